import type { Reader } from '../../../engine.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import type { Evidence } from './evidence.ts';
import { type Findings, MOST_FINDINGS, type RiskFinding } from './finding.ts';
import { flawedChance } from './flawed-chance.ts';
import { foundRisks } from './found-risks.ts';
import { atFaultChance } from './soundness/at-fault.ts';
import { soundnessAmong } from './soundness/soundness.ts';

/** What comes after this many risks has to be surer to be named. */
const ENOUGH_RISKS = 4;
const LEAST_LIKELY_NAMED = 0.25;
/** A risk with which an expert would less likely agree is not even mended. */
const LEAST_SOUND = 0.28;
/** How likely an expert has to agree with a risk that is named, and with the only one of a draft that deserves none. */
const SOUND = 0.33;
const SOUND_IN_GOOD = 0.65;
/** A draft that less likely deserves criticism is good. */
const AT_FAULT = 0.25;

/** What costs with this reader, most important first. A good draft gets at most one. */
export function judgeRisks(
  reading: DraftReading,
  reader: Reader,
  evidence: Evidence,
): Pick<Findings, 'risks' | 'faintRisks' | 'atFault'> {
  const flawed = flawedChance(reading, reader, evidence);
  const all = foundRisks(reading, reader, evidence, flawed);
  const soundness = soundnessAmong({ reading, reader, found: all, praised: evidence.praised });
  const atFault = atFaultChance(flawed, all.map(soundness));
  const isGood = atFault < AT_FAULT;
  const found = all.filter((risk) => soundness(risk) >= LEAST_SOUND);
  const most = isGood ? 1 : MOST_FINDINGS;
  const risks: RiskFinding[] = [];
  for (const risk of found) {
    if (risks.length === most) break;
    if (soundness(risk) < (isGood ? SOUND_IN_GOOD : SOUND) || isSaid(risk, found)) continue;
    if (risks.length < ENOUGH_RISKS || risk.severity >= LEAST_LIKELY_NAMED) risks.push(risk);
  }
  return { risks, faintRisks: found.filter((risk) => !risks.includes(risk)), atFault };
}

/** Whether an unsure risk quotes only a part of what another one quotes. */
function isSaid({ quote, severity }: RiskFinding, found: readonly RiskFinding[]): boolean {
  if (quote === null || severity >= LEAST_LIKELY_NAMED) return false;
  return found.some((other) => other.quote !== null && other.quote !== quote && other.quote.includes(quote));
}
