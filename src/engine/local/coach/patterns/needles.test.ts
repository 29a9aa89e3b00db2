import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../facts/sentences.ts';
import { PLAIN_ASKS } from '../rewriting/wording/asks/asks.ts';
import { FIRM } from '../rewriting/wording/asks/firm.ts';
import { FIRM_QUESTIONS } from '../rewriting/wording/asks/firm-questions.ts';
import { KINDLY_ASKED } from '../rewriting/wording/asks/orders.ts';
import { UNHURRIED } from '../rewriting/wording/asks/unhurried.ts';
import { CUTS } from '../rewriting/wording/plain/cuts.ts';
import { JARGON } from '../rewriting/wording/plain/jargon.ts';
import { OPENED } from '../rewriting/wording/plain/opened.ts';
import { SHORTHAND } from '../rewriting/wording/plain/shorthand.ts';
import { SOBER } from '../rewriting/wording/plain/sober.ts';
import { CALM } from '../rewriting/wording/reproaches/calm.ts';
import { needlesOf } from './needles.ts';
import { Sieve } from './sieve.ts';

const rules = [
  ...PLAIN_ASKS,
  ...FIRM_QUESTIONS,
  ...KINDLY_ASKED,
  ...Object.values(UNHURRIED).flat(),
  ...CALM,
  ...CUTS,
  ...FIRM,
  ...JARGON,
  ...OPENED,
  ...SHORTHAND,
  ...SOBER,
];

function sentences(): readonly string[] {
  const files = ['messages-dev.jsonl', 'messages-dev-b.jsonl', 'messages-dev-c.jsonl'];
  const lines = files.flatMap((file) =>
    readFileSync(new URL(`../../../../../data/messages/${file}`, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  const texts = lines.map((line) => (JSON.parse(line) as { messageText: string }).messageText);
  return texts.flatMap((text) => splitSentences(text).map(({ words }) => words));
}

describe('needlesOf', () => {
  it.each<[RegExp, readonly string[] | null]>([
    [/\bmove the needle\b/, ['move the needle']],
    [/^(?:so )?(?:please|kindly) sign/i, ['please', 'kindly']],
    [/^(?:so )?please (?:now )?call/i, ['please ']],
    [/(?:asap|right away)$/, ['asap', 'right away']],
    [/colou?r|shade/, ['colo', 'shade']],
    [/\d+ x/, [' x']],
    [/^(?:so|and) (?:you|u) (?:in|ok)\?+$/, ['?']],
    [/^in (?:the )?(?:fog|rain)/, ['fog', 'rain']],
    [/^(?:in|on) \d+(?=%)/, ['%']],
    [/\bw\.e\.f\. ?(?=\d)/, ['w.e.f.']],
    [/^\d+(?! or)(?= so|,)/, [' so', ',']],
    [/\d+(?! or)/, null],
    [/^(?:else|go|take), or we/, [', or we']],
    [/ = me|word/, [' = me', 'word']],
    [/(?=word)a|b/, null],
    [/[abc]{3}(?:now|\d)/, null],
  ])('finds what %s needs', (pattern, needles) => {
    expect(needlesOf(pattern)).toEqual(needles);
  });

  it('never passes over a rule that would change a sentence of the labelled drafts', () => {
    const sieve = new Sieve(rules.map(({ pattern }) => pattern));
    const passedOver = sentences().flatMap((sentence) => {
      const candidates = new Set(sieve.candidates(sentence.toLowerCase()));
      return rules
        .filter(({ pattern }, place) => !candidates.has(place) && sentence.search(pattern) !== -1)
        .map(({ pattern }) => `${pattern} ${sentence}`);
    });
    expect(passedOver).toEqual([]);
  });
});
