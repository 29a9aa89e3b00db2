import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { soundEdit } from './sound-edit.ts';

describe('soundEdit', () => {
  const [drafted] = takeApart(
    readDraft('pads are good till June, and everyone knows it.', 'email'),
  ).paragraphs.flat();
  if (drafted === undefined) throw new Error('no unit');
  const cut = { ...drafted, text: 'pads are good till June.' };
  const whole = new Map([[drafted.sentence, drafted]]);

  it('leaves a sound edit alone', () => {
    const edit = 'Pads are good until June.';
    expect(soundEdit(edit, cut, whole, () => '')).toBe(edit);
  });

  it('edits the whole sentence where the edit of what was left of it is broken', () => {
    expect(soundEdit('Pads are good till June so.', cut, whole, () => 'Pads are good until June.')).toBe(
      'Pads are good until June.',
    );
  });

  it('goes back to the draft where that is broken, too', () => {
    expect(soundEdit('Pads are good till June so.', cut, whole, () => 'Pads are good the the.')).toBe(
      'Pads are good till June, and everyone knows it.',
    );
  });
});
