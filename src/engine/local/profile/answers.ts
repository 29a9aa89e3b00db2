/** Which parts of the notes an answer is drawn from: of what is doubted, past or disputed as little as there can be. */
import { PROFILE_CODES, type ProfileCode } from '../../../domain/profiles.ts';
import { CONTRASTED } from './contrast.ts';
import { withoutDatedFacts } from './dated-facts.ts';
import { type Decision, decide } from './decide.ts';
import { DENIED } from './denied.ts';
import { withoutEmptyWords, withoutRemnants } from './empty-notes.ts';
import type { ProfileModel } from './model.ts';
import { withoutIgnorance } from './nothing-known.ts';
import { withoutOrders } from './orders.ts';
import { OF_OTHERS } from './others.ts';
import type { ReadableNotes } from './readable-notes.ts';
import { REPORTED } from './reported.ts';
import { inTheirSense } from './senses.ts';
import { type Reading, read } from './signals.ts';
import { SMALL_QUESTIONS } from './small-questions.ts';
import { isContraryPace, type Told } from './sources.ts';
import type { Tokens } from './tokens.ts';
import { findersBy, leaveUnread, unreadBeside, unreadBetween } from './unread.ts';

export function codeOf(index: number): ProfileCode {
  const code = PROFILE_CODES[index];
  if (code === undefined) throw new RangeError(`No profile ${index}.`);
  return code;
}

const NOT_THEIR_WISH = findersBy([...DENIED.byWord, ...OF_OTHERS.byWord, ...SMALL_QUESTIONS.byWord]);

/** Words as the model reads them: neither what is denied or not known nor what others want or anybody asks. */
export function readingOf(tokens: Tokens, model: ProfileModel): Reading {
  const asked = withoutDatedFacts(withoutOrders(tokens));
  const told = leaveUnread(withoutEmptyWords(withoutIgnorance(asked)), REPORTED);
  const own = withoutRemnants(leaveUnread(leaveUnread(told, CONTRASTED), NOT_THEIR_WISH));
  return read(inTheirSense(own), model);
}

export interface Answer {
  readonly reading: Reading;
  readonly decision: Decision;
  /** Whether the notes quote others who tell opposite things, and nothing that decides between them. */
  readonly isDisputed: boolean;
}

function answerOf(tokens: Tokens, model: ProfileModel): Answer {
  const reading = readingOf(tokens, model);
  return { reading, decision: decide(reading, model.decision), isDisputed: false };
}

function isSure({ decision: { primary, confidence } }: Answer): boolean {
  return primary !== null && confidence !== 'Low';
}

/** The answer as a first guess, if it is one. */
function guessed(answer: Answer): Answer {
  const { decision } = answer;
  return decision.primary === null ? answer : { ...answer, decision: { ...decision, confidence: 'Low' } };
}

/** Whether others tell things of the person that no one profile would do; `code` is what all of it together speaks for. */
function isDisputed(tokens: Tokens, told: readonly Told[], code: ProfileCode, model: ProfileModel): boolean {
  const answers = told.map(({ said }) => answerOf(unreadBeside(tokens, said), model).decision);
  const sure = answers.filter(({ confidence }) => confidence === 'High').map(({ primary }) => primary);
  return (
    new Set(sure).size > 1 ||
    told.some((each, at) => answers[at]?.primary === null && isContraryPace(tokens, each, code))
  );
}

/**
 * Where others tell opposite things of the person, what the notes tell besides decides, and without a sure answer in that, theirs is no
 * more than a first guess.
 */
function answerFromAll(tokens: Tokens, told: readonly Told[], model: ProfileModel): Answer {
  const whole = answerOf(tokens, model);
  const { primary } = whole.decision;
  if (told.length === 0 || primary === null || !isDisputed(tokens, told, codeOf(primary), model))
    return whole;
  const rising = told.flatMap(({ framed }) => framed).sort((a, b) => a.start - b.start);
  const besides = answerOf(unreadBetween(tokens, rising), model);
  return isSure(besides) ? besides : { ...guessed(whole), isDisputed: true };
}

/**
 * What the notes tell for certain and of today decides. Without a sure answer in that, their past counts as well; and what their
 * writer doubts only where they tell nothing else, and then it is a first guess.
 */
export function answerFrom({ tokens, doubted, past, told }: ReadableNotes, model: ProfileModel): Answer {
  const known = doubted.length === 0 ? tokens : unreadBetween(tokens, doubted);
  if (past.length > 0) {
    const today = answerFromAll(unreadBetween(known, past), told, model);
    if (isSure(today)) return today;
  }
  const certain = answerFromAll(known, told, model);
  return certain.decision.primary !== null || doubted.length === 0
    ? certain
    : guessed(answerOf(tokens, model));
}
