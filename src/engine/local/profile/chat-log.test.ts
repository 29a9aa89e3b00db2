import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';
import { withoutOthersWords } from './whose-words.ts';

const left = (notes: string, name: string): string =>
  withoutOthersWords(notes, name).replace(/\s+/g, ' ').trim();
const predict = (notes: string, name: string) =>
  predictProfile({ name, notes, ageRange: null, jobType: null });

const TALK = [
  'Paul: we go ahead then',
  'Ines: who signed this off, and how do we get back if it fails?',
  "Paul: it's new, let's just try it and see",
  'Ines: not before legal has seen it',
].join('\n');

describe('a log of a conversation', () => {
  it.each([
    ['Ines Roth', 'DP-04'],
    ['Paul Brandt', 'DP-02'],
    ['Vera Falk', null],
  ])('is evidence of whom it lets speak: %s', (name, code) => {
    expect(predict(TALK, name).primaryCode).toBe(code);
  });

  it.each([
    ['[10:02] Paul Brandt: ok\n[10:03] Ines Roth: which source?', '[10:03] Ines Roth: which source?'],
    ['- **Paul**: ok\n- **Ines**: which source?', '- **Ines**: which source?'],
    ['paul: ok\nines: which source?', 'ines: which source?'],
    ['PB: fine\nPaul: ok\nIR: which source?', 'IR: which source?'],
    ['Paul Brandt  10:02 AM\nok\n\nfine\n\nIR  10:05 AM\nwhich source?', 'which source?'],
    ['Grace: ok\nInes: which source?\nGrace: that one', 'Ines: which source?'],
    ['Me: what would you need?\nClient: the source.\nMe: sure', 'Client: the source.'],
    ['Interviewer: What do you need?\nNessie: The source.', 'Nessie: The source.'],
    ['Paul: ok\nmore of it\nInes: which source?\nand whose?', 'Ines: which source? and whose?'],
    ['Paul: ok\nInes: which source?\n\nSo she checks.', 'Ines: which source? So she checks.'],
  ])('is read by its labels: %j', (notes, read) => {
    expect(left(notes, 'Ines Roth')).toBe(read);
  });

  it('keeps what a colleague says of the person, and not what is said to them', () => {
    const notes = 'Paul: Ines, can you come?\nInes: which source?\nPaul: told you, Ines checks everything';
    expect(left(notes, 'Ines Roth')).toBe('Ines: which source? Paul: told you, Ines checks everything');
  });

  it.each([
    'Paul: Ines wants the raw data.\nKarla: yes, she checked the sample herself.\nPaul: twice.',
    'Paul: careful, she reads every line.\nKarla: I know.\nPaul: and her boss too.',
    'A: Who needs it?\nB: Nobody, this decade.\nA: Then why?',
    'Stage: proposal\nBudget: 40k\nFcst: best case, wants proof first',
    'Worships: growth.\nIrritants: being managed.\nNightmares: a draw.',
    'Ines: wants the source.\nBudget: 40k\nNext step: send the method',
    'Wants: a plan.\nInsists: on dates.',
    'Met Tom at 10:30\nWants the source.\nInes: call her\nNotes: none',
  ])('is left as it is where nobody else plainly speaks for themselves: %j', (notes) => {
    expect(withoutOthersWords(notes, 'Ines Roth')).toBe(notes);
  });

  it.each(['', 'Client', 'unknown'])('is left as it is where nobody is named: %j', (name) => {
    expect(withoutOthersWords(TALK, name)).toBe(TALK);
  });

  it('holds the writer apart from whoever they talk to, named or not', () => {
    const talk =
      'me: shall we try something new, I love experiments\nhim: where does the 14 % come from?\nme: dunno';
    expect(predict(talk, '').primaryCode).toBe('DP-03');
  });

  it('says why no profile is named where only others speak', () => {
    expect(predict(TALK, 'Vera Falk').reasoning).toContain('others do');
  });
});
