/**
 * "I need to see data before I trust anything, told him so. Oscar nodded." tells what the writer of the notes wants or is like, and
 * nothing of Oscar. Left as they are: notes that tell of nobody but "I", who may be the person; what stands in quotation marks; what
 * the writer thinks of the person ("I think she wants proof") or did with them ("I had to show him each source twice").
 */
import { type Range, rangeOf } from './blanked.ts';
import { type Stretch, stretchesIn } from './features.ts';
import type { NameRanges } from './name-mask.ts';
import { isOwn, type NotesView, PERSON, personFrom, speaksOfPerson, viewOf } from './notes-view.ts';
import { hasSingleQuotes, quotedSentences } from './quoted-sentences.ts';
import type { Tokens } from './tokens.ts';
import { holds, wordSet } from './unread.ts';

const WRITER = wordSet('i we');
const OF_WRITER = wordSet('my our');
/** What may stand in front of "I" in a sentence of the writer's own. */
const LEADING = wordSet(
  'personally honestly frankly myself also and but so well ok for me to my mind in book as always though still on our side here at yes no',
);
const MOST_LEADING = 4;
/** "Told him [that I want …]": whom it was told is the person, what was told is not. */
const TOLD = wordSet('told tell mentioned explained confessed said admitted repeated');
const MOST_BEFORE_TOLD = 2;
const MOST_BEHIND_TOLD = 5;
/** "Told him it is the island that I …": what was told is not of the writer alone. */
const OF_MATTER = wordSet('it is was are were this there about');
/** May stand between "I" and what I want. */
const ADVERBS = wordSet(
  'always never only really just simply usually often also still personally myself tend to rather much all both do not would will can could believe think feel',
);
const MOST_ADVERBS = 4;
/** What somebody does who wants something or is like something, told as a habit. */
const STANCES = wordSet(
  'want wanted need needed like liked prefer preferred love loved hate hated trust trusted insist demand worry care expect fear value enjoy check read sign decide refuse choose pick doubt question wait count compare test verify plan list dream push pushed am bet lean stand should',
);
const SHORTENED_STANCE = /^(?:i|we)['’](?:d|m|re)$/i;
const SHORTENED = /^['’](?:d|m|re)\b/i;
/** Where what is the writer's ends, if another thing is set against it. */
const TURNS = wordSet('but while whereas whilst');
/** The word that ties the person to what is the writer's goes with the person. */
const TIES = wordSet('and but so while because that if when until before');
/** What the writer lives by, and whom the writer learns from. */
const PRINCIPLES = wordSet(
  'rule rules motto policy principle habit style view opinion coach mentor consultant trainer therapist',
);
const MOST_BEFORE_PRINCIPLE = 3;
/** "That's just how I am." */
const HOW = wordSet('how what way like');
const MOST_BEFORE_HOW = 4;

/** Where "I" or "my" stands that a sentence begins with, or has no more than a leading word before; null where it does not. */
function writerAt({ tokens: { words } }: NotesView, { from, to }: Stretch): number | null {
  for (let at = from; at < to && at <= from + MOST_LEADING; at += 1) {
    const word = words[at] ?? '';
    if (WRITER.has(word) || (OF_WRITER.has(word) && at === from)) return at;
    if (!LEADING.has(word)) return null;
  }
  return null;
}

/** Where "I" stands in what was told: "[I] told Yolanda how we like it"; null where nothing was told of the writer. */
function writerToldAt({ tokens: { words } }: NotesView, { from, to }: Stretch): number | null {
  let told = from;
  while (told < to && told <= from + MOST_BEFORE_TOLD && !TOLD.has(words[told] ?? '')) {
    if (!WRITER.has(words[told] ?? '') && !LEADING.has(words[told] ?? '')) return null;
    told += 1;
  }
  if (!TOLD.has(words[told] ?? '')) return null;
  for (let at = told + 1; at < to && at <= told + MOST_BEHIND_TOLD; at += 1) {
    if (WRITER.has(words[at] ?? '')) return at;
    if (OF_MATTER.has(words[at] ?? '')) return null;
  }
  return null;
}

/** Whether it is told what "I" want or am like: "I [always] want", "I'd rather", "my [own] rule is". */
function isStance({ text, tokens }: NotesView, at: number, to: number): boolean {
  const { words, starts, ends } = tokens;
  if (OF_WRITER.has(words[at] ?? '')) {
    const end = Math.min(to, at + 1 + MOST_BEFORE_PRINCIPLE);
    return holds(tokens, { from: at + 1, to: end }, PRINCIPLES);
  }
  const end = ends[at] ?? 0;
  if (SHORTENED_STANCE.test(text.slice(starts[at], end)) || SHORTENED.test(text.slice(end, end + 4)))
    return true;
  for (let verb = at + 1; verb < to && verb <= at + 1 + MOST_ADVERBS; verb += 1) {
    if (STANCES.has(words[verb] ?? '')) return true;
    if (!ADVERBS.has(words[verb] ?? '')) return false;
  }
  return false;
}

/** Where the person comes in as who does something, or another thing is set against what is the writer's. */
function stanceEnd(view: NotesView, at: number, to: number): number {
  const { words, isApart } = view.tokens;
  const person = personFrom(view, { from: at, to });
  for (let turn = at + 1; turn < person; turn += 1)
    if (TURNS.has(words[turn] ?? '') && isApart[turn] === true && !WRITER.has(words[turn + 1] ?? ''))
      return turn;
  return person < to && TIES.has(words[person - 1] ?? '') ? person - 1 : person;
}

/** What a sentence tells of its writer; null where it tells nothing of them, or also what was wanted of the person or done with them. */
function stanceIn(view: NotesView, sentence: Stretch): Stretch | null {
  const told = writerToldAt(view, sentence);
  const at = told ?? writerAt(view, sentence);
  if (at === null || !isStance(view, at, sentence.to)) return null;
  const to = stanceEnd(view, at, sentence.to);
  if (to - at < 2 || isOfBoth(view, { from: at, to })) return null;
  return { from: sentence.from, to };
}

/** Whether words that tell of the writer speak of the person as well, other than as whom it was told. */
function isOfBoth(view: NotesView, { from, to }: Stretch): boolean {
  const { words } = view.tokens;
  for (let at = from; at < to; at += 1) {
    if (!PERSON.has(words[at] ?? '') && !isOwn(view, at)) continue;
    const isWhom = [words[at - 1], words[at - 2]].some((word) => TOLD.has(word ?? '') || word === 'to');
    if (!isWhom) return true;
  }
  return false;
}

/** "That's just how I am." */
function isHowWriterIs({ tokens: { words } }: NotesView, { from, to }: Stretch): boolean {
  for (let at = from; at < to && at <= from + MOST_BEFORE_HOW; at += 1)
    if (HOW.has(words[at] ?? '')) return words[at + 1] === 'i' && words[at + 2] === 'am';
  return false;
}

/** Whether the notes are about somebody else than "I": by name, or as "he" or "she" in at least as many sentences as "I" speaks in. */
function areAboutSomebody(view: NotesView, sentences: readonly Stretch[]): boolean {
  if (view.ownStarts.size > 0) return true;
  const ofPerson = sentences.filter((sentence) => speaksOfPerson(view, sentence)).length;
  const ofWriter = sentences.filter((sentence) => holds(view.tokens, sentence, WRITER)).length;
  return ofPerson > 0 && ofPerson >= ofWriter;
}

/** What of the text the writer wants or is like. Linear. */
export function stancesOfNoteTaker(text: string, tokens: Tokens, own: NameRanges): readonly Range[] {
  if (!tokens.words.some((word) => WRITER.has(word) || OF_WRITER.has(word))) return [];
  const sentences = stretchesIn(tokens.sentences);
  const view = viewOf(text, tokens, own);
  if (hasSingleQuotes(text) || !areAboutSomebody(view, sentences)) return [];
  const areQuoted = quotedSentences(text, tokens, sentences);
  return sentences.flatMap((sentence, place) => {
    if (areQuoted[place] === true) return [];
    const isOfWriter = isHowWriterIs(view, sentence) && !speaksOfPerson(view, sentence);
    const stance = isOfWriter ? sentence : stanceIn(view, sentence);
    return stance === null ? [] : [rangeOf(tokens, stance)];
  });
}
