import { describe, expect, it } from 'vitest';
import { findName } from './name-mask.ts';
import { clausesOfOthers } from './other-subjects.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise } from './tokens.ts';

const toldOfOthers = (notes: string, name: string): string[] => {
  const own = findName(notes, name, () => false);
  return clausesOfOthers(notes, tokenise(notes, own), name, own).map(({ start, end }) =>
    notes.slice(start, end),
  );
};
const predict = (notes: string, name = 'Ines Roth') =>
  predictProfile({ name, notes, ageRange: null, jobType: null });

describe('sentences about somebody else', () => {
  it('are no evidence, and the answer says so', () => {
    const prediction = predict('Karla only signs when everybody in her team has been asked and feels fine.');
    expect(prediction.primaryCode).toBeNull();
    expect(prediction.reasoning).toContain('others do');
  });

  it.each([
    [
      'Karla wants the whole team on board. Ines asked for the raw data.',
      'Karla wants the whole team on board',
    ],
    ['Karla wants the whole team on board, and Ines asked for data.', 'Karla wants the whole team on board'],
    ['Ines is here. But Dr Karla Weiss always reads the source.', 'Dr Karla Weiss always reads the source'],
    ['Ines is in the team of Karla. Karla wants proof and the sources.', 'Karla wants proof and the sources'],
    ['Ines left. Karla is all about targets, wants to win.', 'Karla is all about targets, wants to win'],
    [
      'Ines reports to Karla. Karla is the one who checks every figure.',
      'Karla is the one who checks every figure',
    ],
    ['Karla waits until she has seen the source.', 'Karla waits until she has seen the source'],
  ])('are told by their subject: %s', (notes, told) => {
    expect(toldOfOthers(notes, 'Ines Roth')).toEqual([told]);
  });

  it.each([
    ['who only tells of the person', 'Karla says she wants the raw data.', 'Ines Roth'],
    ['what may be of the person', 'Karla asked her for the data and she had it.', 'Ines Roth'],
    ['a question about the person', 'Ines left. Karla asked whether she wants the data.', 'Ines Roth'],
    ['both together', 'Ines and Karla wanted the raw data.', 'Ines Roth'],
    ['a pet form of the name', 'Kasia reads the source before she signs.', 'Katarzyna Roth'],
    ['a pet form unlike the name', 'Peggy reads the source before she signs.', 'Margaret Roth'],
    ['a part of the name', 'Seun reads the source before he signs.', 'Oluwaseun Roth'],
    ['a name with accents', 'Inés reads the source before she signs.', 'Ines Roth'],
    ['a firm by "it"', 'Ines is new. Acme reads the source before it signs.', 'Ines Roth'],
    ['a firm by "at"', 'Ines is at Acme. Acme wants the source.', 'Ines Roth'],
    ['what may be a firm', 'Acme wants the source.', 'Ines Roth'],
    ['a role', 'Cust reads the source before she signs.', 'Ines Roth'],
    ['a relative', 'Grandad reads the source before he signs.', 'Ines Roth'],
    ['a day', 'Monday wants a source before she signs.', 'Ines Roth'],
    ['the writer of the notes', 'Karla asked me for the source. Ines read it.', 'Ines Roth'],
    ['who somebody is', 'Ines left. Karla is the manager of the shop.', 'Ines Roth'],
    ['nobody named', 'Karla reads the source before she signs.', ''],
    ['a placeholder for the name', 'Karla reads the source before she signs.', 'Client'],
  ])('are not: %s', (_, notes, name) => {
    expect(toldOfOthers(notes, name)).toEqual([]);
  });

  it('leave what the notes tell of the person', () => {
    const notes =
      'Karla wants the whole team to feel heard. Ines asked for the raw data and the sample size.';
    expect(predict(notes).primaryCode).toBe('DP-03');
  });
});
