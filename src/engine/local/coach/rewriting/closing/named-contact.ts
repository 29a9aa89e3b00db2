import { isCommonWord } from '../../../../facts/common-words.ts';
import type { Proposal } from './proposal.ts';

const MATTER =
  '(?:questions?|quer(?:y|ies)|enquir(?:y|ies)|problems?|probs|issues?|concerns?|worries|trouble)';
const WAY =
  '(?:to|see|ask|call|ring|contact|speak|talk|please|just|go|can|should|be|directed|sent|put|come|via|with|e-?mail|text|tell|shout|or)';
/** "Problems to Beata not me", "Any questions Denise in the office", "Any issues, please speak to Mr Hale". */
const QUESTIONS_TO = new RegExp(
  `^(?:(?:for|if you have|with|all) )?(?:any |other |further )*${MATTER}[,:;–-]?(?: ${WAY}){0,4} ((?:M(?:r|rs|s)\\.? |Dr\\.? )?\\p{Lu}\\p{Ll}+)(?! or\\b)`,
  'iu',
);
const NAME = /^(?:M(?:r|rs|s)\.? |Dr\.? )?\p{Lu}\p{Ll}+$/u;

/** Whom a message to many names for questions, who is not the writer; null where it names nobody. */
export function contactIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const name = QUESTIONS_TO.exec(text.trim())?.[1];
    if (name !== undefined && NAME.test(name) && !isCommonWord(name.toLowerCase())) return name;
  }
  return null;
}

/** The line with the one who is named for questions in place of the writer. */
export function toContact(line: Proposal, contact: string): Proposal {
  const text = line.text
    .replace(/\bplease tell (?:us|me)(?=[.?!]*$)/, `please tell ${contact}`)
    .replace(/\bplease ask(?=(?: now)?[.?!]*$)/, `please ask ${contact}`);
  return { ...line, text };
}
