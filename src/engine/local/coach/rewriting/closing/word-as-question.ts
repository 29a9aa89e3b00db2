import type { ProfileCode } from '../../../../../domain/profiles.ts';

const IN_A_WORD: Readonly<Record<ProfileCode | 'unknown', string>> = {
  'DP-01': 'yes or no?',
  'DP-02': 'what would you try?',
  'DP-03': 'what do we know so far?',
  'DP-04': 'what should be checked first?',
  'DP-05': 'who has it, and by when?',
  'DP-06': 'how are you getting on with it?',
  'DP-07': 'where should it lead?',
  unknown: 'yes or no?',
};

/** "Permit?" as a whole question: "Permit: who has it, and by when?" Null when it is more than a word or two. */
export function wordAsQuestion(text: string, profile: ProfileCode | null): string | null {
  const word = /^([\p{L}\d-]+(?: [\p{L}\d-]+)?)\s*\?+$/u.exec(text.trim())?.[1];
  return word === undefined || /^(?:why|how|when|where|who|what|ok|yes|no|ready|really|done)\b/i.test(word)
    ? null
    : `${word}: ${IN_A_WORD[profile ?? 'unknown']}`;
}
