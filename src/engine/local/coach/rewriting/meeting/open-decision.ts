import type { Rewritten } from '../body/body.ts';
import { capitalised } from '../sentence/smooth.ts';
import { lowerFirst } from './note-case.ts';
import { behindWill } from './pressed.ts';

/** A decision in the words of a note. */
export interface OpenDecision {
  readonly note: Rewritten;
  readonly text: string;
  /** What the note says beside it: nothing, some sentences, or all, where it stays as it is. */
  readonly rest: string;
  /** Whether it is what the reader is to be brought to, so that a way out may stand beside it. */
  readonly isWish: boolean;
}

const SOFTLY =
  '(?:(?:basically|ideally|really|mainly|honestly|so|and|also|but|just|maybe|perhaps|possibly|then|oh|I (?:suppose|guess|think|reckon)|at some (?:point|stage)|at the end of the day|if possible),? )*';
/** "It comes down to whether he'd put up half": group 1 is what, from "whether" on. */
const COMES_DOWN = new RegExp(
  `^${SOFTLY}(?:(?:it|this|that|everything)(?: all)?(?: really)? (?:comes|boils) down to|(?:the|my) (?:big |main |real |key |only )?(?:one|thing|question|issue|point) is|(?:we |I )?(?:still )?(?:need|want|have) to (?:know|find out)|what (?:I|we)(?: really| actually)? (?:want|need) is for (?:him|her|them) to (?:decide|settle|say)|find out|no (?:idea|clue)|not (?:clear|settled|decided|agreed)(?: yet)?) (?:whether|if) ([^?]{6,160}?)[.!?]*$`,
  'iu',
);
/** "We need to decide if we carry on past June": group 1 is what. */
const WE_DECIDE = new RegExp(
  `^${SOFTLY}(?:we(?:'ve)? |I(?:'ve)? )?(?:${SOFTLY})(?:need|have|got|ought|must|should|want)(?: to)? (?:really |finally |just )*(?:decide|settle|agree|choose|pick)(?: on| about)? ((?:whether|if|which|who|when|where|how|what|on|the|our|a) [^?]{4,140}?)[.!]*$`,
  'iu',
);
/** "Xmas programme - need to settle on it really, printer wants copy by 2 nov": group 1 is the thing, group 2 why. */
const SETTLE_IT =
  /^([^,:;]{3,45}?)(?: [-–—]|:|,) (?:we )?(?:really |do )*(?:need|have|got|must) (?:to )?(?:really |finally )*(?:settle|decide|agree|choose|sort)(?: on| about)? (?:it|this|that|them|something)(?: (?:really|now|finally|soon))*((?:, [^?]{3,100})?)[.!]*$/iu;
/** "The brewery needs a yes or no on the pumps by the 14th": group 1 is the answer with its matter. */
const YES_OR_NO_ON =
  /^(?:[^,;:.?]{2,40}? )?(?:wants?|needs?|(?:is|are) waiting for) (?:a |an |our )?((?:yes or no|decision|yes|answer) (?:on|about|to) (?!(?:the )?(?:day|night|spot|\d|mon|tue|wed|thu|fri|sat|sun))[^?]{3,120}?)[.!]*$/iu;
/** "Dawsons want an answer one way or the other, 410 a month or we buy it for 9k": group 1 is the lead, group 2 the choice. */
const ANSWER_BETWEEN =
  /^([^;:?]{2,110}? (?:wants?|needs?|(?:is|are) waiting for) (?:a |an |our )?(?:answer|decision|yes or no|reply)(?: (?:one way or (?:the other|another)|either way|from us|now|soon|(?:by|before) [^,]{2,20}))*)[,:;] ([^?]{3,60}? or [^?]{3,70}?)[.!]*$/iu;
/** "Bouncy castle man wants 180 and has to know by Friday" */
const HAS_TO_KNOW =
  /\b(?:(?:needs?|wants?|(?:has|have) (?:got )?to) (?:to )?(?:know|hear from us|have (?:an|our) answer)|(?:needs?|wants?) (?:a yes(?: or no)?|an answer|our answer|a decision)) (?:by|before|on|today|tomorrow|this|one way|either way)\b/iu;
