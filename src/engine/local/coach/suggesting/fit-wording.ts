import { countWords } from '../count-words.ts';
import type { RiskFinding } from '../judging/finding.ts';
import type { FaultTag } from '../reading/draft-reading.ts';
import type { PhraseModel } from '../reading/phrases/model.ts';
import { wordsOf } from '../reading/words.ts';
import { SOFTENER } from './triggers.ts';

const NOTHING = /^$/;
/** A sentence that has lost its beginning is fit for nothing. */
const UNFINISHED =
  /^(?:if not|otherwise)\b|^(?:was|were|just|been) (?:thinking|wondering)\b|^please \p{L}+ [^.!?]{0,40}\b(?:is|are|were) (?:hereby )?(?:instructed|required|requested|asked|advised|reminded)\b|\b(?:a|an|the|to|of|which) in \p{L}+\?$/iu;
/** By what a rewording shows that it has not got rid of the fault. */
const STILL_FLAWED: Readonly<Partial<Record<FaultTag, RegExp>>> = {
  absolutes: /^you\b|\b(?:always|never|guaranteed|no one|nobody|world['’]s|number one)\b/i,
  apologetic: /\b(?:sorry|apologi\p{L}+|forgive|bother|trouble you|excuse)\b/iu,
  blame: /\bunder control\b|\bact together\b|\bcounting\b/i,
  cold_tone:
    /\bplease (?:take )?note\b|\bas I (?:wrote|said|mentioned)\b|\bprevious (?:\w+ )?(?:e-?mails?|messages?)\b/i,
  hedging: new RegExp(
    `${SOFTENER.source}|\\bsome ?time\\b|\\bat some point\\b|\\bwould be (?:lovely|nice|great)\\b`,
    'i',
  ),
  rigid: /^(?:could|can|would) you\b|\bplease\b/i,
  passive_aggressive: /^(?:fine|as I|as you|of course)\b|\bagain\b/i,
  pressure:
    /\b(?:now|tonight|today|immediately|at once|right away|asap|as soon as possible|last chance|fast|quick(?:ly)?)\b/i,
  ultimatum:
    /\b(?:or (?:else|you|I|we)|otherwise|rather not have to|will have to|(?:you|they|he|she) (?:can|may|will|go|pay)|next time|if you don['’]t)\b/i,
  vague_ask: /\bplease (?:take )?note\b/i,
};
const FEWEST_WORDS_OFFERED = 3;
/** Without its big words a sentence may have nothing left to say. */
const BARE_WITHOUT: ReadonlySet<FaultTag> = new Set(['hype', 'jargon']);
const FEWEST_WORDS_LEFT = 6;
/** A rewording that shows the fault at least so surely, and nearly as surely as the words did, has not mended it. */
const SHOWN = 0.1;
const NEARLY = 0.7;

/** What a question mends by being one. */
const ASKED: ReadonlySet<FaultTag> = new Set(['cold_tone', 'no_ask', 'vague_ask']);

/** Which fault, of which words. */
export type Faulty = Pick<RiskFinding, 'tag' | 'quote'>;

/** A rewording when it is fit to be offered for this fault, and no earlier suggestion has offered it. */
export function fitWording(
  words: string | null,
  { tag, quote }: Faulty,
  { offered, model }: { readonly offered: string; readonly model: PhraseModel },
): string | null {
  const fewest = BARE_WITHOUT.has(tag) ? FEWEST_WORDS_LEFT : FEWEST_WORDS_OFFERED;
  if (words === null || countWords(words) < fewest) return null;
  if (UNFINISHED.test(words)) return null;
  if (words.search(STILL_FLAWED[tag] ?? NOTHING) >= 0) return null;
  const isAsked = ASKED.has(tag) && words.endsWith('?');
  if (!isAsked && showsStill(words, { tag, quote }, model)) return null;
  return offered.includes(`"${words.replace(/\.$/, '')}`) ? null : words;
}

function showsStill(words: string, { tag, quote }: Faulty, model: PhraseModel): boolean {
  const shown = surenessOf(words, tag, model);
  return shown >= SHOWN && quote !== null && shown >= NEARLY * surenessOf(quote, tag, model);
}

/** How surely words show a fault. */
function surenessOf(words: string, tag: FaultTag, model: PhraseModel): number {
  return model.weigh(wordsOf(words), words)[model.tags.indexOf(tag)] ?? 0;
}
