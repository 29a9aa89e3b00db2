import type { Reader } from '../../../engine.ts';
import { oncePerDraft } from '../draft-memory.ts';
import { Sieve } from '../patterns/sieve.ts';
import type { DraftReading, MeritTag, Sentence } from '../reading/draft-reading.ts';
import type { RiskFinding, Sign } from './finding.ts';
import { placeOfQuote } from './quoting/place-of-quote.ts';
import { columnOf } from './reader-column.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';
import { signsOutside } from './weigh.ts';

/** An attack on somebody, with words, with violence or with the harm that the writer could do them. */
type Abuse = 'insult' | 'threat' | 'menace';

const NAME_CALLED =
  '(?:idiots?|morons?|imbeciles?|cretins?|retards?|bitch(?:es)?|bastards?|ass ?holes?|arse ?holes?|dick ?heads?|pricks?|wankers?|twats?|cunts?|sluts?|whores?|scum(?:bags?)?|liars?|losers?|cowards?|pieces? of (?:shit|crap|garbage)|wastes? of (?:space|air|oxygen|skin)|good[- ]for[- ]nothings?)';
const DESPISED =
  '(?:lazy|ugly|stupid|dumb|pathetic|worthless|useless|disgusting|idiotic|moronic|brainless|arrogant|selfish|greedy|spineless)';
const STRESSED = `(?:(?:just|so|such|really|clearly|obviously|frankly|simply|all|both|nothing but|an?|the|complete(?:ly)?|total(?:ly)?|utter(?:ly)?|absolute(?:ly)?|fucking|bloody|damn|lying|little|fat|old|bunch of|pack of|${DESPISED}(?: and)?),? ){0,5}?`;
const YOU_ARE = "\\b(?:you(?:['’]re| are| were)|ur|(?:s?he|they)(?:['’]s|['’]re| is| are| was| were))";

/** "You are an idiot", "he's a lying bastard", "you lazy bitch!", "Liar.", "nobody likes you", "shut up" */
const INSULTS = [
  `${YOU_ARE} ${STRESSED}${NAME_CALLED}\\b`,
  `\\b(?:you(?:['’]re| are)|you (?:people|lot|guys|all) are) ${STRESSED}(?:snakes?|rats?|pigs?|weasels?|leech(?:es)?|parasites?|vermin|joke|disgrace|clowns?|frauds?|crooks?|thie(?:f|ves))(?=[.,;!]|$| (?:and|to|who|in|of)\\b)`,
  `\\byou(?:['’]re| are| were) ${STRESSED}${DESPISED}(?=[.,;!]|$| (?:and|it|that)\\b)`,
  `\\byou,? ${STRESSED}${NAME_CALLED}(?=[.,;!?]|$)|\\bare you ${STRESSED}${DESPISED}(?=[,?]|$)`,
  `^${STRESSED}${NAME_CALLED}[.!]*$`,
  "\\b(?:(?:nobody|no one)(?: \\p{L}+){0,4}? (?:likes?|can stand|wants? to work with)|(?:every(?:one|body)|we all)(?: \\p{L}+){0,4}? (?:hates?|despises?|can['’]?t stand|loathes?)) (?:\\p{L}+ing (?:with|for|near) )?you\\b",
  `(?<!\\blike )\\b(?:some|that|these|those|what an?|bunch of|whoever [^.,;!?]{2,40} is) ${STRESSED}(?:idiots?|morons?|imbeciles?|cretins?|bastards?|ass ?holes?|arse ?holes?|dick ?heads?|wankers?|scum)\\b`,
  '\\bI (?:hate|despise|loathe) you\\b',
  '^(?:(?:and|so|now|just|then|please),? )*(?:go to hell|drop dead|piss off|fuck off|screw you|fuck you|rot in hell|shut up (?:next time|and))\\b',
  '^(?:(?:and|so|now|just|then|please),? )*(?:shut up|get lost|get out(?: of (?:here|my \\p{L}+|our \\p{L}+))?)(?: (?:you|now))*[.!]*$',
].map((words) => new RegExp(words, 'iu'));

