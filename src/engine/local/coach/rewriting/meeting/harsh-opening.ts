import type { ProfileCode } from '../../../../../domain/profiles.ts';

/** Tells as the first thing that nothing is left to say. */
const SHUTS =
  /\b(?:it|this|that|everything)(?:['’]s| is| has been) (?:all |already )*(?:decided|final|settled)\b|\b(?:family|board|area|management|we|they)(?: has| have|['’]ve)? (?:already )?decided\b|\bnot up for (?:debate|discussion)\b|\bno discussion\b/iu;
/** Gives an order, calls to account or hurries before a word was exchanged. */
const ORDERS =
  /^(?:right,? |ok(?:ay)?,? |so,? |look,? |listen,? )*(?:you know why|you (?:have|need) to|you must|I need you to|we need to talk about you)|\bor else\b|\benough is enough\b|\bstraight to (?:it|the point)\b|\bkeep (?:this|it) (?:short|brief|quick)\b/iu;
/** Vouches for what nobody has shown. */
const VOUCHES =
  /\b(?:we all know|every(?:one|body) knows|speaks? for (?:itself|themselves)|you(?:['’]re| are) going to love|trust me|(?:it|this|everything)(?:['’]ll| will)(?: all)? be fine|(?:nothing|what) (?:can|could|will) go wrong)\b/iu;

interface Instead {
  readonly puts: RegExp;
  readonly line: string;
}

/** What such a reader should not hear first, and a first line that states nothing and leaves them room. */
const INSTEAD: Readonly<Partial<Record<ProfileCode, readonly Instead[]>>> = {
  'DP-02': [
    { puts: SHUTS, line: 'What would you try here?' },
    { puts: ORDERS, line: 'What would you try here?' },
  ],
  'DP-03': [{ puts: VOUCHES, line: 'What would you want to see first?' }],
  'DP-04': [
    { puts: SHUTS, line: 'What would you want to know first?' },
    { puts: VOUCHES, line: 'What would you want to know first?' },
  ],
  'DP-06': [
    { puts: SHUTS, line: 'I have news that is not easy, and I want to hear how it is for you.' },
    { puts: ORDERS, line: 'I want to hear how it is for you before anything else.' },
  ],
};

/** The first line instead of one that would shut this reader out; null where the writer's own can stand. */
export function insteadOfHarsh(line: string, profile: ProfileCode | null): string | null {
  const found = profile === null ? undefined : INSTEAD[profile]?.find(({ puts }) => puts.test(line));
  return found?.line ?? null;
}
