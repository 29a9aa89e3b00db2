import type { MessageType } from '../../../../../domain/message-types.ts';
import { isCommonWord } from '../../../../facts/common-words.ts';
import { capitalised } from '../sentence/smooth.ts';
import { calledAtStart, isCall, restOfCall } from './called.ts';
import type { Unit } from './unit.ts';

/** A title at the end of what was taken for a greeting, the name of which is cut off. */
export const TITLE_ONLY = /\b(?:mme|mlle|msgr|rev|fr|hon|capt|sra?|sig)\.$/i;
const ADDRESS_ALONE = /^\p{Lu}[\p{L} ]{2,30},$/u;
/** "Team" or "Anna" in a paragraph of its own, without a mark. */
const MANY_ALONE =
  /^(?:hi |hello |dear |morning |hey )?(?:team|all|everyone|everybody|folks|colleagues|guys|both|friends|parents|volunteers|neighbours|staff)[!.]*$/i;
/** "Team," above an invitation to a meeting. */
const MANY_CALLED =
  /^(?:team|all|everyone|everybody|folks|colleagues|both|friends|volunteers|(?:all )?staff)[,!]$/i;
/** "All staff" above the first paragraph. */
const CALLS_ALL = /^(?:to )?all \p{Ll}/iu;
const ONE_ALONE = /^\p{Lu}\p{Ll}{1,14}!?$/u;

function isAddressAlone(text: string, paragraphs: number): boolean {
  if (ADDRESS_ALONE.test(text)) return true;
  if (paragraphs < 2) return false;
  if (MANY_ALONE.test(text) || (CALLS_ALL.test(text) && isCall(text))) return true;
  return ONE_ALONE.test(text) && !isCommonWord(text.replace('!', '').toLowerCase());
}

/** "To all keepers.", "Notice to all spa staff" */
const TO_MANY =
  /^(?:(?:staff )?notice )?to (?:all|the (?:board|members|parents|committee|residents|staff|team|volunteers)\b)[\p{L} ]{0,40}[.:]?$/iu;
/** "To the route setters" in a paragraph of its own. */
const TO_SOME = /^to the (?:\p{L}+ ){0,2}\p{L}+s[.:]?$/iu;
/** "To all volunteers: from Monday …", "All staff: …": said to many, and then what. */
const TO_MANY_THEN =
  /^((?:to )?all (?!hands\b)(?:the |our )?\p{Ll}+(?: \p{Ll}+){0,2}|to (?:everyone|everybody|anyone|those|all of you) (?:who|with|using|on|in|at) [^,.:;!?]{3,60}): (?=\p{L})/iu;