/** Who says "you are lazy" of somebody else's words, of a case or in a question calls nobody lazy. */
const NOT_SAID =
  /\b(?:if|whether|unless|(?:says?|said|saying|thinks|claims?|claimed|told|called|calling)(?: \p{L}+)?(?: that)?) (?:you|s?he|they)(?:['’]| (?:are|is|was|were)\b)|^(?:do|does|did|who|would|should|could|can|is|was)\b[^.!]*\?\s*$/iu;
/** Among friends neither is meant. */
const JOKES = /\b(?:lol|lmao|rofl|jk|haha\p{L}*|hehe|xx+)\b|[😂🤣😜😅😉😘]/iu;

const WILL =
  "(?:['’]ll| will|['’]m going to| am going to|['’]re going to| are going to|['’]m gonna|['’]re gonna| swear I['’]ll)";
const WHOM = '(?:you(?: all| both| two)?|your (?:family|kids?|children|wife|husband|dog|cat)|him|her)';
const ENDS =
  '(?=[.,;!]|$| (?:if|when|unless|for|until|next|the next|in (?:the|your)|with (?:my|a)|and|or|all|myself|to death|dead)\\b)';

/** "I will kill you if …", "we'll burn your house down", "I know where you live" */
const THREATS = [
  `\\b(?:I|we|he|she|they|my \\p{L}+)${WILL} (?:\\p{L}+ly |just |so )?(?:kill|murder|strangle|stab|shoot|punch|slap|hurt|hit|hunt down|beat up) ${WHOM}${ENDS}`,
  `\\b(?:I|we|he|she|they|my \\p{L}+)${WILL} (?:\\p{L}+ly |just )?(?:beat (?:${WHOM} up|the (?:shit|crap|hell|life) out of ${WHOM})|hunt ${WHOM} down|put ${WHOM} in (?:the )?hospital|rip your (?:head|arms?|throat)|(?:break|smash|cut off) your (?:legs?|arms?|neck|nose|face|head|jaw|bones|fingers|knees?|windows|car)|(?:burn|blow|set fire to|torch)(?: (?:down|up))? (?:your|the) (?:house|home|flat|car|van|shop|office|place|barn))\\b`,
  "\\byou(?:['’]re| are) (?:so )?(?:dead meat\\b|an? dead (?:wo)?man\\b|dead(?=[.!]*$))|\\byou(?:['’]ll| will) (?:be dead|wish you were dead|bleed|regret being born|not (?:wake up|live to))\\b|\\b(?:I|we) know where (?:you|your (?:kids|family)) lives?(?=[.!]*$)",
].map((words) => new RegExp(words, 'iu'));

const HARM =
  '(?:make sure (?:that )?(?:you|everyone|everybody|nobody|no one)\\b|see to it that you\\b|tell (?:the|your|our|hr|every\\p{L}+|\\p{Lu})[^.!?]{0,40}\\b(?:what|about) you\\b|get you (?:fired|sacked|thrown out|banned)|ruin you|destroy you|finish you|expose you|end your (?:career|job)|post your (?:photos?|pictures|messages|name))';
const CONDITION = '\\b(?:if|unless|or|once more|next time|until)\\b';

/** "If you talk to them once more I will tell the boss what you did", "I'll get you fired unless …" */
const MENACES = [
  `${CONDITION}[^.!?]{0,100}\\b(?:I|we)${WILL} (?:\\p{L}+ly |just )?${HARM}`,
  `\\b(?:I|we)${WILL} (?:\\p{L}+ly |just )?${HARM}[^.!?]{0,60}${CONDITION}`,
].map((words) => new RegExp(words, 'iu'));

const PATTERNS = [...THREATS, ...MENACES, ...INSULTS];
const sieve = new Sieve(PATTERNS);

/** Whether a sentence threatens somebody with violence or with harm, or calls them names; null where it does none of it. */
export const abuseOf = oncePerDraft((text: string): Abuse | null => {
  const found = sieve.candidates(text).find((place) => PATTERNS[place]?.test(text) === true);
  if (found === undefined || JOKES.test(text)) return null;
  if (found < THREATS.length) return 'threat';
  if (found < THREATS.length + MENACES.length) return 'menace';
  return NOT_SAID.test(text) ? null : 'insult';
});

/** Whether a draft is nothing but that, so that no other wording can be made of it. */
export function isAllAbuse({ sentences }: DraftReading): boolean {
  return sentences.length > 0 && sentences.every(({ text }) => abuseOf(text) !== null);
}

/** The signs of merits without those of such sentences; a draft that holds one is not praised for being short either. */
export function withoutAbusive(
  signs: readonly Sign<MeritTag>[],
  reading: DraftReading,
): readonly Sign<MeritTag>[] {
  const left = signsOutside(signs, reading, (text) => abuseOf(text) !== null);
  return left === signs ? signs : left.filter(({ tag }) => tag !== 'brevity');
}

const LONGEST_QUOTE = 160;

const TEXTS = {
  insult: {
    tag: 'blame',
    shows: 'attacks the person instead of saying what happened.',
    advice: (place: string) => `Leave out the insult in ${place}: say what happened, and what you need.`,
  },
  threat: {
    tag: 'ultimatum',
    shows: 'threatens somebody with violence, and can be a crime.',
    advice: (place: string) => `Leave out the threat in ${place}, and say what you need without it.`,
  },
  menace: {
    tag: 'ultimatum',
    shows: 'threatens the reader with what you could do to them, and can be used against you.',
    advice: (place: string) => `Leave out the threat in ${place}, and say what you need and by when.`,
  },
} as const;

/** Threats of violence and of harm and insults, which are named before everything else; at most one risk for each. */
export function abuseIn(reading: DraftReading, reader: Reader): readonly RiskFinding[] {
  return (['threat', 'menace', 'insult'] as const).flatMap((kind) => {
    const found = reading.sentences.filter(({ text }) => abuseOf(text) === kind);
    const quoted = found.flatMap((sentence) => {
      const quote = quoteOf(sentence, reading);
      return quote === null ? [] : [{ quote, sentence }];
    });
    const [first, second] = quoted;
    return first === undefined ? [] : [risk(kind, first, second?.quote ?? null, reader)];
  });
}

function quoteOf({ text }: Sentence, reading: DraftReading): string | null {
  const quote = text.trim().replace(/[.!?…]+$/, '');
  return quote.length > LONGEST_QUOTE || /["\n]/.test(quote) || !reading.text.includes(quote) ? null : quote;
}

function risk(
  kind: Abuse,
  { quote, sentence }: { readonly quote: string; readonly sentence: Sentence },
  secondQuote: string | null,
  reader: Reader,
): RiskFinding {
  const { tag, shows, advice } = TEXTS[kind];
  const { why } = FAULT_TEXTS[tag];
  const again = secondQuote === null ? '' : ` The same goes for "${secondQuote}".`;
  return {
    tag,
    alsoTag: null,
    quote,
    secondQuote,
    severity: 1,
    text: `"${quote}" ${shows} ${why[columnOf(reader)] ?? why[7]}${again}`,
    sentence,
    marks: [],
    advice: advice(placeOfQuote(quote)),
  };
}
