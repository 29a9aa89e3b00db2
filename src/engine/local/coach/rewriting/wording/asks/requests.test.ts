import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { REQUESTS } from './requests.ts';

const asked = (sentence: string): string => applyRules(sentence, REQUESTS);

describe('a wish', () => {
  it('becomes a question with its own verb', () => {
    expect(asked('It would be cool if the benches arrived before noon.')).toBe(
      'Could the benches arrive before noon?',
    );
    expect(asked('It would be cool if the choirs travelled separately.')).toBe(
      'Could the choirs travel separately?',
    );
    expect(asked('It would be nice if forms could be in by Mondays.')).toBe('Could forms be in by Mondays?');
    expect(asked('Some help with the marquee would be great.')).toBe(
      'Could I have some help with the marquee?',
    );
    expect(asked('I guess it would be nice to get them at some point.')).toBe('Could I have them?');
  });

  it('keeps the capital of a name', () => {
    expect(asked('It would be great if Marit asked the council first.')).toBe(
      'Could Marit ask the council first?',
    );
  });

  it('stays as it is where it holds no deed', () => {
    for (const sentence of [
      'It would be nice if it was different.',
      'It would be great if stuff ran smoother.',
    ])
      expect(asked(sentence)).toBe(sentence);
  });
});

describe('an official passive', () => {
  it('becomes a request', () => {
    expect(asked('Keys are to be handed in to the office by 5 May.')).toBe(
      'Please hand in keys to the office by 5 May.',
    );
    expect(asked('Entries are to be made on the last Friday of each month.')).toBe(
      'Please make entries on the last Friday of each month.',
    );
  });

  it('stays as it is where it tells of a plan that others carry out', () => {
    for (const sentence of [
      'The school garden is to be dug up in the autumn for the new drainage.',
      'The two libraries are to be merged by the end of 2027.',
      'The benches are to be cleaned in the spring.',
    ])
      expect(asked(sentence)).toBe(sentence);
  });

  it('stays as it is where two things are to be done', () => {
    const sentence = 'Slides are to be shown in order and read aloud.';
    expect(asked(sentence)).toBe(sentence);
  });
});

describe('"shall"', () => {
  it('is a request to people', () => {
    expect(asked('All tenants shall return their keys at the office.')).toBe(
      'All tenants, please return your keys at the office.',
    );
  });

  it.each([
    'The options shall lapse on the last day of the term.',
    'Dividends shall accrue to the heirs.',
    'Both warranties shall survive the sale of the yard.',
  ])('never asks a thing for something: %j', (sentence) => {
    expect(asked(sentence)).toBe(sentence);
  });
});
