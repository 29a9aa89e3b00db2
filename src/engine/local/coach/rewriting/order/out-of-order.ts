import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Findings } from '../../judging/finding.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';

/** Whether a first contact begins with its writer, and so is sorted anew though nothing else is wrong with it. */
export function opensOnWriter(type: MessageType, { risks }: Pick<Findings, 'risks'>): boolean {
  return type === 'outreach' && risks.some(({ tag }) => tag === 'generic_opening' || tag === 'self_centred');
}

/** Faults that another order of the same sentences mends, by the reader who minds them. */
const OUT_OF_ORDER: Readonly<Partial<Record<ProfileCode, ReadonlySet<FaultTag>>>> = {
  'DP-01': new Set(['buried_ask', 'too_long']),
  'DP-02': new Set(['rigid']),
  'DP-07': new Set(['no_purpose', 'detail_overload']),
};

/** Whether this reader finds a draft out of order, though nothing else may be wrong with it. */
export function isOutOfOrder(profile: ProfileCode | null, { risks }: Pick<Findings, 'risks'>): boolean {
  return profile !== null && risks.some(({ tag }) => OUT_OF_ORDER[profile]?.has(tag) === true);
}
