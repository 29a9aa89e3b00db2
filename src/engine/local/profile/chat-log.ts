/**
 * A log of a conversation has a speaker before each turn ("Lee: ok", "Lee Chen 10:02 AM"). What others say in it is no
 * evidence about the person, except where they speak of the person by name.
 */
import { isCommonWord } from '../../facts/common-words.ts';
import { type Line, linesOf } from '../../facts/lines.ts';
import type { Range } from './blanked.ts';
import { isNamed, isSameName, mayBeShortFor, namePartsOf } from './name-forms.ts';

const NAME = String.raw`@?[\p{L}][\p{L}\d._'’-]*(?: [\p{L}][\p{L}.'’-]*){0,2}`;
const CAPITALISED_NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?`;
const STAMP = String.raw`(?:[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?${TIME}[\])]? ?(?:[-–] ?)?)?`;
/** "Lee: ok", "[10:02] Lee Chen: ok", "Lee (10:02): ok". */
const TURN = new RegExp(
  String.raw`^\s*[*•"“–-]{0,2} ?${STAMP}\**(${NAME})\**(?: ?[[(][^\])]{1,20}[\])]| ${TIME})?\**:\**(?:\s+|$)`,
  'u',
);
/** "Lee Chen  10:02 AM" by itself, the turn below it. */
const HEADING = new RegExp(String.raw`^\s*(${CAPITALISED_NAME})\s+[[(]?(?:.{0,16} )?${TIME}[\])]?\s*$`, 'u');
const LIST_MARK = /^\s*(?:[-*•]|\d+[.)])\s/;

/** Whoever writes such notes, or asks the questions in them. */
const ASKING = new Set(
  'me i us we rep agent interviewer host presenter moderator reporter journalist'.split(' '),
);
const ASKED = new Set('client customer prospect buyer candidate caller interviewee'.split(' '));
const ABBREVIATIONS = new Set(
  'nb ps re fw fwd cc fyi ad pm hr it ceo cfo cto coo kpi roi nps crm sap faq tbd disc mbti ok'.split(' '),
);
const THIRD_PERSON = /\b(?:he|she|him|her|his|hers)\b/iu;
const GREETING = /(?:^|\s)(?:hi|hello|hey|dear|thanks|thank you|ok|okay|morning|sorry|@)[, ]*$/i;
const LONGEST_GREETING = 16;

/** Some lines with one speaker. */
interface Turn {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** Whether the label has a line to itself, which says nothing. */
  readonly isHeaded: boolean;
}

interface Label {
  readonly text: string;
  readonly wordsFrom: number;
  readonly isHeading: boolean;
}

/** One line alone that ends in a time is a sentence of the notes. */
const LEAST_HEADINGS = 2;

function labelOf({ text }: Line, hasHeadings: boolean): Label | null {
  const heading = hasHeadings ? HEADING.exec(text) : null;
  if (heading?.[1] !== undefined) return { text: heading[1], wordsFrom: text.length, isHeading: true };
  const turn = TURN.exec(text);
  return turn?.[1] === undefined ? null : { text: turn[1], wordsFrom: turn[0].length, isHeading: false };
}

/** A turn goes on until the next label; after a label of its own line, also no farther than its paragraph. */
function turnsOf(notes: string): readonly Turn[] {
  const turns: Turn[] = [];
  let open: { label: Label; start: number; wordsFrom: number; end: number } | null = null;
  const close = (): void => {
    if (open === null) return;
    const { label, start, wordsFrom, end } = open;
    const words = notes.slice(wordsFrom, end);
    turns.push({ label: label.text, start, end, words, isHeaded: label.isHeading });
    open = null;
  };
  const lines = linesOf(notes);
  const hasHeadings = lines.filter(({ text }) => HEADING.test(text)).length >= LEAST_HEADINGS;
  for (const line of lines) {
    const label = labelOf(line, hasHeadings);
    const isBlank = line.text.trim() === '';
    if (label !== null) {
      close();
      open = { label, start: line.start, wordsFrom: line.start + label.wordsFrom, end: line.end };
    } else if (open !== null && !open.label.isHeading && (isBlank || LIST_MARK.test(line.text))) close();
    else if (open !== null && !isBlank) open.end = line.end;
  }
  close();
  return turns;
}