const NAME_ALONE =
  /^(?:(?:(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Sister|Father)\.? )\p{Lu}[\p{L}'’-]+|\p{Lu}\p{Ll}+)\.$/u;
const NAME_THEN_COMMA = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}),\s+(?=\S)/u;
/** "Gill you've shut my site": whoever is spoken to, without a mark behind. */
const NAME_THEN_YOU = /^(\p{Lu}\p{Ll}{2,14}) (?=you(?:['’]\p{Ll}+|r)? )/u;
const NAME_THEN_DASH = /^(\p{Lu}\p{Ll}[\p{L}'’-]+) [-–—] (?=\p{L})/u;
/** "Rob/Sue - the bar …", "Sam – Jo – the bar …" */
const NAMES_THEN_DASH =
  /^(\p{Lu}\p{Ll}[\p{L}'’-]+(?:(?: ?[/&+] ?| and |, | [-–—] )\p{Lu}\p{Ll}{1,14}){1,3}) [-–—] (?=\p{L})/u;
const BETWEEN_NAMES = / ?[/&+] ?| and |, | [-–—] /;

/** A greeting on the line of the first sentence: "Hey there :) I'm Rafferty, bat nerd!" */
const SAID_IN_GREETING =
  /^(?:hi|hey|hello|hiya|greetings)\b[^,!.]{0,30}?[,!.:)]* (?=(?:I['’]m|I am|my name is|we['’]re|we are|this is) )/iu;
/** "Fact: you said …" greets nobody. */
const LABEL =
  /^(?:fact|facts|question|note|update|reminder|reason|status|news|info|fyi|topic|problem|issue|warning|attention|important|urgent|announcement)[!:]+$/i;

/** "Per Carol Weber," and "Effective Monday," say who said it or when it is. */
const SAYS_WHENCE =
  /^(?:(?:[Aa]s )?[Pp]er|[Aa]ccording to|[Vv]ia|[Ee]ffective|[Ss]tarting|[Bb]eginning|[Aa]s of|[Uu]ntil|[Ss]ince|[Bb]y|[Oo]n) \p{Lu}/u;

/** "hey so sorry to bug you again, I know …": the beginning of a sentence. */
const SAYS_SORRY = /^(?:(hey|hi|hello|hiya),? )?(?:(?:so|really|very) )*sorry\b/i;

/** "Hi all... no, just you": a greeting that the sentence goes on with. */
const TRAILS_OFF = /(?:\.{2,}|…)$/;

const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/** People who are spoken to in a word. */
const SPOKEN_TO =
  /^(?:hi|hello|hey|hiya|dear|morning|afternoon|evening|greetings|lads|ladies|girls|boys|gang|gents|guys|sir|madam|mum|dad|mate|love|parents|members|neighbours|drivers|teachers|players|residents|tenants|students)\b/i;

/** "Window Saturday:" and "Yard:" label what follows and greet nobody. */
function isLabelOfThings(greeting: string): boolean {
  const words = greeting.endsWith(':') ? greeting.slice(0, -1).toLowerCase().split(' ') : [];
  const isOneThing = words.length === 1 && !MANY_CALLED.test(`${words[0]},`) && !SPOKEN_TO.test(greeting);
  return (
    (isOneThing || words.length > 1) &&
    words[0] !== 'to' &&
    words.every((word) => isCommonWord(word) || DAY.test(word))
  );
}

/** "Tomasz Bielak, who has run the yard, leaves in May" tells of somebody and greets nobody. */
function isSubjectOf(greeting: string, said: string): boolean {
  return /^(?:who|whose|which)\b/i.test(said) && !/^(?:dear|hi|hello|hey)\b/i.test(greeting);
}

/** The greeting without what is said in it, which goes back to the first sentence, or is no more than a label. */
function greetingOnly(greeting: string, paragraphs: Unit[][], type: MessageType): string {
  const first = paragraphs[0]?.[0];
  if (first === undefined || first.isListItem || type === 'meeting_prep') return greeting;
  if (LABEL.test(greeting)) return '';
  if (
    (TRAILS_OFF.test(greeting) && /^\p{Ll}/u.test(first.text)) ||
    SAYS_WHENCE.test(greeting) ||
    isSubjectOf(greeting, first.text)
  ) {
    paragraphs[0]?.splice(0, 1, { ...first, text: `${greeting} ${first.text}` });
    return '';
  }
  const sorry = type === 'text' ? null : SAYS_SORRY.exec(greeting);
  if (sorry !== null && !/\p{Lu}|\d/u.test(greeting.slice(1)))
    return sorry[1] === undefined ? '' : `${capitalised(sorry[1])},`;
  if (sorry !== null || isLabelOfThings(greeting)) {
    paragraphs[0]?.splice(0, 1, { ...first, text: `${greeting} ${first.text}` });
    return '';
  }
  const [said] = SAID_IN_GREETING.exec(greeting) ?? [];
  if (said === undefined) return greeting;
  paragraphs[0]?.splice(0, 1, { ...first, text: `${greeting.slice(said.length)} ${first.text}` });
  return said.replace(/[\s:;)(,-]+$/, '');
}

/** "hello" and "mrs petersen my name is …", of a writer who sets no mark: group 1 is the title, group 2 the name. */
const TITLE_BEHIND = /^(mrs?|ms|miss|mx|dr|prof)\.? (\p{L}[\p{L}'’-]+),? (?=\p{L})/iu;

/** The greeting with the title and the name that the first sentence begins with. */
function withTitled(greeting: string, paragraphs: Unit[][]): string {
  const first = paragraphs[0]?.[0];
  const [words, title, name] = TITLE_BEHIND.exec(first?.text ?? '') ?? [];
  if (!GREETS_ALONE.test(greeting) || first === undefined || first.isListItem) return greeting;
  if (words === undefined || title === undefined || name === undefined) return greeting;
  paragraphs[0]?.splice(0, 1, { ...first, text: capitalised(first.text.slice(words.length)) });
  return `${greeting} ${capitalised(title)} ${capitalised(name)},`;
}

const GREETS_ALONE = /^(?:hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening|day))$/i;

/** "Dear Committee, dear Mr Farrugia,": who is greeted beside the first. */
const GREETED_TOO = /^(?:and )?dear (?:\p{L}+\.? ){0,3}\p{L}+[,.]?$/iu;

/** "To Mr Novak, flat 12": where they live, as the whole of the first paragraph. */
const LIVES_AT = /^(?:flat|apartment|apt|unit|room|house|plot|lot|no\.?|number) \d{1,4}\p{L}?[,.:]?$/iu;

/** The greeting with a second one behind its comma, which was taken for a sentence. */
function withSecond(greeting: string, paragraphs: Unit[][]): string {
  const [first, ...others] = paragraphs[0] ?? [];
  const isTwo =
    first !== undefined &&
    ((/^dear\b.*,$/i.test(greeting) && GREETED_TOO.test(first.text)) ||
      (greeting.endsWith(',') && others.length === 0 && LIVES_AT.test(first.text)));
  if (!isTwo || first.isListItem || (others.length === 0 && paragraphs.length === 1)) return greeting;
  if (others.length === 0) paragraphs.shift();
  else paragraphs.splice(0, 1, others);
  return `${greeting} ${first.text.replace(/[,.]$/, '')},`;
}

/** "Dear parents," with "carers and staff," which went to the first sentence. */
function withRestOfCall(greeting: string, paragraphs: Unit[][]): string {
  const first = paragraphs[0]?.[0];
  if (first === undefined || first.isListItem) return greeting;
  const length = restOfCall(greeting, first.text);
  const said = first.text.slice(length).trim();
  if (length === 0 || (said === '' && paragraphs.flat().length < 2)) return greeting;
  paragraphs[0]?.splice(0, 1, ...(said === '' ? [] : [{ ...first, text: capitalised(said) }]));
  return `${greeting} ${first.text.slice(0, length).replace(/[.:!]$/, ',')}`;
}

/**
 * The greeting with a name that stands apart from it: behind "Dear Mme.", or before a dash ("Fergal - …"). In notes for
 * a meeting the name in front is no greeting but the first note.
 */
export function spokenTo(shown: string, paragraphs: Unit[][], type: MessageType): string {
  const greeting = withRestOfCall(
    withTitled(withSecond(greetingOnly(shown, paragraphs, type), paragraphs), paragraphs),
    paragraphs,
  );
  const first = paragraphs[0]?.[0];
  if (first === undefined || first.isListItem) return greeting;
  if (type === 'meeting_prep') {
    if (greeting === '' || /^(?:hi|hello|hey|dear|good)\b/i.test(greeting) || MANY_CALLED.test(greeting))
      return greeting;
    paragraphs[0]?.splice(0, 1, { ...first, text: `${greeting} ${first.text}` });
    return '';
  }
  if (greeting === '' && paragraphs[0]?.length === 1 && isAddressAlone(first.text, paragraphs.length)) {
    paragraphs.shift();
    return first.text;
  }
  const isToMany = TO_MANY.test(first.text) || (paragraphs[0]?.length === 1 && TO_SOME.test(first.text));
  if (greeting === '' && paragraphs.flat().length > 1 && isToMany) {
    paragraphs[0]?.shift();
    return first.text;
  }
  const toMany = greeting === '' ? TO_MANY_THEN.exec(first.text) : null;
  if (toMany?.[1] !== undefined && paragraphs.flat().length > 1 && /[.!?]$/.test(first.text)) {
    paragraphs[0]?.splice(0, 1, { ...first, text: capitalised(first.text.slice(toMany[0].length)) });
    return `${toMany[1]},`;
  }
  if (
    greeting === '' &&
    NAME_ALONE.test(first.text) &&
    !isCommonWord(first.text.slice(0, -1).toLowerCase())
  ) {
    paragraphs[0]?.shift();
    return first.text.replace(/\.$/, ',');
  }
  if (greeting === '' && type !== 'text' && paragraphs.flat().length > 1 && isCall(first.text)) {
    paragraphs[0]?.shift();
    return first.text.replace(/[.!:]+$/, ',');
  }
  return withNameApart(greeting, first, paragraphs);
}

/** The greeting with a name behind a title or before a dash, which began the first sentence. */
function withNameApart(greeting: string, first: Unit, paragraphs: Unit[][]): string {
  const isCutOff = TITLE_ONLY.test(greeting);
  if (greeting !== '' && !isCutOff) return greeting;
  const name = (isCutOff ? [NAME_THEN_COMMA] : [NAMES_THEN_DASH, NAME_THEN_DASH, NAME_THEN_YOU])
    .map((pattern) => pattern.exec(first.text))
    .find((found) => found?.[1] !== undefined && !holdsNoName(found[1]));
  if (name?.[1] !== undefined) {
    paragraphs[0]?.splice(0, 1, { ...first, text: capitalised(first.text.slice(name[0].length)) });
    return `${greeting} ${name[1]},`.trim();
  }
  const start = greeting === '' ? calledAtStart(first.text) : null;
  if (start === null) return greeting;
  paragraphs[0]?.splice(0, 1, { ...first, text: capitalised(first.text.slice(start.length)) });
  return `${start.called},`;
}

function holdsNoName(names: string): boolean {
  return names.toLowerCase().split(BETWEEN_NAMES).some(isNoName);
}

/** "Yesterday you", "Hopefully you", "Monday you": words that begin a sentence and call nobody. */
function isNoName(word: string): boolean {
  return isCommonWord(word) || DAY.test(word) || /ly$|^(?:does|did|since|whenever|glad)$/.test(word);
}
