import type { MessageType } from '../../../../domain/message-types.ts';
import type { TextLanguage } from '../../../facts/language.ts';
import type { Word } from './words.ts';

/** What can be wrong with a draft. Words that show a fault carry the fault's tag as their mark. */
export const FAULT_TAGS = [
  'absolutes',
  'apologetic',
  'blame',
  'buried_ask',
  'cold_tone',
  'detail_overload',
  'generic_opening',
  'hedging',
  'hype',
  'jargon',
  'no_ask',
  'no_evidence',
  'no_next_step',
  'no_owner',
  'no_people',
  'no_purpose',
  'passive_aggressive',
  'pressure',
  'rigid',
  'risk_unaddressed',
  'safeguard_missing',
  'sarcasm',
  'self_centred',
  'surprise_change',
  'too_long',
  'too_short',
  'ultimatum',
  'vague_ask',
  'vague_deadline',
] as const;
export type FaultTag = (typeof FAULT_TAGS)[number];

/** What can be good about a draft. Words that show a merit carry the merit's tag as their mark. */
export const MERIT_TAGS = [
  'appreciation',
  'brevity',
  'clear_ask',
  'clear_deadline',
  'concrete_plan',
  'empathy',
  'evidence_cited',
  'options_offered',
  'ownership',
  'personalised',
  'purpose_stated',
  'safeguard_named',
  'specific_numbers',
  'warm_opening',
] as const;
export type MeritTag = (typeof MERIT_TAGS)[number];

/** Words that are neither good nor bad by themselves. */
export const NEUTRAL_TAGS = ['date', 'filler', 'link', 'number', 'passive', 'padding'] as const;
export type NeutralTag = (typeof NEUTRAL_TAGS)[number];

export type MarkTag = FaultTag | MeritTag | NeutralTag;

/** A stretch of the draft: `draft.slice(start, end)`, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words of the draft that show something. `words` is exactly the draft's text at the span. */
export interface Mark extends Span {
  readonly tag: MarkTag;
  readonly words: string;
  /**
   * Wording that can stand in their place, fitted to the words around by nobody yet; an empty string means
   * that the words can go, null that no local change mends them.
   */
  readonly better: string | null;
  /** How surely the words show it: 1 leaves no doubt, 0.3 is a hint that counts only together with others. */
  readonly weight: number;
}

export type BlockKind =
  | 'greeting'
  | 'heading'
  | 'paragraph'
  | 'list_item'
  | 'code'
  /** The words before the name at the end: "Kind regards,". */
  | 'sign_off'
  /** Name, role and address under the sign-off. */
  | 'signature'
  /** An earlier message that the draft answers. Never judged, never rewritten. */
  | 'quoted';

/** A part of the draft's layout. Blocks are in order, never overlap, and leave out white space between them. */
export interface Block extends Span {
  readonly kind: BlockKind;
  readonly text: string;
}

export type AskForm =
  /** "Could you approve it?" */
  | 'question'
  /** "Please approve it", "I'd like you to approve it". */
  | 'request'
  /** "Approve it by Friday." */
  | 'imperative'
  /** "It would be good if somebody approved it." */
  | 'implied';

/** What the draft wants from its reader. */
export interface Ask extends Span {
  readonly form: AskForm;
  /** False for "let me know your thoughts" and its like: nothing that one could say yes to. */
  readonly plain: boolean;
  readonly words: string;
  readonly sentenceIndex: number;
  /** The date or time that the ask itself names. */
  readonly date: Mark | null;
}

export interface Sentence extends Span {
  readonly index: number;
  readonly blockIndex: number;
  readonly text: string;
  /** In order, those of addresses, too. */
  readonly words: readonly Word[];
  /** How many words it has outside of addresses. */
  readonly wordCount: number;
  readonly isQuestion: boolean;
  /** Marks that begin inside the sentence, by start. */
  readonly marks: readonly Mark[];
  readonly asks: readonly Ask[];
}

/** Everything the coach saw in a draft. All spans point into `text`, which is the draft unchanged. */
export interface DraftReading {
  readonly text: string;
  readonly type: MessageType;
  readonly language: TextLanguage;
  readonly blocks: readonly Block[];
  /** Sentences of headings, paragraphs and list items, in order; not of greeting, sign-off, signature, code, quotes. */
  readonly sentences: readonly Sentence[];
  readonly asks: readonly Ask[];
  /** All marks, by start; marks of different tags may overlap. */
  readonly marks: readonly Mark[];
  /** Words of the new part: everything but quoted blocks. */
  readonly wordCount: number;
}
