import type { DraftReading } from '../../../reading/draft-reading.ts';
import { mainTopic } from '../../subject/main-topic.ts';
import { topicOf } from '../../subject/topic.ts';
import { small } from '../../wording/rule.ts';

const LONGEST_READ = 400;
/** The sentences in which a message says what it is about. */
const FIRST_SENTENCES = 4;

const THING_WORD =
  "(?!(?:to|for|in|on|at|of|with|from|that|which|who|and|or|but|so|as|by|into|since|because|although|though|where|when|while|if|unless|whether|until|before|after|we|you|it|they|is|are|was|were|has|have|can|could|will|would|use|uses|used)\\b)[\\p{L}\\d][\\p{L}\\d'’-]*";
const DETERMINER = '(?:[Tt]he|[Yy]our|[Oo]ur|[Mm]y)';
/** What may stand behind a thing in a sentence that names it. */
const BEHIND =
  '(?=[,.;:!?)]|$| (?:to|for|in|on|at|of|with|from|that|which|who|and|or|but|so|as|by|since|because|although|though|where|when|while|if|unless|whether|until|before|after|we|you|it|they|I|he|she|is|are|was|were|has|have|can|could|will|would|not|this|next|last)\\b)';
const NAMED_THING = `(${DETERMINER} (?:${THING_WORD} ){0,3}${THING_WORD})${BEHIND}`;
/** "about the new scheduling tool", "following up on the roof": what a sentence says it speaks of. */
const SPOKEN_OF = new RegExp(
  `\\b(?:(?<!\\b(?:passionate|excited|crazy|mad|care|caring|worried|serious) )[Aa]bout|[Rr]egarding|[Cc]oncerning|[Ff]ollowing up on|[Ff]ollow-up on|[Cc]ircl(?:e|ing) back on|[Cc]heck(?:ing)? in (?:on|re)|[Tt]ouch(?:ing)? base on|[Ll]ook(?:ing|ed)? (?:into|at)|[Ww]orking on|[Tt]houghts on|[Ii]deas (?:on|for|about)|(?:[Uu]pdate|[Nn]ews|[Nn]umbers|[Ff]igures|[Ff]eedback|[Rr]eport|[Nn]otes) on|(?:[Pp]lans?|[Qq]uotes?|[Pp]roposal|[Oo]ffer|[Ii]dea) for|(?:[Vv]ersion \\d+|[Dd]raft|[Mm]inutes|[Ss]ummary|[Rr]esults?|[Pp]hotos|[Ss]ketch(?:es)?|[Ss]preadsheet) of|[Rr]e:?) ${NAMED_THING}`,
  'u',
);
/** "The bike shed roof: Ken is measuring" */
const LABEL = new RegExp(`^(${DETERMINER} (?:${THING_WORD} ){0,3}${THING_WORD}):`, 'u');
/** "Our app has 14 filters": what a first letter begins with. */
const OURS =
  /^(?:[Oo]ur) ((?:\p{L}[\p{L}'’-]* ){0,2}\p{L}[\p{L}'’-]*) (?:has|have|is|are|was|were|helps?|lets?|costs?|cuts?|can|offers?|comes?|makes?|gives?|saves?|consists?|covers|includes|runs?|works?|does|will)\b/u;
/** "helped Morley's cut stock-outs from 11%": what a result is told of. */
const RESULT_OF = new RegExp(
  `\\b(?:cut|cuts|reduced?|reduces|lowered|halved|raised|increased|improved|saved?|saves) ((?:${THING_WORD} ){0,2}${THING_WORD}) (?:from|by|to|in)\\b`,
  'iu',
);
/** A word that says what happens, inside what looks like a thing. */
const HAPPENS =
  / (?:\S{2,}[^e]ed|went|came|got|took|made|gave|goes|comes|gets|looks|works|well|fine|again|now|today|here|there|out|up|off)\b/i;
/** "a leading provider of soil monitoring solutions", "we offer the best microscope cleaning service" */
const OFFERED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:provider|supplier|maker|manufacturer|producer) of (${THING_WORD}(?: ${THING_WORD}){0,4} ?)(?=[,.;:!?]| |$)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:[Ww]e|[Ii])(?:'re|'m| are| am)? (?:also |now |currently )?(?:do(?! (?:not|hope|like|hold|want|hear|know|think|need|appreciate|understand|believe|have|so|that|this|it)\\b)|offer|offering|provide|supply|sell|make|build|rent out|hire out|develop|run|set(?:ting)? up|opening|starting|planning|organising|organise|organize|deliver) (${THING_WORD}(?: ${THING_WORD}){0,4} ?)(?=[,.;:!?]| |$)`,
    'u',
  ),
  new RegExp(
    `\\bturn(?:s|ing)? [^,.;!?]{3,40} into (${THING_WORD}(?: ${THING_WORD}){0,3} ?)(?=[,.;:!?(]| |$)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:have|has|'ve)? ?(?:just |now |recently )?(?:created|developed|built|launched|invented|designed) (an? ${THING_WORD}(?: ${THING_WORD}){0,4} ?)(?=[,.;:!?]| |$)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:company|firm|business|workshop|studio|charity|start-up|startup|team)(?: in \\p{Lu}\\p{L}+)? (?:that|which) (?:does|offers|provides|makes|builds|sells|runs|supplies) (${THING_WORD}(?: ${THING_WORD}){0,4} ?)(?=[,.;:!?]| |$)`,
    'iu',
  ),
];
/** "software for shift planning": what a thing of one word is for. */
const USE = new RegExp(`^ ?for (?:${THING_WORD} ){0,2}${THING_WORD}(?=[,.;:!?]|$)`, 'u');
const PRAISE =
  /^(?:(?:the|a|an|our|world's|(?:very |absolutely )?best|leading|top|finest|first-class|unique|astonishing|revolutionary|groundbreaking|exciting|brilliant|fantastic|incredible|simple|clever|amazing|innovative|cutting-edge|state-of-the-art|best-in-class|world-class|premium|great|high-quality|bespoke|full|complete|wide|whole|range|all|some|more|new|kinds?|sorts?|really|professional|award-winning|outstanding) )+/i;
const EMPTY_HEAD = / (?:solutions?|services?|products?|offerings?|packages?|capabilities)$/i;
/** What no question can be about: who acts, what belongs to any message, and words that are no thing. */
const NO_TOPIC =
  /\b(?:it|this|that|things?|stuff|lot|lots|everything|anything|something|way|ways|job|work|business|company|firm|difference|sense|money|time|times|day|days|week|weeks|month|months|year|years|mistake|point|fact|figures|numbers|details?|note|line|mail|email|message|letter|attachment|attached|side|end|house|name|people|staff|team|board|committee|manager|boss|director|customers?|clients?|guests?|members|children|kids|parents|families|fwd|lads|girls|boys|fine|ok|well|good|great|sure|own|other|same|world|reader|discount|deadline|price|phone|moment|number|reason|rest|others?|chance|opportunity|questions?|problem|problems|issue|issues|decision|call|chat|meeting|coffee|possible|best|worst|place|places|part|parts|question|next|more|help|today|tomorrow|consequences|authority|authorities|commission|council|ministry|lecturers?|regulations|four|proven|approach|story|history|catalogue|catalog|hospice|hospital|museum|library|society|band|foundation|website|brochure|range|mission|founders?|agency|lab|laboratory|institute|university|department|office|practice|clinic|studio|group|network|organisation|organization|family|school|services|service|products|charity|club|federation|association|myself|yourself|august|june|july|teachers?|drivers?|nurses?|neighbours?)$/i;
const ENDS_OPEN =
  /\b(?:a|an|the|of|to|in|on|at|by|for|with|from|and|or|our|your|their|more|very|not|as|into|\d+|new|old|local|small|mobile|full|main|off|out|up|down|over|away|back)$/i;
/** "our app matches pupils" is no thing. */
const SAYS_SOMETHING = /^(?:our|your|the) \S+ \S+[^s]s \S+s$/i;
const MOST_WORDS = 5;

function named(words: string | undefined): string | null {
  if (words === undefined) return null;
  const plain = words.trim();
  if (SAYS_SOMETHING.test(plain) || HAPPENS.test(plain)) return null;
  const count = plain.split(' ').length;
  if (plain.length < 3 || count > MOST_WORDS || NO_TOPIC.test(plain) || ENDS_OPEN.test(plain)) return null;
  return plain;
}

/** What somebody offers who writes for the first time: "soil monitoring". Null when it is not said in so many words. */
export function offeredThing(sentences: readonly string[]): string | null {
  const read = sentences.filter((sentence) => sentence.length <= LONGEST_READ);
  return (
    firstOf(read, offeredIn) ?? firstOf(read.slice(0, FIRST_SENTENCES), oursIn) ?? firstOf(read, resultIn)
  );
}

function firstOf(sentences: readonly string[], find: (sentence: string) => string | null): string | null {
  for (const sentence of sentences) {
    const found = find(sentence);
    if (found !== null) return found;
  }
  return null;
}

function offeredIn(sentence: string): string | null {
  for (const pattern of OFFERED) {
    const match = pattern.exec(sentence);
    const found = match?.[1]?.trim() ?? '';
    const thing = named(found.replace(PRAISE, '').replace(EMPTY_HEAD, ''));
    if (match === null || thing === null || /^\p{Lu}/u.test(thing)) continue;
    if (/(?:s|ing)$/i.test(thing)) return small(thing);
    if (/^(?:an?|the) /i.test(found)) return `the ${small(thing)}`;
    if (thing.includes(' ')) return small(thing);
    const use = USE.exec(sentence.slice(match.index + match[0].length))?.[0];
    if (use !== undefined) return `${small(thing)} ${use.trim()}`;
  }
  return null;
}

function oursIn(sentence: string): string | null {
  const ours = named(OURS.exec(sentence)?.[1]);
  return ours === null ? null : `our ${ours}`;
}

function resultIn(sentence: string): string | null {
  const own = RESULT_OF.exec(sentence)?.[1] ?? '';
  const told = named(own.replace(/^(?:the|your|our|their|its|his|her) /i, ''));
  if (told === null || /^\p{Lu}|\d/u.test(told)) return null;
  // What others have of their own, the reader has, too: "their cleaning bill".
  return /^(?:their|its|his|her|your) /i.test(own) ? `your ${told}` : told;
}

function plainSentences(reading: DraftReading): readonly string[] {
  return reading.sentences.map(({ text }) => text.replaceAll('’', "'"));
}

/** What the first sentences say in so many words that the message is about. Null when they do not. */
export function spokenTopic(reading: DraftReading): string | null {
  for (const sentence of plainSentences(reading).slice(0, FIRST_SENTENCES)) {
    const match = sentence.length > LONGEST_READ ? null : (SPOKEN_OF.exec(sentence) ?? LABEL.exec(sentence));
    const spoken = match === null ? null : named(match[1]);
    if (spoken !== null) return small(spoken);
  }
  return null;
}

/**
 * What a question at the end can name: what the draft says it is about, what it offers, or the thing that its
 * sentences come back to. In the draft's own words; null when no thing is sure enough.
 */
export function askTopic(reading: DraftReading): string | null {
  const spoken = spokenTopic(reading);
  if (spoken !== null) return spoken;
  const offered = reading.type === 'outreach' ? offeredThing(plainSentences(reading)) : null;
  return offered ?? named(mainTopic(reading) ?? undefined) ?? named(topicOf(reading) ?? undefined);
}
