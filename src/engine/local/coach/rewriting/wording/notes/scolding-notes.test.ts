import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { SCOLDING_NOTES } from './scolding-notes.ts';

describe('notes about somebody', () => {
  it.each([
    ['tell him this is his last chance', 'Tell him how serious this is'],
    ["she's always late, 5 times in April", "she's often late, 5 times in April"],
    [
      'If Rob starts whining about marketing again, shut him down',
      'If Rob speaks about marketing again, listen first',
    ],
    ['she should be ashamed of how she spoke to Tom', 'Talk about how she spoke to Tom'],
    [
      "It's Ken's fault that the tank was empty on 14 June, he never sticks to his slot.",
      'Ask Ken how it came that the tank was empty on 14 June.',
    ],
    ["it's her fault that the float was short", 'Ask her how it came that the float was short'],
    ['they never admit anything', 'they rarely admit anything'],
    ["she needs to get her act together or she's out", 'Say what needs to change'],
  ])('are what can be said to them: %s', (note, said) => {
    expect(applyRules(note, SCOLDING_NOTES)).toBe(said);
  });

  it.each(['they never paid', 'he is there from 9', 'tell him the price'])('stay: %s', (note) => {
    expect(applyRules(note, SCOLDING_NOTES)).toBe(note);
  });
});
