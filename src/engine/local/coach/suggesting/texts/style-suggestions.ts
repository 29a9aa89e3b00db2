import { countWords } from '../../count-words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { OwnWords } from '../own-words.ts';
import { standsFirst } from '../stands-first.ts';
import { straightened } from './hedging-suggestion.ts';
import { cutAndBegin, leadingFact, OF_THE_WRITER, openingOf, solidOpening } from './openings.ts';
import { sentence, withoutLead } from './pasted.ts';
import { FEWEST_WORDS_NAMED, midway, place, quoted, reader, type Suggest, written } from './phrasing.ts';

/** "Dear Sir or Madam" */
const TO_NOBODY = /^(?:dear )?(?:sirs?(?: or madam| ?\/ ?madam)?|madam|to whom it may concern)\b/i;
/** "Our new paper is simply the best": without the sentence nobody would know what the figures are about. */
const NAMES_A_THING =
  /^(?:the|our|this|these|an?|we(?: are|['’]re) (?:thrilled|excited|happy|proud|delighted) to)\b/i;

/** For notes with more on the sheet than fits the talk. */
function shortSheet(own: OwnWords): string {
  const { decision } = own.rewrite;
  if (
    own.quote !== null &&
    (own.quote.match(/,|\b[b-f]\)|;/g)?.length ?? 0) >= FEWEST_LISTED &&
    decision === null
  )
    return `Move the one point of ${place(own, '')} that matters to ${reader(own)} to the top, and the rest to the end.`;
  if (own.quote === null || countWords(own.quote) < FEWEST_WORDS_NAMED)
    return `Keep the one point that matters to ${reader(own)}, and put the rest on a second page.`;
  return decision === null || countWords(decision) < FEWEST_WORDS_DECIDED
    ? `Keep ${place(own, '')} for the end, or for a second page.`
    : `Put first what is to be decided, "${midway(decision)}", and keep ${place(own, '')} for the end.`;
}

/** A list of so many points may hold the one that counts. */
const FEWEST_LISTED = 2;
/** A decision in fewer words could not stand alone. */
const FEWEST_WORDS_DECIDED = 6;
/** So few can only go as a whole. */
const FEW_WORDS = 6;

/** "1) name, 2) date": points that are all wanted. */
const ENUMERATED = /(?:^|[\s(])(?:\d|[a-f])\) /g;

/** How to mend wording. */
export const OF_THE_STYLE = {
  detail_overload: (own) => {
    if (own.isNotes) return shortSheet(own);
    const elsewhere = own.isText ? 'send it separately' : 'put it at the end';
    if (own.isHardTalk)
      return `Leave ${place(own, 'the details')} for the talk, and keep the one case that counts.`;
    if (own.quotesAsk && own.quote !== null)
      return `Say in half a sentence what it is for, before ${place(own, '')}; the details can follow.`;
    if (own.quote !== null && (own.quote.match(ENUMERATED)?.length ?? 0) >= FEWEST_LISTED)
      return `Set ${place(own, '')} out as a list, one point a line, behind what it is for.`;
    const opening = solidOpening(own);
    if (own.quote !== null && opening !== null && !own.isText)
      return `Begin with "${midway(opening)}", and move ${place(own, '')} to the end or leave it out.`;
    return own.quote === null
      ? `Keep the one point that matters to ${reader(own)}; leave the rest out, or ${elsewhere}.`
      : `Leave out what ${reader(own)} can do without of ${place(own, '')}, or ${elsewhere}.`;
  },
  generic_opening: (own) => {
    const { quote } = own;
    if (quote !== null && TO_NOBODY.test(quote))
      return `Write the name of the person in place of "${quote}".`;
    const opening = openingOf(own) ?? leadingFact(own);
    const first = opening === null ? `why you write to ${reader(own)} now.` : `"${sentence(opening)}"`;
    return cutAndBegin(own, 'the opening', first, 'the message begins well without it');
  },
  hedging: straightened,
  hype: (own) => {
    const words = own.isLeftOut ? place(own, '') : quoted(own.triggers, place(own, 'the big words'));
    if (own.fact === null && own.isEvidence && NAMES_A_THING.test(own.quote ?? ''))
      return `In place of ${place(own, words)}, say only what it is; the figures say the rest.`;
    if (own.fact !== null) return `Cut ${words}. Let the fact speak: "${sentence(withoutLead(own.fact))}"`;
    if (own.quote !== null && !own.quotesFact && countWords(own.quote) <= FEW_WORDS)
      return `Cut ${words}; the message is stronger without it.`;
    return written(
      own,
      `In place of ${place(own, words)}, say in one plain sentence what it does for ${own.isNotes ? 'them' : reader(own)}.`,
    );
  },
  jargon: (own) => {
    const words = quoted(own.triggers, place(own, 'the office words'));
    if (own.better !== null && own.better !== '' && own.triggers.length === 1)
      return `Write "${own.better}" in place of ${words}.`;
    if (own.better === '' && own.triggers.length === 1)
      return `Cut ${words}; the sentence stands without it.`;
    if (own.isDropped && own.instead === null)
      return `Leave out ${place(own, '')}, or say in plain words who does what.`;
    const mean = own.triggers.length > 1 ? 'mean' : 'means';
    return written(own, `Say in plain words what ${words} ${mean} here: who does what.`);
  },
  self_centred: (own) => {
    const opening = [openingOf(own), leadingFact(own)].find(
      (words) => words !== null && !OF_THE_WRITER.test(words),
    );
    const about = place(own, 'what is about you');
    const cut =
      own.isDropped && !own.quotesFact ? `leave out ${about}` : `shorten ${about} to half a sentence`;
    if (opening !== undefined && opening !== null) return `Begin with "${midway(opening)}" and ${cut}.`;
    return own.isOpened
      ? `${cut.charAt(0).toUpperCase()}${cut.slice(1)}; what there is in it for ${reader(own)} comes first.`
      : `Begin with what there is in it for ${reader(own)}, and ${cut}.`;
  },
  too_long: (own) => {
    const { request } = own.rewrite;
    const { quote } = own;
    const mayLead = own.isPraised && !own.isNotes && !own.isHardTalk && !own.isOpened;
    if (quote !== null && mayLead && standsFirst(withoutLead(quote)))
      return `Begin with "${midway(withoutLead(quote))}", and shorten what stands around it.`;
    const isFew = quote !== null && countWords(quote) <= FEW_WORDS;
    const cut = /\d/.test(quote ?? '')
      ? `Keep only the figures and dates of ${place(own, 'the background')}`
      : `Cut ${place(own, 'the background')}${isFew ? '' : ' to half a sentence or leave it out'}`;
    if (request !== null && !own.isToMany && !own.isOpened)
      return `${cut}, and put first what you want: "${request}"`;
    return `${cut}, so that nobody has to look for the point.`;
  },
  too_short: (own) => {
    const { request, decision } = own.rewrite;
    if (own.isNotes)
      return decision === null
        ? 'Add what you want decided, the likely objection and your answer to it.'
        : `Add what you want decided, "${midway(decision)}", and your answer to the likely objection.`;
    return request === null
      ? 'Add one sentence on the reason and one question.'
      : `Add the reason in one sentence, and then: "${request}"`;
  },
} as const satisfies Partial<Record<FaultTag, Suggest>>;
