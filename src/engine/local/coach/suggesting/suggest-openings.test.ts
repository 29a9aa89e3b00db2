import { describe, expect, it } from 'vitest';
import { suggested } from './suggested.fixture.ts';

describe('what a suggestion puts first', () => {
  it('is one thing only', () => {
    const draft =
      "Hi Leonie, hope this finds you well. I'm a bit of a fan of your bakery to be honest and I've been meaning to write for months. I do bread deliveries by cargo bike, mainly in the north of town, and I was wondering if maybe there could be a way for us to do something together at some point. The Brenner bakery sold 85 more loaves a day in the first month after I started with them. No worries at all if not!\nJory";
    const said = suggested(draft, 'outreach', 'DP-01');
    expect(said.match(/\bbegin with\b/gi)).toHaveLength(1);
  });

  it('begins with the fact that an apology stood before', () => {
    const draft =
      "Arno, I'm sorry to have to bring this up and I really hate these conversations, but I feel like maybe the invoices are not quite what they could be? Of the 38 you sent in May 7 went to the wrong address and we had to write off 1,260. You clearly don't check anything. I'd like it to get better somehow.";
    expect(suggested(draft, 'difficult_conversation', 'DP-01')).toContain(
      'begin with "Of the 38 you sent in May 7 went to the wrong address',
    );
  });

  it('puts nothing first that leans on the words before it, or that is hedged', () => {
    const leaning =
      "hey sorry to bother you, I know you're super busy, but I was kind of wondering whether maybe we should take the Tarbert order after all? its 60 crates a week, they want to know by thursday noon";
    const hedged =
      'Hi Ruth,\n\nPlease find below the figures for the sewing room. Thread 212, needles 38, machine service 340, rent 1,150, insurance 96, tea 22. The rent goes up to 1,240 on 1 January. We had 61 women here this year and 19 of them found work afterwards. I suppose we could perhaps do with some money. Could you look at it at some point?\n\nThanks,\nDilnoza';
    expect(suggested(leaning, 'text', 'DP-01')).not.toContain('"Its 60 crates');
    expect(suggested(hedged, 'email', 'DP-07')).toContain(
      'or move it there, without "I suppose" and "perhaps".',
    );
  });

  it('is what a strength praises, and is not shortened itself', () => {
    const draft =
      'Dear Ms Okonjo,\n\nI am writing with regard to the flood meadow at Stell. The grid reference is SE 412 377, it measures 6.2 hectares, has 3 gates, 410 metres of fencing, two culverts of 450 mm and one of 600 mm. We would need 1 digger for 4 days. The beavers could be back in the whole valley in ten years if the meadow gets wet again. Maybe your foundation would like to take a look at our papers some time.\n\nKind regards\nTormod Eide';
    expect(suggested(draft, 'outreach', 'DP-07')).toContain(
      'ten years if the meadow gets wet again", and shorten what stands around it.',
    );
  });
});
