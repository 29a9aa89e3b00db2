import { describe, expect, it } from 'vitest';
import { statesObservation } from './plain-observation.ts';

describe('an observation', () => {
  it.each([
    'A patient could have died.',
    'You were the last one on shift.',
    'I still have nothing',
    'the rest of us had to wait outside',
    'nobody knows when you are back',
    'nobody called',
    'They are not.',
    'He throws things and never does his homework.',
    'I expect you to speak to him.',
    "This can't go on.",
    "If nobody helps, there won't be a fete",
    "You didn't.",
    "It's still there.",
    'I spent a whole weekend on it!',
    "Now we can't make it",
    'He was furious.',
    'nobody calls back.',
    'This has to stop.',
    'Kindly follow the process in future.',
  ])('is %s', (text) => {
    expect(statesObservation(text)).toBe(true);
  });

  it.each([
    'I had to reach out!',
    'Nobody likes you.',
    'You could have been kinder.',
    'Please note this in future.',
    'I still have a dream.',
  ])('is not %s', (text) => {
    expect(statesObservation(text)).toBe(false);
  });
});
