import { describe, expect, it } from 'vitest';
import { AnyOf, Sieve } from './sieve.ts';

const sieve = new Sieve([/\bmove the needle\b/, /^\d+/, /\b(?:asap|right away)$/i, /the needle/, /^\d+\?/]);

describe('a sieve', () => {
  it.each([
    ['we must move the needle', [0, 1, 3]],
    ['the needle, right away', [1, 2, 3]],
    ['right awaz, the need', [1]],
    ['', [1]],
    ['asap?', [1, 2, 4]],
    ['as', [1]],
  ])('lets through what "%s" may match, in order, and what has no words of its own', (lower, places) => {
    expect(sieve.candidates(lower)).toEqual(places);
  });
});

describe('any of several patterns', () => {
  const any = new AnyOf([/\bmove the needles?$/iu, /^\d+ x/, /busy/iu]);

  it.each([
    ['Move the NEEDLE', true],
    ['move the needleſ', true],
    ['what a buſy day', true],
    ['12 x', true],
    ['Move the needle now', false],
    ['', false],
  ])('is in "%s": %s', (text, holds) => {
    expect(any.test(text)).toBe(holds);
  });
});
