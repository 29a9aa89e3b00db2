import { isCommonWord } from '../../../../facts/common-words.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { capitalised, smoothSentence, withFullStop } from '../sentence/smooth.ts';
import { withoutShorthand } from '../wording/plain/shorthand.ts';

const GREETING_WORD = /^(?:hi|hiya|hello|hey|heya|dear|morning|evening)\b[\s,]*/i;
const NAME_ONLY = /^(?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
const APOLOGY = /^(?:so |really |very )*sorry (?:to|for)\b[^\d]{0,40}$/i;
/** "Hey quick one": only says that something follows. */
const SAYS_IT_IS_SHORT =
  /^(?:just )?(?:a )?(?:super |really |very )?quick (?:one|question|q|note)(?: for you| from me)?$/i;
const LONGEST_NOTHING = 4;
const SAYS_NOTHING =
  /\b(?:sorry|boss|mate|buddy|love|dear|hon|girls|lads|ladies|guys|folk|all|team|everyone|everybody|guys|there|folks|again)\b/i;

/** "hi aunty": somebody of the family, who is called by that. */
const KIN =
  /^(?:aunt(?:y|ie)?|uncle|mum|mam|mom|mummy|dad|daddy|da|nan|nana|nanna|gran|granny|grandma|grandad|grandpa|sis|bro|cuz|cousin|son)$/i;

/** "Hi Shona love": group 1 is the name. */
const CALLED_FONDLY =
  /^(\p{Lu}\p{Ll}+) (?:love|lovey|lovely|hun|hon|mate|dear|pal|darling|sweetheart|babe|pet|duck|my love|my dear)$/u;

/** "Hi Dana hope ur well": group 1 is the name. */
const HOPES_WELL =
  /^(?:(\p{Lu}\p{Ll}+)[,!]? )?(?:I )?(?:hope|trust|hoping) (?:that )?(?:ur|u|your?|you['’]re|all|all['’]s|everyone|everybody|everything|everything['’]s|things|this|it['’]s)\b[^\d.!?]{0,50}$/u;

/** "hiya re tonight": what it is about. */
const MATTER = /^(?:so )?(?:re:?|about|regarding) ([^.,:;!?]{3,40})$/iu;

/** "Viv its Tom from the garage": whom it is to, and who writes. */
const WHO_WRITES = /^(\p{Lu}\p{Ll}+),? it['’]?s (\p{Lu}[^,;!?]{2,40})$/u;

/** "lovely people", "friends of the harvest": those who are spoken to. */
const NAMES_MANY =
  /^(?!(?:its|it's|this|just|quick|re|so|sorry|thanks)\b)(?:to all )?(?:\p{Ll}+ ){0,4}\p{Ll}+(?:s|folk|people|crew|gang|staff)\b/u;

/** What of a text's greeting stays: the name that it calls, or what it says beside that; both can be empty. */
export interface TextOpening {
  readonly name: string;
  readonly remark: string;
}

/** "Hi Dana!" leaves the name, which is a fact; "hi its Jonahs dad." leaves what it says. */
export function openedBy(greeting: string): TextOpening {
  const rest = bare(greeting.replace(GREETING_WORD, ''));
  if (NAME_ONLY.test(rest)) {
    const called = /^(?:hi|hello|hey|hiya|dear)\b/i.exec(greeting.trim())?.[0] ?? '';
    const whole = called === '' ? rest : `${capitalised(called.toLowerCase())} ${rest}`;
    return { name: `${whole}${greeting.trimEnd().endsWith(':') ? ':' : ','}`, remark: '' };
  }
  const called = CALLED_FONDLY.exec(rest)?.[1];
  if (called !== undefined && !isCommonWord(called.toLowerCase())) return { name: `${called},`, remark: '' };
  if (
    rest === '' ||
    APOLOGY.test(rest) ||
    SAYS_IT_IS_SHORT.test(rest) ||
    (SAYS_NOTHING.test(rest) && rest.split(' ').length <= LONGEST_NOTHING)
  )
    return { name: '', remark: '' };
  const hopes = HOPES_WELL.exec(rest);
  if (hopes !== null) return { name: hopes[1] === undefined ? '' : `${hopes[1]},`, remark: '' };
  const matter = MATTER.exec(rest)?.[1];
  if (matter !== undefined) return { name: '', remark: `About ${matter}:` };
  const itself = WHO_WRITES.exec(rest);
  if (itself !== null) return { name: `${itself[1]}, it's ${itself[2]}:`, remark: '' };
  const address = addressIn(greeting, rest);
  if (address !== null) return { name: address, remark: '' };
  const said = withoutShorthand(rest).replace(/^its\b/i, "it's");
  return { name: '', remark: withFullStop(smoothSentence(said)) };
}

/** Who is spoken to by no name of theirs, ready to stand in front; empty where nobody would miss it, null where more is said. */
function addressIn(greeting: string, rest: string): string | null {
  if (!GREETING_WORD.test(greeting)) return null;
  if (NAMES_MANY.test(rest) && !hasVerb(withoutShorthand(rest)))
    return /\p{Lu}/u.test(rest) ? `${capitalised(rest)},` : '';
  if (isNickname(rest) || KIN.test(rest)) return `${capitalised(rest)},`;
  return isAddressOnly(greeting, rest) ? `${capitalised(bare(greeting))},` : null;
}

/** "Morning lovely!" and "hey mum, hey dad!": who is spoken to, by no name, and nothing else. */
function isAddressOnly(greeting: string, rest: string): boolean {
  if (!/[!,]+\s*$/.test(greeting) || /[^\p{L}'’, ]/u.test(rest)) return false;
  const called = rest.split(/, /).map((words) => words.replace(GREETING_WORD, ''));
  return called.every((words) => words.split(' ').length <= MOST_ADDRESS_WORDS && !hasVerb(words));
}

const MOST_ADDRESS_WORDS = 2;

function bare(greeting: string): string {
  return greeting.replace(/[\s,.!:–-]+$/, '');
}

/** "Morning gaffer", "hi steve": a word that calls somebody and is no everyday word. */
function isNickname(words: string): boolean {
  return /^\p{Ll}{3,12}$/u.test(words) && !isCommonWord(words);
}
