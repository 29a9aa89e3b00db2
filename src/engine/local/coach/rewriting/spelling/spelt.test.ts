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

  it('keep their letters in a name at the end of a line that is to stay', () => {
    const text = 'I recieve it. Regards, Definately Baked';
    expect(spelt(text, ['Definately Baked'])).toBe('I receive it. Regards, Definately Baked');
  });

  it('keep their letters in each line of a part that is to stay, whatever was put between them', () => {
    expect(spelt('> I recieve\n\n> taht\n', ['> I recieve\n> taht'])).toBe('> I recieve\n\n> taht\n');
  });

  it.each([
    ['that are all the same', (): string => '> I will recieve it'],
    ['that are all others', (at: number): string => `> I will recieve ${at} of it`],
  ])('take time in proportion to the text, with thousands of parts to stay %s', (_, partOf) => {
    const parts = Array.from({ length: 10_000 }, (_part, at) => partOf(at));
    const text = parts.map((part) => `I recieve it.\n${part}\n`).join('');
    const startedAt = performance.now();
    const mended = spelt(text, parts);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(mended).toBe(text.replaceAll('I recieve it.', 'I receive it.'));
  });
});
