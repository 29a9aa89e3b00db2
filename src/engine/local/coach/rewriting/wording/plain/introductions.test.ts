import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { INTRODUCTIONS } from './introductions.ts';

const plain = (sentence: string) => applyRules(sentence, INTRODUCTIONS);

describe('INTRODUCTIONS', () => {
  it.each([
    [
      'I am writing to introduce our company, BrightSpark Energy, a leading provider of best-in-class solar solutions.',
      'We are BrightSpark Energy and provide solar solutions.',
    ],
    [
      "Our company is the industry's finest provider of conference lanyards.",
      'We provide conference lanyards.',
    ],
    [
      'I am reaching out to introduce Little Chefs Ltd, the most exciting cookery club in the South East.',
      'We are Little Chefs Ltd, a cookery club in the South East.',
    ],
    [
      "I'm the founder of GutterPro, the UK's leading gutter cleaning company.",
      "I'm the founder of GutterPro, a gutter cleaning company in the UK.",
    ],
    ["We are beyond thrilled to announce that we're moving on 1 September.", "we're moving on 1 September."],
    [
      'We are a dynamic, innovative and forward-thinking start-up leveraging cutting-edge synergies to empower growers.',
      'We are a start-up for growers.',
    ],
    ['We are really excited to announce our new kiln.', 'Here is our new kiln.'],
    ['We are really excited to announce our revolutionary new kiln.', 'Here is our revolutionary new kiln.'],
    [
      'We are a team of passionate and dedicated professionals who pride ourselves on delivering best-in-class cleaning solutions tailored to your unique needs.',
      'We provide cleaning solutions.',
    ],
    [
      'I have switched the payroll, it was a total no-brainer and the old one was rubbish.',
      'I have switched the payroll.',
    ],
  ])('says plainly who writes in "%s"', (sentence, expected) => {
    expect(plain(sentence)).toBe(expected);
  });

  it.each([
    'I am writing to introduce Maria Lopez, a new colleague from Lisbon.',
    'We are happy to announce the opening of the pool on 4 May.',
    'The best route in the Alps is closed.',
    'We are a family and live above the shop.',
  ])('leaves "%s" alone', (sentence) => {
    expect(plain(sentence)).toBe(sentence);
  });
});
