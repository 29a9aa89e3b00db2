import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';
import { NEUTRAL_WORDS, wordsOf } from './protected-words.ts';

function predictionOf(notes: string) {
  return predictProfile({ name: 'Ada Quist', notes, ageRange: null, jobType: null });
}

function answerOf(notes: string) {
  const { primaryCode, secondaryCode, confidence } = predictionOf(notes);
  return { primaryCode, secondaryCode, confidence };
}

function quotesOf(notes: string): string[] {
  return (predictionOf(notes).reasoning ?? '').split('"').filter((_, at) => at % 2 === 1);
}

const all = (groups: Readonly<Record<string, readonly string[]>>): string[] => Object.values(groups).flat();
const NOUNS = ['person', 'relative'].flatMap((neutral) => wordsOf(NEUTRAL_WORDS.replaced[neutral] ?? []));
const PROTECTED = wordsOf(all(NEUTRAL_WORDS.protected));
/** Every description that the list knows, as somebody would write it. */
const DESCRIPTIONS = [
  ...PROTECTED,
  ...wordsOf(all(NEUTRAL_WORDS.protectedWhenPersonal)),
  ...NOUNS,
  ...all(NEUTRAL_WORDS.phrases).map((phrase) =>
    phrase.replace('#mixed', '50s').replace('#year', '1962').replace('#small', '1'),
  ),
  ...wordsOf(NEUTRAL_WORDS.places).map((place) => `from ${place}`),
];
const NOTES = [
  'Wants it now. Also asked who signs off on it.',
  'Asks about the plan and the budget.',
  'Loves new ideas and hates routine.',
  'Asked for the raw data before the meeting, then checked the source of every figure twice.',
  'Talks to everyone first.',
];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const open = (notes: string): string => notes.slice(0, -1);

const POSITIONS: readonly (readonly [string, (description: string, notes: string) => string])[] = [
  ['a sentence in front', (word, notes) => `${capitalised(word)}. ${notes}`],
  ['a sentence behind', (word, notes) => `${notes} ${capitalised(word)}.`],
  ['a line in front', (word, notes) => `${word}\n${notes}`],
  ['a sentence with a verb', (word, notes) => `He is ${word}. ${notes}`],
  ['a clause in front', (word, notes) => `${capitalised(word)}, ${lowered(notes)}`],
  ['a clause with an article', (word, notes) => `A ${word}, ${lowered(notes)}`],
  ['a clause with "and" in front', (word, notes) => `Is very ${word} and ${lowered(notes)}`],
  ['a clause behind', (word, notes) => `${open(notes)}, ${word}.`],
  ['a clause with "and" behind', (word, notes) => `${open(notes)}, and is ${word}.`],
];

/** Those that need no article; "as a girl she …" tells of what is past. */
const YOUTHS = new Set(['girl', 'boy', 'child', 'kid', 'lad', 'lass', 'teenager', 'teen', 'young']);
const TITLES = new Set(wordsOf(NEUTRAL_WORDS.titles));
const DESCRIBED_BY = [...PROTECTED, ...wordsOf(all(NEUTRAL_WORDS.protectedWhenPersonal)), ...NOUNS].filter(
  (word) => !YOUTHS.has(word) && !TITLES.has(word),
);
const WITHOUT_COMMA = [
  ['Because she is WORD', 'she asks directly where the number comes from.'],
  ['Being WORD', 'he will not sign without a tested rollback plan.'],
  ['As a WORD', 'she wants every step with an owner and a date.'],
  ['Although he is very WORD', 'he always asks who is liable.'],
  ['Ada who is WORD', 'wants guarantees in writing and asks who is liable.'],
  ['Since he was diagnosed as WORD', 'Ada tries any new tool at once.'],
  ['Now that she is a WORD', 'Ada only asks for the raw data and the source.'],
] as const;

