/** Upper bounds of the texts a caller may send, in characters. */
export interface TextLimits {
  /** name, ageRange and jobType */
  readonly shortTextCharacters: number;
  /** notes and messageText */
  readonly longTextCharacters: number;
}

export const DEFAULT_TEXT_LIMITS: TextLimits = { shortTextCharacters: 200, longTextCharacters: 50_000 };
