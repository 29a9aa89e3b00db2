import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';

type Questions = Readonly<Record<ProfileCode | 'unknown', string>>;

const DECISION: Questions = {
  'DP-01': 'Can you give me a yes or no{deadline}?',
  'DP-02': 'What would you try here?',
  'DP-03': 'Could you check this and tell me where it does not hold?',
  'DP-04': 'What would you want to see in place before we go ahead?',
  'DP-05': 'Can you tell me which part you take, and by when?',
  'DP-06': 'How does this sit with you, and who else should we hear?',
  'DP-07': 'Is this the direction you want to take?',
  unknown: 'Can you tell me yes or no{deadline}?',
};

const FIRST_CONTACT: Questions = {
  'DP-01': 'Is that worth a short call to you, yes or no?',
  'DP-02': 'Are you curious to try it your way?',
  'DP-03': 'Could you tell me what you would need to see before you judge it?',
  'DP-04': 'Would you tell me what you would need to see first?',
  'DP-05': 'Can you tell me what you need from me, and by when?',
  'DP-06': 'How would this feel for you and the people around you?',
  'DP-07': 'Is this a future you would want to help build?',
  unknown: 'Would a short call make sense?',
};

const TEXT: Questions = {
  'DP-01': 'OK to go ahead, yes or no?',
  'DP-02': 'What would you try?',
  'DP-03': 'What would you need to see before we decide?',
  'DP-04': 'What would you want checked first?',
  'DP-05': 'Can you take this, and tell me by when?',
  'DP-06': 'How does that sit with you?',
  'DP-07': 'Does that fit where you want this to go?',
  unknown: 'Does that work for you?',
};

const DIFFICULT: Questions = {
  'DP-01': 'How do you see it, and what would you change first?',
  'DP-02': 'How do you see it, and what would you try?',
  'DP-03': 'Which of these facts do you see differently?',
  'DP-04': 'What worries you most about it, and what would you need?',
  'DP-05': 'How do you see it, and what step can we agree on, with a date?',
  'DP-06': 'How was it from your side, and what would help?',
  'DP-07': 'How do you see it, and where do you want this to go?',
  unknown: 'How do you see it, and what would help?',
};

const TO_MANY: Questions = {
  'DP-01': 'If something here puts your results at risk, please say so{deadline}.',
  'DP-02': 'If you see a better way to do this, please tell us.',
  'DP-03': 'If you want to test the reasons or see a gap in them, please ask.',
  'DP-04': 'If you see a risk that is not covered here, please tell us before we start.',
  'DP-05': 'If a step, an owner or a date is not clear, please ask now.',
  'DP-06': 'How does this work for you? If it is hard for anyone, please tell us.',
  'DP-07': 'If you see how this can take us further, please tell us.',
  unknown: 'If something is not clear, please ask.',
};

const BY_TYPE: Readonly<Record<MessageType, Questions>> = {
  outreach: FIRST_CONTACT,
  text: TEXT,
  email: DECISION,
  internal_comms: TO_MANY,
  difficult_conversation: DIFFICULT,
  meeting_prep: DECISION,
};

/**
 * The question that a draft without a plain ask should end on, as this reader likes to be asked. It states nothing,
 * so it can stand in any message; the only date it may hold is the deadline the draft gives ("by 9 June").
 */
export function closingQuestion(
  type: MessageType,
  profile: ProfileCode | null,
  deadline: string | null,
): string {
  const question = BY_TYPE[type][profile ?? 'unknown'];
  return question.replace('{deadline}', deadline === null ? '' : ` ${deadline}`);
}

/** What this reader will ask in a meeting. */
export const LIKELY_QUESTIONS: Questions = {
  'DP-01': '"What do we win, and by when?" Have one number and one sentence ready.',
  'DP-02': '"What else could we try?" Leave one part open to shape.',
  'DP-03': '"How do we know?" Have the data, the method and its limits ready.',
  'DP-04': '"What could go wrong, and who is accountable?" Have an answer to both ready.',
  'DP-05': '"Who does what, and by when?" Have owners and dates ready, and name the gaps.',
  'DP-06': '"Who has been asked, and how do they feel about it?" Answer openly, and listen first.',
  'DP-07': '"Where does this lead?" Begin with that, and keep the details back.',
  unknown: '"What do you need from me?" Have it ready in one sentence.',
};
