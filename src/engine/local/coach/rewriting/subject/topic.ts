import { allMatches } from '../../../../facts/all-matches.ts';
import { contentStems, countedStems } from '../../../../facts/words.ts';
import type { DraftReading } from '../../reading/draft-reading.ts';
import { small } from '../wording/rule.ts';
import { inPlainCase } from './own-subject.ts';

/** Words at which a noun and what belongs to it end. */
const ENDS = new Set(
  `a an the this that these those of to in on at by for with from into over under about after before since until till
   and or but so because if when while where which who whose than then as is are was were be been being am do does did
   has have had having will would can could should may might must shall not never always also just only even still now
   i you he she it we they me him her us them your our my his their its there here how what why
   go goes going went come comes came get gets got make makes made take takes took say says said tell tells told see
   sees saw look looks looked want wants need needs work works worked run runs ran keep keeps kept leave leaves left
   leaving start starts started stop stops end ends move moves moved changed close closes closed open
   opens opened break breaks broke fail fails failed give gives gave send sends sent call calls called ask asks asked
   like likes love loves feel feels felt know knows knew think thinks thought let put set done held holds
   today tomorrow yesterday tonight soon again too very really quite more less most least back out off up down away
   well good bad great fine sure ready free late early new-ish already yet ever once twice please thanks sorry some any
   all every each both either neither no none nobody everyone everybody someone anyone something anything everything
   between through during without within against around across behind beyond except per via
   whole thing things stuff way matter issue situation topic subject rest same other others one ones day week month year
   time moment point end start beginning team people`.split(/\s+/),
);
const DETERMINER = '(?:the|your|our|my|this)';
const NAMED_BY =
  /\b(?:about|regarding|concerning|re|on|into|over|at|with) ((?:the|your|our|my|this) [\p{L}\p{N}'’ -]{3,60})/giu;
/** What a sentence says it is about. */
const SPOKEN_OF = /\b(?:about|regarding|concerning) ((?:the|your|our|my|this) [\p{L}\p{N}'’ -]{3,60})/giu;
const ANY = new RegExp(`\\b(${DETERMINER} [\\p{L}\\p{N}'’ -]{3,60})`, 'giu');
const MOST_WORDS = 3;
const FEWEST_MENTIONS = 3;
/** Words that need another one behind them. */
const OPEN_END =
  /^(?:new|old|next|last|first|second|golden|approved|present|current|whole|entire|standard|own|big|small|final|main|usual|two|three|four|five|six|seven|eight|nine|ten|several|few|many)$/i;
/** Nouns too wide to be what a message is about. */
const SAYS_LITTLE =
  /^(?:details?|information|info|background|figures?|numbers?|questions?|thoughts?|ideas?|views?|input|literature|world|internet|market|past|future|moment|reader|help|attention|gut|heart|brain)$/i;
/** Nouns that look like a verb. */
const THING_ENDING_IN_ING =
  /^(?:meeting|wedding|building|training|booking|heating|parking|painting|opening|hearing|briefing|housing|planning|wiring|lighting|ceiling|catering|drawing|pricing|billing|funding|staffing|ticketing|flooring|fencing)s?$/i;

/** Nouns that name a time, a place or a person rather than what is to be talked about. */
const NO_MATTER =
  /\b(?:word|stands|cost|costs|returns|talks|side|time|times|year|years|month|months|weeks?|days?|night|morning|evening|neighbour\S*|mother|father|mum|dad|director|head|boss|manager|chef|customers?|guests?|families|members|people|team|children|kids|customers?|clients?|guests|family|members?|people|team|board|committee|council|inspector|minister|parents|children|girls|boys|door|truck|same \S+|world|village|floor|desk|folder|books?|end|middle|reason|trouble|problem|point)$/i;

/** What was found before, for as long as the reading of the draft lives. */
const known = new WeakMap<DraftReading, string | null>();

/** What the draft is about, with its article: "the cake stall", "your measurements". Null when it does not say. */
export function topicOf(reading: DraftReading): string | null {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const topic = readTopic(reading);
  known.set(reading, topic);
  return topic;
}

function readTopic(reading: DraftReading): string | null {
  const vague = reading.sentences.filter((sentence) => sentence.asks.some((ask) => !ask.plain));
  for (const { text } of vague) {
    const named = firstPhrase(text, NAMED_BY);
    if (isTopic(named)) return named;
  }
  for (const { text } of reading.sentences.slice(0, 3)) {
    const named = firstPhrase(text, SPOKEN_OF);
    if (isTopic(named)) return named;
  }
  return subjectOf(reading) ?? mostSpokenOf(reading);
}

/** Days, people, papers and places that a draft goes through on the way to its matter. */
const NO_TOPIC =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:the|our) (?:mon|tues?|wed|thurs?|fri|sat|sun)|january|february|march|april|may|june|july|august|september|october|november|december|summer|autumn|winter|spring|fwd|re|fyi|reminders?|number \S+|points?|items?|minutes|letters?|mails?|emails?|messages?|phone|authority|authorities|commission|ministry|consequences|families|members|people|team|children|kids|customers?|clients?|guests|parents|bakers|students|teachers|volunteers|tenants|residents|patients|neighbours|colleagues|drivers|growers|nurses|staff|lot|kind|sort|bit|chance|fact|hope|aim|sake|use|word|words|name|names|list|myself|yourself|convenience|leisure|disposal|behalf|attention|inbox|end|side|door)$|^\S+ (?:office|lead|groups?|square|lake|window|county|town|code|camera|stock)$|^\S+ (?:first|second|third|last|next|only|same|two|three|four|five|six)\b/i;

function isTopic(phrase: string | null): phrase is string {
  return phrase !== null && !NO_TOPIC.test(phrase);
}

/** The subject line, when it names a thing: "Subject: new badge system" → "the new badge system". */
function subjectOf(reading: DraftReading): string | null {
  const heading = reading.blocks.find(
    ({ kind, text }) => kind === 'heading' && /^(?:subject|re):/i.test(text),
  );
  const subject =
    heading?.text
      .replace(/^(?:(?:subject|re):\s*)+/i, '')
      .split(/[,:;!?.–—|]| -+ /)[0]
      ?.trim() ?? '';
  const words = subject.split(' ');
  if (subject === '' || words.length > 4 || /\d/.test(subject) || VAGUE_SUBJECT.test(subject)) return null;
  if (words.some((word) => ENDS.has(word.toLowerCase()) && !/^(?:of|for)$/i.test(word))) return null;
  const [first = ''] = words;
  const isName = reading.sentences.some(({ text }) => text.indexOf(first) > 0);
  const phrase = `the ${inPlainCase(isName ? subject : small(subject))}`;
  return isTopic(phrase) && !PILED_UP.test(phrase) ? phrase : null;
}

/** Notes to oneself rather than the name of a thing: "snag list dome". */
const PILED_UP =
  /\b(?:list|lists|update|action|steps|status|notes?|info|list of) \p{L}+|\b(?:step|final|misc|etc|next|thing|things)\b/iu;

const VAGUE_SUBJECT =
  /^(?:some |a |quick |just |various|thought|thoughts|update|question|hello|hi|fyi|info|news|misc|following|checking|touching|important|urgent|stuff|small|one|re|sign|please|decision|amazing|great|exciting|big|operationali|need|help|looking|why|what|how|where|when|who)|(?:ing|ly|ed)$/i;

/** The phrase of the draft whose words come up most often. */
function mostSpokenOf(reading: DraftReading): string | null {
  const text = reading.sentences.map((sentence) => sentence.text).join('\n');
  const counts = countedStems(text);
  let best: string | null = null;
  let most = FEWEST_MENTIONS - 1;
  for (const phrase of phrases(text, ANY)) {
    const stem = contentStems(phrase).at(-1);
    const count = stem === undefined ? 0 : (counts.get(stem) ?? 0);
    if (count > most && isTopic(phrase)) {
      most = count;
      best = phrase;
    }
  }
  return best;
}

const CHARGED =
  /(?:^|[,;] |\b(?:thinks?|says?|feels?|knows?) (?:that )?)(?:and |but )?((?:the|your|our|this) [\p{L}'’ -]{3,40}?)(?= (?:is|are|was|were)\b)|\b(?:about|around(?: you and)?|with|over|regarding|blocking|leaving|handling|doing) ((?:the|your|our|this) [\p{L}'’ -]{3,60})/giu;

/** What a charge or a claim was about: "your measurements are a joke", "let everybody down with the cake stall". */
export function chargedWith(words: string): string | null {
  const topic = firstPhrase(words, CHARGED);
  if (topic === null || !CHARGE_ITSELF.test(topic)) return topic;
  return firstPhrase(words.slice(words.indexOf(topic.split(' ').at(-1) ?? '')), ANY);
}

const SMALL_TALK = /\b(?:hope|hoping|how (?:are|is)|all the best|wish)\b/i;
/** What is said of anybody's conduct, or in a turn of speech, and so is no matter to talk about. */
const NO_LOST_MATTER =
  /^my |\b(?:consequences|wrong|finger|trick|reasons?|choir|kids?|job|puppy|attitude|energy|mood|air|impression|truth|facts?|others|phone|line|idiot|fool|way|air|next \p{Ll}+|office|agenda|whole \p{Ll}+)$/iu;

/** What a left-out charge was about, where that is sure enough to be named: "your measurements". Null otherwise. */
export function lostMatter(words: string): string | null {
  if (SMALL_TALK.test(words)) return null;
  const topic = chargedWith(words);
  return topic === null || NO_LOST_MATTER.test(topic) || NO_MATTER.test(topic) ? null : topic;
}

/** "… you nitpicking in the group chat": where the charge is laid. */
const LAID_IN =
  /\byou(?:['’]\p{L}+)? [^.!?]{3,60} (?:in|on|at) ((?:the|our|your) (?:\p{Ll}+ )?\p{Ll}{3,})[.!]*$/iu;

/** The same for the place at the end of a charge that names nothing else: "the group chat". */
export function placeOfCharge(words: string): string | null {
  const place = LAID_IN.exec(words.trim())?.[1];
  return place === undefined ? null : lostMatter(`about ${place}`);
}

const CHARGE_ITSELF =
  /\b(?:refusal|failure|attempt|habit|attitude|behaviour|behavior|tone|laziness|arrogance|excuses?|incompetence)$/i;

/** Every phrase of the text that names something with its article: "the fall mats", "our yield". */
export function phrasesIn(text: string): readonly string[] {
  return [...phrases(text, ANY)];
}

function firstPhrase(text: string, pattern: RegExp): string | null {
  return phrases(text, pattern).next().value ?? null;
}

function* phrases(text: string, pattern: RegExp): Generator<string, undefined> {
  for (const match of allMatches(text.replaceAll('’', "'"), pattern)) {
    const phrase = nounPhrase(match[1] ?? match[2] ?? '');
    if (phrase !== null) yield phrase;
  }
  return undefined;
}

/** The article and up to three words, as far as they belong together. */
function nounPhrase(words: string): string | null {
  const [article = '', ...rest] = words.trim().split(/\s+/);
  const kept: string[] = [];
  for (const word of rest) {
    if (kept.length === MOST_WORDS || endsPhrase(word, kept.length > 0)) break;
    kept.push(word);
  }
  while (OPEN_END.test(kept.at(-1) ?? '')) kept.pop();
  if (SAYS_LITTLE.test(kept.at(-1) ?? '')) return null;
  if (kept.length === 0 || /-$/.test(kept.at(-1) ?? '')) return null;
  return `${article.toLowerCase()} ${kept.join(' ')}`;
}

function endsPhrase(word: string, isLater: boolean): boolean {
  if (ENDS.has(word.toLowerCase()) || /^\d|['’](?:m|re|ve|ll|d|s)$|ly$/i.test(word)) return true;
  if (/ing$/i.test(word) && !THING_ENDING_IN_ING.test(word)) return true;
  return isLater && /[^e]ed$/i.test(word);
}