/** "They want a start date off us": group 1 is what. */
const WANTED_OFF_US =
  /\b(?:they|he|she|\p{Lu}\p{Ll}+|the \p{Ll}+(?: \p{Ll}+)?) (?:still )?(?:wants?|needs?) (an? (?!(?:bit|lot|few|word|chat)\b)[^,.;:?]{3,40}?) (?:off|from|out of) us\b/iu;
/** "Ideally I'd get her to let me advertise": group 1 is who, group 2 the deed. */
const GET_THEM = new RegExp(
  `^${SOFTLY}(?:(?:it )?(?:would|'d) be (?:really )?(?:great|good|nice|lovely|ideal) to |(?:I(?:'m| am)? |we(?:'re| are)? )?(?:try(?:ing)? (?:and |to )|hop(?:e|ing) to |want(?:ing)? to |need to |aim(?:ing)? to )|(?:I|we)(?:'d| would)(?: really)? (?:like|love) to |(?:I|we)(?:'d| would|'ll) |(?:I|we) )?(?:get|want|need|like|persuade|convince|like for) (him|her|them) to (?!(?:feel|think|see|know|understand|like|be (?:happy|aware|on board|impressed))\\b)([^?]{4,140}?)(?:,? but (?!only\\b|not\\b(?! sure\\b))([^?]{5,120}?))?[.!]*$`,
  'iu',
);
/** "The hens, do we let plot 9 keep them or not, it's been going on since feb": group 1 is the thing, 2 who, 3 the deed, 4 the rest. */
const DO_WE_OR_NOT =
  /^(?:([^,:;?]{3,40}?)(?:,|:| [-–—]) )?(?:do|should|shall|can|could|will|are) (we|I|they) ([^?,;]{4,80}?) or not(?=[,?.!]|$)[,?.!]* ?(.{0,100}?)[.!?]*$/iu;
/** "Nobody has said who's footing the dehumidifiers so would be good to pin her down": group 1 is what. */
const NOBODY_SAID =
  /\b(?:nobody|no one|no-one)(?:['’]s| has| have)? (?:ever |yet )?(?:said|agreed|settled|decided|told us|knows) ((?:who|which|when|how much|where)(?:['’]s)? [^?,;]{4,90}?)(?=,? (?:so|and|but)\b|[,;.!]|$)/iu;
/** "Builder can start on the 6th if he gets the nod by thurs": group 1 is what then comes, group 2 the yes. */
const IF_NOD =
  /^([^;:?]{4,80}?) if (?:he|she|they|we|I) gets? ((?:the|a) (?:nod|ok|okay|yes|go-ahead|green light)(?: [^,;?]{2,40}?)?)[.!]*$/iu;

/** "Asking whether he'd be okay with another 2 weeks": group 1 is what, from "he" on. */
const ASKED_WHETHER = new RegExp(
  `^${SOFTLY}(?:(?:I(?:'m| am|'d| would)? |we(?:'re| are|'d| would)? )?(?:want(?:ing)? to |need to |going to |like to |plan to )?(?:ask(?:ing)?|check(?:ing)?(?: with)?|see(?:ing)?|find(?:ing)? out|sound(?:ing)? out)(?: (?:him|her|them|\\p{Lu}\\p{Ll}+))?) (?:whether|if) ((?:he|she|they|we|\\p{Lu}\\p{Ll}+)(?:'d| would|'s| is|'ll| will| can| could| may| might|'re| are) [^?;]{4,120}?)[.!]*$`,
  'u',
);

const POINTS_TO = /\b(?:them|it|this|that|these|those)\b/i;

function ended(text: string): string {
  return text.trim().replace(/[.!?:]+$/, '');
}

/** "we let plot 9 keep the hens": the deed with its thing by name. */
function withThing(deed: string, thing: string): string {
  if (thing === '') return deed;
  const named = lowerFirst(thing.replace(/^(?:and|also|oh|then) /i, ''));
  return POINTS_TO.test(deed) ? deed.replace(POINTS_TO, named) : `${deed} (${named})`;
}

function whether(words: string): string {
  return /^(?:whether|if) /i.test(words) ? words.replace(/^(?:whether|if) /i, 'whether ') : words;
}

