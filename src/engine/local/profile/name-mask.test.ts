import { describe, expect, it } from 'vitest';
import { findName } from './name-mask.ts';

const EVERYDAY = new Set(['will', 'grace']);
const masked = (text: string, name: string): string[] => {
  const { starts, ends } = findName(text, name, (word) => EVERYDAY.has(word));
  return starts.map((start, at) => text.slice(start, ends[at]));
};

describe('findName', () => {
  it('finds the whole name, its parts, and other capitals', () => {
    expect(masked('Ada Quist came. QUIST left, ada stayed.', 'Ada Quist')).toEqual([
      'Ada Quist',
      'QUIST',
      'ada',
    ]);
  });

  it('leaves an everyday word alone when it is not written as a name', () => {
    expect(masked('Will says they will come', 'Will')).toEqual(['Will']);
  });

  it('does not look inside other words', () => {
    expect(masked('Anderson and An', 'An')).toEqual(['An']);
  });
});
