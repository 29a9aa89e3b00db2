import { expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { ULTIMATUMS_CALM } from './ultimatums.ts';

it.each([
  ["If it isn't paid by the 30th I'm off as well.", "Could it be paid by the 30th? If not, I'm off as well."],
  [
    "If I don't hear back by tomorrow I'll just start using it.",
    'Could you let me know by tomorrow? If not, I will need to start using it.',
  ],
  [
    "If it's not sorted I'm ringing the bank myself tomorrow and getting it changed.",
    'If it is not sorted, I will need to ring the bank myself tomorrow and get it changed.',
  ],
  [
    "If the gate isn't repaired by Friday I'll call the council.",
    'Could the gate be repaired by Friday? If not, I will need to call the council.',
  ],
  [
    "If I have to chase you again I'm giving the account to Shireen.",
    'If I have to chase you again, I will need to give the account to Shireen.',
  ],
])('asks for what a threat is about, and says calmly what follows without it: %s', (threat, calm) => {
  expect(applyRules(threat, ULTIMATUMS_CALM)).toBe(calm);
});

it('asks for no more than the condition names', () => {
  const condition = "If it isn't raining by then I'm going to the match.";
  expect(applyRules(condition, ULTIMATUMS_CALM)).not.toContain('Could');
});
