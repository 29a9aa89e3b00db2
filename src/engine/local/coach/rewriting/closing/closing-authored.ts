import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { dayOf, type Matter, matterOf, waitsForAnswer } from './closing-matter.ts';
import { neededThing, ownerlessJob, proposes } from './closing-needs.ts';
import {
  changedThingOf,
  frameOf,
  readersPeople,
  readersThing,
  referenceOf,
  SERVES,
  spareOf,
  studyOf,
  TOLD_OF,
  taskOf,
  visionOf,
} from './closing-things.ts';
import { forbidsAnswer } from './forbids-answer.ts';

/** What a draft says, as far as a question can be made of it. */
export interface Said {
  readonly type: MessageType;
  readonly profile: ProfileCode | null;
  /** The sentences of the rewrite. */
  readonly sentences: readonly string[];
  /** "by 9 June": the one deadline of the draft, or null. */
  readonly deadline: string | null;
  readonly isFixed: boolean;
  /** "your florists": what a first letter speaks of; null when it does not say. */
  readonly topic: string | null;
  /** Whether the draft leaves jobs without an owner. */
  readonly isOwnerless: boolean;
}

type Source = (said: Said) => string | null;

/** How each reader is asked about a plan, a change or somebody who waits for an answer. Null where it would not fit. */
const ASKED_ABOUT: Readonly<Record<ProfileCode | 'unknown', (matter: Matter) => string | null>> = {
  'DP-01': (matter) =>
    aboutParty(matter, (party, by) => `Can I give ${party} a yes${by}?`) ??
    aboutPlan(matter, (plan, by) => `${inverted(plan)}${by}, yes or no?`),
  'DP-02': (matter) =>
    aboutParty(matter, (party, by) => `What would you like us to tell ${party}${by}?`) ??
    aboutPlan(matter, (plan) => `What would you try if ${plan}?`),
  'DP-03': (matter) =>
    aboutParty(matter, (party) => `What would you need to see before we answer ${party}?`) ??
    `What would you need to see before ${matter.words}?`,
  'DP-04': (matter) =>
    aboutParty(matter, (party) => `What should be in place before we answer ${party}?`) ??
    `What should be in place before ${matter.words}?`,
  'DP-05': (matter) =>
    aboutParty(matter, (party, by) => `Can you give ${party} an answer${by}?`) ??
    aboutPlan(matter, (plan) => `Which part can you take if ${plan}, and by when?`) ??
    `What do you still need before ${matter.words}?`,
  'DP-06': (matter) =>
    aboutParty(matter, (party, by) => `What would you like us to tell ${party}${by}?`) ??
    aboutPlan(matter, (plan) => `How would it be for you if ${plan}?`) ??
    `How will it be for you when ${matter.words}?`,
  'DP-07': (matter) =>
    aboutParty(matter, (party, by) => `What shall we tell ${party}${by}?`) ??
    aboutPlan(matter, (plan) => `If ${plan}, does that lead where you want to go?`),
  unknown: (matter) =>
    aboutParty(matter, (party, by) => `What shall we tell ${party}${by}?`) ??
    aboutPlan(matter, (plan, by) => `${inverted(plan)}${by}?`),
};

function aboutParty({ kind, words, by }: Matter, ask: (party: string, by: string) => string): string | null {
  return kind === 'party' ? ask(words, by === '' ? '' : ` ${by}`) : null;
}

function aboutPlan({ kind, words, by }: Matter, ask: (plan: string, by: string) => string): string | null {
  return kind === 'plan' ? ask(words, by === '' ? '' : ` ${by}`) : null;
}

function inverted(plan: string): string {
  return plan.startsWith('I ') ? `Shall I ${plan.slice(2)}` : `Do ${plan}`;
}

const matter: Source = ({ profile, sentences, deadline }) => {
  const found = matterOf(sentences);
  if (found === null) return null;
  const by =
    found.by === '' && deadline !== null && !found.words.includes(deadline.slice(3)) ? deadline : found.by;
  return ASKED_ABOUT[profile ?? 'unknown']({ ...found, by });
};

