import { countWords } from '../../count-words.ts';
import type { OwnWords } from '../own-words.ts';
import { holdsReason, REPORTS_DANGER } from '../said-elsewhere.ts';
import { sentence, withoutLead } from './pasted.ts';
import { FEWEST_WORDS_NAMED, place, placeOf, reader } from './phrasing.ts';
import { COVERED, IN_PLACE_FIRST, TROUBLES, withOneQuestion } from './what-they-want.ts';

/** What has happened already. */
const DONE =
  /\b(?:already|has been|have been|was|were|had|went|last (?:night|week)|yesterday|this morning)\b|\b(?:I|we)['’]ve (?:(?!need\b)\p{L}+(?:ed|t|ne)|told|found|sold|made|given)\b|\b(?:I|we)(?: have)? (?:(?!need\b)\p{L}+ed|took|put|made|gave|sent|told|sold|bought|threw|got|cut|let|set)\b|^(?:\p{L}+ed|took|put|threw|got|gave|sent|told|sold|bought|chucked|binned)\b/iu;

/** A risk that the words put aside rather than answer. */
const WAVED_AWAY =
  /\b(?:worry|worries|no (?:risk|problem|need)|trust me|sort it out|get used|cares?|figure|nobody|hopefully|should be|can['’]t go wrong|nothing|probably|surely|always|never|see how|along the way|it['’]ll be|will be fine|fine|easy)\b/i;
/** What the reader has changed, without the writer in it. */
const OF_READER = /^(?:(?:and|but|so) )?you\b(?!.*\b(?:I|we)\b)/i;
/** What is going to be taken away: news, and nothing that anybody did wrong. */
const BAD_NEWS =
  /\b(?:I|we)(?:['’](?:re|ll|m)| are| am| will)? (?:have to|need to|must|going to|will|decided to|\p{L}+ to) (?:\p{L}+ )?(?:cut|reduce|end|close|let|stop|move|cancel|shorten|reassign|drop|take)\b|\b(?:your|the) (?:\p{L}+ ){1,2}(?:will|is going to|has to) (?:\p{L}+ )?(?:end|close|stop|be (?:cut|reduced|closed|ended|moved|cancelled))\b/iu;
/** Whose leave is said not to be needed, or not waited for. */
const WITHOUT_LEAVE =
  /\b(?:no need to (?:run|ask|tell|check|wait)|(?:than|without) (?:waiting for|asking|telling)|approval|sign(?:ed)?[- ]?off|permission|go-ahead|nobody (?:needs to|has to) know)\b/i;
/** What has not come yet. */
const NOT_YET =
  /\b(?:(?:has|have|is|are|did|do|does)(?:n['’]?t| not)|not|no) (?:\p{L}+ ){0,5}yet\b|\b(?:has|have)(?:n['’]?t| not) (?:come|arrived|been|got|had|heard|seen|signed)\b|\bdon['’]?t have the\b|\bstill (?:waiting for|missing|outstanding)\b/iu;
/** What the writer did, and did not ask before. */
const DEED =
  /(?:^|\b(?:I|we)(?:['’]ve| have)?(?: already| just| also)? )(?!had\b|got\b|heard\b|seen\b|asked\b|found\b|need\b|worked\b|called\b)(?:\p{L}{2,}ed\b|put\b(?! your)|took\b|threw\b|sold\b|bought\b|gave\b|sent\b|told\b|made\b|cut\b(?! your)|taken\b|given\b|thrown\b|gone ahead\b|binned\b)|\balready (?:on|in|gone|done|signed|sold|told)\b/iu;
/** The end of a sentence that puts a worry aside: "but I'm sure it'll be fine". */
const WAVES_ASIDE =
  /(?:(?:but|and|so) )?(?:I['’]?m (?:pretty |quite )?sure (?:it|that|they|he|she)\b|it['’]?ll (?:all )?be (?:fine|ok|grand|alright|all right)|(?:it |that |they )?should (?:all )?be (?:fine|ok|grand|alright|all right)|hopefully|don['’]?t worry|no worries|trust me|prob(?:s|ably) (?:fine|nothing)|nothing can go wrong|fingers crossed)[^.;]*$/i;
const UNDO = 'Shall I undo it until you have agreed?';
const SHOULD_HAVE_TOLD = 'I should have told you before.';

/** "If she asks about the insurance": what the talk may come to. */
const EXPECTS = /\b(?:if (?:she|he|they)\b|(?:she|he|they)(?:['’]?ll| will| may| might)\b)/i;

/** "No need for the whole contract thing". */
const NO_NEED = /\bno need for (?:the|a|an|any|all)\b/i;

/** What to note of a risk for a meeting. */
function riskInNotes({ quote }: OwnWords, spot: string): string {
  if (quote === null)
    return 'Note what could go wrong, who would deal with it, and what you answer when asked.';
  if (EXPECTS.test(quote)) return `Note beside ${spot} what you answer then, and what you can offer.`;
  if (NOT_YET.test(quote)) return `Note beside ${spot} that nothing goes ahead before it is there.`;
  return WAVES_ASIDE.test(quote)
    ? `In place of ${spot}, note what happens if it goes wrong, and who deals with it.`
    : `Note beside ${spot} what could go wrong, who would deal with it, and what you answer when asked.`;
}

function riskInTalk(own: OwnWords, quote: string, spot: string): string {
  if (BAD_NEWS.test(quote))
    return `Right after ${spot}, say what it means for ${reader(own)} and what would soften it.`;
  const where = WAVED_AWAY.test(quote) && !DONE.test(quote) ? 'In place of' : 'Right after';
  return `${where} ${spot}, say what could be lost, and what would put it right.`;
}

/** Says of a risk what happens if, and who deals with it. */
export function riskNamed(own: OwnWords): string {
  const { quote } = own;
  const spot = place(own, '');
  if (own.isNotes) return riskInNotes(own, spot);
  const orAsk = withOneQuestion(own, ', or ask:', COVERED);
  if (quote === null || countWords(quote) < FEWEST_WORDS_NAMED)
    return `Say what happens if it goes wrong, and who deals with it${orAsk}`;
  if (own.isHardTalk) return riskInTalk(own, quote, spot);
  if (REPORTS_DANGER.test(quote))
    return `Say right after ${spot} what could come of it, and who deals with it.`;
  const waving = WAVES_ASIDE.exec(quote)?.[0].trim();
  const then = NOT_YET.test(quote)
    ? 'that nothing goes ahead before it is there'
    : 'what happens if it goes wrong, and who deals with it';
  if (waving !== undefined && !own.quotesFact) return `Cut "${waving}", and say ${then}${orAsk}`;
  const isPutAside = own.isDropped || (WAVED_AWAY.test(quote) && !DONE.test(quote));
  return `${isPutAside ? 'In place of' : 'Right after'} ${spot}, say ${then}${orAsk}`;
}

/** Says what keeps a change safe: who agreed, what was tested, how one would go back. */
export function safeguardNamed(own: OwnWords): string {
  const { quote } = own;
  if (own.isHardTalk) return safeguardInTalk(own);
  if (quote !== null && NOT_YET.test(quote))
    return `Say right after ${place(own, '')} that nothing goes ahead before it is there.`;
  if (own.isNotes)
    return 'Note the safeguard you can offer: who has approved it, and how you would go back if it goes wrong.';
  if (own.said.isOfDanger || (quote !== null && REPORTS_DANGER.test(quote)))
    return 'Say what keeps everyone safe until it is put right, and who sees to it.';
  if (quote !== null && NO_NEED.test(quote))
    return `In place of ${place(own, '')}, say what will be checked or signed, and when.`;
  if (quote !== null && WITHOUT_LEAVE.test(quote))
    return `In place of ${place(own, '')}, ask: "Who has to agree to this first?"`;
  if ((quote !== null && DONE.test(quote)) || (own.offered.includes(SHOULD_HAVE_TOLD) && !own.quotesAsk))
    return `Say ${quote === null ? '' : `beside ${placeOf(own, 'it')} `}who agreed to it and how it can be undone, or ask: "${UNDO}"`;
  const orAsk = withOneQuestion(own, ', or ask:', IN_PLACE_FIRST);
  return `Say beside ${place(own, 'the change')} what was tested, who approved it and how you would go back${orAsk}`;
}

function safeguardInTalk(own: OwnWords): string {
  return own.rewrite.sentences.some(({ sentence: one }) => BAD_NEWS.test(one))
    ? `Say what stays as it is for ${reader(own)}, until when, and whom to turn to.`
    : `Say beside ${place(own, 'what happened')} what should have been in place, and what should be from now on.`;
}

/** Says why something changes, and what stays. */
export function changeExplained(own: OwnWords): string {
  const { quote } = own;
  const spot = placeOf(own, 'the change');
  const isExplained = quote !== null && holdsReason(quote);
  if (own.isNotes) return `Note why, and what stays as it is, before ${spot}; then ask how it is for them.`;
  if (own.isHardTalk && quote !== null && OF_READER.test(quote))
    return `In place of ${spot}, say what you would have wanted to know beforehand.`;
  const { reason } = own.said;
  if (quote !== null && DEED.test(quote))
    return `Own it: "${SHOULD_HAVE_TOLD}" Then say ${isExplained || reason !== null ? '' : 'why, and '}what stays as it was.`;
  const thenAsk = withOneQuestion(own, '; then ask:', TROUBLES);
  if (isExplained) return `Say right after ${spot} what stays as it is${thenAsk}`;
  if (reason !== null)
    return `Put the reason before ${spot}, "${sentence(withoutLead(reason)).replace(/\.$/, '')}", and say what stays as it is${thenAsk}`;
  return `Put the reason, and what stays as it is, in front of ${spot}${thenAsk}`;
}
