import { describe, expect, it } from 'vitest';
import { givesView } from './writers-view.ts';

describe('what the writer would do or makes of a matter', () => {
  it.each([
    'I think we should send it back.',
    'I really feel we ought to keep the old van.',
    'It would probably make sense to sign, but it’s your call.',
    'I would wait until they answer.',
    'I’d take it tbh.',
    'Personally I’d go for it.',
    'I’d say we print another lot.',
    'My pick would be the blue one.',
    'I don’t think it’s worth repairing again.',
    'I’m not sure they’re worth it.',
    'I personally quite liked it.',
    'I have a bad feeling about it.',
    'In my opinion buying is the better option.',
    'If you ask me we should let them.',
    'My feeling is that it pays for itself.',
    'I think its worth it.',
    'I liked the second one best.',
    'I’d love to double it.',
    'We should do something special.',
    'I think every department should do it.',
    'I would have liked to be there.',
    'I’m happy to help with the lifting.',
    'I’d be happy to come by and have a look.',
  ])('is theirs to say: %s', (words) => {
    expect(givesView(words)).toBe(true);
  });

  it.each([
    'I think we should maybe talk about it.',
    'I feel we should know each other.',
    'It might make sense to catch up.',
    'I’d take the opportunity to thank you all.',
    'I really like your work.',
    'I’ll keep it quick.',
    'We should move fast before others catch up.',
    'I’d love to hear your thoughts.',
    'It is worth mentioning.',
    'I’d be happy to tell you more.',
  ])('is no wish to talk, and no flattery: %s', (words) => {
    expect(givesView(words)).toBe(false);
  });
});
