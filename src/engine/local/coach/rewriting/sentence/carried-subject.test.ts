import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from '../parts/draft-parts.ts';
import type { Unit } from '../parts/unit.ts';
import { withCarriedSubject } from './carried-subject.ts';

function carried(before: string, text: string): string {
  const units: readonly Unit[] = takeApart(readDraft(`${before} ${text}`, 'email')).paragraphs.flat();
  const own = units.at(-1);
  return own === undefined ? '' : withCarriedSubject(own.text, own, () => units.at(-2));
}

describe('withCarriedSubject', () => {
  it('names the thing where the sentence that named it has gone', () => {
    expect(
      carried("Everyone thinks you're ignoring the new checklist.", 'It was skipped on 3 night shifts.'),
    ).toBe('The new checklist was skipped on 3 night shifts.');
  });

  it.each([
    ['We moved the rota and the keys.', 'It was done on Monday.'],
    ['You never read the notices.', 'It was raining all day.'],
    ['You never read the notices.', 'It is clear that nobody cares.'],
    ['You would be crazy not to try it in your lab!', 'It was tested at 3 sites.'],
    ['Thanks for the message.', 'It has been my experience that people forget.'],
  ])('leaves the pronoun where it may stand for something else: %j %j', (before, text) => {
    expect(carried(before, text)).toBe(text);
  });

  it('leaves it where nothing has gone', () => {
    const [own] = takeApart(readDraft('It was skipped twice. Call me.', 'email')).paragraphs.flat();
    expect(own === undefined ? null : withCarriedSubject(own.text, own, () => undefined)).toBe(own?.text);
  });
});
