import { countWords } from '../../count-words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { OwnWords } from '../own-words.ts';
import { changeExplained, riskNamed, safeguardNamed } from './change-suggestions.ts';
import { sentence, withoutLead } from './pasted.ts';
import { place, placeOf, type Suggest, withQuestion } from './phrasing.ts';

const THE_REST = 'What would you do with the rest?';
/** A question that leaves something to the reader. */
const OPENS = /^(?:what|which|how)\b.{0,40}\b(?:would|will|do|suits?|could) (?:you|we)\b/i;
/** So few hold nothing that would be missed. */
const FEW_WORDS = 8;

/** What people feel, which no figure shows. */
const OF_FEELING = /\b(?:loves?|loved|adores?|adored|hates?|raves?|raving|wild about|over the moon)\b/i;

/** What is to come of it: no figure of the past shows it. */
const FORECAST = /\b(?:pays? for (?:it|them)sel(?:f|ves)|pays? off|in no time|prints? money)\b/i;

/** For a claim that no evidence of the draft bears out, or that an earlier suggestion has given it to. */
function withoutEvidence(own: OwnWords, isOfFeeling: boolean): string {
  if (own.quote === null) return 'Say how you know: who saw it or counted it, how often, and when.';
  const spot = place(own, '');
  if (isOfFeeling) return `Leave out ${spot}, or say how many you asked.`;
  if (FORECAST.test(own.quote))
    return `Put the sum beside ${spot}: what it costs, what it brings in, and by when.`;
  if (own.isHardTalk)
    return own.said.tellsEvent
      ? `Cut ${spot}; what happened says enough.`
      : `Leave out ${spot}, or name the case: what happened, and when.`;
  if (!own.quotesFact && countWords(own.quote) <= FEW_WORDS)
    return `Cut ${spot}, or put a figure in its place.`;
  return `Put a figure, a source or a comparison beside ${spot}, or say that it is your impression.`;
}

/** A part of the plan for a meeting that is left to those it is held with. */
function leftToThem(own: OwnWords): string {
  const { openingLine } = own.rewrite;
  return openingLine !== null && OPENS.test(openingLine)
    ? `${own.quotesFact ? 'Right after' : 'In place of'} ${place(own, '')}, plan to ask: "${openingLine}"`
    : `Note beside ${place(own, '')} which part they may still shape, and ask them about it.`;
}

/** How to mend what the draft leaves out. */
export const OF_THE_SUBSTANCE = {
  no_evidence: (own) => {
    const isOfFeeling = own.quote !== null && OF_FEELING.test(own.quote);
    const isForecast = own.quote !== null && FORECAST.test(own.quote) && !own.isLeftOut;
    if (own.fact !== null && own.isEvidence && !isOfFeeling && !isForecast) {
      if (own.isKept && !own.quotesFact)
        return `Say where ${place(own, '')} comes from, or let the fact stand alone: "${sentence(withoutLead(own.fact))}"`;
      const lead = own.quotesFact
        ? `Put the evidence beside ${place(own, 'the claim')}`
        : `Leave out ${place(own, 'the claim')} and let the fact stand`;
      return `${lead}: "${sentence(withoutLead(own.fact))}"`;
    }
    return withoutEvidence(own, isOfFeeling);
  },
  no_purpose: (own) => {
    const what = own.isNotes ? 'the meeting is for' : 'this is for';
    return own.said.reason === null
      ? `Say in half a sentence what ${what}, before ${placeOf(own, 'the details')}.`
      : `Put what ${what} at the start: "${sentence(withoutLead(own.said.reason))}"`;
  },
  rigid: (own) => {
    const { request } = own.rewrite;
    const open = request !== null && OPENS.test(request) ? request : null;
    if (own.quote === null) return `Say what is fixed and why${withQuestion(own, ', and ask:', THE_REST)}`;
    if (own.isNotes) return leftToThem(own);
    if (own.quotesFact && open === null)
      return `Say why ${place(own, '')} is fixed, and what can still be shaped.`;
    const said = `Say ${own.quotesFact ? 'beside' : 'in place of'} ${place(own, '')} what is fixed and why`;
    if (open !== null) return `${said}, and leave a part open: "${open}"`;
    return own.offered.includes(THE_REST)
      ? `${said}, and what can still be shaped.`
      : `${said}${withQuestion(own, ', and ask:', THE_REST)}`;
  },
  risk_unaddressed: riskNamed,
  safeguard_missing: safeguardNamed,
  surprise_change: changeExplained,
} as const satisfies Partial<Record<FaultTag, Suggest>>;
