import type { ProfileCode } from '../../../../domain/profiles.ts';

/** What notes for a meeting with this reader need beside the writer's own points. States nothing about the matter. */
export interface MeetingTexts {
  /** What to ask right behind the first fact. */
  readonly ask: string;
  /** How to begin when the notes hold no fact that can be said aloud. */
  readonly opening: string;
  /** What the reader is likely to ask, and how to be ready for it. */
  readonly questions: readonly [string, string];
  readonly close: string;
}

const UNKNOWN: MeetingTexts = {
  ask: 'What do you need from me?',
  opening: 'I would like us to leave with one decision. What do you need from me for it?',
  questions: [
    '"What do you need from me?" Have it ready in one sentence.',
    '"What happens next?" Name one step and its date.',
  ],
  close: 'Close: say back what was agreed.',
};

export const MEETING_TEXTS: Readonly<Record<ProfileCode | 'unknown', MeetingTexts>> = {
  'DP-01': {
    ask: 'Can I have your yes or no?',
    opening: 'I need one decision from you.',
    questions: [
      '"What do we win, and by when?" Have one number and one sentence ready.',
      '"What do you need from me?" Name the decision in one line.',
    ],
    close: 'Close: ask for the yes or the no, and stop there.',
  },
  'DP-02': {
    ask: 'What would you try first?',
    opening: 'What would you love to try here?',
    questions: [
      '"What else could we try?" Leave one part open to shape.',
      '"Is it all fixed already?" Say what is, and what is not.',
    ],
    close: 'Close: agree on the first thing to try.',
  },
  'DP-03': {
    ask: "I'd like you to tell me where it does not hold.",
    opening: "I'd like you to tell me what you would need to see.",
    questions: [
      '"How do we know?" Have the data, the method and its limits ready.',
      '"Compared with what?" Bring the comparison, or say that there is none.',
    ],
    close: 'Close: "What would have to hold for you to trust it?"',
  },
  'DP-04': {
    ask: 'What would you want covered before you could say yes?',
    opening: "I'd like to hear what you would want in place first.",
    questions: [
      '"What could go wrong, and who is accountable?" Have an answer to both ready.',
      '"Can we go back?" Say how, or that it is still open.',
    ],
    close: 'Close: write down the conditions, and ask by when you may come back.',
  },
  'DP-05': {
    ask: 'Can we leave with an owner and a date for each point?',
    opening: 'Can we leave with an owner and a date for each point?',
    questions: [
      '"Who does what, and by when?" Have owners and dates ready, and name the gaps.',
      '"What is in, and what is out?" Put the ideas on a list of their own.',
    ],
    close: 'Close: read owners and dates aloud.',
  },
  'DP-06': {
    ask: 'How is this for you?',
    opening: 'Thank you for making the time. How do you see this?',
    questions: [
      '"Who has been asked, and how do they feel about it?" Answer openly, and listen first.',
      '"What does it mean for the others?" Say what you know, and ask whom else to hear.',
    ],
    close: 'Close: ask what would help, and when to talk again.',
  },
  'DP-07': {
    ask: 'Where do you want this to lead?',
    opening: 'Where do you want this to lead?',
    questions: [
      '"Where does this lead?" Begin with that, and keep the details back.',
      '"Why does it matter?" Have one sentence ready.',
    ],
    close: 'Close: "Is that where you want this to go?"',
  },
  unknown: UNKNOWN,
};
