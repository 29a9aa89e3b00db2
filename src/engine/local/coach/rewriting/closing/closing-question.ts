import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { withinLimits } from './closing-limits.ts';

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

/** What asks for a step, where there is nothing to decide. */
const STEP: Questions = {
  'DP-01': 'What do you want done about {this}{deadline}?',
  'DP-02': 'What would you try{with}?',
  'DP-03': 'Could you check {this} and tell me what does not hold?',
  'DP-04': 'What would you want checked first{with}?',
  'DP-05': 'What should the next step be{with}, and by when?',
  'DP-06': 'How is this for you?',
  'DP-07': 'What would you like to come of this?',
  unknown: 'What would you like to do about {this}{deadline}?',
};

const FIRST_CONTACT: Questions = {
  'DP-01': 'Is a short call{about} worth it to you, yes or no?',
  'DP-02': 'What would you try first{with}?',
  'DP-03': 'What would you need to see before you judge {this}?',
  'DP-04': 'What would you want to know first{about}?',
  'DP-05': 'Can you tell me what you need from me{for}, and by when?',
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

const OPENS_WHAT_IS_INSIDE: ReadonlySet<MessageType> = new Set(['text', 'email']);

/** What of the draft a question can name. */
export interface Asked {
  readonly type: MessageType;
  readonly profile: ProfileCode | null;
  /** "by 9 June"; null when the draft gives none. */
  readonly deadline: string | null;
  /** "the cake stall"; null when the draft does not say what it is about. */
  readonly topic: string | null;
  /** Whether the draft fixes how things are done, so that a question can only open what is inside. */
  readonly isFixed: boolean;
  /** Whether the draft charges the reader with something. */
  readonly isCharge: boolean;
  /** Whether the draft leaves something to decide; taken as so where it is not said. */
  readonly isOpen?: boolean;
  /** Whether the draft leaves its reader no room to answer. */
  readonly isClosed?: boolean;
  /** Whether what is charged was left undone or came late, for which there may be a reason. */
  readonly isAbsence?: boolean;
  /** Whether it is others than the reader who are charged. */
  readonly isOthers?: boolean;
  /** The sentences of the rewrite; none where they do not matter. */
  readonly texts?: readonly string[];
}

/** Words of a subject line, and those who decide: nothing that a question can be about. */
const NO_TOPIC =
  /\b(?:fwd|authority|authorities|board|committee|commission|council|ministry|consequences|rest|fyi|bush|differently|quickly|properly|better|together|again)$|\b(?:list|thing|things) /i;

/** Words of work in several parts, of which a reader can take one. */
const IS_WORK =
  /\b(?:tasks?|jobs?|to do|to-do|needs? (?:to be|\p{L}+ing|doing)|has to be|have to be|must be|parts?|steps?|help|volunteers?|someone|somebody|who (?:can|could|will|takes)|divide|share out|plan(?:s|ned|ning)?|ideas?|project|launch|organi[sz]\w+)\b/iu;

/** "I'll look at it": what the writer takes on, and need not be taken by the reader. */
const WRITER_DOES =
  /^I(?:['’]ll| will|['’]m going to| am going to) (?!be\b|need\b|let you\b|leave\b|wait\b)\p{L}/iu;

function isTakenOn(type: MessageType, profile: ProfileCode | null, texts: readonly string[]): boolean {
  return type === 'text' && profile === 'DP-05' && texts.some((text) => WRITER_DOES.test(text));
}

/** The topic, when a question can name it. */
export function namedTopic(topic: string | null): string | null {
  return topic === null || NO_TOPIC.test(topic) ? null : topic;
}

/** What somebody who charges a Collaborator asks instead: what is in the way, or who else might help. */
function kindly(isAbsence: boolean, isOthers: boolean): string {
  if (isOthers) return 'Who else could we ask?';
  return isAbsence ? 'Is everything all right on your side?' : 'Can we talk about it?';
}

/**
 * The question that a draft without a plain ask should end on, as this reader likes to be asked. It states nothing,
 * so it can stand in any message; what it names, the draft names.
 */
export function closingQuestion({
  type,
  profile,
  deadline,
  topic,
  isFixed,
  isCharge,
  isOpen = true,
  isClosed = false,
  isAbsence = true,
  isOthers = false,
  texts = [],
}: Asked): string {
  if (isCharge && type === 'text')
    return profile === 'DP-06' ? kindly(isAbsence, isOthers) : 'What happened?';
  if (isFixed && profile === 'DP-02' && OPENS_WHAT_IS_INSIDE.has(type))
    return isClosed ? 'What would you like to try next time?' : withinLimits(texts);
  const named = namedTopic(topic);
  const about = (preposition: string): string => (named === null ? '' : ` ${preposition} ${named}`);
  if (type === 'outreach' && profile === 'DP-02' && namedTopic(topic) === null)
    return 'What would you make of this?';
  const hasWork = profile !== 'DP-05' || texts.some((text) => IS_WORK.test(text));
  if (isTakenOn(type, profile, texts)) return 'When do you need it by?';
  const questions = (isOpen && hasWork) || type !== 'email' ? BY_TYPE[type] : STEP;
  return questions[profile ?? 'unknown']
    .replace('{deadline}', deadline === null ? '' : ` ${deadline}`)
    .replace('{on}', about('on'))
    .replace('{with}', about('with'))
    .replace('{about}', about('about'))
    .replace('{for}', about('for'))
    .replace('{does}', named !== null && /[^s]s$/.test(named) ? 'do' : 'does')
    .replace('{this}', named ?? 'this');
}
