import type { DraftReading, Mark } from '../reading/draft-reading.ts';
import type { StrengthFinding } from './finding.ts';
import type { OwnWords } from './texts/suggestions.ts';

const DUE = /\b(?:by|before|until|till|due|deadline|no later than)[ :]+(?:on |the end of |the )?$/i;
const CLOCK_ONLY = /^\d{1,2}[:.]\d{2}|^\d{1,2} ?[ap]m/i;
const LEADING_PREPOSITION = /^(?:by|until|before|after|from|since|in)\s+/i;
const GREETING_WORDS =
  /^(?:hi|hiya|hello|hey|heya|dear|greetings|good (?:morning|afternoon|evening)|morning)\b\s*|[,!:.–—]+$/gi;
const NOBODY_NAMED =
  /^(?:all|team|everyone|everybody|folks|colleagues|there|both|guys|sir|madam|to whom .*)?$/i;
const FACTUAL = new Set(['specific_numbers', 'evidence_cited', 'purpose_stated']);

/** The first day that the draft gives as a deadline. Never a date of something past, never an hour without its day. */
function deadlineOf(reading: DraftReading): string | null {
  for (const mark of reading.marks) {
    if (mark.tag !== 'date' || CLOCK_ONLY.test(mark.words)) continue;
    const before = reading.text.slice(Math.max(0, mark.start - 24), mark.start);
    if (DUE.test(before) || /^(?:by|until|before)\b/i.test(mark.words)) {
      return mark.words.replace(LEADING_PREPOSITION, '');
    }
  }
  return null;
}

function nameOf(reading: DraftReading): string | null {
  const greeting = reading.blocks.find((block) => block.kind === 'greeting');
  const name = greeting?.text.replaceAll(GREETING_WORDS, '').trim() ?? '';
  return NOBODY_NAMED.test(name) || name.includes('"') || name.length > 40 ? null : name;
}

function askOf(reading: DraftReading): string | null {
  const plain = reading.asks.filter(
    (ask) => ask.plain && ask.words.length <= 140 && !/["\n]/.test(ask.words),
  );
  const ask = plain.find((candidate) => candidate.form === 'question') ?? plain[0];
  return ask === undefined
    ? null
    : ask.words.charAt(0).toUpperCase() + ask.words.slice(1).replace(/[.!]+$/, '');
}

/** What all suggestions for one draft can draw on. */
export type DraftWords = Omit<OwnWords, 'quote' | 'trigger' | 'better'>;

export function draftWords(reading: DraftReading, strengths: readonly StrengthFinding[]): DraftWords {
  return {
    name: nameOf(reading),
    deadline: deadlineOf(reading),
    fact: strengths.find((strength) => FACTUAL.has(strength.tag) && strength.quote !== null)?.quote ?? null,
    ask: askOf(reading),
    isNotes: reading.type === 'meeting_prep',
  };
}

/** `shared` with what belongs to one risk: its quote and the words that triggered it. */
export function ownWords(shared: DraftWords, quote: string | null, mark: Mark | null): OwnWords {
  const trigger = mark === null || /["\n]/.test(mark.words) ? null : mark.words;
  const better = mark?.better ?? null;
  return { ...shared, quote, trigger, better, fact: shared.fact === quote ? null : shared.fact };
}
