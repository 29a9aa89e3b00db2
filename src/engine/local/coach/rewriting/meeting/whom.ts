import type { Whom } from './meeting-texts.ts';

const SHE_IS = /\b(?:mrs|ms|miss|mme|mlle|aunt|auntie|sister|mother|grandma|princess|abuela|lady)\b/i;
/** "with Marta and Joe", "the Okafors": more than one. */
const THEY_ARE =
  /\b(?:with|meet|to|see|for|and) \p{Lu}\p{Ll}+ (?:and|&) (?!Co\b|Sons\b|Partners\b|Company\b)\p{Lu}\p{Ll}+(?![’'])|\bthe \p{Lu}\p{Ll}{2,}s(?=[.,;:]|$| (?:on|at|about|in|from|after|before|re)\b)/u;
const HE_IS = /\b(?:mr|father|uncle|brother|sir|lord|msgr|fr)\b/i;

/** The reader as the notes speak of them; "they" where they do not say. */
export function whomOf(title: string, draft: readonly string[]): Whom {
  if (THEY_ARE.test(title) || /\b(?:mr|mrs|ms|dr)\.? (?:and|&) (?:mr|mrs|ms|dr)\b/i.test(title))
    return { subject: 'they', object: 'them', owner: 'their' };
  const text = draft.join(' ');
  const isShe = SHE_IS.test(title) || /\b(?:she|her|hers|she'll)\b/i.test(text);
  const isHe = HE_IS.test(title) || /\b(?:he|him|his|he'll)\b/i.test(text);
  const opens = ['she', 'he'].filter((who) => draft.some((note) => new RegExp(`^${who}\\b`, 'i').test(note)));
  const isBoth = isShe && isHe && opens.length !== 1;
  if (isBoth ? SHE_IS.test(title) : isShe && opens[0] !== 'he')
    return { subject: 'she', object: 'her', owner: 'her' };
  if (isBoth ? HE_IS.test(title) : isHe) return { subject: 'he', object: 'him', owner: 'his' };
  return { subject: 'they', object: 'them', owner: 'their' };
}
