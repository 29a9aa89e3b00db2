import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { soughtHelp } from './asked/sought-help.ts';
import { forbidsAnswer } from './forbids-answer.ts';
import { choice, recommended } from './questions/choice-questions.ts';
import { ASKED_ABOUT, matter } from './questions/matter-question.ts';
import {
  before,
  changed,
  deal,
  decisionByDate,
  elsewhere,
  figures,
  frame,
  howForThem,
  howItWentThere,
  offeredDay,
  resultForReader,
  spare,
  vision,
} from './questions/thing-questions.ts';
import { waitsForAnswer } from './questions/waiting-party.ts';
import {
  changedForReader,
  implied,
  job,
  mended,
  mustBePaid,
  needed,
  neededFor,
  openJobs,
  options,
  proposal,
  task,
} from './questions/work-questions.ts';
import type { Said, Source } from './said.ts';

const BY_PROFILE: Readonly<Record<ProfileCode | 'unknown', readonly Source[]>> = {
  'DP-01': [
    offeredDay,
    recommended,
    choice,
    options,
    matter,
    needed,
    implied,
    job,
    mustBePaid,
    decisionByDate,
    proposal,
    deal,
    soughtHelp,
    resultForReader,
  ],
  'DP-02': [spare, frame, recommended, choice, matter, needed, implied, job],
  'DP-03': [offeredDay, recommended, choice, matter, implied, mended, figures, needed, job],
  'DP-04': [offeredDay, recommended, choice, matter, needed, implied, changed, howItWentThere, before, job],
  'DP-05': [
    offeredDay,
    recommended,
    choice,
    options,
    task,
    needed,
    implied,
    openJobs,
    matter,
    job,
    mustBePaid,
    proposal,
    soughtHelp,
    neededFor,
  ],
  'DP-06': [
    offeredDay,
    recommended,
    choice,
    options,
    matter,
    needed,
    implied,
    soughtHelp,
    howForThem,
    changedForReader,
    job,
    proposal,
  ],
  'DP-07': [vision, recommended, choice, matter, needed, implied, elsewhere, job, proposal],
  unknown: [offeredDay, recommended, choice, options, matter, needed, implied, job, mustBePaid, proposal],
};

/** What a message to many can ask of them all. */
const TO_MANY: Readonly<Partial<Record<ProfileCode, readonly Source[]>>> = {
  'DP-02': [spare, frame],
  'DP-06': [offeredDay, choice, options, matter],
  'DP-07': [vision],
};

const IN_A_WORD: Readonly<Record<ProfileCode | 'unknown', string>> = {
  'DP-01': 'yes or no?',
  'DP-02': 'what would you try?',
  'DP-03': 'what do we know so far?',
  'DP-04': 'what should be checked first?',
  'DP-05': 'who has it, and by when?',
  'DP-06': 'how are you getting on with it?',
  'DP-07': 'where should it lead?',
  unknown: 'yes or no?',
};

/** "Permit?" as a whole question: "Permit: who has it, and by when?" Null when it is more than a word or two. */
export function wordAsQuestion(text: string, profile: ProfileCode | null): string | null {
  const word = /^([\p{L}\d-]+(?: [\p{L}\d-]+)?)\s*\?+$/u.exec(text.trim())?.[1];
  return word === undefined || /^(?:why|how|when|where|who|what|ok|yes|no|ready|really|done)\b/i.test(word)
    ? null
    : `${word}: ${IN_A_WORD[profile ?? 'unknown']}`;
}

/** The answer that somebody else waits for, asked for whatever smaller things the draft asks beside it. */
export function awaitedAnswer({ profile, sentences }: Said): string | null {
  if (sentences.some(forbidsAnswer)) return null;
  const found = waitsForAnswer(sentences);
  return found === null ? null : ASKED_ABOUT[profile ?? 'unknown'](found);
}

/** A check of the figures, for a reader who is pushed to say yes to them. */
export function figuresQuestion(said: Said): string | null {
  return said.sentences.some(forbidsAnswer) ? null : figures(said);
}

/** What a first letter tells of elsewhere, for a reader who would rather judge that than talk about "this". */
export function resultQuestion(said: Said): string | null {
  if (said.type !== 'outreach' || said.sentences.some(forbidsAnswer)) return null;
  if (said.profile === 'DP-01') return resultForReader(said);
  if (said.profile === 'DP-03') return figures(said);
  return said.profile === 'DP-04' ? howItWentThere(said) : null;
}

/** What lies open to be used, for a reader who likes to try things. */
export function spareQuestion(said: Said): string | null {
  return said.profile === 'DP-02' ? spare(said) : null;
}

/** The picture a draft ends in, for a reader who looks to where things lead. */
export function visionQuestion(said: Said): string | null {
  return said.profile === 'DP-07' ? vision(said) : null;
}

/** What the writer says they need, as a question that can be answered. */
export function neededQuestion(said: Said): string | null {
  return needed(said);
}

/** What can be asked beside a rule or a threat, since it is what the draft itself wants. */
const FIRM: readonly Source[] = [needed, job, mustBePaid];

function toMany({ profile, sentences }: Said): readonly Source[] {
  return profile === null || sentences.some(forbidsAnswer) ? [] : (TO_MANY[profile] ?? []);
}

/**
 * The question that this draft leaves open, made of its own plan, change, figures or date and put as this reader
 * likes to be asked. It names nothing that the draft does not. Null when the draft gives nothing to ask about, or
 * when a rule or a threat in it would make the question empty.
 */
export function authoredQuestion(said: Said): string | null {
  const { type, profile, sentences } = said;
  if (type === 'difficult_conversation') return null;
  const toOne = sentences.some(forbidsAnswer) ? FIRM : BY_PROFILE[profile ?? 'unknown'];
  const sources = type === 'internal_comms' ? toMany(said) : toOne;
  for (const source of sources) {
    const question = source(said);
    if (question !== null) return question;
  }
  return null;
}
