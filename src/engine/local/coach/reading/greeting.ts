import { isCommonWord } from '../../../facts/common-words.ts';
import { forSomebodyLength } from './for-somebody.ts';
import { NOT_A_NAME } from './lines.ts';

const GREETING_WORD =
  /^(?:hi|hiya|hello|hey|heya|dear|greetings|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|to whom it may concern|hola|hallo|bonjour|ciao)\b/i;
/** "Adaeze," or "Dr. van der Berg:" alone, or leading a sentence: a name that is spoken to. */
const NAME_ADDRESSED =
  /^(?:(?:mr|mrs|ms|mx|mme|mlle|dr|prof|professor|sir|madam|father|fr|sister|rev|herr|frau|count|princess|director|captain|councillor)\.? ?)?(?:\p{Lu}[\p{L}'’.-]*)(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|der|and|&)){0,4}(?: (?:hi|hello|hiya)[.]?)?(?:[,:!]+|(?<= (?:hi|hello|hiya)[.]))(?=\s|$)/u;
const GROUP_ADDRESSED =
  /^(?:all|team|everyone|everybody|folks|colleagues|friends|guys|both|ladies and gentlemen|(?:sirs?|madams?)(?:(?: or | and |\/)(?:sirs?|madams?))?|(?:dear )?\p{L}+ team)\s*[,:!–-]+(?=\s|$)/iu;
/** "Geachte heer de Vries,", "Buongiorno Sig.ra Conti.": greetings of other languages, which a mark must close. */
const FOREIGN_ADDRESSED =
  /^(?:Sehr geehrte[rs]?|Liebe[rs]?|Guten (?:Morgen|Tag|Abend)|Moin|Servus|Ch[eè]re?s?|Bonsoir|Salut|Estimad[oa]s?|Querid[oa]s?|Buen[oa]s (?:días|tardes|noches)|Gentil(?:e|issim[oa])|Egregi[oa]|Car[oa]|Buongiorno|Buonasera|Salve|Prezad[oa]s?|Bo[am] (?:dia|tarde|noite)|Olá|Geachte|Beste|Goedemorgen|Goedemiddag|Hej|Hei|Kære|Kjære|God (?:morgen|dag)|Szanown[ay]|Dzień dobry|Cześć|Dobrý den|Ahoj|Kia ora|Tēnā koe|Aloha|Namaste|Shalom|Salaam|Salam|Selamat pagi)(?: (?:\p{L}{1,5}\.\p{Ll}{0,4}|[\p{L}'’-]+)){0,5}(?:[,:!](?! or\b)|\.(?= \p{Lu}|$))(?=\s|$)/u;
/** "My dear Ruth,", "Dearest Sam!" */
const DEAR_ADDRESSED =
  /^(?:my dear(?:est)?|dearest)(?: (?!(?:i|we|the|my)\b)[\p{L}'’.-]+){1,3}[,!](?=\s|$)/iu;
const GREETING_LONGEST = 60;

/** Length of the greeting, or of several greetings in a row, at the start of `paragraph`; 0 when there is none. */
export function greetingLength(paragraph: string): number {
  let length = oneGreetingLength(paragraph);
  while (length > 0) {
    const further = furtherLength(paragraph, length);
    if (further === 0) break;
    length += further;
  }
  return length;
}

/** What stands between a greeting and the next, which greets in so many words. */
const NEXT_GREETING =
  /^(?:\s{1,3}|(?<=\s))(?=(?:hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|hallo|hola|bonjour|liebe[rs]?|sehr geehrte[rs]?|beste|ch[eè]re?s?|estimad[oa]s?|querid[oa]s?|hej|hei) [\p{L}. ]{1,30}[,!.:]*(?:\s|$))/iu;
/** "Ana, " behind "Rob,": a second name before the sentence begins small. */
const NEXT_NAME = /^ (\p{Lu}\p{Ll}{1,14}),(?= \p{Ll}|\s*\n)/u;
const CLOSED = /[,!.:–—-]$/;
const MOST_NEXT_WORDS = 4;

/** Length of "… Hello Kim!" behind a greeting that a mark closes. */
function furtherLength(paragraph: string, length: number): number {
  const greeting = paragraph.slice(0, length);
  const rest = paragraph.slice(length, length + GREETING_LONGEST * 3);
  if (!CLOSED.test(greeting)) return 0;
  const name = NEXT_NAME.exec(rest);
  if (name?.[1] !== undefined)
    return /^\p{Lu}[\p{L}'’-]*,$/u.test(greeting) && callsSomebody(name[1]) ? name[0].length : 0;
  const gap = NEXT_GREETING.exec(rest)?.[0].length ?? 0;
  if (gap === 0) return 0;
  const next = oneGreetingLength(rest.slice(gap));
  const words = rest.slice(gap, gap + next);
  return CLOSED.test(words) && words.split(' ').length <= MOST_NEXT_WORDS ? gap + next : 0;
}

function callsSomebody(name: string): boolean {
  const word = name.toLowerCase();
  return !NOT_A_NAME.has(word) && !isCommonWord(word);
}

function oneGreetingLength(paragraph: string): number {
  const firstLine = paragraph.slice(0, GREETING_LONGEST * 3).split('\n', 1)[0] ?? '';
  const attention = forSomebodyLength(firstLine);
  if (attention !== null) return attention;
  const foreign = FOREIGN_ADDRESSED.exec(firstLine);
  if (foreign !== null) return foreign[0].length;
  const dear = DEAR_ADDRESSED.exec(firstLine);
  if (dear !== null) return dear[0].length;
  const row = NAMES_IN_ROW.exec(firstLine);
  if (row !== null) return row[0].length;
  if (GREETING_WORD.test(firstLine)) return openingLength(firstLine);
  const group = GROUP_ADDRESSED.exec(firstLine);
  if (group) return group[0].length;
  const name = NAME_ADDRESSED.exec(firstLine);
  if (name === null) return 0;
  const firstWord = /^[\p{L}]+/u.exec(firstLine)?.[0].toLowerCase() ?? '';
  return NOT_A_NAME.has(firstWord) ? 0 : name[0].length;
}

const TITLES =
  '(?:(?:Mr|Mrs|Ms|Mx|Miss|Mme|Mlle|Dra?|Prof|Professor|Rev|Fr|Father|Sra?|Sister|Herr|Frau|Canon|Captain|Councillor|Cllr|Mayor)\\.? )*';
const NAME = "(?!(?:I|I['’].*)\\b)\\p{Lu}\\p{Ll}[\\p{L}'’-]*|(?!I\\b)O['’]\\p{Lu}\\p{Ll}+";
/** "Hi Bea", "Dear Mr Patel", "Hello Ann-Marie & Joe", "Hi all": a greeting as far as it calls somebody. */
const CALLED = new RegExp(
  `^(?:[Hh]iya|[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:[Mm]orning|[Aa]fternoon|[Ee]vening)|[Mm]orning|[Aa]fternoon|[Ee]vening)(?: there)? (?:Sir or Madam|(?:all|team|both|everyone|everybody|folks|guys|gang|lads)\\b|(?:mate|boss|chief|mum|dad|gaffer)\\b|${TITLES}(?:(?:van|von|de|der|den|del|di|la|le|ter) ){0,2}(?:${NAME})(?: (?:(?:and|&|\\+) )?(?:${NAME}|van|von|de|der)){0,3})`,
  'u',
);
/** "Hi steve", of a writer who has no capitals. */
const CALLED_SMALL = /^(?:hiya|hi|hello|hey|morning) (\p{Ll}{3,12})(?= )/u;

const ROW_NAME = `${TITLES}\\p{Lu}[\\p{L}'’-]+`;
/** "Dear Les, Liz and Carol": a line of nothing but those who are greeted. */
const NAMES_IN_ROW = new RegExp(
  `^(?:[Dd]ear|[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey) ${ROW_NAME}(?:, ${ROW_NAME}){1,5},? (?:and|&) ${ROW_NAME} ?[,:!.–-]?(?=\\s*$)`,
  'u',
);

/**
 * A word that begins a sentence and no part of an address: "Hi Bea hope …", "Morning Graham the …", "Hi Rob - quick
 * one".
 */
const BEGINS_SENTENCE =
  /^ (?:[-–—] ?(?=\p{L})|(?=(?:I|I['’](?:m|ve|d|ll)|(?:it|we|you|they|he|she|that|there|what|who|how|where|here|don|can|isn|hasn|haven)['’]\p{Ll}+|so|right|just|can|could|would|will|did|do|does|have|has|had|is|are|am|was|were|may|might|should|hope|hoping|thanks|thank|thx|ta|sorry|apologies|its|it|how|what|when|where|who|why|which|i|im|ive|we|were|you|the|a|an|my|our|your|his|her|their|this|that|these|those|there|theres|quick|any|anyway|no|not|as|if|before|after|following|further|regarding|(?:about|re)(?! \p{L}+[.,:])|please|pls|plz|ok|yes|well|me|some|someone|somebody|nobody|one|two|three|only|still|got|need|needs|want|wanted|wondering|trying|writing|great|good|nice|lovely|been|think|know|see|tell|ring|call|sign|send|bring|check|let)(?![\p{L}'’]| and\b)))/u;

/** Length of "Hi Rob so" up to "so", when the words behind the name begin the first sentence; 0 otherwise. */
function calledLength(line: string): number {
  const called = CALLED.exec(line)?.[0] ?? smallCall(line);
  if (called === '') return 0;
  const begins = BEGINS_SENTENCE.exec(line.slice(called.length, called.length + 24));
  return begins === null ? 0 : called.length + begins[0].trimEnd().length;
}

function smallCall(line: string): string {
  const small = CALLED_SMALL.exec(line);
  return small?.[1] === undefined || isCommonWord(small[1]) ? '' : small[0];
}

/** "Hi can you check the invite: …" greets nobody by name. */
const ASKS_AT_ONCE = /^\p{L}+,? (?:can|could|would|will|pls|please|just|did|do|have|has|is|are|was) /iu;

/** "Morning Prayer is at 9" and "Morning shifts start at 6": a word of the day that greets nobody. */
const PART_OF_DAY =
  /^(?:good )?(?:morning|afternoon|evening) \p{Lu}\p{L}+ (?:is|are|was|were|has|have|had|will|can|may|should|moves?|starts?|begins?|ends?|closes?)\b(?![^.!]*\?)/iu;
const OF_THE_DAY =
  /^(?:morning|afternoon|evening) (?!(?:all|both|team|everyone|everybody|folks|friends|colleagues|people|guys|gang|lads|ladies|gents|lovely|love|mate|boss|chief|gaffer|pal|sir|madam|there|to|from|again|and)\b)\p{Ll}{2,} (?:\p{Ll}|\d)/iu;

const MOST_ADDRESS_WORDS = 7;
/** "Dear Sister Bernadette and all at St Clare's.": names, and the small words between them. */
const LONG_ADDRESS =
  /^(?:dear|hello|hi)(?: (?:\p{Lu}[\p{L}'’-]*\.?|and|all|at|of|the|in|from|&|everyone|friends|members|team|staff|both|colleagues|committee|trustees)){2,11}$/iu;

/** "Hi Oksana," of "Hi Oksana, for Monday's …"; the whole line when it holds nothing else. */
function openingLength(line: string): number {
  if (PART_OF_DAY.test(line)) return 0;
  const called = calledLength(line);
  if (called > 0) return called;
  if (OF_THE_DAY.test(line) && !isShortCall(line)) return 0;
  const marked = markedLength(line);
  if (marked > 0) return marked;
  const isAll = line.trim().split(/\s+/).length <= 6 && !ASKS_AT_ONCE.test(line) && !tellsOf(line);
  return isAll ? line.length : bareLength(line);
}

const TITLE_DOT = /\b(?:mr|mrs|ms|mx|mme|mlle|dra?|prof|rev|fr|sra?|st)$/i;

/** "Hi all (sorry, I have no list of names), …": inside brackets no greeting ends. */
const OPEN_BRACKET = /\([^()]*$/;

/** Length of a greeting that a mark closes before anything is told; 0 when none does. */
function markedLength(line: string): number {
  for (const found of line.matchAll(/[,!:.–—]+(?=\s|$)/g)) {
    const before = line.slice(0, found.index);
    if (found.index > GREETING_LONGEST) return 0;
    if (found[0] === '.' && TITLE_DOT.test(before)) continue;
    if (OPEN_BRACKET.test(before)) continue;
    if (ASKS_AT_ONCE.test(before) || (found[0] === '.' && tellsOf(before))) return 0;
    if (
      before.replace(/ ?\([^()]*\)/g, '').split(/\s+/).length > MOST_ADDRESS_WORDS &&
      !isLongAddress(before)
    )
      return 0;
    return found.index + found[0].length;
  }
  return 0;
}

/** "Hi all" of a sentence that begins at once; 0 for a name that only sounds like a greeting ("Hi Vis jackets are …"). */
function bareLength(line: string): number {
  if (/^\p{L}+ \p{Lu}/u.test(line) && tellsOf(line.slice(0, GREETING_LONGEST))) return 0;
  const bare = /^(?:hiya|hi|hey|hello)\b(?: (?:all|team|both|everyone|folks|there|guys)\b)?/i.exec(line);
  return bare?.[0].length ?? 0;
}

const TELLS =
  /^\S+ \S+ .*?\b(?:is|are|was|were|has|have|had|will|needs?|starts?|closes?|failed|leaks?|changes?)\b/i;

/** Whether something is told of behind the greeting: "Dear Santa letters are due". */
function tellsOf(words: string): boolean {
  return TELLS.test(words);
}

/** "Morning lovely ones," is closed by its mark before anything is told. */
function isShortCall(line: string): boolean {
  return /^\p{L}+(?: \p{L}+){1,2}[,!:]/u.test(line);
}

function isLongAddress(words: string): boolean {
  return (
    LONG_ADDRESS.test(words) &&
    words
      .slice(1)
      .split(/\s+/)
      .filter((word) => /^\p{Lu}/u.test(word)).length > 1
  );
}
