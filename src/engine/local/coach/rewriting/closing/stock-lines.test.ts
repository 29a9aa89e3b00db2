import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';

describe('a stock question under a first letter', () => {
  it('is not put behind a demand with what follows without it', () => {
    const text =
      "Dear Sam,\n\nYou don't know me. I live at number 9 and your dog barks from about 7 till you come home. I've put up with it for eight months. It's driving me up the wall and frankly it's cruel. Do something about it or I'll report you to the council. I'm home most evenings after 6.\n\nR. Pike";
    const result = rewriteFor('outreach', 'DP-06', text);
    expect(result).toContain('Could you do something about it? If not,');
    expect(result).not.toContain('How does this sound');
  });

  it('asks a stranger for a talk, and not what they need by when', () => {
    const result = rewriteFor(
      'outreach',
      'DP-05',
      'hey Tom, been meaning to reach out for ages. We do all sorts really, groundworks, drainage, bit of fencing, whatever needs doing. Would be great to do something together some time. Definately lots of ideas. Give us a bell whenever and we can bounce it around.',
    );
    expect(result).not.toContain('what you need from me');
    expect(result).toContain('Could we have a short call, and which day suits you?');
  });

  it('leaves alone one that asks for a yes', () => {
    const result = rewriteFor(
      'outreach',
      'DP-04',
      "Hi Susan,\n\nYou need to see this!! Our new AI rota tool went live three weeks ago and it's a total game changer for care homes. We only have 4 places left at the launch price of £299 a month and they WILL go by Friday. Just reply YES and I'll get the ball rolling.\n\nCheers\nDanny",
    );
    expect(result).toContain("Just reply yes and I'll get the ball rolling.");
    expect(result).not.toContain('What would you want to know first');
  });
});

describe('a first letter', () => {
  it('does not hurry a stranger who is asked to reply at their convenience', () => {
    const letter = (end: string): string =>
      rewriteFor(
        'outreach',
        'DP-02',
        `Dear Ms Lindqvist,\n\nOur menu is fixed and must be ordered 21 days in advance using form B. Payment is due within 7 days. We do not do substitutions. ${end}\n\nYours faithfully,\nM. Croft`,
      );
    expect(letter('We await your reply at your earliest convenience.')).toContain('when it suits you');
    const heard = letter(
      'I trust the above is of interest and look forward to hearing from you at your earliest convenience.',
    );
    expect(heard).toContain('look forward to hearing from you.');
  });
});
