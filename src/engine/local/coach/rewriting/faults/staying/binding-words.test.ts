import { describe, expect, it } from 'vitest';
import { asksAnswer, isBinding } from './binding-words.ts';

describe('words that bind or tell what happened', () => {
  it.each([
    'If that is not possible then we’d rather leave it.',
    'otherwise I will',
    'otherwise we’ll go elsewhere',
    'More details to follow.',
    'Further information will follow next week.',
    'I’ll let you know once I hear more.',
    'He’ll send his notes.',
    'Nothing is decided yet.',
    'We’re not quite sure yet what it will look like.',
    'Our customer survey results are in and they are lovely!',
    'We use a lot more beans.',
    'The old one was way cheaper.',
    'There’s so much stuff in there.',
    'You never replied.',
    'You still haven’t sent it.',
    'I had to drive out there myself.',
    'They felt it was too modern.',
    'From next month we’ll be working in a new way.',
    'We will look at it again in the autumn.',
    'It closes at the end of the week.',
    'It’ll be chaos for a few days.',
    'Nothing else has changed.',
    'We’ll see how it goes and then decide.',
    'You don’t need to do anything.',
    'One of them has done it before.',
    'I told them to ring me if anything happens.',
    'We agreed you would clean up.',
    'You didn’t.',
    'I’m not paying it like this.',
    'You will be in group B.',
    'it’s wrong.',
    'which was never discussed.',
    'The work itself was very good.',
    'I can’t go myself because of my holiday.',
    'Somebody from sales should go.',
    'The new one works with an app.',
    'I have to report it.',
    'The others would have to wait.',
    'Most of the kids can swim.',
    'I don’t remember when.',
    'After that you’d need someone new.',
    'The small one is enough for us.',
    'I read that somewhere.',
    'If that’s a problem for you let me know.',
    'Not all of them had a buddy though.',
    'Some said so anyway.',
    'Please tell us if you find any.',
    'A few links are broken but we’re on it.',
  ])('stay: %s', (words) => {
    expect(isBinding(words)).toBe(true);
  });

  it.each([
    'There will be more to come.',
    'otherwise it is fine',
    'You never listen.',
    'They said it’s amazing.',
    'I had to laugh.',
    'You will be in good hands.',
    'I can’t wait.',
    'We can’t go on like this.',
    'I have to say it.',
    'I don’t know what to say.',
    'It works like a charm.',
    'As many of you are aware, things have changed.',
    'Bring your best energy!',
    'There are so many possibilities in it.',
    'It will be fine.',
    'Hope you had a good weekend.',
  ])('are no mood and no promise of nothing: %s', (words) => {
    expect(isBinding(words)).toBe(false);
  });

  it('ask for a sign that a message was read', () => {
    expect(asksAnswer('Please reply to all to confirm you have read this.')).toBe(true);
    expect(asksAnswer('Kindly confirm receipt of this email.')).toBe(true);
    expect(asksAnswer('Let me know if you can’t make it.')).toBe(true);
    expect(asksAnswer('Let me know what you think.')).toBe(false);
  });
});
