/** The words by which doubts.ts hears that the writer of the notes does not hold something for certain. */
import { type Phrase, phrases } from './phrases.ts';
import { wordSet } from './unread.ts';

/** These take back what stands before them, or what the sentence tells besides. */
export const DOUBTING: readonly Phrase[] = phrases([
  'doubt it',
  'doubt that should need must will to let us still have',
  'doubt this',
  'do not believe it',
  'do not believe that should need must will to let us still have',
  'do not buy it',
  'not sure it is true',
  'not sure if it is true',
  'not sure that is true',
  'a guess',
  'guess',
  'guesses',
  'guessing',
  'guesswork',
  'an assumption',
  'speculation',
  'speculating',
  'gossip',
  'hearsay',
  'rumour',
  'rumours',
  'a rumour',
  'rumor',
  'rumors',
  'a rumor',
  'can not confirm',
  'cannot confirm',
  'could not confirm',
  'not been confirmed',
  'not been verified',
  'not confirmed',
  'not verified',
  'unconfirmed',
  'unverified',
  'to be verified',
  'to be confirmed',
  'to be checked',
  'to be seen',
  'with a pinch of salt',
  'with a grain of salt',
  'friend of a friend',
]);

/** Of those above, what is a doubt only where the writer says that it is one. */
export const NOUNS = wordSet(
  'guess guesses guesswork speculation gossip hearsay rumour rumours rumor rumors',
);

/** By these the writer means to learn something. */
export const WONDERING: readonly Phrase[] = phrases([
  'should find out',
  'need to find out',
  'must find out',
  'have to find out',
  'to be found out',
]);

/** These open what is not certain. */
export const INTRODUCING: readonly Phrase[] = phrases([
  'i guess',
  'we guess',
  'my guess',
  'my guess is',
  'our guess',
  'my best guess',
  'i assume',
  'we assume',
  'i am assuming',
  'my assumption',
  'my assumption is',
  'our assumption',
  'working assumption',
  'assumption',
  'allegedly',
  'rumour has it',
  'rumor has it',
  'rumour has it that should need must will to let us still have',
  'word on the street',
  'unconfirmed',
  'unverified',
  'not verified',
  'not confirmed',
  'pure speculation',
  'purely speculation',
  'speculation',
  'a friend of a friend',
]);

/** What somebody does on a stage is the part's. */
export const PLAYING: readonly Phrase[] = phrases([
  'role play',
  'role plays',
  'role playing',
  'roleplay',
  'played the part',
  'playing the part',
  'playing the role',
  'played the role',
  'pretended to be',
  'pretending to be',
  'devil advocate',
]);

/** What the writer may say before it; with anybody else in front it is not the writer who doubts. */
export const LEADING_IN = wordSet(
  'i we am are is was it that this all only just but and so yet still maybe perhaps though although purely pure mere merely a my our of course which or have has take best mostly at',
);
