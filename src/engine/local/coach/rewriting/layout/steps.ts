import { capitalised, withFullStop } from '../sentence/smooth.ts';
import { type Chunk, textOf } from './chunks.ts';
import { NOT_KNOWN } from './labels.ts';
import { OWNERLESS, WISHED } from './roles.ts';

const FEWEST_POINTS = 2;
const LONGEST_POINT_WORDS = 34;

/**
 * Tasks or open points as the points of a list, each with its owner and date as the draft has them; "Owner open."
 * only where the draft leaves it to somebody. Null for fewer than two, or for one that is too long.
 */
export function asPoints(chunks: readonly Chunk[], fewest = FEWEST_POINTS): readonly string[] | null {
  const points = chunks.flatMap((chunk) =>
    chunk.sentences.length === 1 ? parted(textOf(chunk)) : [textOf(chunk)],
  );
  if (points.length < fewest) return null;
  if (points.some((point) => point.split(' ').length > LONGEST_POINT_WORDS)) return null;
  return points.map(asPoint);
}

/** Where a second task with a doer of its own begins. */
const NEXT_TASK =
  /[,;]? (?:and|but|while) (?=(?:(?:the|a|our|your|my) )?\p{L}[\p{L}&'’-]{0,20}(?: \p{L}[\p{L}&'’-]{0,20}){0,2} (?:should|must|needs? to|has to|have to)\b)/u;

/** "… if the buses were organised and if people took care of the crates": the second wish. */
const NEXT_WISH = / and (?:if |that )?(?=(?:people|somebody|someone) (?:could|would|took) )/i;
/** "Somebody has to write the letter and it would be good if …". */
const THEN_WISHED = / and (?=it would be )/i;

/** "Certificate and rota need to be ready.": one point for each. */
const TWO_NEED =
  /^((?:\p{L}[\p{L}'’-]{0,24} ){1,3}?\p{L}[\p{L}'’-]{0,24}) and ((?:the )?\p{L}[\p{L}'’-]{0,24}(?: \p{L}[\p{L}'’-]{0,24}){0,2}?) (?:still )?(?:need|have) to (?!be (?:together|both))(\p{Ll}[^?]*)$/u;

function parted(text: string): readonly string[] {
  const wish = WISHED.test(text) ? NEXT_WISH.exec(text) : null;
  if (wish !== null) {
    const second = text.slice(wish.index + wish[0].length);
    return [`${text.slice(0, wish.index)}.`, `It would be good if ${second}`];
  }
  const then = THEN_WISHED.exec(text);
  if (then !== null) return [`${text.slice(0, then.index)}.`, capitalised(text.slice(then.index + 5))];
  const both = TWO_NEED.exec(text);
  if (both !== null) {
    const [, first = '', second = '', task = ''] = both;
    return [`${first}: to ${task}`, `${capitalised(second)}: to ${task}`];
  }
  const at = NEXT_TASK.exec(text);
  if (at === null) return [text];
  const first = text.slice(0, at.index);
  const rest = text.slice(at.index + at[0].length);
  if (first.split(' ').length < 4 || OWNERLESS.test(text)) return [text];
  return [withFullStop(first), capitalised(rest)];
}

const WISHED_DONE =
  /^(?:and |but |so |also,? )?it (?:would|['’]d|might) (?:really |also )?be (?:good|nice|great|lovely|helpful) if (?:the |our )?(\p{Ll}[\p{L}'’ -]{2,40}?) (?:would be|could be|were|was|got) (\p{L}+(?:ed|en|ne|t)\b[^,?]{0,60}?)[.!]*$/iu;
const WISHED_OF_SOMEBODY =
  /^(?:and |but |so |also,? )?it (?:would|['’]d|might) (?:really |also )?be (?:good|nice|great|lovely|helpful) if (?:somebody|someone|people) (?:could |would |can )(\p{Ll}[^?]*?)[.!]*$/iu;
const WISHED_CARE = /^it would be good if (?:somebody|someone|people) took care of ([^?]*?)[.!]*$/iu;
const BY_NOBODY = / by (?:somebody|someone)[.!]*$/i;

const ADDS = /^(?:(?:and|but|so|also|oh|plus|then|of course)\b,? ){1,3}/i;

/** "You'll all need to do the training": the task itself. */
const YOU_HAVE_TO =
  /^you(?:['’]ll| will| all|['’]ll all| will all)? (?:all )?(?:need|have|are going|must)(?: to)? (?=(?!be\b|know\b)\p{Ll}{2,} (?:the|a|an|your|our|it|in|out|up|all)\b)/iu;

/** One task as a point: "Somebody should check the tent." becomes "Check the tent. Owner open." */
export function asPoint(sentence: string): string {
  const text = capitalised(
    sentence
      .replace(ADDS, '')
      .replace(/^there (?:is|['’]s) (?=the\b)/i, '')
      .replace(YOU_HAVE_TO, '')
      .replace(NOT_KNOWN, ''),
  );
  const left = OWNERLESS.exec(text) ?? WISHED_OF_SOMEBODY.exec(text);
  if (left?.[1] !== undefined) return `${capitalised(left[1])}. Owner open.`;
  const care = WISHED_CARE.exec(text);
  if (care?.[1] !== undefined) return `Take care of ${care[1]}. Owner open.`;
  const wished = WISHED_DONE.exec(text);
  if (wished?.[1] !== undefined) return `${capitalised(wished[1])}: to be ${wished[2] ?? ''}. Owner open.`;
  if (BY_NOBODY.test(text)) return `${text.replace(BY_NOBODY, '')}. Owner open.`;
  return withFullStop(text);
}
