import type { ProfileCode } from '../../../../../domain/profiles.ts';

/** What notes for a meeting with this reader need beside the writer's own points. States nothing about the matter. */
export interface MeetingTexts {
  /** The first question of such a reader, for notes that name no weak spot of their own. */
  readonly question: string;
  /** The decision on a matter that the notes name. */
  readonly decision: (matter: string, whom: Whom) => string;
  /** The way out beside a yes that the writer asks for; empty when this reader wants a plain yes or no. */
  readonly orElse: (whom: Whom) => string;
}

/** The reader in the third person. */
export interface Whom {
  readonly subject: 'he' | 'she' | 'they';
  readonly object: 'him' | 'her' | 'them';
  readonly owner: 'his' | 'her' | 'their';
}

const wants = ({ subject }: Whom, verb: string): string =>
  `${subject} ${subject === 'they' ? verb : `${verb}s`}`;

const UNKNOWN: MeetingTexts = {
  question: '"What do you need from me?"',
  decision: (matter, { subject }) => `what ${subject} would need for a yes to ${matter}`,
  orElse: () => '',
};

export const MEETING_TEXTS: Readonly<Record<ProfileCode | 'unknown', MeetingTexts>> = {
  'DP-01': {
    question: '"What do we win, and by when?"',
    decision: (matter) => `yes or no to ${matter}`,
    orElse: () => '',
  },
  'DP-02': {
    question: '"What else could we try?"',
    decision: (matter, { subject }) => `what ${subject} would try first with ${matter}`,
    orElse: ({ subject }) => `, or what ${subject} would rather try`,
  },
  'DP-03': {
    question: '"How do we know?"',
    decision: (matter, { subject }) => `what ${subject} would need to see before a yes to ${matter}`,
    orElse: ({ subject }) => `, or what ${subject} must see first`,
  },
  'DP-04': {
    question: '"What could go wrong, and who is accountable?"',
    decision: (matter) => `which points must be settled before a yes to ${matter}`,
    orElse: (whom) => `, on the conditions that ${wants(whom, 'set')}`,
  },
  'DP-05': {
    question: '"Who does what, and by when?"',
    decision: (matter) => `owner and date for each open point on ${matter}`,
    orElse: () => '',
  },
  'DP-06': {
    question: '"Who has been asked, and how do they feel about it?"',
    decision: (matter, { subject }) => `whom ${subject} would want heard before we go on with ${matter}`,
    orElse: ({ subject }) => `, or whom ${subject} would want heard first`,
  },
  'DP-07': {
    question: '"Where does this lead?"',
    decision: (matter, { subject }) => `will ${subject} stand behind ${matter}?`,
    orElse: () => '',
  },
  unknown: UNKNOWN,
};
