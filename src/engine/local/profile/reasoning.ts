/**
 * Puts a decision into a few plain sentences that quote the notes word for word, name the runner-up and say what
 * would change the answer. Which wording is chosen depends on the decision and the words, never on the name.
 */
import { PROFILE_CODES, PROFILE_NAMES } from '../../../domain/profiles.ts';
import type { Answer } from './answers.ts';
import { type Decision, LEAST_KNOWN_SHARE } from './decide.ts';
import type { Quote } from './evidence.ts';
import { PROFILE_WORDS } from './profile-words.ts';
import type { Reading } from './signals.ts';

const CLOSE_RACE = 0.25;

const QUESTIONS = [
  'What did they ask for the last time they had to say yes or no to something that mattered?',
  'When they last turned a proposal down, what was missing from it?',
  'Before their last big decision, what did they want to see, and from whom?',
] as const;

function pick<Item>(items: readonly Item[], seed: number): Item {
  const item = items[seed % items.length];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}

export function profileName(index: number): (typeof PROFILE_NAMES)[keyof typeof PROFILE_NAMES] {
  const code = PROFILE_CODES[index];
  if (code === undefined) throw new RangeError(`No profile ${index}.`);
  return PROFILE_NAMES[code];
}

function quoted(quotes: readonly Quote[]): string {
  return quotes.map((quote) => `"${quote.text}"`).join(' and ');
}

/** A number that depends on what the text says, so that wordings vary between people and not between runs. */
function seedOf(reading: Reading, decision: Decision): number {
  return (reading.tellingWordCount * 7 + decision.runnerUp * 3 + (decision.primary ?? 0)) % 1009;
}

function openingSentence(primary: number, quotes: readonly Quote[], seed: number): string {
  const name = profileName(primary);
  const because = pick(PROFILE_WORDS[primary]?.because ?? [], seed);
  if (quotes.length === 0) return `Taken together, the notes lean towards ${name}: ${because}.`;
  const verb = quotes.length > 1 ? 'point' : 'points';
  return pick(
    [
      `The notes say ${quoted(quotes)}, which ${verb} to ${name}: ${because}.`,
      `${name} fits best, on the strength of ${quoted(quotes)}: ${because}.`,
      `What decides it is ${quoted(quotes)}; ${because}, as is typical of ${articled(name)}.`,
    ],
    seed >> 1,
  );
}

function articled(name: string): string {
  return /^[AEIOU]/u.test(name) ? `an ${name}` : `a ${name}`;
}

function secondSentence(secondary: number, quotes: readonly Quote[], seed: number): string {
  const name = profileName(secondary);
  const because = pick(PROFILE_WORDS[secondary]?.because ?? [], seed + 1);
  if (quotes.length === 0) return `There is a second strand of ${name}: ${because}.`;
  return `A second strand, ${name}, shows in ${quoted(quotes)}: ${because}.`;
}

function runnerUpSentence(decision: Decision, primary: number, seed: number): string {
  const name = profileName(decision.runnerUp);
  const tip = PROFILE_WORDS[decision.runnerUp]?.wouldTip ?? '';
  const gap = (decision.chances[primary] ?? 0) - (decision.chances[decision.runnerUp] ?? 0);
  if (decision.runnerUp === decision.secondary) {
    return gap < CLOSE_RACE
      ? `It runs ${profileName(primary)} close; a little more of it would change the answer.`
      : `That makes ${name} the runner-up, some way behind; it would take more of the same to change the answer.`;
  }
  if (gap < CLOSE_RACE) return `${name} runs it close; what would change the answer is ${tip}.`;
  return pick(
    [
      `The runner-up is ${name}, some way behind; what would bring it forward is ${tip}.`,
      `${name} comes next; to change the answer it would take ${tip}.`,
    ],
    seed >> 2,
  );
}

/** Two to four sentences on a prediction. Every stretch in double quotes is a substring of the notes. */
export function explainPrediction(
  { decision, reading, isDisputed }: Answer,
  primary: number,
  quotes: readonly Quote[],
  secondaryQuotes: readonly Quote[],
): string {
  const seed = seedOf(reading, decision);
  const sentences = [openingSentence(primary, quotes, seed)];
  if (decision.secondary !== null) sentences.push(secondSentence(decision.secondary, secondaryQuotes, seed));
  sentences.push(runnerUpSentence(decision, primary, seed));
  if (isDisputed)
    sentences.push('Those who tell of them in the notes disagree, so take this as a first guess.');
  else if (decision.confidence === 'Low')
    sentences.push('The notes say little about decisions, so take this as a first guess.');
  return sentences.join(' ');
}

/** What of the notes was not read: other people's words, or who the person is. */
export type LeftOut = 'nothing' | 'descriptions' | 'others';

/** What the notes lack, and the one question whose answer would settle it. */
export function explainAbstention(reading: Reading, leftOut: LeftOut): string {
  const question = pick(QUESTIONS, reading.tellingWordCount);
  if (reading.tokens.words.length === 0 && leftOut === 'others') {
    return `The notes only hold what their writer or others do, say, want or suppose, which is no evidence of how this person decides, so no profile is named. One question would settle it: ${question}`;
  }
  if (reading.tokens.words.length === 0 && leftOut === 'descriptions') {
    return `The notes only say who they are, which is no evidence of how they decide, so no profile is named. One question would settle it: ${question}`;
  }
  if (reading.tokens.words.length === 0) {
    return `There are no words in the notes to go by, so no profile is named. One question would settle it: ${question}`;
  }
  if (reading.knownShare < LEAST_KNOWN_SHARE) {
    return `This engine reads English and knows few of the words in the notes, so no profile is named. One question would settle it: ${question}`;
  }
  const isThin = reading.tellingWordCount < 6;
  if (leftOut === 'others') {
    const lack = isThin
      ? 'are too thin to tell how this person decides'
      : 'hold too little of what this person asks for, refuses or waits for';
    return `Beside what their writer or others do, say, want or suppose, the notes ${lack}, so no profile is named. One question would settle it: ${question}`;
  }
  if (isThin) {
    return `The notes are too thin to tell how they decide, so no profile is named. One question would settle it: ${question}`;
  }
  return `The notes hold too little of what they ask for, refuse or wait for when they have to decide, so no profile is named. One question would settle it: ${question}`;
}
