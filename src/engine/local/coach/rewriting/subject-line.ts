import type { ProfileCode } from '../../../../domain/profiles.ts';
import { checkRewrite } from '../../../facts/check-rewrite.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import { deadlineOf } from './deadline.ts';
import { HELD_FACTS } from './held-facts.ts';
import { fullerTopic, mainTopic } from './main-topic.ts';
import { inPlainCase, type OwnSubject, ownSubject } from './own-subject.ts';
import { purposeIn } from './purpose.ts';
import type { Body } from './rewritten-body.ts';
import { capitalised } from './smooth.ts';

/** What a subject line can rest on. */
export interface SubjectMatter {
  readonly reading: DraftReading;
  readonly profile: ProfileCode | null;
  readonly body: Body;
  /** The draft's own first heading. */
  readonly heading: string;
  /** Whether a plain subject, too, may be turned to the reader. */
  readonly isFlawed: boolean;
  /** Whether the draft charges the reader with something. */
  readonly isCharge: boolean;
}

const IS_SUBJECT = /^(?:subject|subj|re|fwd?)\s*:/i;
const LONGEST_WORDS = 15;

/**
 * The subject line of an email whose own says too little, without "Subject:": what the draft is about and what this
 * reader looks for in it. Names nothing that the draft does not name, drops no fact, and promises nothing. Null when
 * the own subject stays.
 */
export function subjectLine(matter: SubjectMatter): string | null {
  const { reading, heading, isFlawed } = matter;
  if (reading.type !== 'email' || !IS_SUBJECT.test(heading)) return null;
  const own = ownSubject(heading);
  if (own.kind === 'good' || (!isFlawed && own.kind !== 'vague')) return null;
  const line = matter.profile === 'DP-07' ? purposeIn(reading) : lineAbout(matter, own);
  if (line === null || line.split(' ').length > LONGEST_WORDS) return null;
  const rest = reading.text.slice(reading.text.indexOf(heading) + heading.length);
  return checkRewrite(inPlainCase(heading), `${line}\n${rest}`, HELD_FACTS).lost.length === 0 ? line : null;
}

function lineAbout(matter: SubjectMatter, own: Exclude<OwnSubject, { kind: 'good' }>): string {
  const { reading } = matter;
  const topic =
    own.kind === 'vague'
      ? mainTopic(reading, matter.profile === 'DP-01')?.replace(/^the /, '')
      : fullerTopic(reading, own.words);
  const turned = turnedTo(matter);
  if (topic !== undefined) return turned === '' ? capitalised(topic) : `${capitalised(topic)}: ${turned}`;
  return capitalised(turned === '' ? SUBJECTS.reasons : turned);
}

/** What each reader looks for in a subject line; `{by}` is the draft's deadline, `{step}` two of its figures. */
export const SUBJECTS = {
  yesOrNo: 'yes or no{by}?',
  open: 'what would you try?',
  step: 'does the change {step} hold up?',
  figures: 'do the figures hold up?',
  reasons: 'do the reasons hold up?',
  safe: 'what would you want checked?',
  who: 'who does what, and by when?',
  whoBy: 'who does what{by}',
  together: 'can we solve it together?',
  view: 'how do you see it?',
  decision: 'decision needed{by}',
} as const;

const FEWEST_FIGURES = 2;

/** "yes or no by Friday?" and what else each reader looks for; empty where the draft does not hold it. */
function turnedTo({ reading, profile, body, isCharge }: SubjectMatter): string {
  const deadline = deadlineOfAsk(reading);
  const withDeadline = (line: string): string =>
    line.replace('{by}', deadline === null ? '' : ` ${deadline}`);
  switch (profile) {
    case 'DP-01':
      return withDeadline(SUBJECTS.yesOrNo);
    case 'DP-02':
      return SUBJECTS.open;
    case 'DP-03':
      return evidence(reading, body);
    case 'DP-04':
      return SUBJECTS.safe;
    case 'DP-05':
      return deadline === null ? SUBJECTS.who : withDeadline(SUBJECTS.whoBy);
    case 'DP-06':
      return isCharge ? SUBJECTS.together : SUBJECTS.view;
    default:
      return deadline === null ? '' : withDeadline(SUBJECTS.decision);
  }
}

const STEP =
  /\b(?:rose|risen|fell|fallen|went|gone|grew|grown|dropped|climbed|increased|decreased|improved|cut|up|down)\b[^.;:\d]{0,40} (from \d[\d.,]*(?:%| ms| min)? to \d[\d.,]*\d?(?:%| ms| min)?)(?=[ .,;)])(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;

/** "does the change from 21 to 29 hold up?" of the one change that the draft reports in figures. */
function evidence(reading: DraftReading, body: Body): string {
  const steps = [...reading.text.matchAll(STEP)].map((match) => match[1]?.replace(/[.,]$/, '') ?? '');
  const [step] = steps;
  if (steps.length === 1 && step !== undefined) return SUBJECTS.step.replace('{step}', step);
  const figures = body.paragraphs.flat().reduce((sum, sentence) => sum + sentence.numberCount, 0);
  return figures >= FEWEST_FIGURES ? SUBJECTS.figures : '';
}

const ASKS_FOR =
  /\b(?:tell|decide|decision|yes|sign|signature|confirm|reply|answer|approve|need|needs|know|deadline|required|hold|holds)\b/i;

/** A date that has gone by. */
const IS_PAST =
  /\bas agreed\b|\b(?:should|would|could)(?: \p{L}+){0,2} have (?:been|\p{L}+ed)\b|\b(?:was|were) (?:due|promised)\b/iu;

/** The draft's one deadline; of several, the one in the only sentence that asks for something. */
function deadlineOfAsk(reading: DraftReading): string | null {
  const only = deadlineOf(reading.text);
  if (only !== null)
    return reading.sentences.some(({ text }) => IS_PAST.test(text) && text.includes(only)) ? null : only;
  const asked = reading.sentences
    .filter(({ text }) => ASKS_FOR.test(text))
    .map(({ text }) => deadlineOf(text));
  const found = new Set(asked.filter((deadline) => deadline !== null));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
