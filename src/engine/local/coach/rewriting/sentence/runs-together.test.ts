import { describe, expect, it } from 'vitest';
import { runsTogether } from './runs-together.ts';

describe('runsTogether', () => {
  it.each([
    [
      "They're shocking to be honest, whoever did the ridge wants shooting.",
      "They're shocking whoever did the ridge wants shooting.",
    ],
    ['up to you like, no rush my end', 'up to you like my end'],
    ["Pip is smart obviously, hiccups we'll iron out.", "Pip is smart hiccups we'll iron out."],
  ])('sees that the pause went with the words: %j to %j', (before, after) => {
    expect(runsTogether(before, after)).toBe(true);
  });

  it.each([
    ['It is, to be honest, fine.', 'It is fine.'],
    ['But honestly, it works.', 'But it works.'],
    ['The pump is probably out.', 'The pump is out.'],
    ['Basically, the pump is out.', 'the pump is out.'],
    ['Call me, no rush.', 'Call me.'],
    [
      'We could perhaps meet in June, maybe two weeks later in Bern.',
      'We could perhaps meet in June two weeks later in Bern.',
    ],
    ['We need 40 sacks.', 'We need 60 sacks.'],
  ])('leaves other cuts alone: %j to %j', (before, after) => {
    expect(runsTogether(before, after)).toBe(false);
  });
});
