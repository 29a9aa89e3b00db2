import { describe, expect, it } from 'vitest';
import { findName } from './name-mask.ts';
import { predictProfile } from './predict-profile.ts';
import { suppositionsIn } from './suppositions.ts';
import { tokenise } from './tokens.ts';

const NAME = 'Wanda Pruss';
const supposedIn = (notes: string): string[] => {
  const own = findName(notes, NAME, () => false);
  return suppositionsIn(notes, tokenise(notes, own), own).map(({ start, end }) => notes.slice(start, end));
};
const predict = (notes: string) => predictProfile({ name: NAME, notes, ageRange: null, jobType: null });

describe('what the writer of the notes supposes, hopes or means to ask', () => {
  it.each([
    "If she asks for the sources, bring the annex. If she doesn't, keep quiet.",
    'Should Wanda ask for the raw data, show her the annex.',
    "If she turns out to be one of those who want every data point, I'll send the appendix.",
    'Wish she would try something new for once.',
    'Would love it if Wanda were bolder and just tried things.',
    'I hope she wants everybody heard before we start.',
    'Questions for Wanda: what could go wrong? Who is liable? How do we roll back?',
    'Ask Wanda on Thursday: what happens if the pump fails at night?',
    'Next time ask Wanda where she sees the museum in twenty years.',
    'Is she the type who goes for growth and rank?',
    'Does anyone know if Wanda reads the footnotes?',
    'What if Wanda wants to know how the nurses feel about it? Prepare an answer.',
    'Maybe she wants all three villages heard first. Find out.',
    'Suppose she says the data is thin.',
  ])('is no evidence about the person: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it.each([
    ['what the person does on a condition', 'If nobody shows her the sources she does not sign.'],
    [
      'what the person does with what the reader does',
      'If you bring her claims without a source, she sends them back.',
    ],
    ['a question that is answered', 'Did she ask for the data? Yes, twice.'],
    ['a question of the person', 'Who is liable, she asked, you or us?'],
    ['advice that tells how the person is', "Ask her for a fixed plan and she'll bolt."],
    ['a wish of the person', 'Hopes to be first in the region.'],
    ['quoted questions', '"What if she wants proof?" said Wanda of her boss.'],
    ['questions in single quotation marks', "'Is she sure? Who counted?' was all that Wanda said."],
  ])('is not: %s', (_, notes) => {
    expect(supposedIn(notes)).toEqual([]);
  });

  it('ends where it is told what the writer will do', () => {
    expect(supposedIn('If Wanda wavers, tell her it was a swimming bath.')).toEqual(['If Wanda wavers']);
  });
});
