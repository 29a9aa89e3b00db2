import { countWords } from '../../count-words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { OwnWords } from '../own-words.ts';
import { sentence } from './pasted.ts';
import { place, reader, type Suggest } from './phrasing.ts';

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

function placeOf(own: OwnWords, otherwise: string): string {
  return own.quote === null || countWords(own.quote) < FEWEST_WORDS ? otherwise : place(own, otherwise);
}

/** What the reader has changed, without the writer in it. */
const OF_READER = /^(?:(?:and|but|so) )?you\b(?!.*\b(?:I|we)\b)/i;
/** What is going to be taken away: news, and nothing that anybody did wrong. */
const BAD_NEWS =
  /\b(?:I|we)(?:['’](?:re|ll|m)| are| am| will)? (?:have to|need to|must|going to|will|decided to|\p{L}+ to) (?:\p{L}+ )?(?:cut|reduce|end|close|let|stop|move|cancel|shorten|reassign|drop|take)\b|\b(?:your|the) (?:\p{L}+ ){1,2}(?:will|is going to|has to) (?:\p{L}+ )?(?:end|close|stop|be (?:cut|reduced|closed|ended|moved|cancelled))\b/iu;
const OR_ASK = '. If that is open, ask: "What would you want covered?"';

/** How to mend what the draft leaves out. */
export const OF_THE_SUBSTANCE = {
  no_evidence: (own) => {
    if (own.fact !== null && own.isEvidence) {
      const lead = own.isLeftOut
        ? 'Leave the claim out and let the fact stand'
        : `Put the evidence beside ${place(own, 'the claim')}`;
      return `${lead}: "${sentence(own.fact)}"`;
    }
    if (own.isHardTalk && own.quote !== null)
      return `Leave out ${place(own, '')}, or name the case: what happened, and when.`;
    if (own.isDropped)
      return `Leave out ${place(own, '')}, or say where it comes from: who saw it, how often, since when.`;
    return `Say where ${place(own, 'the claim')} comes from: who saw it, how often, since when. If it is your impression, say that.`;
  },
  no_purpose: (own) => {
    const what = own.isNotes
      ? 'the meeting'
      : own.isHardTalk || own.topic === null || own.topic.startsWith('your ')
        ? 'this'
        : own.topic;
    return `Say in half a sentence what ${what} should achieve, before ${placeOf(own, 'the details')}.`;
  },
  rigid: (own) => {
    const { request } = own.rewrite;
    if (own.quote === null) return 'Say what is fixed and why, and what can still be shaped.';
    if (own.isNotes) return 'Note which part they may still shape, and ask them about it.';
    if (own.isDropped && own.instead === null)
      return request !== null && OPENS.test(request)
        ? `Leave out ${place(own, '')}, and leave a part open: "${request}"`
        : `Leave out ${place(own, '')}, or give the reason for it and say what can still be shaped.`;
    if (request !== null && OPENS.test(request))
      return `Say why ${place(own, 'it')} is fixed, and leave a part open: "${request}"`;
    return own.instead === null
      ? `Say why ${place(own, 'it')} is fixed, and what can still be shaped.`
      : `Write "${sentence(own.instead)}"`;
  },
  risk_unaddressed: (own) => {
    if (own.isNotes)
      return `Note what could go wrong, who would deal with it, and what you answer when asked.`;
    if (own.quote === null || countWords(own.quote) < FEWEST_WORDS)
      return `Say what happens if it fails and who decides then${OR_ASK}`;
    if (own.isHardTalk && BAD_NEWS.test(own.quote))
      return `Right after ${place(own, '')}, say what it means for ${reader(own)} and what would soften it.`;
    if (own.isHardTalk)
      return `In place of ${place(own, '')}, say what could be lost, and what would put it right.`;
    const isPutAside = own.isDropped || (WAVED_AWAY.test(own.quote) && !DONE.test(own.quote));
    const where = isPutAside ? 'In place of' : 'Right after';
    return `${where} ${place(own, '')}, say what happens if it fails and who decides then${OR_ASK}`;
  },
  safeguard_missing: (own) => {
    if (own.isHardTalk && own.rewrite.sentences.some(({ sentence: one }) => BAD_NEWS.test(one)))
      return `Say what stays as it is for ${reader(own)}, until when, and whom to turn to.`;
    if (own.isHardTalk)
      return `Say beside ${place(own, 'what happened')} what should have been in place, and what should be from now on.`;
    return own.isNotes
      ? 'Note the safeguard you can offer: what was tested, who approved it, and how you would go back.'
      : `Put the safeguard before ${place(own, 'the change')}: what was tested, who approved it, and how you would go back.`;
  },
  surprise_change: (own) => {
    const spot = placeOf(own, 'the change');
    if (own.isNotes) return `Note why, and what stays as it is, before ${spot}; then ask how it is for them.`;
    if (own.isHardTalk && own.quote !== null && OF_READER.test(own.quote))
      return `In place of ${spot}, say what you would have wanted to know beforehand.`;
    if (own.quote !== null && DONE.test(own.quote))
      return 'Own it: "I should have told you before." Then say why, and what stays as it was.';
    return `Before ${spot}, say why and what stays as it is; then ask: "What would trouble you about this?"`;
  },
} as const satisfies Partial<Record<FaultTag, Suggest>>;
