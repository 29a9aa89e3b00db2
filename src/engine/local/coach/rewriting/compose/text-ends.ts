import type { DraftParts } from '../parts/draft-parts.ts';
import { capitalised } from '../sentence/smooth.ts';

/** "… by 3 today x": kisses, which stay at the end of a text. */
const KISSES =
  /(?<=[\p{L}.!?,)]|\b(?:by|before|at|till|until|after|from|past) [\d.:]{1,5}) x{1,4}(?=[.!?]*$)/iu;

/** ", up to you like": what a question behind it leaves to the reader anyway. */
const UP_TO_YOU =
  /(?:^|,) ?(?:but |and )?(?:it['’]?s )?(?:totally |entirely |completely )?up to you(?: like| really| hun| mate| boss| though)?(?=,|[.!]*$)/i;

/** "anyway do whatever", "just putting it out there", ", dunno": what leaves open whether anything is asked at all. */
const LEFT_OPEN =
  /(?:^|[,.;] )(?:(?:and|but|so|anyway|just|I(?:['’]m| am)?|it['’]?s|or) )*(?:(?:putting|throwing|leaving) (?:it|that|this) (?:out there|with you)|do (?:whatever|what you (?:like|want|think))|dunno(?: really)?|idk|not sure (?:really|what you want(?: really)?)|no odds(?: to me| either way)?|(?:don['’]t|do not) mind(?: either way)?|(?:a thought|saying)|whatever you (?:think|like|reckon)|(?:whatever|maybe)?,? ?have a think|whatever|no rush (?:my|from my|this|at my) end)(?=,|[.!]*$)/i;

/** ", tell me to get lost if not": how somebody who asks takes it back. */
const TAKEN_BACK =
  /,? (?:and |but |or )?(?:(?:please |just |feel free to )*tell me to (?:get lost|naff off|bog off|sod off|go away|do one|mind my own)(?: business)?|(?:please |just |do )*say (?:no|if not))(?: if (?:not|you can['’]t|you['’]d rather not))?(?=[,?.!]*$)/i;

/** Whether a sentence is nothing but kisses. */
export function isOnlyKisses(text: string): boolean {
  return /^x{1,4}$/i.test(text);
}

/** The kisses that one of the sentences ends on or is, with the space before them; empty where none does. */
export function kissesIn(sentences: readonly string[]): string {
  return (
    sentences
      .map((text) => (isOnlyKisses(text) ? ` ${text}` : (KISSES.exec(text)?.[0] ?? '')))
      .find((found) => found !== '') ?? ''
  );
}

/** A sentence without its kisses and, where something is asked, without leaving open whether it is; it can be empty. */
export function withoutEnd(sentence: string, isAsked: boolean): string {
  const bare = sentence.replace(KISSES, '').replace(TAKEN_BACK, '');
  return isAsked
    ? bare
        .replace(UP_TO_YOU, '')
        .replace(LEFT_OPEN, '')
        .replace(/^[,.! ]+/, '')
    : bare;
}

/** The text with its kisses behind its last word. */
export function withKisses(text: string, kisses: string): string {
  return kisses === '' ? text : `${text.replace(/\.$/, '')}${kisses}`;
}

/** "ta", "Thanks so much", "love you both", "Sorry again": farewells that say something. */
const SAYS_SOMETHING = /\b(?:ta|thx|thanks?|love|sorry|hugs?|miss)\b/i;

/** The name under a text, with the farewell in front of it where that thanks, loves or says sorry. */
export function textSigned({ signOff, signature }: DraftParts): string {
  const name = signature
    .replace(/^(?:[-–—~]|\/{1,2})\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = signOff
    .replace(/[\s,.!]+$/, '')
    .replace(/^thx$/i, 'Thanks')
    .trim();
  if (!SAYS_SOMETHING.test(words)) return name;
  return name === '' ? `${capitalised(words)}.` : `${capitalised(words)}, ${name}`;
}