describe('who somebody is', () => {
  it.each(POSITIONS)('moves neither code nor confidence as %s', (_, place) => {
    const answers = new Map(NOTES.map((notes) => [notes, answerOf(notes)]));
    const moved = DESCRIPTIONS.filter((word, at) => {
      const notes = NOTES[at % NOTES.length] ?? '';
      return JSON.stringify(answerOf(place(word, notes))) !== JSON.stringify(answers.get(notes));
    });
    expect(moved).toEqual([]);
  });

  it.each(WITHOUT_COMMA)(
    'moves neither code nor confidence, and is not quoted, as "%s …"',
    (front, notes) => {
      const answer = JSON.stringify(answerOf(capitalised(notes)));
      const moved = DESCRIBED_BY.filter((word) => {
        const whole = `${front.replace('WORD', word)} ${notes}`;
        const isQuoted = quotesOf(whole).some((quote) => quote.split(/[^\p{L}]+/u).includes(word));
        return isQuoted || JSON.stringify(answerOf(whole)) !== answer;
      });
      expect(moved).toEqual([]);
    },
  );

  it.each([
    'Pregnant, so she will want it covered before she signs.',
    'She is diabetic and therefore wants guarantees and approvals.',
    'He is Greek. So he wants to hear how everybody feels.',
    'Widowed, which is why he cares for consensus.',
    'Typical Dutchman, always asks for the evidence.',
  ])('lets nothing count that is only concluded from it: %s', (notes) => {
    expect(predictionOf(notes).primaryCode).toBeNull();
  });

  it.each([
    ['Pregnant, so will play it safe, but asked for the raw data and the method.', 'DP-03'],
    ['She was so proud of the evidence that she checked the source twice.', 'DP-03'],
    ['Asked for the raw data and the method, so that she could check the source.', 'DP-03'],
  ])('leaves what is told besides: %s', (notes, code) => {
    expect(predictionOf(notes).primaryCode).toBe(code);
  });

  it.each([
    ['At 58 he asks for the raw data.', 'He asks for the raw data.'],
    ['She is 34 and asks for the raw data.', 'Asks for the raw data.'],
  ])('is an age, too: %s', (notes, without) => {
    expect(answerOf(notes)).toEqual(answerOf(without));
    expect(quotesOf(notes).join(' ')).not.toMatch(/\d/);
  });

  it.each([
    'Stay-at-home dad.',
    'Born again.',
    'Reads the Bible.',
    'On the spectrum.',
    'Too anxious to decide.',
    'Family comes first.',
    'From Silicon Valley.',
    'Old.',
    "Jehovah's Witness. Orphan, and a recovering alcoholic.",
    'her mother has cancer and she has depression',
    'Age: 62. Religion: Catholic.',
    'Grew up in Perth, retired teacher, mother of two.',
    'Walks with a stick since the accident.',
    'Paraplegic after a crash. Type 1 diabetic.',
    'Deaf in one ear, bad hip, has angina.',
  ])('makes no profile by itself: %s', (notes) => {
    const { primaryCode, reasoning } = predictionOf(notes);
    expect(primaryCode).toBeNull();
    expect(reasoning).toContain('only say who they are');
  });

  it.each([
    ['Chinese, cares for consensus.', ['cares for consensus']],
    ['Jewish lawyer, always asks for the evidence.', ['always asks for the evidence']],
    ['He has autism and wants the data.', ['wants the data']],
    ["He's retired and asks for data.", ['asks for data']],
    ['An old man who asks for the data.', ['asks for the data']],
    ['As a mother she cares for consensus', ['she cares for consensus']],
    ['The Chinese man wants the raw data.', ['wants the raw data']],
    ['Uses a cane, asks for the data.', ['asks for the data']],
  ])('is not quoted: %s', (notes, quotes) => {
    expect(quotesOf(notes)).toEqual(quotes);
  });

  it('is never quoted, wherever it stands, and every quote is in the notes', () => {
    const frames = [
      'The WORD lawyer asks for the data and the source.',
      'Asks for the raw data, being WORD, and checks the source.',
      'Wants the steps and the owner before her WORD boss signs.',
      'WORD but always wants the plan, the owner and the date.',
      'Asked who is liable when a WORD client complains, and wants approval in writing.',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...PROTECTED, ...NOUNS), fc.constantFrom(...frames), (word, frame) => {
        const notes = frame.replace('WORD', word);
        const isTitle = wordsOf(NEUTRAL_WORDS.titles).includes(word);
        for (const quote of quotesOf(notes)) {
          expect(notes).toContain(quote);
          if (!isTitle) expect(quote.toLowerCase().split(/[^\p{L}]+/u)).not.toContain(word);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['Hates the old process.', 'old'],
    ['Retired the old server after a rollback test.', 'Retired the old server'],
    ['Trans-Atlantic deals only, wants to win.', 'Trans-Atlantic'],
    ['Polish the slides until we win the pitch.', 'Polish'],
    ['Asks for a health check of the server first.', 'health'],
    ['Evidence first, and no rumour gets in one ear.', 'in one ear'],
    ['Asks whether the parent company has approved it.', 'parent company'],
    ['Wants a family of products that will change the world.', 'family of products'],
  ])('is not what an everyday word says: %s', (notes, quoted) => {
    expect(quotesOf(notes).join(' | ')).toContain(quoted);
  });

  it('does not make somebody else of the person: a wife who wants something stays the subject', () => {
    expect(predictionOf('Her husband wants guarantees.').primaryCode).toBeNull();
  });

  it('is found in time proportional to the notes', () => {
    const start = performance.now();
    predictionOf('old young single '.repeat(3000));
    predictionOf('old, man, wife and '.repeat(2500));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('what the writer expects of somebody for who they are', () => {
  it.each([
    'At 62 he will not want to try anything new.',
    'At 27 she will want to try everything at once.',
    'She is 24, she will want to try something wild.',
    'At his age he won’t take risks.',
    'As a father of four he will want guarantees.',
    'Being Swiss he will want everything in writing.',
    'With two small kids she will not take any risk.',
  ])('is no evidence: %s', (notes) => {
    expect(predictionOf(notes).primaryCode).toBeNull();
  });

  it.each([
    ['At 62 he still tries every new tool in the first week.', 'DP-02'],
    ['At 62 she wants the numbers before anything else.', 'DP-03'],
    ['She will want the raw data and the method before she signs.', 'DP-03'],
    ['Robin is 62. She will want the raw data and the method before she signs.', 'DP-03'],
  ])('leaves what is seen, or expected for no such reason: %s', (notes, code) => {
    expect(predictionOf(notes).primaryCode).toBe(code);
  });
});
