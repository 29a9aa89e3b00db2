import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { soughtHelp } from './asked/sought-help.ts';
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
import { waitingOffer } from './questions/waiting-offer.ts';
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

/** The questions that a draft can leave open, by what they are made of. */
const SOURCES = {
  before,
  changed,
  changedForReader,
  choice,
  deal,
  decisionByDate,
  elsewhere,
  figures,
  frame,
  howForThem,
  howItWentThere,
  implied,
  job,
  matter,
  mended,
  mustBePaid,
  needed,
  neededFor,
  offeredDay,
  openJobs,
  options,
  proposal,
  recommended,
  resultForReader,
  soughtHelp,
  spare,
  task,
  vision,
  waitingOffer,
  awaited: ({ profile, sentences }) => {
    const found = waitsForAnswer(sentences);
    return found === null ? null : ASKED_ABOUT[profile ?? 'unknown'](found);
  },
} satisfies Readonly<Record<string, Source>>;

export type SourceName = keyof typeof SOURCES;

/** What anybody can decide or do who is asked plainly. */
const DECIDED: readonly SourceName[] = [
  'offeredDay',
  'recommended',
  'choice',
  'options',
  'matter',
  'needed',
  'implied',
  'job',
  'mustBePaid',
];

const BY_PROFILE: Readonly<Record<ProfileCode | 'unknown', readonly SourceName[]>> = {
  'DP-01': [...DECIDED, 'decisionByDate', 'proposal', 'deal', 'soughtHelp', 'resultForReader'],
  'DP-02': ['spare', 'frame', 'recommended', 'choice', 'matter', 'needed', 'implied', 'job'],
  'DP-03': ['offeredDay', 'recommended', 'choice', 'matter', 'implied', 'mended', 'figures', 'needed', 'job'],
  'DP-04': [
    'offeredDay',
    'recommended',
    'choice',
    'matter',
    'needed',
    'implied',
    'changed',
    'howItWentThere',
    'before',
    'job',
  ],
  'DP-05': [
    'offeredDay',
    'recommended',
    'choice',
    'options',
    'task',
    'needed',
    'implied',
    'openJobs',
    'matter',
    'job',
    'mustBePaid',
    'proposal',
    'soughtHelp',
    'neededFor',
  ],
  'DP-06': [
    'offeredDay',
    'recommended',
    'choice',
    'options',
    'matter',
    'needed',
    'implied',
    'soughtHelp',
    'howForThem',
    'changedForReader',
    'job',
    'proposal',
  ],
  'DP-07': ['vision', 'recommended', 'choice', 'matter', 'needed', 'implied', 'elsewhere', 'job', 'proposal'],
  unknown: [...DECIDED, 'proposal'],
};

/** What a message to many can ask of them all. */
const TO_MANY: Readonly<Partial<Record<ProfileCode, readonly SourceName[]>>> = {
  'DP-02': ['spare', 'frame'],
  'DP-06': ['offeredDay', 'choice', 'options', 'matter'],
  'DP-07': ['vision'],
};

/**
 * The questions that this draft leaves open, made of its own plan, change, figures or date and put as this reader
 * likes to be asked; those that fit such a reader best come first. None names anything that the draft does not.
 */
export function openQuestions(said: Said): readonly (readonly [SourceName, string])[] {
  const { type, profile } = said;
  if (type === 'difficult_conversation') return [];
  const toMany = profile === null ? [] : (TO_MANY[profile] ?? []);
  const names =
    type === 'internal_comms'
      ? toMany
      : (['waitingOffer', ...BY_PROFILE[profile ?? 'unknown'], 'awaited'] as const);
  return names.flatMap((name) => {
    const question = SOURCES[name](said);
    return question === null ? [] : [[name, question] as const];
  });
}