/** Words of somebody who leaves a decision open. */
const IS_TO_DECIDE =
  /\b(?:offers?|quotes?|prices?|options?|approv\w+|budget|decision|decide|sign(?:ed|ature)?|yes|choose|choice|whether|recommend|propos\w+|could do likewise|would (?:cost|save)|(?:they|he|she)(?:'d| would) (?:take|give|pay|buy|sell)|saves?)\b/i;

const decisionByDate: Source = ({ type, sentences, deadline }) =>
  deadline === null || type === 'outreach' || !sentences.some((sentence) => IS_TO_DECIDE.test(sentence))
    ? null
    : `Can I have your yes or no ${deadline}?`;

const CHANGED_FIGURE =
  /\d ?%|\b(?:saved?|lost|fell|rose|went|cut|filled|swapped)\b[^.]{0,60}\d|\d[^.]{0,40}\b(?:lower|higher|less|more|fewer)\b/i;

const resultForReader: Source = ({ type, sentences, topic }) => {
  const reference = type === 'outreach' ? referenceOf(sentences, CHANGED_FIGURE) : null;
  if (reference === null) return null;
  return `Would a result like the one ${reference.at} ${reference.place} be worth a short call ${topic?.startsWith('your ') === true ? `about ${topic}` : 'to you'}, yes or no?`;
};

const spare: Source = ({ sentences }) => {
  const found = spareOf(sentences);
  return found === null ? null : `What would you do with ${found}?`;
};

/** "any Tuesday in March", "any weekday after 4": a choice of days that the writer offers. */
const ANY_DAY =
  /\b(?:on )?any ((?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?|weekday|weekend|evening|morning|afternoon)((?: in (?:january|february|march|april|may|june|july|august|september|october|november|december))?)\b/i;

const offeredDay: Source = ({ type, sentences }) => {
  if (type !== 'outreach' && type !== 'email') return null;
  const offer = sentences.find((sentence) => /\b(?:I|we|my|our)\b/.test(sentence) && ANY_DAY.test(sentence));
  const match = offer === undefined ? null : ANY_DAY.exec(offer);
  return match === null ? null : `Which ${match[1] ?? ''}${match[2] ?? ''} suits you?`;
};

const frame: Source = ({ sentences, isFixed }) => {
  const found = isFixed ? frameOf(sentences) : null;
  return found === null ? null : `What would you try within ${found}?`;
};

const FEWEST_FIGURES = 3;

const figures: Source = ({ sentences }) => {
  const place = referenceOf(sentences)?.place;
  if (place !== undefined)
    return `Could you check the figures from ${place} and tell me where they do not hold?`;
  const study = studyOf(sentences);
  if (study !== null) return `Could you check ${study} and tell me what does not hold?`;
  const count = sentences.join(' ').match(/\b\d[\d.,]*/g)?.length ?? 0;
  return count < FEWEST_FIGURES ? null : 'Could you check the figures and tell me where they do not hold?';
};

const howItWentThere: Source = ({ type, sentences }) => {
  const reference = type === 'outreach' || type === 'email' ? referenceOf(sentences, TOLD_OF) : null;
  return reference === null
    ? null
    : `Would you like to see how it went ${reference.at} ${reference.place}, before we go any further?`;
};

const changed: Source = ({ sentences }) => {
  const found = changedThingOf(sentences);
  return found === null ? null : `What would you want checked with ${found}?`;
};

const before: Source = ({ sentences }) => {
  const day = dayOf(sentences);
  return day === null ? null : `What would you want in place before ${day}?`;
};

const task: Source = ({ sentences }) => {
  const found = taskOf(sentences);
  return found === null ? null : `Can you take ${found}, and by when?`;
};

const neededFor: Source = ({ type, sentences }) => {
  const found = type === 'outreach' ? readersThing(sentences) : null;
  return found === null ? null : `Can you tell me what you need for ${found}, and by when?`;
};

const howForThem: Source = ({ type, sentences }) => {
  const found = type === 'outreach' || type === 'email' ? readersPeople(sentences) : null;
  return found === null ? null : `How would this be for you and ${found}?`;
};

const elsewhere: Source = ({ type, sentences }) => {
  const told = sentences.filter((sentence) => /\d/.test(sentence));
  const reference = type === 'outreach' ? referenceOf(told, SERVES) : null;
  return reference === null ? null : `Would you want to see this in more places than ${reference.place}?`;
};

const needed: Source = ({ profile, sentences, deadline }) => {
  const found = neededThing(sentences);
  if (found === null) return null;
  if (deadline !== null) return `Could I have ${found} ${deadline}?`;
  return profile === 'DP-05' ? `By when can I have ${found}?` : null;
};

const job: Source = ({ profile, sentences }) => {
  const found = ownerlessJob(sentences);
  if (found === null) return null;
  return profile === 'DP-05' ? `Can you ${found}, and by when?` : `Can you ${found}?`;
};

const openJobs: Source = ({ type, isOwnerless }) =>
  isOwnerless && type === 'email' ? 'Which of these can you take, and by when?' : null;

const proposal: Source = ({ sentences }) => (proposes(sentences) ? 'Do you agree?' : null);

const YOURS_CHANGED =
  /\byour (?:shift|turn|rota|slot|dates?|place|day|lesson|room)\b[^?]*\b(?:moved|changed|cancelled|is now|swapped)\b|\b(?:put|moved|have|got) you (?:on|down|in|to)\b/i;

const changedForReader: Source = ({ type, sentences }) =>
  type === 'text' && sentences.some((sentence) => YOURS_CHANGED.test(sentence))
    ? 'Is that all right for you?'
    : null;

const mustBePaid: Source = ({ type, sentences, deadline }) =>
  type === 'text' && deadline !== null && sentences.some((sentence) => MUST_BE_DONE.test(sentence))
    ? `Can you see to that ${deadline}?`
    : null;

const MUST_BE_DONE =
  /\b(?:needs?|has to|have to|must) (?:to )?(?:be )?(?:[\p{L}\d]+ ){0,4}(?:paid|signed|sent|filed|returned|booked|ordered|collected|handed in|submitted|confirmed|delivered|fixed|done)\b/iu;

const vision: Source = ({ sentences }) => {
  const found = visionOf(sentences);
  return found === null ? null : `Do you want to see ${found}?`;
};

const BY_PROFILE: Readonly<Record<ProfileCode | 'unknown', readonly Source[]>> = {
  'DP-01': [offeredDay, matter, needed, job, mustBePaid, decisionByDate, proposal, resultForReader],
  'DP-02': [spare, frame, matter, needed, job],
  'DP-03': [offeredDay, matter, figures, needed, job],
  'DP-04': [offeredDay, matter, needed, changed, howItWentThere, before, job],
  'DP-05': [offeredDay, task, needed, openJobs, matter, job, mustBePaid, proposal, neededFor],
  'DP-06': [offeredDay, matter, needed, howForThem, changedForReader, job, proposal],
  'DP-07': [vision, matter, needed, elsewhere, job, proposal],
  unknown: [offeredDay, matter, needed, job, mustBePaid, proposal],
};

/** What a message to many can ask of them all. */
const TO_MANY: Readonly<Partial<Record<ProfileCode, readonly Source[]>>> = {
  'DP-02': [spare, frame],
  'DP-06': [offeredDay, matter],
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
