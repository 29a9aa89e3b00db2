import { contentStems, countedStems } from '../../src/engine/facts/words.ts';
import { withFaintRisks } from '../../src/engine/local/coach/judging/finding.ts';
import { judgeDraft } from '../../src/engine/local/coach/judging/judge-draft.ts';
import type { PhraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import type { WeighedDraft } from '../../src/engine/local/coach/rewriting/faults/expendable/weighed-draft.ts';
import { takeApart, type Unit } from '../../src/engine/local/coach/rewriting/parts/draft-parts.ts';
import type { LabelledMessage } from './labelled-messages.ts';

/** Words that a figure in common counts for, since few sentences share one by chance. */
const FIGURE_WORDS = 2;
/** Fewer words in common, for the length of a sentence, do not tell that an expert began with it. */
const LEAST_IN_COMMON = 0.5;
/** So that a short sentence is not taken for the lead for one word. */
const DAMPENED_WORDS = 3;

/** A draft, and which of its units the expert's rewrite begins with. */
export interface LedDraft {
  readonly draft: WeighedDraft;
  readonly lead: number;
}

/** What the expert begins with; null where the draft is of one sentence, or where the beginning is in none of them. */
export function ledDraft(message: LabelledMessage, model: PhraseModel): LedDraft | null {
  const { messageText, messageType, ideal_rewrite, primaryCode, secondaryCode } = message;
  const reading = readDraft(messageText, messageType);
  const units = unitsOf(messageText, message);
  const [first] = unitsOf(ideal_rewrite, message);
  if (units.length < 2 || first === undefined) return null;
  const lead = alikeAmong(units, first.text);
  if (lead === null) return null;
  const reader = { primaryCode, secondaryCode };
  const findings = withFaintRisks(judgeDraft(reading, reader, model));
  return {
    draft: { reading, reader, findings, model, units, counts: countedStems(messageText) },
    lead,
  };
}

function unitsOf(text: string, { messageType }: LabelledMessage): readonly Unit[] {
  return takeApart(readDraft(text, messageType)).paragraphs.flat();
}

/** Which of the units shares most with the words; null where none shares enough. */
function alikeAmong(units: readonly Unit[], words: string): number | null {
  const stems = new Set(contentStems(words));
  const figures = new Set(figuresIn(words));
  const shares = units.map(({ text }) => {
    const own = contentStems(text);
    const common = own.filter((stem) => stems.has(stem)).length;
    const counted = figuresIn(text).filter((figure) => figures.has(figure)).length;
    return (common + FIGURE_WORDS * counted) / Math.sqrt(own.length + DAMPENED_WORDS);
  });
  const most = Math.max(...shares);
  return most < LEAST_IN_COMMON ? null : shares.indexOf(most);
}

function figuresIn(text: string): readonly string[] {
  return text.match(/\d[\d.,]*/g) ?? [];
}
