import { inLowerCase, wordsIn } from '../../../../facts/words.ts';
import { countWords } from '../../count-words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { OwnWords } from '../own-words.ts';
import { isSoftener } from '../triggers.ts';
import { sentence } from './pasted.ts';
import { fact, midway, place, quoted, reader, type Suggest, written } from './phrasing.ts';

const ALIKE = 0.6;

/** Whether one says mostly what the other says. */
function isAlike(one: string, other: string): boolean {
  const words = new Set(wordsIn(other).map(inLowerCase));
  const own = wordsIn(one).map(inLowerCase);
  return own.filter((word) => words.has(word)).length >= own.length * ALIKE;
}

/** What the rewrite begins with, when that is not what the risk quotes. */
function openingOf({ rewrite, quote }: OwnWords): string | null {
  const { opening } = rewrite;
  return opening === null || (quote !== null && isAlike(opening, quote)) ? null : opening;
}

/** An opening that says something: with a figure, or a sentence of some length that is not about the writer. */
const TELLS = /^(?!meeting|attn|re\b|I |looping|following).*(?:\d{2}|\d.* \p{L}{3}).{12}|^The .{60}/iu;
const OF_THE_WRITER = /^(?:I|we|my|our (?!.*\d)|big fan|happy|glad|please)\b/i;

/** So few can only go as a whole. */
const FEW_WORDS = 6;

/** How to mend wording. */
export const OF_THE_STYLE = {
  detail_overload: (own) => {
    const elsewhere = own.isText
      ? 'send the rest separately'
      : `put the rest ${own.isNotes ? 'on a second page' : 'in an attachment or at the end'}`;
    if (own.isHardTalk) return 'Keep the one case that counts, and leave the others for the talk.';
    if (own.isShort && !own.isText && !own.isNotes)
      return `Shorten ${place(own, 'the details')} to what ${reader(own)} needs in order to answer.`;
    const opening = own.isBuried ? null : openingOf(own);
    const kept = own.fact ?? (opening !== null && TELLS.test(opening) ? opening : null);
    return kept === null
      ? `Keep the one point that matters to ${reader(own)}, and ${elsewhere}.`
      : `Keep "${midway(kept)}" and ${elsewhere}.`;
  },
  generic_opening: (own) => {
    const opening = openingOf(own) ?? own.fact;
    return opening === null
      ? `Cut ${place(own, 'the opening')} and begin with why you write to ${reader(own)} now.`
      : `Cut ${place(own, 'the opening')} and begin with "${sentence(opening)}"`;
  },
  hedging: (own) => {
    if (own.isNotes)
      return `In place of ${quoted(own.triggers, place(own, 'this'))}, note what you will do, or what it depends on.`;
    if (own.instead !== null) return `Say it straight: "${sentence(own.instead)}"`;
    if (own.isLeftOut) return `Cut ${place(own, 'the softeners')}, or say once what you do not know yet.`;
    const [first] = own.triggers;
    if (first === undefined || !isSoftener(first)) {
      const words = quoted(own.triggers, place(own, 'this'));
      return own.quotesAsk
        ? `Ask straight out in place of ${words}.`
        : `Say plainly what you mean by ${words}.`;
    }
    return own.quotesAsk
      ? `Cut ${quoted(own.triggers, '')} and ask straight out.`
      : `Cut ${quoted(own.triggers, '')}; what you do not know yet, say once and plainly.`;
  },
  hype: (own) => {
    const words = own.isLeftOut ? place(own, '') : quoted(own.triggers, place(own, 'the big words'));
    if (own.fact !== null) return `Cut ${words}.${fact(own, 'Let the fact speak:')}`;
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
    const opening = [openingOf(own), own.fact].find((words) => words !== null && !OF_THE_WRITER.test(words));
    const about = place(own, 'what is about you');
    const cut = own.isDropped ? `leave out ${about}` : `shorten ${about} to half a sentence`;
    return opening === undefined || opening === null
      ? `Begin with what ${reader(own)} gets from it, and ${cut}.`
      : `Begin with "${midway(opening)}" and ${cut}.`;
  },
  too_long: (own) => {
    const { request } = own.rewrite;
    const isShort = own.quote !== null && countWords(own.quote) <= FEW_WORDS;
    const cut = `Cut ${place(own, 'the background')}${isShort ? '' : ' to half a sentence or leave it out'}`;
    return request === null || own.isToMany
      ? `${cut}, so that nobody has to look for the point.`
      : `${cut}, and put first what you want: "${request}"`;
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
