import { isCommonWord } from '../../../../../facts/common-words.ts';
import { small } from '../rule.ts';

/** A thing without a verb of its own: up to eight words, none of which begins a clause. */
export const THING =
  "((?!(?:it|this|that|these|those|they|he|she|I|you|we|there|here|which|who|what|no|nobody|nothing|none|if|when|as|since|because|although|and|but|effective|from|with|starting|immediately|until|after|before|during)\\b)[\\p{L}\\d][\\p{L}\\d'’&-]*(?: (?!(?:which|who|that|is|are|was|were|will|would|could|and|but|because)\\b)[\\p{L}\\d][\\p{L}\\d'’&-]*){0,7})";

/** "in the autumn", "next year": when a plan is carried out, and no day by which to do something. */
export const IN_A_SEASON =
  '(?:in|over|during|next|this) (?:the )?(?:(?:early|late|coming|whole) )*(?:spring|summer|autumn|winter|year|new year|\\d{4})\\b';

/** "off by the foreman": who does it, and no day by which it is done. */
export const DONE_BY =
  /\bby (?:the|our|an?|my|his|her|their) (?!\d|end\b|start\b|middle\b|first\b|last\b|deadline\b|weekend\b|latest\b)/i;

/** What the writer pays to others, and nobody asks a reader for. */
export const OWED_TO_OTHERS = /\b(?:salar(?:y|ies)|wages?|pensions?|suppliers?|staff|dividends?)\b/i;

/** The words as they stand inside a sentence: a first word of the language loses its capital, a name keeps it. */
export function within(words: string): string {
  const first = /^(?:A(?= )|\p{Lu}\p{Ll}+)/u.exec(words)?.[0].toLowerCase() ?? '';
  return isCommonWord(first) || isCommonWord(first.replace(/s$/, '')) ? small(words) : words;
}
