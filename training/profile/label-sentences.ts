/**
 * Labels the sentences of notes by the spans an expert underlined: one profile where all spans for the person agree,
 * none where nothing is underlined or only what others do, what the person did once or what they are not.
 */
import { type Stretch, stretchesIn } from '../../src/engine/local/profile/features.ts';
import { NONE_CLASS } from '../../src/engine/local/profile/model.ts';
import type { Tokens } from '../../src/engine/local/profile/tokens.ts';
import type { ClassIndex, LabelledPerson } from './load-data.ts';

/** A sentence and what it shows. */
export interface LabelledSentence extends Stretch {
  readonly class: ClassIndex;
  /** Misleading: underlined, yet not as evidence for anything. */
  readonly kind: 'telling' | 'empty' | 'misleading';
}

type Label = Pick<LabelledSentence, 'class' | 'kind'>;

/** Null where the spans disagree. */
function labelOf(person: LabelledPerson, start: number, end: number): Label | null {
  const touching = person.spans.filter(({ text }) => {
    const at = person.person.notes.indexOf(text);
    return at < end && start < at + text.length;
  });
  if (touching.length === 0) return { class: NONE_CLASS, kind: 'empty' };
  const classes = new Set(touching.filter(({ polarity }) => polarity === 'for').map((span) => span.class));
  if (classes.size === 0) return { class: NONE_CLASS, kind: 'misleading' };
  const [only = NONE_CLASS] = classes;
  return classes.size === 1 ? { class: only, kind: 'telling' } : null;
}

function labelOfStretch(person: LabelledPerson, tokens: Tokens, { from, to }: Stretch): Label | null {
  return labelOf(person, tokens.starts[from] ?? 0, tokens.ends[to - 1] ?? 0);
}

/** Whether a sentence shows any profile, or several. */
export function isTelling(person: LabelledPerson, tokens: Tokens, sentence: Stretch): boolean {
  const label = labelOfStretch(person, tokens, sentence);
  return label === null || label.kind === 'telling';
}

export function labelSentences(person: LabelledPerson, tokens: Tokens): LabelledSentence[] {
  return stretchesIn(tokens.sentences).flatMap((sentence) => {
    const label = labelOfStretch(person, tokens, sentence);
    return label === null ? [] : [{ ...sentence, ...label }];
  });
}

const LEAST_SPAN_WORDS = 2;

/** The underlined spans as stretches of words: the clause that tells, where its sentence may hold more. */
export function labelSpans(person: LabelledPerson, tokens: Tokens): LabelledSentence[] {
  return person.spans.flatMap(({ text, class: shown, polarity }): LabelledSentence[] => {
    const start = person.person.notes.indexOf(text);
    const touches = (_: string, at: number): boolean =>
      (tokens.starts[at] ?? 0) < start + text.length && start < (tokens.ends[at] ?? 0);
    const from = tokens.words.findIndex(touches);
    const to = tokens.words.findLastIndex(touches) + 1;
    if (to - from < LEAST_SPAN_WORDS) return [];
    return polarity === 'for'
      ? [{ from, to, class: shown, kind: 'telling' }]
      : [{ from, to, class: NONE_CLASS, kind: 'misleading' }];
  });
}
