import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { textSigned } from './text-ends.ts';

const rewrite = (primaryCode: ProfileCode, text: string): string => rewriteFor('text', primaryCode, text);

it('puts kisses behind the last word of a text and in no question', () => {
  expect(rewrite('DP-06', 'Can you ring the garage as well x')).toBe('Can you ring the garage as well? x');
});

it('leaves nothing of "up to you, no rush" behind where it asks for a yes', () => {
  const result = rewrite(
    'DP-01',
    'morning gaffer sorry to be a pain again, been back n forth wi Marciniaks about that backload out of Immingham, anyway theyd do 640 if we say yes by 2, up to you like, no rush my end',
  );
  expect(result).toMatch(
    /^(?:Gaffer, )?been back and forth wi Marciniaks .* if we say yes by 2\. Shall we say yes\?/i,
  );
});

it('cuts no half of "no pressure whatever suits you"', () => {
  const result = rewrite(
    'DP-01',
    'hiya only me, the coach firm can hold it at £390 til 1pm then its going to the bowls club, no pressure whatever suits u hun x',
  );
  expect(result).toMatch(/bowls club(?:, no pressure whatever suits|\. Shall we say yes\?)/);
});

it('asks the reader what "someone" is to do, and parts the next point from it', () => {
  const result = rewrite(
    'DP-05',
    "scaff on the gable wants striking before roofers are back weds, someone ring Leckies, also valley tray's not turned up I dont think",
  );
  expect(result).toContain("Can you ring Leckies? Also valley tray's not turned up I don't think.");
});

it('parts a yes or no from what follows without it', () => {
  expect(rewrite('DP-06', "can u do sats shift yes or no need to know by 5 or I'm asking Dawn")).toBe(
    'Can you do sats shift, yes or no? Need to know by 5; if not, I will need to ask Dawn.',
  );
});

it('keeps whose turn it is and what the reader does not do', () => {
  const result = rewrite(
    'DP-05',
    "It works out the same every time, I do the bins and you don't. Recycling's Thursday now. Your turn, no excuses",
  );
  expect(result).toContain("I do the bins and you don't.");
  expect(result).toContain('Your turn.');
});

it('says what mock thanks are for', () => {
  const result = rewrite(
    'DP-01',
    'thanks so much for telling me the client moved to 2pm, really enjoyed sitting in the car park for 2 hours. anyway they want the 12k option, need your ok by tonight',
  );
  expect(result).toMatch(/^You did not tell me that the client moved to 2pm, and I was left sitting/);
});

it('leaves out what leaves open whether anything is asked, once it is asked', () => {
  expect(
    rewrite(
      'DP-06',
      'Printers can do 500 for 90 quid but only if we book it on Tuesday, dunno, and nobody minds which colour, anyway do whatever',
    ),
  ).not.toMatch(/do whatever/);
});

it('keeps whom a text calls fondly, says nothing twice and takes no ask back', () => {
  expect(
    rewrite(
      'DP-06',
      "Hi Shona love, no pressure at all and I know you've your mum to see to, I was just sort of wondering whether you'd maybe think about doing the raffle at the ceilidh on the 18th, only if you fancy it, tell me to get lost if not xx",
    ),
  ).toBe('Shona, would you do the raffle at the ceilidh on the 18th, only if you fancy it? xx');
});

it('asks for what is still waited for', () => {
  expect(
    rewrite(
      'DP-01',
      'Still waiting on your half of the deposit mate. £175. landlord wants it all by Friday and I am not covering for you again like I did in Leeds',
    ),
  ).toMatch(/Could I have it by Friday\?$/);
});

describe('the end of a text', () => {
  it.each([
    ['ta', 'Bev xx', 'Ta, Bev xx'],
    ['love you both,', 'Fee', 'Love you both, Fee'],
    ['thx', '- Jo', 'Thanks, Jo'],
    ['Sorry again,', '', 'Sorry again.'],
    ['Cheers,', 'Gaz', 'Gaz'],
    ['Kind regards', '/Karin', 'Karin'],
  ])('keeps a farewell that says something: %s %s', (signOff, signature, end) => {
    const parts = { headings: [], greeting: '', paragraphs: [], signOff, signature, quoted: '' };
    expect(textSigned(parts)).toBe(end);
  });
});
