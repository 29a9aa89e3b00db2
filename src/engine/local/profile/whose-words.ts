/** Notes hold mail and logs of conversations; only what the person said or wrote there, and what others say of them, tells. */
import { blanked } from './blanked.ts';
import { turnsOfOthers } from './chat-log.ts';
import { isNamed } from './name-forms.ts';
import { mailOfOthers } from './quoted-mail.ts';

/**
 * The notes with spaces in place of other people's words; the same string where there are none. Where nobody is named, only what
 * somebody asks in an interview is known to be another's.
 */
export function withoutOthersWords(notes: string, name: string): string {
  const mail = mailOfOthers(notes, name);
  const text = mail.length > 0 && isNamed(name) ? blanked(notes, mail) : notes;
  return blanked(text, turnsOfOthers(text, name));
}
