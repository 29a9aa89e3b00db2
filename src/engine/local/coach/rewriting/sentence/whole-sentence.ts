import type { Rewritten } from '../body/body.ts';

/** What somebody did, or is going to do, to a thing of which the note names the owner or the article. */
const DONE =
  'moved|took|told|left|switched|swapped|sent|gave|booked|cancelled|ordered|asked|rang|called|bought|sold|threw|chucked|fixed|changed|used|signed|paid|washed|cleaned|painted|opened|closed|locked|spoke to|talked to|dropped off|picked up|brought|saw|found|met|gone and \\p{L}+';
const WITHOUT_WRITER = new RegExp(
  `^(?:(?:just|already|also|so) )?(?!told you\\b|left alone\\b)(?:${DONE}) (?=(?:the|a|an|my|your|our|his|her|their|mum's|dad's|all|both|everyone|everybody|it|them|him|her|you|\\d+|\\p{Lu}\\p{Ll}+)\\b)`,
  'u',
);
/** What the writer will, did not or could not do. */
const WILL =
  /^(?!(?:can't|cannot) be )(?:still )?(?:will|can't|cannot|won't|couldn't|didn't|haven't|hadn't) (?!it\b|that\b|the\b|you\b|this\b|they\b|we\b|there\b|someone\b|anyone\b)(?=\p{Ll})/u;
const DOING =
  /^(?:sending|going|taking|bringing|leaving|moving|putting|ordering|booking|coming|running|waiting|heading|picking|dropping) (?=(?:it|the|a|an|my|your|our|to|with|for|on|off|up|them|him|her|back|home)\b)(?!.*\b(?:is|are|was|were|has|had|would|will|could|can|may|\p{L}+s(?= (?:the|a|an|after|before|it)\b| \d))\b)/u;
const BACK =
  /^back (?=(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tomorrow\b|(?:at|by|in) \d|(?:on )?the \d|next week\b)/iu;

/** "Left the ladder out again": a reproach as likely as a confession. */
const MAY_BE_REPROACH = /\b(?:again|once more|as (?:usual|always)|like always)[.!]*$/i;

function begun(text: string): string {
  if (text.endsWith('?') || MAY_BE_REPROACH.test(text)) return text;
  const small = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (WITHOUT_WRITER.test(small) || WILL.test(small)) return `I ${small}`;
  return DOING.test(small) || BACK.test(small) ? `I'm ${small}` : text;
}

const LABEL = /^\p{Lu}[\p{L} ]{2,20}:/u;

/** Notes in which the writer left out "I", as whole sentences: "Moved mum's pills" becomes "I moved mum's pills". */
export function withWriter(sentences: readonly Rewritten[]): readonly Rewritten[] {
  return sentences.map((sentence, index) => {
    const before = sentences[index - 1]?.text ?? '';
    if (sentence.isListItem || LABEL.test(sentence.text) || before.endsWith(':')) return sentence;
    return { ...sentence, text: begun(sentence.text) };
  });
}

const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:tues|thurs|weds)(?=[ ,.;!?]|$)|(?:mon|wed|thu|fri|sat|sun)(?= \d|[ ,]+(?:at|from|till|until|noon|morning|night)\b))/g;
const MONTH =
  /(?<=\b\d{1,2}(?:st|nd|rd|th)? )(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g;

/** Days and months with the capital that haste left out. */
export function withCapitalDays(text: string): string {
  const large = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return text.replace(DAY, large).replace(MONTH, large);
}
