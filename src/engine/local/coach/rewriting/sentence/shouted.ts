import { isCommonWord } from '../../../../facts/common-words.ts';
import { capitalised } from './smooth.ts';

const FEWEST_LETTERS = 12;
/** "with derek", "fri 7am": who is met and when keep their capital. */
const MET = /(?<=(?:^|\s)(?:with|w\/|mr\.?|mrs\.?|ms\.?|dr\.?) ?)\p{Ll}[\p{L}'’-]+/gu;
const DAY = /\b(?:mon|tues?|weds?|thurs?|fri|sat|sun)(?:day|nesday|sday|urday)?(?= (?:at )?\d)/g;

/** Whether a whole sentence stands in capitals. */
export function isShouted(text: string): boolean {
  if (/[a-z]/.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length > FEWEST_LETTERS && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
}

/** A shouted sentence in small letters, but for a name behind "with" or a title, and for a day in front of a number. */
export function inSmallLetters(shouted: string): string {
  return shouted
    .toLowerCase()
    .replace(MET, (word) => (isCommonWord(word) ? word : capitalised(word)))
    .replace(DAY, capitalised);
}
