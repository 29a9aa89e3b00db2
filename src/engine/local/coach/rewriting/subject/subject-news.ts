import { DATE } from '../closing/closing-date.ts';
import { capitalised } from '../sentence/smooth.ts';

const LONGEST_READ = 300;
const MOST_WORDS = 11;

const NO_VERB =
  '(?!(?:will|should|can|could|must|may|might|need|is|are|was|were|has|have|had|and|or|but|that|which|who|we|they|it|you|i|if|when|till|until|before|after|as|so|then|because|not|no)\\b)';
const THING = `((?:the|our|your|all|both|staff|paper)(?: ${NO_VERB}[\\p{L}\\d'’-]+){1,6}?)`;
const ENDED =
  'moved|transferred|discontinued|closed|reassigned|replaced|removed|cancelled|merged|locked|scanned|dropped|relocated|migrated|suspended|switched off|switched|converted|sold|terminated|opened|refused|declined|withdrawn|postponed';

/** "From 1 September the desk closes at 18:30", "Staff meals end on 30 September." */
const CHANGES = new RegExp(
  `^(?:(?:from|as of|as from|with effect from|on|starting|effective) (${DATE}),? )?${THING} (?:(closes|ends|moves|stops|starts|opens|close|end|move|stop|start|open)\\b|(?:(?:is|are) (?:being |to be )?|will be |gets? )(${ENDED})\\b)((?: (?:to|at|into) [\\p{L}\\d:'’]+(?: ${NO_VERB}(?!from\\b|on\\b|by\\b|due\\b|in\\b|for\\b|with\\b)[\\p{L}\\d:'’-]+){0,2})?)(?: (from|as of|on|by) (${DATE}))?`,
  'iu',
);

const DONE = 'changed|moved|swapped|switched|replaced|cancelled|deleted|removed|converted|merged|sold';
/** "I've changed the museum's bank." */
const HAS_DONE = new RegExp(
  `\\b(?:I|we)(?:['’]ve| have)? (?:(?:just|already|now|gone and|went ahead and) )*(${DONE}) (?:all )?((?:the|our)(?: ${NO_VERB}(?!to\\b|into\\b|in\\b|on\\b|off\\b|out\\b|from\\b|for\\b|with\\b|over\\b|by\\b|this\\b|at\\b)[\\p{L}'’-]+){1,3})((?: (?:to|into) (?:the|a|an|our)(?: (?!(?:over|on|at|this|last)\\b)[\\p{L}'’-]+){1,2})?)(?=[,.;!]| (?:to|into|from|over|on|so|and|at|by|for)\\b|$)`,
  'iu',
);
/** "Two-factor is off for the finance group as of this morning." */
const IS_SO =
  /^((?:The )?\p{Lu}[\p{L}-]+(?: [\p{Ll}-]+){0,3}? (?:is|are) (?:off|down|closed|cancelled|live|sold out))((?: (?:for|at|in) (?:the|our)(?: (?!(?:as|from|since|on|and|so|because|this)\b)[\p{L}-]+){1,3})?)/u;
/** "The rope drill on the Corbeau lift fell through." */
const FELL_THROUGH = new RegExp(
  `^(?:[\\p{L} ]{2,12}, )?${THING} (fell through|broke down|did not take place|was skipped|was missed|was left out)\\b`,
  'iu',
);
const IS_NOT_SO = /\b(?:not|never|no longer|stays?|remains?)\b|n['’]t\b/i;

/**
 * What the sentences announce, as a subject line in their own words: "Desk closes at 18:30 from 1 September",
 * "Museum's bank changed". Null when they announce nothing plainly.
 */
export function newsIn(sentences: readonly string[]): string | null {
  for (const whole of sentences) {
    const sentence = whole.slice(0, LONGEST_READ).replaceAll('’', "'");
    const news = changeIn(sentence) ?? doneIn(sentence) ?? stateIn(sentence) ?? failedIn(sentence);
    if (news !== null && news.split(' ').length <= MOST_WORDS) return news;
  }
  return null;
}

function changeIn(sentence: string): string | null {
  const match = CHANGES.exec(sentence.trim());
  if (match === null || IS_NOT_SO.test(match[0])) return null;
  const [, first, thing = '', verb, done, more = '', word = 'on', later] = match;
  const date = later === undefined ? (first === undefined ? '' : ` from ${first}`) : ` ${word} ${later}`;
  const says = verb ?? done ?? '';
  return `${withoutArticle(thing)} ${says}${more}${more.includes(date) ? '' : date}`;
}

function doneIn(sentence: string): string | null {
  const match = HAS_DONE.exec(sentence);
  if (match === null || sentence.endsWith('?') || IS_NOT_SO.test(match[0])) return null;
  const [, done = '', thing = '', where = ''] = match;
  return `${withoutArticle(thing)} ${done.toLowerCase()}${where}`;
}

function stateIn(sentence: string): string | null {
  const match = IS_SO.exec(sentence);
  if (match === null || /^(?:It|He|She|They|That|This|There|What|Who)\b/.test(sentence)) return null;
  return withoutArticle(`${match[1] ?? ''}${match[2] ?? ''}`);
}

function failedIn(sentence: string): string | null {
  const [, thing, what = ''] = FELL_THROUGH.exec(sentence) ?? [];
  return thing === undefined ? null : `${withoutArticle(thing)} ${what.toLowerCase()}`;
}

function withoutArticle(thing: string): string {
  return capitalised(thing.replace(/^(?:the|our|your) /i, ''));
}
