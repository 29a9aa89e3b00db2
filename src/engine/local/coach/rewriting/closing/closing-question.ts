import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';

type Questions = Readonly<Record<ProfileCode | 'unknown', string>>;

/** What asks for a decision, where the draft leaves one open. */
const DECISION: Questions = {
  'DP-01': 'Can you give me a yes or no{on}{deadline}?',
  'DP-02': 'What would you try{with}?',
  'DP-03': 'Could you check {this} and tell me what does not hold?',
  'DP-04': 'What would you want to see in place before we go ahead{with}?',
  'DP-05': 'Which part can you take, and by when?',
  'DP-06': 'How does {this} sit with you, and who else should we hear?',
  'DP-07': 'Is this the direction you want to take{with}?',
  unknown: 'Can you tell me yes or no{on}{deadline}?',
};

const FIRST_CONTACT: Questions = {
  'DP-01': 'Is a short call{about} worth it to you, yes or no?',
  'DP-02': 'What would you try first{with}?',
  'DP-03': 'What would you need to see before you judge {this}?',
  'DP-04': 'What would you want to know first{about}?',
  'DP-05': 'Could we have a short call{about}, and which day suits you?',
  'DP-06': 'How {does} {this} sound to you, and who else should we ask?',
  'DP-07': 'Is this a future you would want to help build?',
  unknown: 'Would a short call{about} make sense?',
};

const TEXT: Questions = {
  'DP-01': 'OK to go ahead, yes or no?',
  'DP-02': 'What would you try?',
  'DP-03': 'What would you need to see before we decide?',
  'DP-04': 'What would you want checked first?',
  'DP-05': 'Can you take this, and by when?',
  'DP-06': 'How is that for you?',
  'DP-07': 'Can you see to that?',
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
  'DP-04': 'If you see a risk that is not covered here, please tell us.',
  'DP-05': 'If a step, an owner or a date is not clear, please ask now.',
  'DP-06': 'How does this work for you? If it is hard for anyone, please tell us.',
  'DP-07': 'If you want to be part of this, please tell us.',
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

/** What of the draft a question can name. */
export interface Asked {
  readonly type: MessageType;
  readonly profile: ProfileCode | null;
  /** "by 9 June"; null when the draft gives none. */
  readonly deadline: string | null;
  /** "the cake stall"; null when the draft does not say what it is about. */
  readonly topic: string | null;
}

/** Words of a subject line, and those who decide: nothing that a question can be about. */
const NO_TOPIC =
  /\b(?:fwd|authority|authorities|board|committee|commission|council|ministry|consequences|rest|fyi|bush|differently|quickly|properly|better|together|again)$|\b(?:list|thing|things) /i;

/** The topic, when a question can name it. */
export function namedTopic(topic: string | null): string | null {
  return topic === null || NO_TOPIC.test(topic) ? null : topic;
}

/**
 * The question that a draft without a plain ask should end on, as this reader likes to be asked. It states nothing,
 * so it can stand in any message; what it names, the draft names.
 */
export function closingQuestion({ type, profile, deadline, topic }: Asked): string {
  const named = namedTopic(topic);
  const about = (preposition: string): string => (named === null ? '' : ` ${preposition} ${named}`);
  if (type === 'outreach' && profile === 'DP-02' && named === null) return 'What would you make of this?';
  return BY_TYPE[type][profile ?? 'unknown']
    .replace('{deadline}', deadline === null ? '' : ` ${deadline}`)
    .replace('{on}', about('on'))
    .replace('{with}', about('with'))
    .replace('{about}', about('about'))
    .replace('{for}', about('for'))
    .replace('{does}', named !== null && /[^s]s$/.test(named) ? 'do' : 'does')
    .replace('{this}', named ?? 'this');
}
