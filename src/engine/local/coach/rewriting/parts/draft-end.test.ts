import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from './draft-parts.ts';

function endOf(text: string): { last: string; signOff: string; signature: string } {
  const { paragraphs, signOff, signature } = takeApart(readDraft(text, 'email'));
  return { last: paragraphs.at(-1)?.at(-1)?.text ?? '', signOff: signOff.replace(/,$/, ''), signature };
}

describe('the end of a draft', () => {
  it.each([
    ['Yours sincerely, Ilona Fekete\nHead of Section', 'Yours sincerely', 'Ilona Fekete\nHead of Section'],
    ['\nLiebe Grüße\nJonas', 'Liebe Grüße', 'Jonas'],
    [
      '\nRespectfully yours,\nAnthony Mensah\nPlasterer\nTel: 555-0177 (evenings)',
      'Respectfully yours',
      'Anthony Mensah\nPlasterer\nTel: 555-0177 (evenings)',
    ],
    ["\nLove to all,\nChinwe (Zikora's mum)", 'Love to all', "Chinwe (Zikora's mum)"],
    ['\n\nYours faithfully\nM. Dunn (Miss)', 'Yours faithfully', 'M. Dunn (Miss)'],
    ['Again sorry, Magda', 'Again sorry', 'Magda'],
    ['Thanks and best wishes Fran', 'Thanks and best wishes', 'Fran'],
    ['Your friend Fran', 'Your friend', 'Fran'],
    ['Yours, a tired neighbour', 'Yours', 'a tired neighbour'],
    ['\n\nThe caretaker, Bruno Keller', '', 'The caretaker, Bruno Keller'],
    ['/Karin', '', '/Karin'],
    ['m x', '', 'm x'],
    ['\n\nLove you\nMiro', 'Love you', 'Miro'],
    ['\n\nBig hug\nLena', 'Big hug', 'Lena'],
    ['\n\nHugs and kisses\nNan', 'Hugs and kisses', 'Nan'],
    ['\n\nBig hug, beijinhos,\nTeresa', 'Big hug, beijinhos', 'Teresa'],
    ['\n\nBest,\nTom\nSent from my phone, excuse typos', 'Best', 'Tom'],
    [
      '\nWith kind regards, and well done again!\nBea, Mill Barn',
      'With kind regards, and well done again!',
      'Bea, Mill Barn',
    ],
    ['\nDr. Ama Osei\nWard 7, ext. 204', '', 'Dr. Ama Osei\nWard 7, ext. 204'],
    ['Thanks Ngozi. Fran', 'Thanks Ngozi.', 'Fran'],
    ['\n\n--\nFran Doyle\nLettings', '', '--\nFran Doyle\nLettings'],
  ])('knows the farewell, the name and what stands under it: %j', (end, signOff, signature) => {
    const start = 'The boiler is off. Please call by noon.';
    const apart = end.startsWith('\n') ? end : ` ${end}`;
    expect(endOf(start + apart)).toEqual({ last: 'Please call by noon.', signOff, signature });
  });

  it('leaves last words that name nobody in the body', () => {
    const start = 'The boiler is off. Please call by noon.';
    for (const end of ['Thank you and sorry to disturb.', 'Thanks for listening anyway.'])
      expect(endOf(`${start} ${end}`)).toEqual({ last: end, signOff: '', signature: '' });
    expect(endOf(`${start} Sorry to be harsh – G. Pike`)).toMatchObject({
      last: 'Sorry to be harsh',
      signature: '– G. Pike',
    });
  });

  it('keeps a postscript behind the name apart from it', () => {
    expect(endOf('The boiler is off. Please call by noon. Fran. PS the key is next door.')).toEqual({
      last: 'Please call by noon.',
      signOff: '',
      signature: 'Fran.\n\nPS the key is next door.',
    });
    expect(endOf('Please call by noon.\n\nBest,\nFran\n\nPS: the key is next door.').signature).toBe(
      'Fran\n\nPS: the key is next door.',
    );
  });
});
