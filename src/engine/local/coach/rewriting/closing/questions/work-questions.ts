import type { MessageType } from '../../../../../../domain/message-types.ts';
import { allMatches } from '../../../../../facts/all-matches.ts';
import type { Source } from '../said.ts';
import { brokenThing, neededThing, ownerlessJob, proposes } from './closing-needs.ts';
import { isInHand, readersThing, taskOf } from './closing-things.ts';

/** "the second boat decided": a thing, and what is to be done with it. */
const DECIDED = /^((?:the|your|our|this) [^,.;!?]{2,50}) (decided|signed|approved|confirmed|paid|agreed)$/u;
const DEED_OF: Readonly<Record<string, string>> = {
  decided: 'decide on',
  signed: 'sign',
  approved: 'approve',
  confirmed: 'confirm',
  paid: 'pay',
  agreed: 'agree to',
};

/** The thing that the writer says they need. */
export const needed: Source = ({ profile, sentences, deadline }) => {
  const found = neededThing(sentences);
  if (found === null) return null;
  const [, thing, done = ''] = DECIDED.exec(found) ?? [];
  const deed = DEED_OF[done];
  if (deadline !== null && thing !== undefined && deed !== undefined)
    return `Could you ${deed} ${thing} ${deadline}?`;
  if (deadline !== null) return `Could I have ${found} ${deadline}?`;
  return profile === 'DP-05' ? `By when can I have ${found}?` : null;
};

/** Who is sorry for what is broken does not ask to have it mended. */
const SORRY = /\bsorry\b/i;

/** A look at what is out of order, unless somebody comes for it. */
export const mended: Source = ({ type, profile, sentences }) => {
  const broken =
    TO_ONE_WHO_ANSWERS.has(type) &&
    !isInHand(sentences) &&
    !sentences.some((sentence) => SORRY.test(sentence))
      ? brokenThing(sentences)
      : null;
  if (broken === null) return null;
  if (profile === 'DP-05') return `Can you see to ${broken}, and by when?`;
  return `Could you ${profile === 'DP-03' || profile === 'DP-04' ? 'check' : 'see to'} ${broken}?`;
};

/** A job that the draft gives to nobody, put to the reader. */
export const job: Source = (said) => {
  const { profile, sentences } = said;
  const toMend = mended(said);
  if (toMend !== null) return toMend;
  const found = ownerlessJob(sentences);
  if (found === null) return null;
  return profile === 'DP-05' ? `Can you ${found}, and by when?` : `Can you ${found}?`;
};

const NEEDS_SEVERAL =
  /\bneed [^.!?,]{2,30}, [^.!?,]{2,30}(?:,| and) |\balso the \p{L}+[^.!?]{0,30}\balso the \p{L}+/iu;
const MAYBE = /\bmaybe (?:an? |the |we (?:could )?)?\p{L}+/giu;

/** Which of several things that are only thought of is to be done. */
export const options: Source = ({ type, profile, sentences }) =>
  TO_ONE_WHO_ANSWERS.has(type) && sentences.some((sentence) => allMatches(sentence, MAYBE).length > 1)
    ? profile === 'DP-05'
      ? 'Which of these shall we do, and who takes it?'
      : 'Which of these would you choose?'
    : null;

/** What is to be done, and by nobody: "somebody needs to fetch them", "the visas have to be filed", "still open". */
const IS_A_JOB =
  /\b(?:someone|somebody) (?:\p{L}+ )?(?:needs? to|ha(?:s|ve) to|must|should)\b|(?<!\b(?:I|we|you|they|he|she) (?:\p{L}+ )?)\b(?:needs? (?:to be \p{L}+|\p{L}+ing)|(?:has|have|ought) to (?:still )?be \p{L}+|(?:must|should) be \p{L}+)\b|\b(?:still|left) (?:open|missing|to (?:do|be))\b|\bwants? \p{L}+ing\b/giu;

function jobsIn(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + allMatches(sentence, IS_A_JOB).length, 0);
}

/** Who takes which of several jobs. */
export const openJobs: Source = ({ type, profile, isOwnerless, sentences }) =>
  type === 'text' && sentences.some((sentence) => NEEDS_SEVERAL.test(sentence))
    ? `Which of these can you take${profile === 'DP-05' ? ', and by when' : ''}?`
    : isOwnerless && type === 'email' && jobsIn(sentences) > 1
      ? 'Which of these can you take, and by when?'
      : null;

