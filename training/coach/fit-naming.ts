import { faultEvidence } from '../../src/engine/local/coach/judging/naming/fault-evidence.ts';
import {
  NAMING_TRAITS,
  namingTokens,
  namingValues,
} from '../../src/engine/local/coach/judging/naming/naming-traits.ts';
import { signsInPlace } from '../../src/engine/local/coach/judging/quoting/out-of-place.ts';
import { faultSeverity } from '../../src/engine/local/coach/judging/severity.ts';
import { wordSigns } from '../../src/engine/local/coach/judging/signs/risk-signs.ts';
import { structuralSigns } from '../../src/engine/local/coach/judging/signs/structure.ts';
import type { LearntFile } from '../../src/engine/local/coach/learnt-model.ts';
import { FAULT_TAGS } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { fitLearnt, type LabelledCase, learntFrom } from './fit-learnt.ts';
import { MESSAGE_FILES, RULE_FILES, readLabelledMessages } from './labelled-messages.ts';
import type { UnseenReading } from './unseen-readings.ts';

/** What the shipped file must say it was learnt from. */
export function namingFingerprint(): string {
  const labels = [...MESSAGE_FILES, ...RULE_FILES]
    .flatMap((file) => readLabelledMessages(file))
    .map(({ id, messageText, planted_risks }) => [id, messageText, planted_risks.map(({ tag }) => tag)]);
  return learntFrom(labels, NAMING_TRAITS);
}

/** One case a fault. Drafts without a planted fault are left out: how flawed a draft is, is asked elsewhere. */
function casesOf({ message, reading, learned, isRewrite }: UnseenReading): LabelledCase[] {
  if (isRewrite || message.planted_risks.length === 0) return [];
  const named = new Set(message.planted_risks.map(({ tag }) => tag));
  const reader = { primaryCode: message.primaryCode, secondaryCode: message.secondaryCode };
  const signs = { shown: wordSigns(reading), built: structuralSigns(reading), learned: learned.faults };
  const evidence = faultEvidence(signsInPlace(signs, reading), (tag) =>
    faultSeverity(tag, reader, reading.type),
  );
  const tokensOf = namingTokens({ type: reading.type, reader, evidence });
  return FAULT_TAGS.flatMap((tag) => {
    const own = evidence.get(tag);
    if (own === undefined) return [];
    return [{ values: namingValues(own), tokens: tokensOf(tag), label: named.has(tag) ? 1 : 0, trust: 1 }];
  });
}

/** What is learnt from these drafts about which faults an expert names in a flawed draft. */
export function fitNaming(reads: readonly UnseenReading[]): LearntFile {
  return { fingerprint: namingFingerprint(), ...fitLearnt(reads.flatMap(casesOf), NAMING_TRAITS) };
}
