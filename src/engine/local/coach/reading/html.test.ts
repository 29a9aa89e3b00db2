import { expect, it } from 'vitest';
import { isHtml } from './html.ts';
import { readDraft } from './read-draft.ts';

it.each([
  '<p>Hi Dana,</p><p>Could you look at the pilot?</p>',
  '<div dir="ltr">Could you look at the pilot?</div>',
  'Hi Dana,<br><br>Could you look at the pilot?<br />Lee',
  'HI DANA,<BR>COULD YOU LOOK?<BR>LEE',
  '<p>\n  Hi Dana,\n</p>\n<p>\n  Could you look at the pilot?\n</p>',
  '<!DOCTYPE html><html><body>Could you look at the pilot?</body></html>',
])('HTML is known by where its parts end: %j', (text) => {
  expect(isHtml(readDraft(text, 'email'))).toBe(true);
});

it.each([
  'Hi Dana,\n\nCould you look at the pilot?\n\nLee',
  'The <br> in the footer and the </p> behind it are wrong. Could you mend them by Friday?',
  'Could you put a "</div>" behind the last `</p>`, and take out the <span>?',
  'Please mend this:\n\n```\n<p>Sign in</p>\n<p>Sign up</p>\n```\n\nLee',
  'Hi <b>Dana</b>, could you look at <https://example.com/p>? It is < 5 pages.',
  'Thanks.\n\n> <p>Could you look?</p>\n> <p>Lee</p>',
])('a message that only speaks of tags, or shows some, is no HTML: %j', (text) => {
  expect(isHtml(readDraft(text, 'email'))).toBe(false);
});
