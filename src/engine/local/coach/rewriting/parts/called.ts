import { isCommonWord } from '../../../../facts/common-words.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { isPersonName, NAME, SOME_TITLES, TITLES } from './person-name.ts';

/** Those whom a notice calls by what they are. */
const PEOPLE =
  '(?:staff|team|teams|crew|crews|lot|gang|squad|shift|lads|lasses|ladies|gents|gentlemen|guys|folks|folk|friends|colleagues|comrades|everyone|everybody|people|porters|drivers|nurses|sisters|doctors|carers|cleaners|cooks|chefs|bakers|waiters|servers|tutors|teachers|lecturers|coaches|players|pupils|students|parents|guardians|families|volunteers|helpers|members|residents|tenants|neighbours|lodgers|guests|stewards|wardens|ushers|guides|leaders|managers|supervisors|heads|operators|technicians|engineers|fitters|electricians|joiners|painters|plumbers|builders|clerks|assistants|receptionists|librarians|curators|keepers|growers|pickers|packers|weavers|riders|rowers|runners|ringers|singers|dancers|actors|musicians|trustees|governors|councillors|officers|partners|users|owners|holders|interns|trainees|apprentices|foremen|gardeners|butchers|brewers|fishermen|skippers|pilots|captains|customers|patients|scouts|swimmers|climbers|judges|referees|marshals|translators|editors|dispatchers|mechanics|guards|rangers|assessors|invigilators|examiners|midwives|therapists|chaplains|bartenders|hands)';

/** "Porters.", "All drivers.", "Kitchen staff.", "All.", and "All drivers" without a mark. */
const CALLED_ALONE = new RegExp(
  `^(?:to )?(?:(?:all|everyone|everybody|(?:(?:all|dear|our) )?(?:\\p{L}[\\p{L}'’&-]* ){0,3}${PEOPLE})[.!:]+|all (?:\\p{L}+ )?${PEOPLE})$`,
  'iu',
);
/** "Fewer drivers.", "No staff.", "Happy customers.": words that tell of people and call none. */
const SPEAKS_OF =
  /\b(?:no|not|fewer|more|less|some|several|most|many|too|enough|missing|short|late|happy|unhappy|angry|new|lost|good|great|bad|what|which|whose|why|how|my|his|her|their|your|its|about|for|with|without|of|per|news|update|reminder|info|thanks|thank|welcome|well|sorry|congratulations|congrats|exciting|amazing|come|one|two|three|four|five)\b/i;
/** "To the Steward, Ebenezer Chapel." */
const TO_SOMEBODY =
  /^(?:FAO|(?:To|For|Attn:?|Attention:?|For the attention of) (?:the|all|our|every|whoever|everyone|everybody|anyone))(?= \p{L})[^.!?;\d]{3,70}[.:]$/u;
const MOST_WORDS = 10;

/** Whether the first sentence of a message does no more than call those for whom it is. */
export function isCall(text: string): boolean {
  if (CALLED_ALONE.test(text)) return !SPEAKS_OF.test(text);
  return TO_SOMEBODY.test(text) && text.split(' ').length <= MOST_WORDS && !hasVerb(text);
}

/** "Dispatch lot - the heating …" */
const PEOPLE_THEN_DASH = new RegExp(
  `^((?:all )?(?:\\p{L}[\\p{L}'’&-]* ){0,2}${PEOPLE}) [-–—] (?=\\p{L})`,
  'iu',
);
/** "Prof. Haddad - the trial …" */
const TITLED_THEN_DASH = new RegExp(`^(${SOME_TITLES}\\p{Lu}[\\p{L}'’-]+) [-–—] (?=\\p{L})`, 'u');
const FRIEND = '(?: (?:mate|love|pal|dear|darling|my friend|old friend|lad|bro|hun))';
/** "Terry I'm going to be blunt", "Sue we need to talk", "Terry can you ring me", "Kev mate you left me": a name, and a clause that does not speak of it. */
const NAME_THEN_CLAUSE = new RegExp(
  `^(${NAME}${FRIEND}|${TITLES}\\p{Lu}\\p{Ll}[\\p{L}'’-]*${FRIEND}?) (?=(?:I['’](?:m|ve|d|ll)|I \\p{Ll}{2,}|that (?:was|is)|(?:when|if) (?:I|we|you)|(?:we|you)(?:['’](?:re|ve|ll|d))?|(?:can|could|would|will|did|do|have|are) you|please|what(?:['’]s)? (?:is|was|were|do|did|are|on|happened|the)|why (?:did|do|is|are|was|have)|how (?:did|do|could|can|is|are)|it['’]s (?!own)|this is|there['’]s|that['’]s|the (?:\\p{Ll}+ ){1,3}(?:is|are|was|were|has|have))(?![\\p{L}'’]))`,
  'u',
);

