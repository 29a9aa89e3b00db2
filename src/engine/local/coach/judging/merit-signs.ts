import type { DraftReading, MarkTag, MeritTag, Sentence } from '../reading/draft-reading.ts';
import { MERIT_TAGS } from '../reading/draft-reading.ts';
import type { Sign } from './finding.ts';
import { highest } from './structure.ts';

const MERITS: ReadonlySet<string> = new Set(MERIT_TAGS);
const SHORT_WORDS = { text: 35, other: 60 };
const DEADLINE =
  /\b(?:by|before|until|till|due|no later than|deadline|on|from|starting|for|at|closes?|ends?|expires?)\b/i;

function isMerit(tag: MarkTag): tag is MeritTag {
  return MERITS.has(tag);
}

function count(sentence: Sentence, tag: MarkTag): number {
  return sentence.marks.filter((mark) => mark.tag === tag).length;
}

function shown(tag: MeritTag, sentence: Sentence | undefined, weight: number): Sign<MeritTag>[] {
  return sentence === undefined ? [] : [{ tag, span: sentence, sentenceIndex: sentence.index, weight }];
}

/** Numbers with something measured beside them; a date or a list number is none. */
function figures(sentence: Sentence): number {
  const dates = sentence.marks.filter((mark) => mark.tag === 'date');
  return sentence.marks.filter(
    (mark) =>
      mark.tag === 'number' && !dates.some((date) => mark.start >= date.start && mark.end <= date.end),
  ).length;
}

function numberSigns(reading: DraftReading): Sign<MeritTag>[] {
  const best = highest(reading.sentences, (sentence) => {
    const found = figures(sentence);
    return found === 0 ? 0 : found * 2 + count(sentence, 'evidence_cited');
  });
  return shown('specific_numbers', best, 0.9);
}

function deadlineSigns(reading: DraftReading): Sign<MeritTag>[] {
  const best = highest(reading.sentences, (sentence) => {
    const dates = count(sentence, 'date');
    if (dates === 0 || count(sentence, 'vague_deadline') > 0 || !DEADLINE.test(sentence.text)) return 0;
    return (
      1 + (/\b(?:by|before|until|till|due|deadline)\b/i.test(sentence.text) ? 2 : 0) + sentence.asks.length
    );
  });
  return shown('clear_deadline', best, best?.asks.length ? 0.85 : 0.6);
}

function askSigns(reading: DraftReading): Sign<MeritTag>[] {
  const plain = reading.asks.filter((ask) => ask.plain && ask.form !== 'imperative');
  const ask = plain.find((candidate) => candidate.date !== null) ?? plain.at(-1);
  if (ask === undefined) return [];
  const sentence = reading.sentences[ask.sentenceIndex];
  if (sentence === undefined || sentence.marks.some((mark) => mark.tag === 'hedging' && mark.weight >= 0.8))
    return [];
  return shown('clear_ask', sentence, ask.date === null ? 0.55 : 0.8);
}

function brevitySigns(reading: DraftReading): Sign<MeritTag>[] {
  const most = reading.type === 'text' ? SHORT_WORDS.text : SHORT_WORDS.other;
  if (reading.wordCount > most || reading.wordCount < 3) return [];
  return [{ tag: 'brevity', span: null, sentenceIndex: -1, weight: reading.type === 'text' ? 0.75 : 0.5 }];
}

/** Merits that the draft's words or build show. */
export function meritSigns(reading: DraftReading): Sign<MeritTag>[] {
  const signs: Sign<MeritTag>[] = [];
  for (const sentence of reading.sentences) {
    for (const mark of sentence.marks) {
      if (!isMerit(mark.tag)) continue;
      if (mark.tag === 'warm_opening' && sentence.index > 1) continue;
      signs.push({ tag: mark.tag, span: mark, sentenceIndex: sentence.index, weight: mark.weight * 0.6 });
    }
  }
  return [
    ...signs,
    ...numberSigns(reading),
    ...deadlineSigns(reading),
    ...askSigns(reading),
    ...brevitySigns(reading),
  ];
}
