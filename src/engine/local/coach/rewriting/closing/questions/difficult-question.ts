import { PROFILE_CODES, type ProfileCode } from '../../../../../../domain/profiles.ts';
import type { Body } from '../../body/body.ts';
import { dateAhead } from '../closing-date.ts';

/** What of the matter a question can take up. */
export interface Matter {
  /** Whether something of the reader's came late or is still missing. */
  readonly isLate: boolean;
  /** Whether what came late is here by now. */
  readonly isOver: boolean;
  /** "the handovers": what it is about; null when the draft does not say. */
  readonly thing: string | null;
  /** "26 April": a day that is still to come; null when the draft names none. */
  readonly ahead: string | null;
  /** Whether it is the writer who did it. */
  readonly isOwnDoing: boolean;
  /** Whether the message rests on figures that can be read in two ways. */
  readonly hasFigures: boolean;
  /** Whether the draft's own demand, as a question, stands before this one. */
  readonly hasDemand: boolean;
  /** Whether the message tells of a decision that stands. */
  readonly isFinal: boolean;
  /** Whether the writer says that they cannot talk yet. */
  readonly isTooSoon: boolean;
}

type Ask = (matter: Matter) => string;

const SEEN = 'How do you see it';
const PLAIN: Ask = () => `${SEEN}?`;

const ASKS: Readonly<Record<ProfileCode | 'unknown', Ask>> = {
  'DP-01': ({ hasDemand, thing, ahead }) =>
    hasDemand ? `${SEEN}?` : `${SEEN}, and what do you propose${about('for', thing)}${before(ahead)}?`,
  'DP-02': ({ hasDemand, thing }) =>
    hasDemand
      ? 'How would you go about it?'
      : `${SEEN}, and what would you try from here${about('with', thing)}?`,
  'DP-03': ({ hasFigures }) =>
    hasFigures
      ? 'Do you read any of this differently, or have I left something out?'
      : `${SEEN}, and what have I left out?`,
  'DP-04': ({ hasDemand, ahead }) =>
    `${SEEN}, and what would you need from me${hasDemand ? '' : before(ahead)}?`,
  'DP-05': ({ hasDemand, isLate, isOver, thing, ahead }) => {
    if (hasDemand) return `${SEEN}?`;
    if (isLate && isOver) return 'What held it up on your side, and what can we agree on for next time?';
    if (!isLate)
      return ahead === null
        ? `${SEEN}, and when can we agree what happens next${about('with', thing)}?`
        : `${SEEN}, and what can we agree on${about('for', thing)}${before(ahead)}?`;
    return ahead === null
      ? 'What held it up on your side, and by when can we close it?'
      : `What held it up on your side, and can we close it${before(ahead)}?`;
  },
  'DP-06': ({ thing, isTooSoon }) =>
    isTooSoon
      ? 'How does it look from your side?'
      : `How does it look from your side, and could we talk about ${thing ?? 'it'}?`,
  'DP-07': ({ hasDemand }) => (hasDemand ? `${SEEN}?` : `${SEEN}, and where do you want it to go from here?`),
  unknown: PLAIN,
};

function about(preposition: string, thing: string | null): string {
  return thing === null ? '' : ` ${preposition} ${thing}`;
}

function before(day: string | null): string {
  return day === null ? '' : ` before ${day}`;
}

const OWN_DOING: Readonly<Record<ProfileCode | 'unknown', string>> = {
  'DP-01': 'What do you need from me now to put this right?',
  'DP-02': `${SEEN}, and how can I put it right?`,
  'DP-03': 'What would you want examined, and what do you need from me for that?',
  'DP-04': 'What would you want checked or put right first, and what do you need from me?',
  'DP-05': 'What do you need from me to close this, and by when?',
  'DP-06': 'How is this for you, and what can I do to put it right?',
  'DP-07': `${SEEN}, and how can I put it right?`,
  unknown: `${SEEN}, and how can I put it right?`,
};

const AFTER_A_DECISION = 'Could we talk about what this means for you?';

