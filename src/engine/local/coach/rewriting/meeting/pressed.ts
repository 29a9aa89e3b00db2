import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { MEETING_TEXTS, type Whom } from './meeting-texts.ts';

/** How a yes is pressed for. */
const PRESSED = [
  /,? (?:right )?(?:on the spot|there and then|at once|right away|in the room|on the (?:day|night)|before lunch)(?=[,.!]|$)/gi,
  /,? before (?:he|she|they) (?:can |could )?(?:phones?|calls?|asks?|has|have|thinks?|overthinks?|talks?|gets?|knows?|notices?|finds?)\b[^.!?\d]*(?=[.!]*$)/gi,
];

/** The decision without the pressure on it, and with a way out where there was some; any other as the writer has it. */
export function pressed(words: string, profile: ProfileCode | null, whom: Whom): string {
  const [first = '', ...others] = words.split(/(?<=\p{L}{2}[.!?]) (?=\p{Lu})/u);
  if (others.length > 0) return `${pressed(first, profile, whom)}. ${ended(others.join(' '))}`;
  const asked = ended(words);
  let own = asked;
  for (const pattern of PRESSED) own = own.replace(pattern, '');
  if (own === asked || /[;?]/.test(own)) return own;
  return own + MEETING_TEXTS[profile ?? 'unknown'].orElse(whom);
}

/** The words without the stop at their end. */
export function ended(text: string): string {
  return text.trim().replace(/[.!:]+$/, '');
}

/** "give me two people, and to decide" behind "will", which takes no "to". */
export function behindWill(deeds: string): string {
  return deeds.replace(/,? and to (?=\p{Ll})/gu, ' and ');
}
