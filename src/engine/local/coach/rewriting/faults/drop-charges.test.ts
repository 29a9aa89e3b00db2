import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

const rewrite = (profile: ProfileCode, text: string): string =>
  rewriteFor('difficult_conversation', profile, text);

describe('what a hard message says of the character of its reader', () => {
  const flyers =
    "Owen,\n\nThe flyers went out with last year's date on them. I've had to pay £85 to get them done again. Could you sort it out?\n\nDi";

  it.each([
    "You didn't think it through, did you?",
    'A competent person would have checked.',
    "You obviously don't take this seriously.",
    "You're clearly not organised enough for this sort of work.",
    "You're obviously not committed.",
    "I'm starting to wonder whether this is the right role for you.",
    "It just felt sloppy and I don't think you were really trying.",
    "You've clearly got better things to do.",
    "You can't behave like that, it's that simple.",
    'Everything you touch ends up late.',
    "I've got a funny feeling you forgot about it.",
    "There's no way you read it.",
    'You just get carried away with the next shiny thing.',
    "I trust I've made myself clear.",
    "Either you can't count or you made it up.",
    'Can I be honest?',
    'You swan in at the last minute and take all the credit.',
    'What have you got to say for yourself?',
    'You just do whatever pops into your head.',
    "You're clearly more interested in your phone than in us.",
    'I think you were just rushing to get home.',
    "Honestly I don't know what goes on in your head.",
    "Perhaps if you listened we wouldn't be where we are.",
    "It is blindingly obvious that you didn't care.",
  ])('goes where what happened is told: %s', (charge) => {
    const result = rewrite('DP-05', flyers.replace(' Could you', ` ${charge} Could you`));
    expect(result).toContain("last year's date");
    expect(result).toContain('£85');
    expect(result).toContain('Could you sort it out?');
    expect(result).not.toContain(charge.slice(0, 14));
  });

  it('goes where no fact is told but something is asked, and not what came of the matter', () => {
    const result = rewrite(
      'DP-03',
      "Hi Viktor,\n\nI've got to be honest, the report wasn't good enough. A few people upstairs noticed and it's made us all look bad. You're clearly not detail oriented enough for this sort of work and I'm starting to wonder if this is the right role for you. Please make sure it's a lot better next time.\n\nAndrea",
    );
    expect(result).not.toMatch(/detail oriented|right role/);
    expect(result).toContain("The report wasn't good enough.");
    expect(result).toContain('made us all look bad');
    expect(result).toContain("make sure it's a lot better next time");
  });

  it('stays where it is worry, or all that the message says', () => {
    const climb =
      "Jen, you're not well enough for the climb and I don't think you should come. I'm beginning to think that your knee is worse than you say. Can we talk?";
    expect(rewrite('DP-04', climb)).toContain("you're not well enough for the climb");
    expect(rewrite('DP-04', climb)).toContain('your knee is worse than you say');
    expect(rewrite('DP-06', 'Goran, you are often late. Please be on time.')).toContain('late');
    expect(rewrite('DP-06', "Goran, you're clearly not committed.")).toContain('committed');
  });
});
