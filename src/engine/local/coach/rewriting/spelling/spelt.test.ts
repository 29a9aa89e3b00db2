import { describe, expect, it } from 'vitest';
import { spelt } from './spelt.ts';

describe('misspelt words', () => {
  it.each([
    ['We met at the chamber of comerce.', 'We met at the chamber of commerce.'],
    ['See you tommorow, or definately on Friday.', 'See you tomorrow, or definitely on Friday.'],
    ['I hope taht suits you; jsut say.', 'I hope that suits you; just say.'],
    ['Unfortunatly it is basicaly useless.', 'Unfortunately it is basically useless.'],
  ])('are mended: "%s"', (text, mended) => {
    expect(spelt(text)).toBe(mended);
  });

  it.each([
    ['in a quotation', 'The form says "recieve" and “seperate”, in `comerce`.'],
    ['in a name', 'Ask Pilar of Tema, Mr Benn or Dr Feld.'],
    ['in a name that is typed small once', 'Tema will do it. Then tell tema so.'],
    ['in capitals', 'The RTO is at the MAPP desk.'],
    ['in an address', 'Write to comerce@recieve.example or see www.seperate.example/recieve.'],
    ['in a file or handle', 'It is in recieve.txt and recieve_all, from @recieve.'],
    [
      'that people write on purpose',
      'How you doin? The path is slippy, the oak planed. Wheres the key? Ring thru.',
    ],
    ['that are spelt the British way', 'We organise the programme in colour at the centre, and apologise.'],
  ])('keep their letters %s', (_, text) => {
    expect(spelt(text)).toBe(text);
  });

  it('keep their letters in parts that are to stay', () => {
    const thread = '> I will recieve it';
    expect(spelt(`I recieve it.\n\n${thread}\nrecieve`, [thread])).toBe(
      `I receive it.\n\n${thread}\nreceive`,
    );
  });
});
