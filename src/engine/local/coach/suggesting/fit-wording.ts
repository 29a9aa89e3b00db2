import { countWords } from '../count-words.ts';
import type { FaultTag } from '../reading/draft-reading.ts';
import { SOFTENER } from './triggers.ts';

const NOTHING = /^$/;
/** A sentence that has lost its beginning is fit for nothing. */
const UNFINISHED =
  /^(?:was|were|just|been) (?:thinking|wondering)\b|^please \p{L}+ [^.!?]{0,40}\b(?:is|are|were) (?:hereby )?(?:instructed|required|requested|asked|advised|reminded)\b|\b(?:a|an|the|to|of|which) in \p{L}+\?$/iu;
/** By what a rewording shows that it has not got rid of the fault. */
const STILL_FLAWED: Readonly<Partial<Record<FaultTag, RegExp>>> = {
  absolutes: /^you\b/i,
  apologetic: /\b(?:sorry|apologi\p{L}+|forgive|bother|trouble you|excuse)\b/iu,
  cold_tone:
    /\bplease (?:take )?note\b|\bas I (?:wrote|said|mentioned)\b|\bprevious (?:\w+ )?(?:e-?mails?|messages?)\b/i,
  hedging: SOFTENER,
  rigid: /^(?:could|can|would) you\b|\bplease\b/i,
  passive_aggressive: /^(?:fine|as I|as you|of course)\b|\bagain\b/i,
  ultimatum: /\b(?:or (?:else|you|I|we)|otherwise|rather not have to|will have to)\b/i,
  vague_ask: /\bplease (?:take )?note\b/i,
};
const FEWEST_WORDS_OFFERED = 3;
/** Without its big words a sentence may have nothing left to say. */
const BARE_WITHOUT: ReadonlySet<FaultTag> = new Set(['hype', 'jargon']);
const FEWEST_WORDS_LEFT = 6;

/** A rewording when it is fit to be offered for this fault, and no suggestion of `offered` has offered it. */
export function fitWording(words: string | null, tag: FaultTag, offered: string): string | null {
  if (
    words === null ||
    countWords(words) < (BARE_WITHOUT.has(tag) ? FEWEST_WORDS_LEFT : FEWEST_WORDS_OFFERED)
  )
    return null;
  if (UNFINISHED.test(words)) return null;
  if (words.search(STILL_FLAWED[tag] ?? NOTHING) >= 0) return null;
  return offered.includes(`"${words.replace(/\.$/, '')}`) ? null : words;
}
