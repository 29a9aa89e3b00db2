import type { CannotShow } from './cannot-be.ts';

const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d/i;
const DEFINITE_TIME = /\b(?:\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]\.?m|noon|midnight|today|tonight|tomorrow)\b/i;
const VAGUE_TIME =
  /\b(?:soon\w*|asap|some ?time\w*|some (?:point|day)|when\w*|shortly|later|in due course|eventually|around|about|or so|before long|quick\w*|early|earliest|possible|once|after|at your|end of|near future|while|bit|maybe|perhaps|might|hope\w*|ideally|roughly|or|if|until further|going forward|future|then|next|prompt\w*|timely|latest|not|no)\b/i;
/** Beside a day only these leave it open; "or", "when" and "not" are about something else there. */
const OPEN_BESIDE_DAY =
  /\b(?:soon\w*|asap|some ?time\w*|some (?:point|day|stage)|shortly|in due course|eventually|around|about|or so|or later|or after|before long|as early|possible|possibly|end of|near future|maybe|perhaps|might|hope\w*|ideally|roughly|probabl\w*|likely|or perhaps|further notice|going forward|when(?:ever)? (?:you|we|I|it|they|he|she|things)|convenien\w*|no (?:rush|hurry|pressure)|depends?|not (?:sure|final|fixed)|tbd|tbc|give or take|ish)\b|-ish\b|\?\?/i;
/** Words about time at all. */
const ABOUT_TIME =
  /\b(?:soon\w*|asap|(?:some)? ?(?:time(?!sheet|table)|day|point|stage)\w*|moments?|weeks?|months?|years?|season\w*|spring|summer|autumn|fall|winter|holidays?|quarter|when\w*|shortly|later|course|eventually|around|before\w*|after\w*|until|till|once|while|bit|stages?|future|next|then|forward|near|rush|hurry|pressure|urgen\w*|prompt\w*|timely|timing|timeline|deadline|dates?|tb[dcac]|ready|follow\w*|quick\w*|fast|early|earl\w*|later\w*|latest|late (?:in|next|this|on|spring|summer|autumn|winter|morning|afternoon)|possible|land|progress|scale|touch|tomorrow|today|tonight|morning|afternoon|evening|night|lunch|by|will|should|could|would|can|please|let['’]?s|one of|weekend|\w+day|january|february|march|april|may|june|july|august|september|october|november|december|maybe|perhaps)\b|-?ish\b|\?/i;
/** "In no time", "a bit of money": said of how easy or how little something is. */
const NO_TIME =
  /\bin no time\b|\ba (?:little |tiny )?bit (?:of (?:an? )?(?!time\b)|more |less |too )\p{L}+/giu;
/** "It's going to come down sooner or later": what nobody sets a day for. */
const BEFALLS =
  /^(?!(?:(?:and|so|but) )?(?:I|we|you)\b)[^.!?;]*\b(?:going to|will|['’]ll|bound to) [^.!?;]{3,60}\b(?:sooner or later|one day|one of these days)\b/i;
/** Whether words name a day. */
export function namesDay(text: string): boolean {
  return DAY.test(text);
}

/** "Could you maybe send it by Friday?" is shy about the asking, not about the day. */
const BY_DAY =
  /\b(?:by|before|until|till|on) (?:next |this |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)?\b|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)[^,;]{0,20}$/i;
function isDefiniteTime(text: string): boolean {
  if (DAY.test(text)) return BY_DAY.test(text.replace(/[?.!]+$/, '')) || !OPEN_BESIDE_DAY.test(text);
  return DEFINITE_TIME.test(text) && !VAGUE_TIME.test(text);
}

/** What names a definite time, or none at all. */
export const NO_OPEN_TIME: CannotShow = {
  vague_deadline: (text) =>
    isDefiniteTime(text) || !ABOUT_TIME.test(text.replace(NO_TIME, ' ')) || BEFALLS.test(text.trim()),
};
