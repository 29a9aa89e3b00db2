import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Reader } from '../../../../engine.ts';
import { type LearntCase, stepTokens } from '../../learnt-model.ts';
import { FAULT_TAGS, type FaultTag } from '../../reading/draft-reading.ts';

/** What speaks for one fault of a draft: how much it costs, each kind of sign taken together, and all of it as a chance. */
export interface FaultEvidence {
  readonly severity: number;
  readonly shown: number;
  readonly built: number;
  readonly learned: number;
  /** From 0 to 1, by its own signs alone. */
  readonly likelihood: number;
}

/** What a flawed draft shows of every fault, and for whom it is written. */
export interface WeighedFaults {
  readonly type: MessageType;
  readonly reader: Reader;
  readonly evidence: Readonly<Record<FaultTag, FaultEvidence>>;
}

export const NAMING_TRAITS = [
  'bias',
  'severity',
  'shown',
  'built',
  'learned',
  'likelihood',
  'likelihood, spread',
] as const;

const SURE = 1 - 1e-4;

/** The logarithm of the odds, from about -9 to 9. */
function spread(chance: number): number {
  const within = Math.min(Math.max(chance, 1 - SURE), SURE);
  return Math.log(within / (1 - within));
}

/** The values of `NAMING_TRAITS` for a fault. */
function valuesOf(evidence: FaultEvidence): readonly number[] {
  const { severity, shown, built, learned, likelihood } = evidence;
  return [1, severity, shown, built, learned, likelihood, spread(likelihood)];
}

/** A fault as likely as one of these by its signs has the step, and all below it. */
const likelyTokens = stepTokens('likely', [0.01, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8]);
const BESIDE_TOKENS = new Map(
  FAULT_TAGS.map((tag) => [tag, stepTokens(`beside ${tag}`, [0.1, 0.25, 0.5, 0.8])] as const),
);

/** What the model sees of each fault: what speaks for it, for whom and of what type the draft is, and its other faults. */
export function namingCases({ type, reader, evidence }: WeighedFaults): (tag: FaultTag) => LearntCase {
  const { primaryCode, secondaryCode } = reader;
  const ofDraft = [`#${type}`, `#${primaryCode}`, `#second ${secondaryCode}`, `#${type} ${primaryCode}`];
  const beside = FAULT_TAGS.map(
    (tag) => [tag, BESIDE_TOKENS.get(tag)?.(evidence[tag].likelihood) ?? []] as const,
  );
  return (tag) => {
    const others = beside.flatMap(([other, tokens]) => (other === tag ? [] : tokens));
    const own = likelyTokens(evidence[tag].likelihood);
    const tokens = { plain: [tag], ofSubjects: [[tag, [...ofDraft, ...own, ...others]] as const] };
    return { values: valuesOf(evidence[tag]), tokens };
  };
}