type Found = {
  readonly text: string;
  readonly stays: boolean;
  readonly isWish: boolean;
  readonly behind?: string;
} | null;

const whole = (text: string): Found => ({ text: ended(text), stays: false, isWish: false });
const beside = (text: string): Found => ({ text: ended(text), stays: true, isWish: false });
const SUBJECT_OF: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' };

function got(match: RegExpExecArray | null, found: (groups: readonly string[]) => Found): Found {
  return match === null ? null : found(match.slice(1).map((group = '') => group));
}

/** "Maybe a vote on the ramp": group 1 is what to vote on. */
const VOTE = new RegExp(
  `^${SOFTLY}(?:an? |the |take a |have a )?vote((?: (?:on|about) [^?,;]{3,80})?)[.!?]*$`,
  'iu',
);

/** How a decision can lie in a note, the surest first. */
const WAYS: readonly ((text: string) => Found)[] = [
  (text) => got(VOTE.exec(text), ([on = '']) => whole(`a vote${on}`)),
  (text) => got(COMES_DOWN.exec(text), ([what = '']) => whole(`whether ${what}`)),
  (text) =>
    got(ANSWER_BETWEEN.exec(text), ([lead = '', choice = '']) => whole(`${choice}? ${capitalised(lead)}`)),
  (text) => got(YES_OR_NO_ON.exec(text), ([what = '']) => whole(what)),
  (text) =>
    got(SETTLE_IT.exec(text), ([thing = '', why = '']) => whole(`${thing}${why.replace(/^, /, '; ')}`)),
  (text) => got(WE_DECIDE.exec(text), ([what = '']) => whole(whether(what.replace(/^on /i, '')))),
  (text) =>
    got(DO_WE_OR_NOT.exec(text), ([thing = '', who = '', deed = '', rest = '']) =>
      whole(
        `whether ${who.toLowerCase().replace(/^i$/, 'I')} ${withThing(deed, thing)}${rest === '' ? '' : `; ${rest}`}`,
      ),
    ),
  (text) =>
    got(GET_THEM.exec(text), ([who = '', deed = '', but = '']) => ({
      text: ended(`whether ${SUBJECT_OF[who.toLowerCase()] ?? 'they'} will ${behindWill(deed)}`),
      stays: false,
      isWish: true,
      behind: but === '' ? '' : `${capitalised(but)}.`,
    })),
  (text) =>
    got(ASKED_WHETHER.exec(lowerFirst(text)), ([what = '']) => ({
      text: ended(`whether ${what}`),
      stays: false,
      isWish: true,
    })),
  (text) => got(IF_NOD.exec(text), ([then = '', nod = '']) => whole(`${nod}; ${lowerFirst(then)}`)),
  (text) => got(NOBODY_SAID.exec(text), ([what = '']) => beside(what)),
  (text) =>
    HAS_TO_KNOW.test(text)
      ? whole(/\byes or no\b/i.test(text) ? text : `yes or no? ${capitalised(text)}`)
      : null,
  (text) => got(WANTED_OFF_US.exec(text), ([what = '']) => beside(what)),
];

/** Where one sentence of a note ends and the next begins. */
const NEXT = /(?<=\p{L}{2}[.!?]) (?=\p{Lu})/u;

function decisionIn(note: Rewritten, way: (text: string) => Found): OpenDecision | null {
  const sentences = note.text.replaceAll('’', "'").split(NEXT);
  for (const sentence of sentences) {
    const found = way(sentence);
    if (found === null) continue;
    const others = [found.behind ?? '', ...sentences.filter((other) => other !== sentence)];
    const rest = found.stays ? note.text : others.filter((words) => words !== '').join(' ');
    return { note, text: found.text, rest, isWish: found.isWish };
  }
  return null;
}

/** What the notes leave to be decided without calling it so; null where they leave nothing. */
export function openDecisionOf(notes: readonly Rewritten[]): OpenDecision | null {
  const own = notes.filter(({ text }) => !/^(?:if|don't|tell|ask|bring|before)\b/i.test(text));
  for (const way of WAYS)
    for (const note of own) {
      const found = decisionIn(note, way);
      if (found !== null) return found;
    }
  return null;
}
