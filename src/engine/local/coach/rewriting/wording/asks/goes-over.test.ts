import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { GOES_OVER } from './goes-over.ts';

describe('what follows if nothing comes', () => {
  it.each([
    [
      "If I don't have it I will be speaking to Malcolm.",
      'If you cannot manage it, please tell me; otherwise I will need to speak to Malcolm.',
    ],
    [
      "If I don't hear back by Friday I'm going to Dr Osei.",
      'If you cannot manage it by Friday, please tell me; otherwise I will need to go to Dr Osei.',
    ],
    [
      "If I haven't received anything, I'll escalate this to the board.",
      'If you cannot manage it, please tell me; otherwise I will need to escalate this to the board.',
    ],
    [
      "This is a problem and I expect you to fix it by Friday or else I'll take the model away from you.",
      'This is a problem. Could you fix it by Friday? If not, I will need to take the model away from you.',
    ],
  ])('is said as what the reader can still prevent, with its day and whom it names: %s', (threat, said) => {
    expect(applyRules(threat, GOES_OVER)).toBe(said);
  });

  it.each(['If I do not see you, I will leave the keys.', 'If I get it I will speak to Malcolm.'])(
    'is no threat in: %s',
    (sentence) => {
      expect(applyRules(sentence, GOES_OVER)).toBe(sentence);
    },
  );
});
