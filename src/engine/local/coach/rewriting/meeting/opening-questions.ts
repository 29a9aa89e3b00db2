import type { ProfileCode } from '../../../../../domain/profiles.ts';

/** A day on which something is due. */
export const DATED =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:mon|tues?|wed|thurs?|fri|sat|sun) \d|\bby (?:mon|tues?|wed|thurs?|fri|sat|sun)\b|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const LOSS =
  /\b(?:lost|loses?|cost (?:you|us|him|her|them)|turned away|dropped|blocked|stood still|stolen|missed|too few|fewer|stood in)\b/i;
const PROMISE = /\b(?:can|could|will) (?:save|cut|bring|free|win)\b/i;
const OWN_RESULT = /^(?:we|our|i)\b|\bnow\b/i;
const RISE =
  /(?<!\b(?:broke|broken|breaks?|shut|let|went|closed?|held) )\b(?:rose|grew|fell|went|up|down|gained|dropped)\b[^.]*\d|\bfrom \d\S* to \d|\b(?:more|less|extra)\b/i;
/** What somebody has to pay or to leave is nothing to want. */
const BURDEN =
  /\b(?:costs?|dearer|more expensive|fees?|fines?|rent|penalt(?:y|ies)|owes?|owed|overdue|expires?|ends|runs out|goes up|increases?)\b/i;
const PLACE = /\b(?:empty|stands|depot|room|rooms|shed|hall|rink|nobody)\b/i;
const DUE =
  /\b(?:due|launch|opens?|arrives?|comes?|deliver(?:y|ed)|leaves?|sets? off|departs?|deadline|gone|starts?|begins?|ends?|until|by|inspector|answer by|handover)\b|\bis (?:on |the )*\d/i;

/** What somebody has to do, or has not done; "Forecast says 12 mm" nobody can take on. */
const TO_DO =
  /\b(?:must|needs?|should|has to|have to|ought|missing|open|unpaid|undone|still|yet|to (?:order|book|fix|send|ring|call|check|sign|collect|move|finish)|nobody|somebody|without|wants? to know)\b/i;

/** Those whom a change may touch. */
const TOUCHED =
  /\b(?:child(?:ren)?|kids|families|pupils|students|patients|nurses|teachers|employees|volunteers|members|guests|colleagues|residents|tenants|neighbours|staff|team)\b/i;

type Question = (said: string, matter: string | null) => string;

const forResult: Question = (said, matter) => {
  if (LOSS.test(said)) return 'Do we change that?';
  if (PROMISE.test(said)) return 'Do you want that?';
  if (matter !== null) return `Yes or no to ${matter}?`;
  if (BURDEN.test(said)) return 'What do you want to do about it?';
  return OWN_RESULT.test(said) ? 'Do we build on that?' : 'Do you want that too?';
};

/** A short question on what was just said. */
const QUESTIONS: Readonly<Record<ProfileCode, Question>> = {
  'DP-01': forResult,
  'DP-02': (said) => (PLACE.test(said) ? 'What would you do with it?' : 'What would you try first?'),
  'DP-03': (said, matter) =>
    RISE.test(said) && matter !== null
      ? `How much of that would you put down to ${matter}?`
      : 'How would you read that?',
  'DP-04': (_, matter) =>
    matter === null
      ? 'What would you want in place here?'
      : `What would you want covered before a yes to ${matter}?`,
  'DP-05': (said) => {
    if (DUE.test(said) && DATED.test(said)) return 'What has to be done before then, and by whom?';
    return TO_DO.test(said) ? 'Who takes that, and by when?' : 'What does that change in our plan?';
  },
  'DP-06': (said) => (TOUCHED.test(said) ? 'What would it mean for them?' : 'How does that sound to you?'),
  'DP-07': (_, matter) => (matter === null ? 'Where could that lead?' : `Where could ${matter} lead?`),
};

/** The question behind the first fact, on the matter where its name is known. */
export function questionOn(said: string, profile: ProfileCode | null, matter: string | null): string {
  return profile === null ? 'What do you make of that?' : QUESTIONS[profile](said, matter);
}

/** Every question that may stand in an opening line, on "it" where it names the matter. */
export const OPENING_QUESTIONS: readonly string[] = [
  ...Object.values(QUESTIONS).flatMap((question) =>
    [
      '',
      'we lost',
      'we can save',
      'now',
      'empty',
      'rose 3',
      'rent',
      'due 3 May',
      '3 children',
      'must',
    ].flatMap((said) => [null, 'it'].map((matter) => question(said, matter))),
  ),
  'What do you make of that?',
];

/** What the reader alone decides, said of nobody else: "whether she will renew for 2 years". */
const READER_WILL =
  /^whether (?:he|she|they) will ((?!(?:see|know|like|want|be)\b)(?![^;]*\b(?:he|she|they|him|her|them|his|their|I|we|our|my|it)\b)\p{Ll}[^,;?.]{5,70})(?=;|$)/iu;
const ON_RESULT =
  /(?: Yes or no to [^?"]+| Do we build on that| Do you want that(?: too)?| What do you want to do about it)\?$/;

/**
 * "Yes or no to the kiosk?" as the decision that the notes name: "Do we take the second kiosk?", and for an Achiever as
 * what they are asked for: "Will you renew for 2 years?"
 */
export function onDecision(line: string, decision: string, profile: ProfileCode | null): string {
  const asked = profile === 'DP-01' ? READER_WILL.exec(decision)?.[1] : undefined;
  if (asked !== undefined) return line.replace(ON_RESULT, ` Will you ${asked}?`);
  const plan = /^whether (we [^,;?]{5,80})(?=[,;]|$)/i.exec(decision)?.[1];
  return plan === undefined ? unlessLost(line) : line.replace(/\bYes or no to [^?"]+\?$/, `Do ${plan}?`);
}

/** "Checkout is down 3.2%": good news or bad, as one sees it. */
const DOWN = /\b(?:down|fell|dropped)\b/i;
const OF_OURS = /\b(?:we|our|I|trial|pilot)\b/i;

/** The line without "Do you want that too?" where nobody may want it. */
function unlessLost(line: string): string {
  return DOWN.test(line) && !OF_OURS.test(line) ? line.replace(/ Do you want that too\?$/, '') : line;
}