/** "Mum I need to say this", "Lads we need to talk" */
const CLOSE_THEN_CLAUSE =
  /^(Mum|Dad|Boss|Chief|Gran|Nan|Coach|Sir|Madam|Lads|Guys|Folks|Team) (?=I (?!love|like)\p{Ll}|I['’]\p{Ll}|we (?:need|have|can|must|are|should)\b|we['’]\p{Ll}|you['’](?:re|ve)\b|(?:can|could) you\b|please\b|the (?:\p{Ll}+ ){1,3}(?:is|are|was|were|has)\b)/u;

/** The name or the people at the start of a sentence that go with no word of it, and the length of that start; null when there are none. */
export function calledAtStart(text: string): { readonly called: string; readonly length: number } | null {
  const found =
    PEOPLE_THEN_DASH.exec(text) ??
    TITLED_THEN_DASH.exec(text) ??
    CLOSE_THEN_CLAUSE.exec(text) ??
    namedThenClause(text);
  return found?.[1] === undefined ? null : { called: found[1], length: found[0].length };
}

function namedThenClause(text: string): RegExpExecArray | null {
  const found = NAME_THEN_CLAUSE.exec(text);
  const name = found?.[1]?.replace(new RegExp(`${FRIEND}$`, 'u'), '') ?? '';
  const [first = ''] = name.split(' ');
  if (name === '' || /ly$|n['’]t$/.test(first) || isCommonWord(first.toLowerCase())) return null;
  return isPersonName(name) ? found : null;
}

const SEVERAL = `(?:(?:all|our|the) )?(?:\\p{Ll}[\\p{L}-]* ){0,2}${PEOPLE}`;
/** "friends of St Anne's": whose people they are. */
const BELONGING = "(?: (?:of|at|from) (?:the )?\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,3})?";
/** "carers and staff, …" behind "Dear parents,", "volunteers." behind "Good afternoon,". */
const MORE_PEOPLE = new RegExp(
  `^(?:(?:and|&) )?${SEVERAL}(?:, ${SEVERAL})*(?:,? (?:and|&) ${SEVERAL})?${BELONGING}[,.:!](?= \\S|$)`,
  'u',
);
const WHOSE = new RegExp(`${BELONGING}[,.:!]$`, 'u');
/** "Ben and Chris, …" behind "Hi Anna,". */
const MORE_NAMES = new RegExp(`^(?:and |& |${NAME}(?:, ${NAME})* (?:and|&) )${NAME}[,:!](?= \\S)`, 'u');
const GREETS_PEOPLE = new RegExp(`^(?:dear|hello|hi|hey|good \\p{L}+|morning),?(?: .*\\b${PEOPLE})?,$`, 'iu');
const GREETS_ONE = new RegExp(`^(?:[Dd]ear|[Hh]ello|[Hh]i|[Hh]ey) ${NAME},$`, 'u');

/** Length of the rest of a greeting to several, which stands at the start of the sentence behind its comma; 0 when there is none. */
export function restOfCall(greeting: string, text: string): number {
  const more = GREETS_PEOPLE.test(greeting) ? MORE_PEOPLE : GREETS_ONE.test(greeting) ? MORE_NAMES : null;
  const rest = more?.exec(text)?.[0] ?? '';
  return SPEAKS_OF.test(rest.replace(WHOSE, '')) ? 0 : rest.length;
}
