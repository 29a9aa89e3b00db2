import { describe, expect, it } from 'vitest';
import { isHtml, shownText, shownTextWithLinks } from './html.ts';

describe('isHtml', () => {
  it.each([
    '<p>Hi Dana,</p><p>Could you look at the pilot?</p>',
    '<div dir="ltr">Could you look at the pilot?</div>',
    'Hi Dana,<br><br>Could you look at the pilot?<br />Lee',
    'HI DANA,<BR>COULD YOU LOOK?<BR>LEE',
    '<p>\n  Hi Dana,\n</p>\n<p>\n  Could you look at the pilot?\n</p>',
    '<!DOCTYPE html><html><body>Could you look at the pilot?</body></html>',
  ])('knows HTML by where its parts end: %j', (text) => {
    expect(isHtml(text)).toBe(true);
  });

  it.each([
    'Hi Dana,\n\nCould you look at the pilot?\n\nLee',
    'The <br> in the footer and the </p> behind it are wrong. Could you mend them by Friday?',
    'Could you put a "</div>" behind the last `</p>`, and take out the <span>?',
    'Hi <b>Dana</b>, could you look at <https://example.com/p>? It is < 5 pages.',
  ])('takes a text that only speaks of tags for none: %j', (text) => {
    expect(isHtml(text)).toBe(false);
  });
});

describe('the shown text of notes', () => {
  it.each([
    ['<p>Wants <b>proof</b>.</p><p>Never rushes.</p>', '\nWants proof.\n\nNever rushes.\n'],
    ['<ul><li>Wants proof</li><li>Never rushes</li></ul>', '\n\nWants proof\n\nNever rushes\n\n'],
    ['<div>Wants proof</div><!-- by CRM --><style>p > b { color: red }</style>', '\nWants proof\n'],
    ['Wants proof<br/>Never rushes<br>', 'Wants proof\nNever rushes\n'],
    ['<p>Asked for <a href="https://example.com">proof</a></p>', '\nAsked for proof\n'],
  ])('has a line break where one is shown, and no tags: %j', (notes, shown) => {
    expect(shownText(notes)).toBe(shown);
  });

  it.each([
    ['Doesn&#39;t rush, isn&rsquo;t R&amp;D&nbsp;minded', "Doesn't rush, isn’t R&D minded"],
    ['A&#x2F;B &#128512; &lt;5', 'A/B 😀 <5'],
    ['AT&T; &unknown; &#0; &#xD800; &#9999999; R&D', 'AT&T; &unknown; &#0; \uFFFD &#9999999; R&D'],
  ])('has characters for their references: %j', (notes, shown) => {
    expect(shownText(notes)).toBe(shown);
  });

  it.each(['Wants proof < 5 pages & a <b>plan</b>', 'dana@x.com <dana@x.com>', '<https://example.com>'])(
    'is the notes themselves where they are no HTML: %j',
    (notes) => {
      expect(shownText(notes)).toBe(notes);
    },
  );
});

it('the shown text with links has their addresses as they are written in text', () => {
  const text = `<p>The <a class="l" href="https://example.com/?a=1&amp;b=2">report</a> is <a href='/x'>here</a></p>`;
  expect(shownTextWithLinks(text)).toBe('\nThe https://example.com/?a=1&b=2 report is /x here\n');
});

it.each([
  ['a link of attributes without an end', `<p>a</p><a ${'href=x '.repeat(30_000)}`],
  ['comments without an end', `<p>a</p>${'<!--'.repeat(50_000)}`],
  ['styles without an end', `<p>a</p>${'<style>'.repeat(30_000)}`],
  ['blanks in tags', `<p>a</p>${'<br '.repeat(50_000)}`],
])('time stays in proportion to the text: %s', (_, text) => {
  const start = performance.now();
  shownTextWithLinks(text);
  expect(performance.now() - start).toBeLessThan(1000);
});
