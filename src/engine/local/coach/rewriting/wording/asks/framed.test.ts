import { describe, expect, it } from 'vitest';
import { frameTaken } from './framed.ts';

describe('a wish in a frame', () => {
  it.each([
    ['It would make such a difference if some of you came on the 4th.', 'Could some of you come on the 4th?'],
    ['My only question is whether the deposit could wait till March.', 'Could the deposit wait till March?'],
    ['I was wondering whether there was any scope to move the date.', 'Could we move the date?'],
    ['We should be grateful if you would send the plan.', 'Could you send the plan?'],
    ['I had hoped somebody like yourself might cast an eye over it.', 'Could you cast an eye over it?'],
    ['We did think your lot might like to do the teas.', 'Could your lot do the teas?'],
    ['I guess my question is can we keep the Friday slot?', 'Can we keep the Friday slot?'],
    ["I don't know if you'd be up for doing a few lines.", 'Could you do a few lines?'],
    ['I had it in my head that you might want to paint it.', 'Could you paint it?'],
    ['One thing you could do is put a poster up.', 'Could you put a poster up?'],
    [
      'It would be super helpful if you could share the raw export by next Wednesday, 11 March.',
      'Could you share the raw export by next Wednesday, 11 March?',
    ],
    ['I just wondered if you fancied judging the scarecrows.', 'Do you fancy judging the scarecrows?'],
  ])('becomes the question of what is wished for: %j', (wish, question) => {
    expect(frameTaken(wish)).toBe(question);
  });

  it('still says for whom it matters', () => {
    expect(frameTaken("It'd mean a lot to the kids if you came.")).toBe(
      'Could you come? It would mean a lot to the kids.',
    );
  });

  it.each([
    'I hope you can see why we had to close.',
    'I thought you knew about the van.',
    'I hope I can make it on Friday.',
    'It would be good if it rained.',
    'I wondered if you got my letter of 4 May.',
  ])('stays as it is where nobody is asked to do anything: %j', (sentence) => {
    expect(frameTaken(sentence)).toBe(sentence);
  });
});
