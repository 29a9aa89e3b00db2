import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const codeOf = (notes: string) =>
  predictProfile({ name: 'Ines Roth', notes, ageRange: null, jobType: null }).primaryCode;

describe('an event without a reason', () => {
  it.each([
    'She turned down the pilot.',
    'Said no to the pilot.',
    'Turned us down.',
    'Lawyer. She turned down the pilot.',
    'She turned down the pilot. Lawyer, will want everything in writing.',
    'He cancelled the order.',
    'Ines went with another vendor.',
    'Renewed for a year.',
    'He put the order on hold. No reason given.',
    'She went quiet after the demo.',
    'Asked what it costs and if there is a discount.',
    'Wanted to know when it would start.',
    'She did not decide anything with us.',
    'He put the decision off.',
    'Won a cup.',
    'Won a cup. Talks fast.',
    'Turned down the pilot. Talks fast.',
    'Lost the match on Saturday.',
    'He won a prize in the raffle.',
    'So annoyed after that call with Ines. I needed a walk.',
  ])('names no profile: %s', (notes) => {
    expect(codeOf(notes)).toBeNull();
  });

  it.each([
    ['with a reason', 'She turned down the pilot because there was no rollback plan.', 'DP-04'],
    ['with a wish in the next sentence', 'Turned down the pilot. Wants proof first.', 'DP-03'],
    ['with a condition', 'He signed after he had checked every source.', 'DP-03'],
    ['with what was chosen for', 'He went with the vendor his team liked best.', 'DP-06'],
    ['with those who have to be there', 'He did not decide anything without his team.', 'DP-06'],
    ['with a pace', 'Signed within an hour of seeing the win rate.', 'DP-01'],
    ['with a result that is wished for', 'Wants to win the race, whatever it takes.', 'DP-01'],
    ['with a question that tells', 'Asked whether it was approved and who is liable.', 'DP-04'],
  ])('names one %s: %s', (_, notes, code) => {
    expect(codeOf(notes)).toBe(code);
  });
});
