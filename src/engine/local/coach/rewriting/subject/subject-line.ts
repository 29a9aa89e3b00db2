import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { checkRewrite } from '../../../../facts/check-rewrite.ts';
import type { DraftReading } from '../../reading/draft-reading.ts';
import type { Body } from '../body/body.ts';
import { spokenTopic } from '../closing/asked/ask-topic.ts';
import { forbidsAnswer } from '../closing/forbids-answer.ts';
import { matterOf } from '../closing/questions/closing-matter.ts';
import { deadlineOf } from '../sentence/deadline.ts';
import { HELD_FACTS } from '../sentence/held-facts.ts';
import { capitalised } from '../sentence/smooth.ts';
import { fullerTopic, mainTopic, namedTopic } from './main-topic.ts';
import { inPlainCase, type OwnSubject, ownSubject } from './own-subject.ts';
import { purposeIn } from './purpose.ts';
import { newsIn } from './subject-news.ts';

/** What a subject line can rest on. */
export interface SubjectMatter {
  readonly reading: DraftReading;
  readonly profile: ProfileCode | null;
  readonly body: Body;
  /** The sentences that the rewrite adds at its end. */
  readonly closing: readonly string[];
  /** The draft's own first heading. */
  readonly heading: string;
  /** Whether a plain subject, too, may be turned to the reader. */
  readonly isFlawed: boolean;
  /** Whether the draft charges the reader with something. */
  readonly isCharge: boolean;
}

const IS_SUBJECT = /^(?:subject|subj|re|fwd?)\s*:/i;
const FEWEST_WORDS = 2;
const LONGEST_WORDS = 15;

/**
 * The subject line of an email whose own says too little, without "Subject:": what the draft is about, and its news,
 * its date or the question that its body asks. Names nothing that the draft does not name, drops no fact, and promises
 * nothing that the body does not hold; never a question about nothing. Null when the own subject stays.
 */
export function subjectLine(matter: SubjectMatter): string | null {
  const { reading, heading, isFlawed } = matter;
  if (reading.type !== 'email' || !IS_SUBJECT.test(heading) || !isFlawed) return null;
  const own = ownSubject(heading);
  if (own.kind === 'good') return null;
  const line = matter.profile === 'DP-07' ? purposeIn(reading) : lineAbout(matter, own);
  const words = line?.split(' ').length ?? 0;
  // A word alone says no more than the writer's own line.
  if (line === null || words < FEWEST_WORDS || words > LONGEST_WORDS || isTakenFrom(line, heading))
    return null;
  const rest = reading.text.slice(reading.text.indexOf(heading) + heading.length);
  const day = BARE_DAY.exec(heading)?.[1];
  const holdsAll = (subject: string): boolean =>
    checkRewrite(inPlainCase(heading), `${subject}\n${rest}`, HELD_FACTS).lost.length === 0;
  return [line, ...(day === undefined ? [] : [`${line}, ${day}`])].find(holdsAll) ?? null;
}

/** Whether a line only leaves out words of the writer's own. */
function isTakenFrom(line: string, heading: string): boolean {
  const own = new Set(heading.toLowerCase().match(/[\p{L}\d]+/gu));
  return (line.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => own.has(word));
}

