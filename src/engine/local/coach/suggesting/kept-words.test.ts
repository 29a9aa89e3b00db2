import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../reading/draft-reading.ts';
import { rewordings } from './counterpart.ts';
import { bareWords, beginsWith, inStep, keeps, standsInFront } from './kept-words.ts';

const TEXT =
  'The mill is shut on Sunday. Everybody likes the new ovens. Could you order the flour by the 9th?';
const SCOLDS = 'You never wash the pans and leave the flour open.';
const REWRITE = {
  text: bareWords(TEXT),
  start: bareWords('The mill is shut on Sunday.'),
  sentences: rewordings(TEXT.split(/(?<=[.?]) /)),
};

function inStepWith(suggestion: string, tag: FaultTag = 'no_evidence', isNotes = false): string {
  return inStep(suggestion, tag, { rewrite: REWRITE, isNotes });
}

describe('the words of a rewrite', () => {
  it('are found whatever marks and capitals they stand with', () => {
    expect(keeps(REWRITE, 'but everybody likes the new ovens!')).toBe(true);
    expect(keeps(REWRITE, 'Everybody likes the new oven')).toBe(false);
  });

  it('are told to stand first, in front or behind', () => {
    expect(beginsWith(REWRITE, 'The mill is shut on Sunday, sadly')).toBe(true);
    expect(beginsWith(REWRITE, 'Everybody likes the new ovens')).toBe(false);
    expect(standsInFront(REWRITE, 'Everybody likes the new ovens')).toBe(true);
    expect(standsInFront(REWRITE, 'Could you order the flour by the 9th?')).toBe(false);
  });
});

describe('a suggestion in step with the rewrite', () => {
  it('cuts nothing that the rewrite keeps for what it says', () => {
    expect(inStepWith('Leave out "Everybody likes the new ovens"; the figures say more.')).toBe(
      'Say "Everybody likes the new ovens" another way, or leave it out; the figures say more.',
    );
    expect(inStepWith('Cut "you never bake"; what happened says enough.')).toBe(
      'Cut "you never bake"; what happened says enough.',
    );
  });

  it('cuts no words that hurt where the rewrite keeps them, or nearly all of them', () => {
    const cut = 'Cut "Everybody likes the new ovens"; what you ask stands without it.';
    expect(inStepWith(cut, 'blame')).toBe(
      'Say "Everybody likes the new ovens" another way, or leave it out.',
    );
    const rewrite = {
      text: bareWords(SCOLDS),
      start: bareWords(SCOLDS),
      sentences: rewordings([SCOLDS]),
    };
    const nearly = 'Leave out "you basically never wash the pans and leave the flour open", for it hurts.';
    expect(inStep(nearly, 'blame', { rewrite, isNotes: false })).toContain(
      'another way, or leave it out, for it hurts.',
    );
  });

  it('cuts irony, and what stands beside a fact, whether or not the rewrite does', () => {
    const irony = 'Cut "Everybody likes the new ovens"; the rest says what you mean.';
    expect(inStepWith(irony, 'sarcasm')).toBe(irony);
    const beside = 'Cut "Everybody likes the new ovens", and keep the figures before it.';
    expect(inStepWith(beside)).toBe(beside);
  });

  it('asks for what was an order as the rewrite asks for it', () => {
    expect(inStepWith('Cut "Order the flour by the 9th", or say why it is urgent.', 'pressure')).toBe(
      'Ask for it: "Could you order the flour by the 9th?"',
    );
  });

  it('leaves to the writer what only the writer can put another way', () => {
    expect(inStepWith('In place of "Everybody likes the new ovens", say who does.', 'blame')).toBe(
      'Only you can put "Everybody likes the new ovens" another way: say who does.',
    );
  });

  it('puts beside the words of a sheet, and a question behind them', () => {
    const spot = 'In place of "Everybody likes the new ovens"';
    expect(inStepWith(`${spot}, note your answer.`, 'blame', true)).toBe(
      'Beside "Everybody likes the new ovens", note your answer.',
    );
    expect(inStepWith(`${spot}, ask: "Do you?"`, 'blame')).toBe(
      'Right after "Everybody likes the new ovens", ask: "Do you?"',
    );
  });

  it('lets a vague ask be replaced', () => {
    const vague = 'In place of "Everybody likes the new ovens", ask for a yes or no.';
    expect(inStepWith(vague, 'vague_ask')).toBe(vague);
  });

  it('puts beside kept words what would otherwise be one of two ways', () => {
    expect(inStepWith('Cut "Everybody likes the new ovens", or say how many you asked.')).toBe(
      'Beside "Everybody likes the new ovens", say how many you asked.',
    );
    expect(inStepWith('Cut "Everybody likes the new ovens", or say openly what bothers you.', 'blame')).toBe(
      'Say "Everybody likes the new ovens" another way, or say openly what bothers you.',
    );
  });
});
