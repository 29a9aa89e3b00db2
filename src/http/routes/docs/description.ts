import { CONFIDENCE_MEANING } from '../../../domain/confidence.ts';
import { PROFILE_KNOWLEDGE } from '../../../domain/profile-knowledge.ts';
import { PROFILE_CAVEAT, PROFILE_CODES, PROFILE_NAMES } from '../../../domain/profiles.ts';

/** What the API is for, and what its codes and labels mean, in Markdown, for readers who have nothing but this. */
export function apiDescription(): string {
  // A list: the reference breaks the narrow cells of a table in the middle of a word.
  const profiles = PROFILE_CODES.map(
    (code) => `- ${code} **${PROFILE_NAMES[code]}**: ${PROFILE_KNOWLEDGE[code].saysYesWhen}`,
  );
  return [
    'Predicts how a person decides from notes about them, and analyses a draft message for that person.',
    'Every call carries an API key in the header `x-api-key`. Keys are made on the [dashboard](/keys), and each is shown once.',
    PROFILE_CAVEAT,
    'A profile tells what has to be true before this person says yes:',
    profiles.join('\n'),
    'Visionary is only ever a first profile, never a second one.',
    CONFIDENCE_MEANING,
  ].join('\n\n');
}