/** Every question that a difficult message can end on. */
export function difficultQuestions(): readonly string[] {
  const plain = {
    isLate: false,
    isOver: false,
    thing: null,
    ahead: null,
    isOwnDoing: false,
    hasFigures: false,
    hasDemand: false,
    isFinal: false,
    isTooSoon: false,
  };
  const matters: readonly Matter[] = [
    plain,
    { ...plain, isLate: true },
    { ...plain, isLate: true, isOver: true },
    { ...plain, isLate: true, ahead: 'tomorrow' },
    { ...plain, ahead: 'tomorrow' },
    { ...plain, hasFigures: true },
    { ...plain, hasDemand: true },
    { ...plain, isOwnDoing: true },
    { ...plain, isFinal: true },
    { ...plain, isTooSoon: true },
  ];
  const profiles: readonly (ProfileCode | null)[] = [...PROFILE_CODES, null];
  return profiles.flatMap((profile) => matters.map((matter) => difficultQuestion(profile, matter)));
}

/** The question at the end of a difficult message: open, and one that no decision before it makes empty. */
export function difficultQuestion(profile: ProfileCode | null, matter: Matter): string {
  if (matter.isFinal) return AFTER_A_DECISION;
  return matter.isOwnDoing ? OWN_DOING[profile ?? 'unknown'] : ASKS[profile ?? 'unknown'](matter);
}

const LATE =
  /\b(?:late|overdue|still (?:missing|open|not)|missing|instead of the|the plan said|were due|was due|not (?:yet )?(?:here|done|ready|finished)|aren't (?:here|done|ready)|isn't (?:here|done|ready|even)|still bare)\b/i;
const OF_THE_WRITER = /^(?:I|we|my|our)\b|\b(?:from|because of) (?:me|us)\b/i;

/** Whether the draft tells of something late or missing that is not the writer's. */
export function isLateMatter({ paragraphs }: Body): boolean {
  return paragraphs
    .flat()
    .some(
      ({ text, isQuestion }) =>
        !isQuestion && LATE.test(text.replaceAll('’', "'")) && !OF_THE_WRITER.test(text),
    );
}

const IS_OPEN =
  /\b(?:still|missing|open|bare|unfinished|stands?|days? over|not (?:yet|here|done|ready|begun)|haven't|hasn't|aren't|isn't|left to do|to go)\b/i;
const HAS_COME = /\b(?:came|arrived|reached|was here|were here|delivered)\b/i;

/** Whether what came late is here by now, so that nobody can close it any more. */
export function isOverMatter({ paragraphs }: Body): boolean {
  const texts = paragraphs.flat().map(({ text }) => text.replaceAll('’', "'"));
  return texts.some((text) => HAS_COME.test(text)) && !texts.some((text) => IS_OPEN.test(text));
}

/** The day still to come that the draft names: "26 April" of "and the regatta is on 26 April". */
export function dayAhead({ paragraphs }: Body): string | null {
  return dateAhead(paragraphs.flat().flatMap(({ text }) => text.split(/, (?:and|but) |[;:] /)));
}

const FEWEST_FIGURES = 2;

/** Whether the draft tells of figures enough to compare. */
export function hasFigures({ paragraphs }: Body): boolean {
  return paragraphs.flat().reduce((sum, { numberCount }) => sum + numberCount, 0) >= FEWEST_FIGURES;
}

const IS_FINAL =
  /\b(?:redundant|has been (?:refused|rejected|declined|turned down)|you(?:'re| are) off the|(?<!\b(?:nothing|not|none) )is final(?! as such)|decision stands|cannot be changed|(?:will|can) ?not be (?:renewed|extended|continued|replaced)|won't be (?:renewed|extended|continued)|(?:letting|let) you go|it has been decided|(?:have|need) to (?:change|cut|reduce) your|you will no longer|(?:duties|contract|role|post|position)\b[^.!?]{0,60}\b(?:ends?|terminated))\b/i;

const IS_TOO_SOON =
  /\b(?:not|n't)(?: \p{L}+)? ready to (?:meet|talk|speak|see you|discuss)\b|\bI need (?:some|a bit of|more) (?:time|space)\b/iu;

/** Whether the writer says that they are not ready to talk. */
export function isTooSoonToTalk({ paragraphs }: Body): boolean {
  return paragraphs.flat().some(({ text }) => IS_TOO_SOON.test(text.replaceAll('’', "'")));
}

/** Whether the draft tells of a decision that stands. */
export function isFinalMatter({ paragraphs }: Body): boolean {
  return paragraphs.flat().some(({ text }) => IS_FINAL.test(text));
}
