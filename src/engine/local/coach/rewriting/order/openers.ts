import { hasVerb } from '../sentence/clauses.ts';
import { capitalised } from '../sentence/smooth.ts';
import { isKindWord } from './kind-word.ts';
import type { Placed } from './placed.ts';

/** What opens a message and says nothing without standing first: thanks, an apology, a call, what it is about. */
const OPENS_MESSAGE =
  /^(?:(?:first of all,? )?(?:thank you|thanks|many thanks)\b|greetings\b|(?:so |really |very )?sorry\b|(?:please )?(?:excuse|forgive)\b|this is about\b|this is \p{L}+ (?:with|from|of|at)\b|I would like to talk about\b|(?:it|this) (?:would be|is|was) an? (?:honour|pleasure|privilege)\b|I know you\b|you don['’]t know me\b|we (?:spoke|met|talked|chatted)\b|you (?:said|told (?:me|us)|mentioned)\b|(?:attached|enclosed|here) (?:is|are|you(?:['’]ll| will) find)\b|please find (?:attached|enclosed|below)\b|(?:a )?(?:couple of|few) \p{L}+\.|quick one\b)/iu;
const MOST_OPENERS = 2;
/** A longer one is a story of its own. */
const LONGEST_OPENER_WORDS = 18;

/** How many sentences at the front stay there whatever leads the rest. */
export function openersIn(sentences: readonly Placed[]): number {
  const first = sentences.findIndex(({ text }) => !opensMessage(text));
  return first > MOST_OPENERS || first < 0 ? 0 : first;
}

/** Whether a sentence is thanks and the like, or no more than a name or a matter: "Gary Stubbs, Coast Radio 98.2." */
export function opensMessage(text: string): boolean {
  const count = text.split(' ').length;
  if (count > LONGEST_OPENER_WORDS || text.endsWith('?')) return false;
  return OPENS_MESSAGE.test(text) || isKindWord(text) || (count <= LONGEST_NAMED_WORDS && !hasVerb(text));
}

const LONGEST_NAMED_WORDS = 6;

/** "Just a heads up that", which only says that something follows. */
const HEADS_UP =
  /^(?:(?:just|only|a|quick|short|small|friendly|gentle) ){0,4}(?:(?:heads[- ]?up|note|reminder)(?: (?:to|for) (?:all|everyone|everybody|you all|say|let you know))? that|heads[- ]?up(?: (?:all|everyone|everybody))?(?:[,:]| -)) (?=\S+ \S+ \S)|^(?:just |only )?(?:an? )?(?:quick|small|short|little|brief)(?:(?: but|,)? (?:important|quick|serious))? (?:one|note|thing|reminder|heads[- ]?up|update|announcement)(?: from (?:me|us))?: (?=\S+ \S)|^please note: (?=\S+ \S+ \S)|^(?:this is )?(?:just )?to (?:say|inform you|let you(?: all)? know|tell you|advise you) that (?=\S+ \S)/i;

/** "Oh and the council voted": what stands first is no afterthought. */
const IN_PASSING =
  /^(?:(?:[Oo]h,? )?(?:[Aa]nd |[Aa]lso )?(?:[Ii]n passing|[Bb]y the way|[Ii]ncidentally)[:,]? |[Oo]h,? (?:and|also),? |(?:[Ii]n addition|[Ff]urthermore|[Mm]oreover|[Aa]dditionally), )(?=(?:the|our|your|we|a|an|I|it|he|she|they|my|this|that|there|some|\d)\b|\p{Lu})/u;

/** "So the Lambert kitchen is coming along" at the head of a message follows from nothing; nor need it be announced. */
export function withoutSo(text: string): string {
  const rest = text
    .replace(HEADS_UP, '')
    .replace(IN_PASSING, '')
    .replace(
      /^So,? (?:(?:um|uh|er|erm),? )?(?=(?:the|our|your|we|a|an|I|about|it|he|she|they|my)\b|\p{Lu})/u,
      '',
    );
  return rest === text ? text : capitalised(rest);
}
