import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { cannotShow } from './impossible/cannot-show.ts';
import { deniesCharge } from './kindly-meant.ts';

describe('what is said to spare, to warn or to please somebody', () => {
  it.each<[FaultTag, string]>([
    ['blame', 'It was nothing you did.'],
    ['blame', "It wasn't your fault, the pipe was old."],
    ['blame', 'You have not done anything wrong.'],
    ['blame', "You haven't said anything wrong!!"],
    ['blame', "I'm not saying that you broke it."],
    ['blame', "He's worried he holds the choir back."],
    ['blame', "I know it isn't your shop, but could you please tell the baker?"],
    ['blame', 'If the count is wrong we correct it together.'],
    ['blame', 'It honestly has nothing to do with your baking.'],
    ['blame', "You've given the choir so much joy."],
    ['absolutes', 'Nobody blames you for the flood.'],
    ['absolutes', "The boat can't go out until the engine has been seen."],
    ['absolutes', 'Two of the keys I could not find anywhere.'],
    ['sarcasm', 'I liked the second song a lot, the drum is brilliant.'],
    ['sarcasm', 'The new gate is lovely.'],
    ['cold_tone', "We'd love to come in May."],
    ['passive_aggressive', "Please don't ring the school, it was my wish."],
    ['safeguard_missing', "Please don't feed the goats today!"],
    ['pressure', "Don't drink from the well, they are cleaning it till noon."],
    ['surprise_change', "Don't use the back stairs, the third step is loose."],
    ['pressure', 'I need the list by Friday noon, the printer closes at 2.'],
    ['ultimatum', 'I had to leave it out of the show and improvise.'],
    ['ultimatum', "If you don't understand a step then ask."],
    ['ultimatum', "Ten minutes are enough, otherwise I can't make a price."],
    ['ultimatum', 'Either our scale is off or your flour is damp.'],
    ['ultimatum', "If you don't see it, log out and in again."],
    [
      'ultimatum',
      'If this is awkward for you, or you would like to swap, come and see Farida before 30 May.',
    ],
    ['cold_tone', 'Your hours for the year stay the same.'],
    ['no_next_step', 'Come and see me, and we will work it out together.'],
    ['passive_aggressive', 'Thank you to all of you who told us on the form what Saturdays have been like.'],
    ['risk_unaddressed', "We don't want to make a fuss."],
    ['rigid', 'The insurer said that there must be no candles.'],
    ['too_long', 'But I would like us to agree on a day.'],
    ['generic_opening', 'which is why I write to you and not to the whole street'],
  ])('is no %s: %s', (tag, text) => {
    expect(cannotShow(tag, text)).toBe(true);
  });

  it.each<[FaultTag, string]>([
    ['blame', "I'm not blaming anybody, but you left the gate open again."],
    ['blame', 'Can you please stop ruining it for everyone else for once?'],
    ['blame', "You've brought us so much trouble with the gate."],
    ['sarcasm', 'Great job leaving the gate open'],
    ['sarcasm', 'Lovely how the office can manage it, it must be genius'],
    ['safeguard_missing', "Please don't tell the inspector about the form."],
    ['ultimatum', "If you don't like it, take it up with the board or leave."],
    ['pressure', 'Sign by Friday, otherwise the price goes up!'],
  ])('may still be %s: %s', (tag, text) => {
    expect(cannotShow(tag, text)).toBe(false);
  });

  it('takes a charge back where it says so, and not where it goes on with it', () => {
    expect(deniesCharge('Nobody thinks that.')).toBe(true);
    expect(deniesCharge('Nobody is blaming you, but you never asked.')).toBe(false);
  });
});
