import { countWords } from '../../count-words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { OwnWords } from '../own-words.ts';
import { sentence } from './pasted.ts';
import { place, reader, type Suggest, withQuestion } from './phrasing.ts';

const THE_REST = 'What would you do with the rest?';
/** A question that leaves something to the reader. */
const OPENS = /^(?:what|which|how)\b.{0,40}\b(?:would|will|do|suits?|could) (?:you|we)\b/i;
/** What has happened already. */
const DONE =
  /\b(?:already|has been|have been|was|were|had|went|last (?:night|week)|yesterday|this morning)\b|\b(?:I|we)['’]ve (?:\p{L}+(?:ed|t|ne)|told|found|sold|made|given)\b|\b(?:I|we)(?: have)? (?:\p{L}+ed|took|put|made|gave|sent|told|sold|bought|threw|got|cut|let|set)\b|^(?:\p{L}+ed|took|put|threw|got|gave|sent|told|sold|bought|chucked|binned)\b/iu;

/** A risk that the words put aside rather than answer. */
const WAVED_AWAY =
  /\b(?:worry|worries|no (?:risk|problem|need)|trust me|sort it out|get used|cares?|figure|nobody|hopefully|should be|can['’]t go wrong|nothing|probably|surely|always|never|see how|along the way|it['’]ll be|will be fine|fine|easy)\b/i;
/** Too few to be named as what follows. */
const FEWEST_WORDS = 4;
/** So few hold nothing that would be missed. */
const FEW_WORDS = 8;

function placeOf(own: OwnWords, otherwise: string): string {
  return own.quote === null || countWords(own.quote) < FEWEST_WORDS ? otherwise : place(own, otherwise);
}

/** What the reader has changed, without the writer in it. */
const OF_READER = /^(?:(?:and|but|so) )?you\b(?!.*\b(?:I|we)\b)/i;
/** What is going to be taken away: news, and nothing that anybody did wrong. */
const BAD_NEWS =
  /\b(?:I|we)(?:['’](?:re|ll|m)| are| am| will)? (?:have to|need to|must|going to|will|decided to|\p{L}+ to) (?:\p{L}+ )?(?:cut|reduce|end|close|let|stop|move|cancel|shorten|reassign|drop|take)\b|\b(?:your|the) (?:\p{L}+ ){1,2}(?:will|is going to|has to) (?:\p{L}+ )?(?:end|close|stop|be (?:cut|reduced|closed|ended|moved|cancelled))\b/iu;
const COVERED = 'What would you want covered?';
const TROUBLES = 'What would trouble you about this?';
const IN_PLACE_FIRST = 'What would you want in place first?';

/** Whose leave is said not to be needed, or not waited for. */
const WITHOUT_LEAVE =
  /\b(?:no need to (?:run|ask|tell|check|wait)|(?:than|without) (?:waiting for|asking|telling)|approval|sign(?:ed)?[- ]?off|permission|go-ahead|nobody (?:needs to|has to) know)\b/i;
/** What has not come yet. */
const NOT_YET =
  /\b(?:(?:has|have|is|are|did|do|does)(?:n['’]?t| not)|not|no) (?:\p{L}+ ){0,5}yet\b|\b(?:has|have)(?:n['’]?t| not) (?:come|arrived|been|got|had|heard|seen|signed)\b|\bdon['’]?t have the\b|\bstill (?:waiting for|missing|outstanding)\b/iu;
/** What people feel, which no figure shows. */
const OF_FEELING = /\b(?:loves?|loved|adores?|adored|hates?|raves?|raving|wild about|over the moon)\b/i;

/** How to mend what the draft leaves out. */
export const OF_THE_SUBSTANCE = {
  no_evidence: (own) => {
    const isOfFeeling = own.quote !== null && OF_FEELING.test(own.quote);
    if (own.fact !== null && own.isEvidence && !isOfFeeling) {
      const lead = own.quotesFact
        ? `Put the evidence beside ${place(own, 'the claim')}`
        : `Leave out ${place(own, 'the claim')} and let the fact stand`;
      return `${lead}: "${sentence(own.fact)}"`;
    }
    if (own.quote === null) return 'Say how you know: who saw it or counted it, how often, and when.';
    if (isOfFeeling) return `Leave out ${place(own, '')}, or say how many you asked.`;
    if (own.isHardTalk) return `Leave out ${place(own, '')}, or name the case: what happened, and when.`;
    if (!own.quotesFact && countWords(own.quote) <= FEW_WORDS)
      return `Cut ${place(own, '')}, or put a figure in its place.`;
    return `Put a figure, a source or a comparison beside ${place(own, '')}, or say that it is your impression.`;
  },
  no_purpose: (own) => {
    const what = own.isNotes ? 'the meeting is for' : 'this is for';
    return `Say in half a sentence what ${what}, before ${placeOf(own, 'the details')}.`;
  },
  rigid: (own) => {
    const { request } = own.rewrite;
    const open = request !== null && OPENS.test(request) ? request : null;
    if (own.quote === null) return `Say what is fixed and why${withQuestion(own, ', and ask:', THE_REST)}`;
    if (own.isNotes) return 'Note which part they may still shape, and ask them about it.';
    if (own.quotesFact && open === null)
      return `Say why ${place(own, '')} is fixed, and what can still be shaped.`;
    const said = `Say ${own.quotesFact ? 'beside' : 'in place of'} ${place(own, '')} what is fixed and why`;
    if (open !== null) return `${said}, and leave a part open: "${open}"`;
    return own.offered.includes(THE_REST)
      ? `${said}, and what can still be shaped.`
      : `${said}${withQuestion(own, ', and ask:', THE_REST)}`;
  },
  risk_unaddressed: (own) => {
    if (own.isNotes)
      return `Note what could go wrong, who would deal with it, and what you answer when asked.`;
    if (own.quote === null || countWords(own.quote) < FEWEST_WORDS)
      return `Say what happens if it goes wrong, and who deals with it, or ask: "${COVERED}"`;
    if (own.isHardTalk && BAD_NEWS.test(own.quote))
      return `Right after ${place(own, '')}, say what it means for ${reader(own)} and what would soften it.`;
    if (own.isHardTalk)
      return `In place of ${place(own, '')}, say what could be lost, and what would put it right.`;
    const isPutAside = own.isDropped || (WAVED_AWAY.test(own.quote) && !DONE.test(own.quote));
    const where = isPutAside ? 'In place of' : 'Right after';
    const orAsk = withQuestion(own, ', or ask:', COVERED);
    return `${where} ${place(own, '')}, say what happens if it goes wrong, and who deals with it${orAsk}`;
  },
  safeguard_missing: (own) => {
    if (own.isHardTalk && own.rewrite.sentences.some(({ sentence: one }) => BAD_NEWS.test(one)))
      return `Say what stays as it is for ${reader(own)}, until when, and whom to turn to.`;
    if (own.isHardTalk)
      return `Say beside ${place(own, 'what happened')} what should have been in place, and what should be from now on.`;
    const { quote } = own;
    if (quote !== null && NOT_YET.test(quote))
      return `Say right after ${place(own, '')} that nothing goes ahead before it is there.`;
    if (own.isNotes)
      return 'Note the safeguard you can offer: who has approved it, and how you would go back if it goes wrong.';
    if (quote !== null && WITHOUT_LEAVE.test(quote))
      return `In place of ${place(own, '')}, ask: "Who has to agree to this first?"`;
    if (quote !== null && DONE.test(quote))
      return `Say beside ${place(own, '')} who agreed to it and how it can be undone, or ask: "Shall I undo it until you have agreed?"`;
    const orAsk = withQuestion(own, ', or ask:', IN_PLACE_FIRST);
    return `Say beside ${place(own, 'the change')} what was tested, who approved it and how you would go back${orAsk}`;
  },
  surprise_change: (own) => {
    const spot = placeOf(own, 'the change');
    if (own.isNotes) return `Note why, and what stays as it is, before ${spot}; then ask how it is for them.`;
    if (own.isHardTalk && own.quote !== null && OF_READER.test(own.quote))
      return `In place of ${spot}, say what you would have wanted to know beforehand.`;
    if (own.quote !== null && DONE.test(own.quote))
      return 'Own it: "I should have told you before." Then say why, and what stays as it was.';
    const thenAsk = withQuestion(own, '; then ask:', TROUBLES);
    return `Put the reason, and what stays as it is, in front of ${spot}${thenAsk}`;
  },
} as const satisfies Partial<Record<FaultTag, Suggest>>;
