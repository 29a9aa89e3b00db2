import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../../facts/sentences.ts';
import { PLAIN_ASKS } from './asks.ts';
import { CALM } from './calm.ts';
import { CUTS } from './cuts.ts';
import { FIRM } from './firm.ts';
import { FIRM_QUESTIONS } from './firm-questions.ts';
import { JARGON } from './jargon.ts';
import { needlesOf } from './needles.ts';
import { OPENED } from './opened.ts';
import { KINDLY_ASKED } from './orders.ts';
import { SHORTHAND } from './shorthand.ts';
import { Sieve } from './sieve.ts';
import { SOBER } from './sober.ts';
import { UNHURRIED } from './unhurried.ts';

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
    readFileSync(new URL(`../../../../../../data/messages/${file}`, import.meta.url), 'utf8')
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
