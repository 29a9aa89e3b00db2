import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';
import { losesSense, statesLost } from './loses-sense.ts';
import { mayBeAsked } from './may-be-asked.ts';

describe('an edit of a sentence', () => {
  it.each([
    ['a concession', 'I know the budget is small but this lamp is from 1974.', 'This lamp is from 1974.'],
    ['an article', 'There was a small thing in bay 3.', 'There was thing in bay 3.'],
    ['how sure the writer is', 'It may rain, not 100% sure yet.', 'It may rain, not sure yet.'],
    ['that it is an impression of the reader', 'It seems that your notes are thin.', 'Your notes are thin.'],
    ['that it was half done', 'I kind of painted it but then I stopped.', 'I painted it but then I stopped.'],
    ['the small word of "a bit much"', "It's a bit much that I paid.", "It's much that I paid."],
    [
      'thanks for what the reader does',
      'Thanks all for your patience, I know it is cold.',
      'I know it is cold.',
    ],
  ])('loses its sense with %s', (_, before, after) => {
    expect(losesSense(before, after)).toBe(true);
  });

  it.each([
    ['I know you are busy but could you look at it?', 'Could you look at it?'],
    ['It was a really good year.', 'It was a good year.'],
    ['It was a little bit awkward for him.', 'It was awkward for him.'],
    ['It seems that the pump is worn.', 'The pump is worn.'],
  ])('keeps it in: %s', (before, after) => {
    expect(losesSense(before, after)).toBe(false);
  });

  it('may take no state from behind a comma, but what says nothing', () => {
    expect(statesLost("There is the fence, it's rotting.", 'There is the fence.')).toEqual(["it's rotting"]);
    expect(statesLost("She will ask about rust, we'll wing it.", 'She will ask about rust.')).toEqual([]);
  });
});

describe('a statement', () => {
  it.each([
    "I'd like all of us to feel at home in that yard.",
    'Not sure where the old keys go, I would imagine the safe.',
    'Somebody really needs to do something before a child falls in.',
  ])('is never asked of the reader: %s', (statement) => {
    expect(mayBeAsked(statement)).toBe(false);
  });

  it.each(['I need the list by Friday.', 'Somebody needs to sweep the yard by Friday.'])(
    'may be asked: %s',
    (statement) => {
      expect(mayBeAsked(statement)).toBe(true);
    },
  );
});

describe('a rewrite', () => {
  it('keeps the apology that is owed, the thanks and the only question', () => {
    const talk =
      "Hi Ana and Pim!! So sorry I've left you waiting, it's been one of those years. I know the album was meant to be with you by May. It's coming along beautifully, I just want it to be perfect. There've been a few hiccups with a disk and then my helper left. I'm hoping to really get to it again soon. Thank you for being such lovely people. It'll be worth it!";
    const rewrite = rewriteFor('difficult_conversation', 'DP-05', talk);
    expect(rewrite).toContain("So sorry I've left you waiting");
    expect(rewrite).toContain('Thank you for being such lovely people.');
    const mail =
      "Hi Joan,\n\nGood news on the gates! I had a play with the card thing and it's miles better than keys. The firm says we can switch whenever so I was thinking of Sunday night. I'd bin the old panel at the same time, it's driving me mad.\n\nCards should work, they do an import. If a few don't people will soon shout, ha. I haven't bothered the board with it.\n\nShall I go ahead?\n\nCheers\nMo";
    expect(rewriteFor('email', 'DP-04', mail)).toContain('Shall I go ahead?');
  });

  it('calls in a text whom it greets as warmly as the writer did', () => {
    const text =
      'Hi Omar, on page 9 of the plan the arrow is 2 mm too far right and the font is Arial. Also on 11 it says "metre" vs "meter". Can you approve 9 and 11 so we print?';
    expect(rewriteFor('text', 'DP-07', text)).toMatch(/^Hi Omar,/);
  });
});
