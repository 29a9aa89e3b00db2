/** Notes hold mail and logs of conversations; only what the person said or wrote there, and what others say of them, tells. */
import { blanked } from './blanked.ts';
import { turnsOfOthers } from './chat-log.ts';
import { isNamed } from './name-forms.ts';
import { mailOfOthers } from './quoted-mail.ts';

/** The notes with spaces in place of other people's words; the same string where there are none or nobody is named. */
export function withoutOthersWords(notes: string, name: string): string {
  const text = blanked(notes, mailOfOthers(notes, name));
  const own = blanked(text, turnsOfOthers(text, name));
  return own === notes || isNamed(name) ? own : notes;
}