/** Whether the reader agrees to a proposal. */
export const proposal: Source = ({ sentences }) => (proposes(sentences) ? 'Do you agree?' : null);

const YOURS_CHANGED =
  /\byour (?:shift|turn|rota|slot|dates?|place|day|lesson|room)\b[^?]*\b(?:moved|changed|cancelled|is now|swapped)\b|\b(?:put|moved|have|got) you (?:on|down|in|to)\b|\byou(?:'re| are) (?:down )?(?:on|for) (?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:early|late|night|day)s?\b)/i;
const TO_ONE_WHO_ANSWERS: ReadonlySet<MessageType> = new Set(['text', 'email']);

/** Whether a change to something of the reader's suits them. */
export const changedForReader: Source = ({ type, sentences }) =>
  TO_ONE_WHO_ANSWERS.has(type) && sentences.some((sentence) => YOURS_CHANGED.test(sentence))
    ? 'How is that for you?'
    : null;

const IN_THE_WAY =
  /\byour (?:car|van|bike|truck|lorry|trailer|motorbike|(bins|bikes|boxes))\b[^.!?]{0,40}\b(?:block\w*|in front of|in the way|across)\b/i;
const UNPAID =
  /\b(?:invoice|bill|rent|fees?|deposit|subs|balance|payment)\b[^.!?]{0,80}\b(?:was due|were due|overdue|unpaid|outstanding|(?:hasn't|has not|not) been paid|still not paid)\b/i;

/** "The ladder has been at yours since March" */
const AT_YOURS =
  /\b(?:it|they|them|(?:my|our|the) [\p{L}-]+?(?:(s)(?=['’ ](?:have|ve)))?)(?:['’](?:s|ve)| has| have) (?:still )?been (?:(?:round |over )?at yours|with you|in your \p{L}+) (?:since|for)\b/iu;

/** "Still waiting on your half of the deposit" */
const STILL_WAITING =
  /^(?:(?:I|we)(?:'m|'re| am| are) )?still waiting (?:on|for) (?:your|the) (?![^,.;!?]{0,50}\b(?:and|or)\b|\p{L}+s\b)\p{L}/iu;

/** What plainly has to follow from what is told: a car that is in the way, a bill that was due. */
export const implied: Source = ({ type, sentences, deadline }) => {
  if (!TO_ONE_WHO_ANSWERS.has(type)) return null;
  const blocks = sentences.map((sentence) => IN_THE_WAY.exec(sentence)).find((match) => match !== null);
  if (blocks !== undefined) return `Could you move ${blocks[1] === undefined ? 'it' : 'them'}?`;
  const lent = sentences.map((sentence) => AT_YOURS.exec(sentence)).find((match) => match !== null);
  if (lent !== undefined) return `Could I have ${lent[1] === undefined ? 'it' : 'them'} back?`;
  if (type === 'text' && sentences.some((sentence) => STILL_WAITING.test(sentence)))
    return `Could I have it${deadline === null ? '' : ` ${deadline}`}?`;
  return sentences.some((sentence) => UNPAID.test(sentence)) ? 'When will it be paid?' : null;
};

/** What has to be done by a date. */
export const mustBePaid: Source = ({ type, sentences, deadline }) =>
  type === 'text' && deadline !== null && sentences.some((sentence) => MUST_BE_DONE.test(sentence))
    ? `Can you see to that ${deadline}?`
    : null;

const MUST_BE_DONE =
  /\b(?:needs?|has to|have to|must) (?:to )?(?:be )?(?:[\p{L}\d]+ ){0,4}(?:paid|signed|sent|filed|returned|booked|ordered|collected|handed in|submitted|confirmed|delivered|fixed|done)\b/iu;

/** A job that lies open, put to the reader. */
export const task: Source = ({ sentences, deadline }) => {
  const found = taskOf(sentences);
  return found === null
    ? null
    : `Can you see to ${found}${deadline === null ? ', and by when' : ` ${deadline}`}?`;
};

/** What is needed for a thing of the reader's. */
export const neededFor: Source = ({ type, sentences }) => {
  const found = type === 'outreach' ? readersThing(sentences) : null;
  return found === null ? null : `Can you tell me what you need for ${found}, and by when?`;
};
