import type { OwnWords } from '../own-words.ts';
import { isBare, place, quoted } from './phrasing.ts';

const OF_TIME =
  /\b(?:soon|point|some ?time|course|later|stage|asap|whenever|when you|end of|next|eventually|shortly|immediately|urgent\w*|quick\w*|earliest|day|days|week|weeks|moment|one of these|in due|at your|early|now|long|rush|hurry|time|possible)\b/i;
/** Such a word alone stands for no open end. */
const BARE_TIME =
  /^(?:time|days?|weeks?|now|long|early|moment|possible|next|on a day|wasn['’]t urgent|about \d.*)$/i;
/** What two people have to find a day for. */
const MEETS = /\b(?:meet|talk|call|chat|speak|catch up|coffee|get together|come by|visit|drop in)\b/i;
/** "whenever you get a minute": cut as a whole, or half of it is left. */
const WHEN_YOU =
  /\bwhen(?:ever)? (?:you|u|they|someone) (?:get|got|have|can|find|are|want|like|feel|fancy)\b[^,.;!?()]{0,30}$/i;
const WHENEVER = /\bwhenever\b[^,.;!?()]{0,12}$/i;
/** "No rush on that one": what says that there is no day. */
const NO_RUSH = /\bno (?:rush|pressure|hurry)\b(?: (?:at all|my end|whatsoever|on (?:this|that)(?: one)?))?/i;
/** "around the 19th or so": a date, taken half back. */
const TAKEN_BACK = /\bor (?:so|thereabouts)\b/i;
const DATE =
  /\bthe \d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+|\b20\d\d\b|\bend of next\b/u;
const LOOSE_TIME =
  /\b(?:(?:fairly |pretty |quite )?soon(?:ish)?|(?:a bit )?beforehand|in the near days|nearer the time)\b/i;

/** The words that leave the day open, as they can be named and replaced. */
function openWords({ quote, triggers }: OwnWords): string[] {
  const whole = quote === null ? null : (WHEN_YOU.exec(quote)?.[0] ?? WHENEVER.exec(quote)?.[0] ?? null);
  if (whole !== null) return [whole];
  const named = triggers.filter((words) => OF_TIME.test(words) && !BARE_TIME.test(words));
  const loose = quote === null ? null : (LOOSE_TIME.exec(quote)?.[0] ?? null);
  return named.length === 0 && loose !== null ? [loose] : named;
}

/** For words that say there is no day, or take half of it back; null for others. */
function withoutRetreat(own: OwnWords, quote: string): string | null {
  const rush = NO_RUSH.exec(quote)?.[0];
  if (rush !== undefined && !own.isNotes) {
    const cut = isBare(own) ? place(own, '') : `"${rush}"`;
    return `Cut ${cut}, and name the day on which you need it${own.deadline === null ? '' : `, "${own.deadline}"`}.`;
  }
  const back = TAKEN_BACK.exec(quote)?.[0];
  return back !== undefined && DATE.test(quote) && own.deadline === null
    ? `Cut "${back}" and let the date stand, or name the day on which you will know it.`
    : null;
}

/** Names the day that the draft has already. */
function ownDay(own: OwnWords, deadline: string, where: string): string {
  return own.quote?.includes(deadline) === true
    ? `Let "${deadline}" stand alone, without anything that takes it back.`
    : `Name the day that the draft already has, "${deadline}", ${where}.`;
}

/** How to mend an open day. */
export function withDayNamed(own: OwnWords): string {
  const { quote, deadline } = own;
  const retreat = quote === null ? null : withoutRetreat(own, quote);
  if (retreat !== null) return retreat;
  const times = openWords(own);
  const spot = times.length === 0 ? place(own, 'the open end') : quoted(times, '');
  const isBeside = times.length === 0 && quote !== null && !own.isDropped;
  const where = `${isBeside ? 'beside' : 'in place of'} ${spot}`;
  if (deadline !== null)
    return ownDay(own, deadline, own.isLeftOut && times.length === 0 ? 'in what you ask' : where);
  if (own.isToMany || own.isNotes)
    return `Name a day ${where}; if there is none yet, the day on which you will know.`;
  return quote !== null && MEETS.test(quote)
    ? `Name a day ${where}, or ask: "Which day suits you?"`
    : `Name a day ${where}.`;
}
