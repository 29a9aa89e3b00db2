import { describe, expect, it } from 'vitest';
import { withinLimits } from './closing-limits.ts';

describe('what an Explorer is asked where things are fixed', () => {
  it.each([
    [
      ['The menu is fixed until September, 7 courses as on the card.'],
      'What would you like to try after September?',
    ],
    [['We tried chilli once, it doesn’t work.'], 'What would you try instead?'],
    [['Bikes by size, left to right, the way head office drew it.'], ''],
  ])('takes no rule back: %j', (sentences, question) => {
    expect(withinLimits(sentences)).toBe(question);
  });

  it('names what is fixed where it is known', () => {
    expect(withinLimits(['The manual must be followed.'], 'the manual')).toBe(
      'What would you try within the manual?',
    );
  });
});
