import { praisesOf } from '../../src/engine/local/coach/judging/praise/earned.ts';
import type { Praise, PraisedDraft } from '../../src/engine/local/coach/judging/praise/earned-traits.ts';
import { praisedWords } from '../../src/engine/local/coach/judging/praise/praise-quote.ts';
import type { MeritTag } from '../../src/engine/local/coach/reading/draft-reading.ts';
import { judgedDrafts, readLines } from './labelled-messages.ts';
import { readPraised } from './praised-reading.ts';

/** What an expert says of a praise: Y right, M good words of another merit, P pale, N wrong. */
export type PraiseLabel = 'Y' | 'M' | 'P' | 'N';

interface Line {
  readonly id: string;
  /** The merits that were praised, each with its words; null for the draft as a whole. */
  readonly merits: readonly {
    readonly tag: MeritTag;
    readonly quote: string | null;
    readonly label: PraiseLabel;
  }[];
}

export interface JudgedPraises extends PraisedDraft {
  /** For each of the praises what a reader says of it; null where none was asked. */
  readonly labels: readonly (PraiseLabel | null)[];
}

export function readJudgedMerits(): readonly Line[] {
  return readLines<Line>('judged-merits.jsonl');
}

/** The labelled drafts with what may be praised in them, where a reader judged it in the words that were judged. */
export function readJudgedPraises(): readonly JudgedPraises[] {
  const draftOf = judgedDrafts();
  return readJudgedMerits().map(({ id, merits }) => {
    const { messageText, messageType, primaryCode, secondaryCode } = draftOf(id);
    const reader = { primaryCode, secondaryCode };
    const { reading, faults, praised } = readPraised(messageText, messageType, reader);
    const labelOf = ({ tag, sentenceIndex }: Pick<Praise, 'tag' | 'sentenceIndex'>): PraiseLabel | null =>
      merits.find(
        ({ tag: judged, quote }) =>
          judged === tag && sentenceIndex === reading.sentences.findIndex(({ text }) => holds(text, quote)),
      )?.label ?? null;
    const judgedAt = (tag: MeritTag) => praised.find((sign) => sign.tag === tag && labelOf(sign) !== null);
    const praises = praisesOf(reading, praised).map((praise): Praise => {
      const sign = judgedAt(praise.tag);
      if (sign === undefined) return praise;
      const { tag, sentenceIndex, weight } = sign;
      return { tag, sentenceIndex, quote: praisedWords(reading, sign), chance: weight };
    });
    return { reading, reader, praises, faults, labels: praises.map(labelOf) };
  });
}

function holds(sentence: string, quote: string | null): boolean {
  return quote !== null && sentence.includes(quote);
}
