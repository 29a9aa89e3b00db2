import { describe, expect, it } from 'vitest';
import { findName } from './name-mask.ts';

const EVERYDAY = new Set(['will', 'grace', 'of']);
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

  it('leaves an everyday word inside a name alone, except inside the whole name', () => {
    expect(masked('Will of Grace spoke of nothing', 'Will of Grace')).toEqual(['Will of Grace']);
  });

  it('finds possessives, both halves of a double name, and each part of it', () => {
    expect(masked("Ines Solberg-Dunn's desk, Solberg's plan", 'Ines Solberg-Dunn')).toEqual([
      'Ines Solberg-Dunn',
      'Solberg',
    ]);
  });

  it('tells a name as it is written, or in capitals, from one in another case', () => {
    expect(findName('Quist, QUIST, quist', 'Quist', () => false).areAsWritten).toEqual([true, true, false]);
  });

  it('does not look inside other words', () => {
    expect(masked('Anderson and An', 'An')).toEqual(['An']);
  });
});
