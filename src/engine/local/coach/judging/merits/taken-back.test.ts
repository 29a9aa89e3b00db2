import { describe, expect, it } from 'vitest';
import type { MeritTag } from '../../reading/draft-reading.ts';
import { isHollow } from './hollow.ts';
import { takesBack } from './taken-back.ts';

describe('a merit', () => {
  it.each<[MeritTag, string]>([
    ['warm_opening', 'I have once again spent my Saturday tidying up after grown people.'],
    ['personalised', 'You were rather late with the list in spring, so I am copying in the chair.'],
    ['appreciation', 'Thank you all for your continued dedication.'],
    ['ownership', "I've been meaning to talk about how it is going with the shop."],
    ['ownership', "To be honest, the stall wasn't good enough."],
    ['ownership', 'I was told that two of them were wrong.'],
    ['options_offered', 'I work for Brill & Co, whom you may or may not know.'],
    ['safeguard_named', "Changed the locks, didn't have time to tell anyone."],
    ['safeguard_named', 'If the reader fails, just wedge the gate.'],
    ['safeguard_named', 'Also the first aid box is still empty.'],
    ['safeguard_named', "The fire door hasn't closed since 9 October, and the certificate ran out in May."],
    ['safeguard_named', "I'm not insured for crane work but it won't need a crane."],
    ['appreciation', 'Sorry to bother you, and I appreciate the council is very stretched at the moment.'],
    ['ownership', 'Nobody has told us who is responsible.'],
    ['safeguard_named', 'No backup needed.'],
    ['safeguard_named', "The form closes on 30 Sept and if it's wrong we pay back 2,700."],
    ['safeguard_named', 'You signed off the scaffold without the toe boards.'],
    ['clear_ask', 'How could you be so careless?'],
    ['clear_ask', 'What have you got to say for yourself?'],
    ['safeguard_named', "We don't need a test run this time."],
    ['specific_numbers', "I've told you three times."],
    ['clear_ask', 'I have pencilled you in for Thursday at 3.'],
    ['clear_ask', "Don't want to fix anything yet."],
    ['evidence_cited', "It's all been tested."],
    [
      'evidence_cited',
      'We will go through the agenda: hose types, 12 mm vs 16 mm, the bill of 340 from Orr.',
    ],
    ['clear_deadline', 'push hard for a start on Monday'],
    ['specific_numbers', 'Only 3 seats left at this price.'],
    ['specific_numbers', 'Might be 30 of us, could be 45.'],
    ['specific_numbers', 'Founded in 1987, we employ 60 people over two sites.'],
    ['empathy', "At the end I'd like a name for each job."],
    ['purpose_stated', 'Background: we opened it in 2019.'],
    ['ownership', "I had the slides ready and in the end we didn't get to them."],
    ['specific_numbers', 'Gloss over the excess going up from £500 to £2,500.'],
    ['evidence_cited', "Don't mention the 3 failed tests from March."],
  ])('is not praised in words that take it back: %s in "%s"', (tag, text) => {
    expect(takesBack(tag, text)).toBe(true);
  });

  it.each<[MeritTag, string]>([
    ['warm_opening', 'Thank you again for the lift on Sunday.'],
    ['appreciation', 'Thank you for your patience with the new till on Monday.'],
    ['appreciation', 'Thank you for staying late on Monday.'],
    ['ownership', 'I left the tests out, that one is on me.'],
    ['options_offered', 'You may come on Monday or on Friday.'],
    ['safeguard_named', 'The old lock stays until the new one is tested.'],
    ['clear_ask', 'May I put you down for the Tuesday?'],
    ['evidence_cited', "It's been tested on 40 drafts, and 38 came out right."],
    ['clear_deadline', 'We start on Monday 3 March.'],
    ['specific_numbers', '18 of 40 left before the break.'],
    ['empathy', "I'd like to hear how it looks to you."],
    ['purpose_stated', 'Background: we opened it in 2019 so that nobody has to drive to Leith.'],
    ['ownership', 'I have the slides ready and will send them on Monday.'],
    ['specific_numbers', 'The excess goes up from £500 to £2,500.'],
  ])('is praised where it stands: %s in "%s"', (tag, text) => {
    expect(takesBack(tag, text)).toBe(false);
  });

  it('of exact figures is not seen in a sum that is only guessed', () => {
    expect(isHollow('specific_numbers', 'We could be saving something like £11,400 a month.')).toBe(true);
    expect(isHollow('specific_numbers', 'We save £11,400 a month.')).toBe(false);
  });
});