/** A subject line that is no more than a day. */
const BARE_DAY = /^[^:]*: *((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\W*$/u;

/** The topic with what this reader looks for; failing a topic, what the draft announces or proposes. */
function lineAbout(matter: SubjectMatter, own: Exclude<OwnSubject, { kind: 'good' }>): string | null {
  const { reading } = matter;
  const topic =
    own.kind === 'vague' ? topicOfVague(matter)?.replace(/^the /, '') : fullerTopic(reading, own.words);
  const turned = turnedTo(matter);
  const news = newsIn([...matter.body.paragraphs.flat(), ...reading.sentences].map(({ text }) => text));
  if (own.kind === 'clause' && turned === '') return own.words;
  if (news !== null && (topic === undefined || !ASKS_WELL.test(turned))) return news;
  if (topic !== undefined) return `${capitalised(topic)}${turned}`;
  return changeInFigures(matter) ?? bareDecision(matter);
}

/** For somebody who decides the plan, else the main thing. */
function topicOfVague(matter: SubjectMatter): string | undefined {
  const { reading, profile } = matter;
  const plan = profile === 'DP-01' ? planOf(matter) : null;
  return (
    plan ??
    mainTopic(reading, profile === 'DP-01') ??
    spokenTopic(reading) ??
    namedTopic(reading) ??
    undefined
  );
}

/** A turn that says more than a bare date does. */
const ASKS_WELL = /(?<!together)\?$|: who does/;

/** What each reader looks for in a subject line; `{by}` is the draft's deadline, `{step}` two of its figures. */
export const SUBJECTS = {
  yesOrNo: ': yes or no{by}?',
  yoursBy: 'Your yes or no {by}',
  open: ': what would you try?',
  step: ': does the change {step} hold up?',
  figures: ': do the figures hold up?',
  who: ': who does what, and by when?',
  whoBy: ': who does what{by}',
  together: ': can we solve it together?',
  dated: ', {by}',
} as const;

const FEWEST_FIGURES = 2;
const ASKS_OPENLY = /^(?:what|which|how|where)\b[^?]*\byou\b[^?]*\?$/i;
const ASKS_TO_CHECK = /\b(?:check|hold|need to see|judge|look at)\b[^?]*\?$/i;

/** ": yes or no by Friday?" and what else each reader looks for, where the body bears it out; else the date. */
function turnedTo(matter: SubjectMatter): string {
  const { reading, profile, body, isCharge, closing } = matter;
  const deadline = deadlineOfAsk(reading);
  const dated = deadline === null ? '' : SUBJECTS.dated.replace('{by}', deadline);
  const withDeadline = (line: string): string =>
    line.replace('{by}', deadline === null ? '' : ` ${deadline}`);
  const texts = [...body.paragraphs.flat().map(({ text }) => text), ...closing];
  const isClosed = texts.some(forbidsAnswer);
  switch (profile) {
    case 'DP-01':
      return deadline === null && !texts.some((text) => IS_DECISION.test(text))
        ? dated
        : withDeadline(SUBJECTS.yesOrNo);
    case 'DP-02':
      return !isClosed && texts.some((text) => ASKS_OPENLY.test(text)) ? SUBJECTS.open : dated;
    case 'DP-03':
      return evidence(matter, texts) || dated;
    case 'DP-05':
      if (deadline === null && !texts.some((text) => ASKS_WHO.test(text))) return '';
      return deadline === null ? SUBJECTS.who : withDeadline(SUBJECTS.whoBy);
    case 'DP-06':
      return isCharge && !isClosed && texts.some((text) => ASKS_HOW.test(text)) ? SUBJECTS.together : dated;
    default:
      return dated;
  }
}

/** A question that there is something to say to, and no request. */
const ASKS_HOW =
  /^(?!(?:could|can|would|will) you (?:please )?(?:send|return|confirm|sign|pay|bring|give|reply)\b).*\?$/iu;
const ASKS_WHO =
  /\bby when\b|^(?:who|which part|can you take|can you have)\b[^?]*\?$|^(?:steps|still open):/i;
const IS_DECISION = /\byes or no\b|^(?:shall|do|can|may) (?:I|we)\b[^?]*\?$/i;

/** "Take the lease offer" of what the writer proposes. */
function planOf({ body }: SubjectMatter): string | null {
  const matter = matterOf(body.paragraphs.flat().map(({ text }) => text.replaceAll('’', "'")));
  if (matter === null || matter.kind === 'change' || matter.words.split(' ').length > MOST_PLAN_WORDS)
    return null;
  if (matter.kind === 'party') return /^\p{Lu}/u.test(matter.words) ? matter.words : null;
  return matter.words.startsWith('we ') ? capitalised(matter.words.slice(3)) : null;
}

const MOST_PLAN_WORDS = 8;

const STEP =
  /\b(?:rose|risen|fell|fallen|went|gone|grew|grown|dropped|climbed|increased|decreased|improved|cut|up|down)\b[^.;:\d]{0,40} (from \d[\d.,]*(?:%| ms| min)? to \d[\d.,]*\d?(?:%| ms| min)?)(?=[ .,;)])(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;

/** ": does the change from 21 to 29 hold up?" of the one change that the draft reports in figures. */
function evidence({ reading, body }: SubjectMatter, texts: readonly string[]): string {
  const step = onlyStep(reading)?.[1]?.replace(/[.,]$/, '');
  if (step !== undefined) return SUBJECTS.step.replace('{step}', step);
  const figures = body.paragraphs.flat().reduce((sum, sentence) => sum + sentence.numberCount, 0);
  return figures >= FEWEST_FIGURES && texts.some((text) => ASKS_TO_CHECK.test(text)) ? SUBJECTS.figures : '';
}

function onlyStep({ text }: DraftReading): RegExpExecArray | null {
  const steps = [...text.matchAll(STEP)];
  return steps.length === 1 ? (steps[0] ?? null) : null;
}

/** "Your yes or no by 1 October" for an Achiever, where nothing names the matter in a word or two. */
function bareDecision({ reading, profile, closing }: SubjectMatter): string | null {
  const deadline = profile === 'DP-01' ? deadlineOfAsk(reading) : null;
  return deadline !== null && closing.some((text) => IS_DECISION.test(text))
    ? SUBJECTS.yoursBy.replace('{by}', deadline)
    : null;
}

const WENT = /(?:^|[.,;:!?\n] ?|\b(?:and|but|the) )((?:\p{L}+ ){0,3}\p{L}{3,}) $/u;
const NO_MEASURE = /\b(?:it|they|we|I|you|he|she|this|that|which|have|has|had|our|my|and|or|then)\b/i;

/** "Rate from 81% to 86%: does it hold up?" where nothing else names the topic. */
function changeInFigures({ reading, profile }: SubjectMatter): string | null {
  const step = onlyStep(reading);
  if (step === null || profile !== 'DP-03') return null;
  const measure = WENT.exec(reading.text.slice(Math.max(0, step.index - 60), step.index))?.[1];
  if (measure === undefined || NO_MEASURE.test(measure)) return null;
  return `${capitalised(measure)} ${step[1]?.replace(/[.,]$/, '')}: does it hold up?`;
}

const ASKS_FOR =
  /\b(?:tell|decide|decision|yes|sign|signature|confirm|reply|answer|approve|need|needs|know|deadline|required|hold|holds)\b/i;

/** "paid until 31 December": how long something lasts, and no deadline. */
const LASTS = /\b(?:until|till) /gi;
/** A date that has gone by. */
const IS_PAST =
  /\bas agreed\b|\b(?:should|would|could)(?: \p{L}+){0,2} have (?:been|\p{L}+ed)\b|\b(?:was|were) (?:due|promised)\b/iu;

/** The draft's one deadline; of several, the one in the only sentence that asks for something. */
function deadlineOfAsk(reading: DraftReading): string | null {
  const only = deadlineOf(reading.text.replace(LASTS, ' '));
  // "The registry closes on the 31st" is no day before which the writer needs something.
  const isSaid = only === null || reading.text.toLowerCase().includes(only.toLowerCase());
  if (only !== null && isSaid)
    return reading.sentences.some(({ text }) => IS_PAST.test(text) && text.includes(only)) ? null : only;
  const asked = reading.sentences
    .filter(({ text }) => ASKS_FOR.test(text))
    .map(({ text }) => deadlineOf(text));
  const found = new Set(asked.filter((deadline) => deadline !== null));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