function roleOf(label: string): string {
  return namePartsOf(label).join(' ');
}

/** Whether a label names somebody, and not a field of a record ("Budget", "Next steps"). */
function isName(label: string): boolean {
  const parts = namePartsOf(label);
  if (ASKING.has(roleOf(label)) || ASKED.has(roleOf(label))) return true;
  if (parts.some((part) => ABBREVIATIONS.has(part))) return false;
  return parts.some((part) => part.length > 1 && !isCommonWord(part));
}

/** The labels that take turns ("Grace: … Ali: … Grace: …"), which the fields of a record never do. */
function labelsInTurn(turns: readonly Turn[]): ReadonlySet<string> {
  const labels = new Set<string>();
  turns.forEach(({ label }, at) => {
    const between = turns[at + 1]?.label;
    if (between === undefined || between === label || turns[at + 2]?.label !== label) return;
    labels.add(label).add(between);
  });
  return labels;
}

/** The turns whose labels are speakers: names, and everyday words that take turns. "A" and "B" may be anybody. */
function spokenOf(turns: readonly Turn[], name: string): readonly Turn[] {
  const inTurn = labelsInTurn(turns);
  const isWord = (label: string): boolean => namePartsOf(label).some((part) => part.length > 1);
  return turns.filter(
    ({ label }) => isSameName(label, name) || isName(label) || (isWord(label) && inTurn.has(label)),
  );
}

/** Whether a turn tells something of the person, and does not only call them by name. */
function speaksOf({ words }: Turn, name: string): boolean {
  const own = new Set(namePartsOf(name).filter((part) => part.length > 1));
  for (const match of words.matchAll(/[\p{L}\p{M}]+/gu)) {
    const [word] = match;
    if (!/^\p{Lu}/u.test(word) || !own.has(namePartsOf(word)[0] ?? '')) continue;
    const end = match.index + word.length;
    const after = words.slice(end, end + LONGEST_GREETING);
    const before = words.slice(Math.max(0, match.index - LONGEST_GREETING), match.index);
    const isCalled = GREETING.test(before) || /^\s*(?:[,.:!?]|$)/.test(after);
    if (!isCalled) return true;
  }
  return false;
}

/**
 * Which labels are the person's: the name itself; without any, a pet form of it, "Client", or whoever else is interviewed. A
 * record has labels too ("Wants", "Fears"), but none twice: only an exchange tells that a label like the name is a speaker.
 */
function ownLabelsOf(labels: readonly string[], name: string, isExchange: boolean): readonly string[] {
  const same = labels.filter((label) => isSameName(label, name));
  if (same.length > 0) return same;
  const answering = labels.filter((label) => !ASKING.has(roleOf(label)));
  const isInterview = answering.length < labels.length;
  if (isInterview && answering.length === 1) return answering;
  if (!isExchange) return [];
  const short = answering.filter((label) => !ASKED.has(roleOf(label)) && mayBeShortFor(label, name));
  return short.length > 0 ? short : answering.filter((label) => ASKED.has(roleOf(label)));
}

/**
 * The turns that are not the person's, and the lines above theirs. An exchange in which none is theirs is a talk between others, unless it speaks of the
 * person or of any "she" or "he": then it is about them.
 */
export function turnsOfOthers(notes: string, name: string): readonly Range[] {
  if (!notes.includes('\n')) return [];
  const turns = turnsOf(notes);
  if (turns.length < 2) return [];
  const spoken = spokenOf(turns, name);
  const labels = [...new Set(spoken.map(({ label }) => label))];
  if (labels.length < 2) return [];
  const isExchange = labels.length < spoken.length;
  const own = ownLabelsOf(labels, name, isExchange);
  const isOfStrangers = isNamed(name) && isExchange && spoken.every(({ words }) => !THIRD_PERSON.test(words));
  if (own.length === 0 && !isOfStrangers) return [];
  const isOwn = new Set(own);
  return spoken.flatMap((turn) => {
    if (!isOwn.has(turn.label)) return speaksOf(turn, name) ? [] : [turn];
    return turn.isHeaded ? [{ start: turn.start, end: turn.end - turn.words.length }] : [];
  });
}
