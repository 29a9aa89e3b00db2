import { PROFILE_CODES, type ProfileCode } from '../../../../domain/profiles.ts';
import { contentStems } from '../../../facts/words.ts';
import { countedStems } from './cut-faults.ts';
import type { Body } from './rewritten-body.ts';
import { NO_MATTER, thingsNamed } from './topic.ts';
import { small } from './wording/rule.ts';

/** What of the matter a question can name, each in words of the draft. */
export interface Matter {
  /** "the sequencer"; null when the draft does not say what it is about. */
  readonly topic: string | null;
  /** "on 12 November", when something happened; null when no day is named or several are. */
  readonly when: string | null;
  /** Whether something came late or is still missing. */
  readonly isLate: boolean;
  /** Whether it is the writer who did it. */
  readonly isOwnDoing: boolean;
}

type Ask = (matter: Matter) => string;

/** "How do you see the handover sheets", "How did it look from your side on 24 March", or neither. */
function seen({ topic, when }: Matter): string {
  if (topic !== null) return `How do you see ${topic}`;
  return when === null ? 'How do you see it' : `How did it look from your side ${when}`;
}

const ASKS: Readonly<Record<ProfileCode | 'unknown', Ask>> = {
  'DP-01': (matter) => `${seen(matter)}, and what will you change first?`,
  'DP-02': (matter) => `${seen(matter)}, and what would you like to try from here?`,
  'DP-03': ({ topic }) =>
    `Which of these facts do you read differently, and what have I left out${topic === null ? '' : ` about ${topic}`}?`,
  'DP-04': (matter) => `${seen(matter)}, and what do you need from me?`,
  'DP-05': (matter) =>
    matter.isLate
      ? 'What held it up on your side, and by when can we close it?'
      : `${seen(matter)}, and which step can we agree on, with a date?`,
  'DP-06': ({ topic, when }) => {
    if (when !== null) return `How was it for you ${when}, and what would help?`;
    return topic === null
      ? 'How is this for you, and what would help?'
      : `How do you feel about ${topic}, and what would help?`;
  },
  'DP-07': (matter) => `${seen(matter)}, and where do you want this to lead?`,
  unknown: (matter) => `${seen(matter)}, and what would help?`,
};

const OWN_DOING: Readonly<Partial<Record<ProfileCode, Ask>>> = {
  'DP-01': () => 'What do you need from me now to put this right?',
  'DP-03': () => 'What would you want examined, and what do you need from me for that?',
  'DP-04': () => 'What would you want checked or put right first, and what do you need from me?',
  'DP-05': () => 'What do you need from me to close this, and by when?',
  'DP-06': () => 'How is this for you, and what can I do to put it right?',
};

/** Every question, for a matter that can be named and for one that cannot. */
export function difficultQuestions(topic: string, when: string): readonly string[] {
  const matters: readonly Matter[] = [
    { topic, when: null, isLate: false, isOwnDoing: false },
    { topic: null, when, isLate: true, isOwnDoing: false },
    { topic: null, when: null, isLate: false, isOwnDoing: true },
  ];
  const profiles: readonly (ProfileCode | null)[] = [...PROFILE_CODES, null];
  return profiles.flatMap((profile) => matters.map((matter) => difficultQuestion(profile, matter)));
}

/** The question at the end of a difficult message: open, and about this matter. */
export function difficultQuestion(profile: ProfileCode | null, matter: Matter): string {
  const own = matter.isOwnDoing && profile !== null ? OWN_DOING[profile] : undefined;
  return (own ?? ASKS[profile ?? 'unknown'])(matter);
}

const DAY =
  /\b(?:[Oo]n (?:\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}* \d{1,2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|[Ll]ast night|[Yy]esterday|[Oo]ver the weekend)\b/gu;
const PAST =
  /\b(?:was|were|had|did|came|went|left|stood|found|rang|told|got|took|gave|put|made|said|wrote|walked|spoke|began|\p{Ll}{2,}ed)\b/iu;
const AHEAD =
  /\b(?:will|by|until|before|deadline|due|comes?|opens?|returns?|ends?|is on|leaves|from now|next)\b/i;
const LATE =
  /\b(?:late|due|overdue|still|missing|promised|instead of|the plan said|agreed|not (?:yet|here|done|ready)|isn't|weren't|aren't)\b/i;

/** The one day of which the draft says what happened. */
export function dayOfMatter({ paragraphs }: Body): string | null {
  const days = new Set<string>();
  for (const { text, isQuestion } of paragraphs.flat()) {
    if (isQuestion || !PAST.test(text) || AHEAD.test(text) || /^I\b/.test(text)) continue;
    for (const [day] of text.matchAll(DAY)) days.add(small(day));
  }
  const [only] = days;
  return days.size === 1 && only !== undefined ? only : null;
}

/** Whether the draft tells of something late or missing. */
export function isLateMatter({ paragraphs }: Body): boolean {
  return paragraphs.flat().some(({ text }) => LATE.test(text));
}

const FEWEST_MENTIONS = 2;

/** The thing that the sentences speak of most: named twice, or by two words. Null when there is none. */
export function thingOfMatter({ paragraphs }: Body): string | null {
  const sentences = paragraphs.flat().filter(({ isQuestion }) => !isQuestion);
  const text = sentences.map((sentence) => sentence.text).join('\n');
  const counts = countedStems(text);
  let best: string | null = null;
  let most = FEWEST_MENTIONS - 1;
  for (const thing of thingsNamed(text)) {
    const stem = contentStems(thing).at(-1);
    const mentions = stem === undefined ? 0 : (counts.get(stem) ?? 0);
    const isSpokenOf = mentions === 1 && / .+[ -]/.test(thing) && SPOKEN_OF.test(before(text, thing));
    const score = isSpokenOf ? FEWEST_MENTIONS : mentions;
    if (score > most && !/\d/.test(thing) && !NO_MATTER.test(thing)) {
      best = thing;
      most = score;
    }
  }
  return best;
}

const SPOKEN_OF =
  /\b(?:about|regarding|concerning|over|presented|changed|switched|missed|signed|stopped|cancelled|promised)\s$/i;

function before(text: string, thing: string): string {
  const at = text.toLowerCase().indexOf(thing.toLowerCase());
  return at < 0 ? '' : text.slice(Math.max(0, at - 20), at);
}
