import { allMatches } from '../../../../facts/all-matches.ts';
import { countedStems, stemOf } from '../../../../facts/words.ts';
import type { DraftReading } from '../../reading/draft-reading.ts';
import { phrasesIn } from './topic.ts';

/** A sentence, or a clause behind a comma, that says something of the thing it begins with. */
const BEGINS_WITH =
  /(?:^|, |\b(?:that|because|as|since) )((?:the|your|our) [\p{L}'’ -]{3,60}?) (?:is|are|was|were|will|has|have|had|would|can|could|may|must|came|comes?|went|goes|gives?|gave|closes?|ends?|starts?|moves?|runs?|stays?|gets?|holds?)\b/giu;
const SPOKEN_OF =
  /\b(?:about|regarding|concerning|re|moved|moving|replac\w+|introduc\w+|switch\w*|scan\w*|plan for|quotes? for|pilot of|order for|briefing for) (?:all |whole of )?((?:the|your|our) [\p{L}\p{N}'’ -]{3,60})/giu;
/** Figures, and what is asked for. */
const SAYS_WHAT_COUNTS =
  /\d|\b(?:need|please|could you|can you|would you|decide|by (?:mon|tues|wednes|thurs|fri)day)\b/i;
/** The sentences in which a message says what it is about. */
const FIRST_SENTENCES = 4;
const MOST_SENTENCES = 60;
const SURE = 3;
const SURE_OF_ONE_WORD = 3.5;
/** Who acts, and what belongs to every message, is not what it is about. */
const NO_TOPIC =
  /\b(?:team|staff|people|board|committee|office|manager|director|council|group|lads|kids|children|parents|users|clients?|customers?|colleagues|members|reader|mail|email|message|letter|meeting|fact|idea|reason|result|results|problem|question|decision|answer|discussion|conversation|discount|price|offer|deadline|cost|costs|annex|attachment|sheet|shared folder|folder|list|weekend|morning|evening|night|week|year|month|summer|autumn|winter|spring|holidays?|future|agenda|others?|literature|figures|numbers|experts?|contractor|supplier|insurer|ministry|authority|company|signature|approval|agreement|attention|convenience|disposal|way|side|end|back|bin|door|head|rep|reps|next|same|world|town|village|city|country|district|building|floor|room|house|school|ward|stage|market|best|minute|minutes|inspector|test|editions|hour|hours|audit people|caretaker|warden|mayor|chair|coach|doctor|nurse|nurses|teacher|teachers|drivers?|guys?|girls?|boys?|lovely \w+)$/i;

/**
 * What the draft is about, as a phrase of its own with its article ("the fall mats"): the thing that its first
 * sentences speak of and that comes up again. Null when no phrase stands out; it must
 * stand out more where the draft may ramble before it comes to the point.
 */
export function mainTopic(reading: DraftReading, rambles = false): string | null {
  const sentences = reading.sentences.slice(0, MOST_SENTENCES);
  const counts = countedStems(sentences.map(({ text }) => text).join('\n'));
  const scores = new Map<string, number>();
  const add = (phrase: string, score: number): void => {
    if (!/^(?:my|this) /.test(phrase) && !NO_TOPIC.test(phrase))
      scores.set(phrase, (scores.get(phrase) ?? 0) + score);
  };
  for (const [index, { text }] of sentences.entries()) {
    const weight = index < FIRST_SENTENCES && !rambles ? 1 : SAYS_WHAT_COUNTS.test(text) ? 0.8 : 0;
    for (const phrase of phrasesIn(text)) add(phrase, weight / 2);
    for (const phrase of phrasesAt(text, BEGINS_WITH)) add(phrase, 0.5 + weight);
    for (const phrase of phrasesAt(text, SPOKEN_OF)) add(phrase, 0.5 + weight);
  }
  return best(scores, counts, rambles ? 1 : 0);
}

const ABOUT = /\b(?:about|regarding|concerning) (the [\p{L}\p{N}'’ -]{3,60})/giu;
/** "the Lambert kitchen" */
const NAMED =
  /\b[Tt]he (\p{Lu}\p{Ll}+ (?!(?:people|team|guys?|family|brothers|side|way|office|staff|board|group|one|ones|is|are|was|has)\b)\p{Ll}{4,})(?= (?:is|was|has|needs|will|came|comes)\b|[.,;!?])/u;
const FIRST_READ = 4;

/** What the first sentences say they are about, or a thing of theirs that bears a name. Null when there is neither. */
export function namedTopic(reading: DraftReading): string | null {
  const first = reading.sentences.slice(0, FIRST_READ).map(({ text }) => text);
  const about = first.flatMap((text) => phrasesAt(text, ABOUT)).find((phrase) => !NO_TOPIC.test(phrase));
  if (about !== undefined) return about;
  const named = first.map((text) => NAMED.exec(text)?.[1]).find((words) => words !== undefined);
  return named === undefined ? null : `the ${named}`;
}

/** The longest phrase of the draft that ends in the word: "hospice garden" for "garden"; the word itself if none. */
export function fullerTopic(reading: DraftReading, word: string): string {
  if (/\s/.test(word)) return word;
  const ending = ` ${word.toLowerCase()}`;
  const longer = reading.sentences
    .slice(0, MOST_SENTENCES)
    .flatMap(({ text }) => phrasesIn(text))
    .filter((phrase) => phrase.toLowerCase().endsWith(ending) && phrase.split(' ').length > 2);
  return longer[0]?.replace(/^\S+ /, '') ?? word;
}

function best(
  scores: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  doubt: number,
): string | null {
  let found: string | null = null;
  let most = 0;
  for (const [phrase, score] of scores) {
    const head = stemOf(phrase.split(' ').at(-1)?.toLowerCase() ?? '');
    const mentions = head === null ? 0 : (counts.get(head) ?? 0);
    const isNamed = /^\S+ \p{Lu}/u.test(phrase) || phrase.split(' ').length > 2 ? 0.5 : 0;
    const sum = score + Math.min(mentions, 4) + isNamed;
    const least = doubt + (phrase.split(' ').length > 2 ? SURE : SURE_OF_ONE_WORD);
    if (sum > most && sum >= least) {
      most = sum;
      found = phrase;
    }
  }
  return found;
}

function phrasesAt(text: string, pattern: RegExp): readonly string[] {
  return allMatches(text, pattern).flatMap((match) => phrasesIn(match[1] ?? '').slice(0, 1));
}
