import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import { riskFinding } from '../../judging/finding.fixture.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { canGo } from './cut-faults.ts';

const CLAUSE = 'The hall hears it';

function goes(
  sentence: string,
  chance: number,
  about: Partial<RiskFinding>,
  words = sentence,
  type: MessageType = 'email',
): boolean {
  const [unit] = takeApart(readDraft(`${sentence}.`, type)).paragraphs.flat();
  if (unit === undefined) throw new Error('no sentence');
  return canGo(unit, words === sentence ? unit.text : words, {
    type,
    risks: [riskFinding({ quote: words, ...about })],
    insists: false,
    known: new Set(),
    left: new Map(),
    held: new Set(),
    plain: new Set(),
    expendable: { chance: () => chance, isPlain: () => true, thingsIn: () => [] },
  });
}

describe('a sentence that a risk quotes whole for its tone', () => {
  it('goes at a lower chance than a clause of one, which could break', () => {
    const said = `${CLAUSE}, and you do not`;
    expect(goes(said, 0.35, { tag: 'blame' })).toBe(true);
    expect(goes(said, 0.35, { tag: 'blame' }, CLAUSE)).toBe(false);
  });

  it('goes for being rigid as for any other tone', () => {
    expect(goes('It stays like that', 0.35, { tag: 'rigid' })).toBe(true);
    expect(goes('It stays like that', 0.35, { tag: 'no_owner' })).toBe(false);
  });

  it('stays where it says when, though no calendar has it', () => {
    expect(goes('It stays like that immediately', 0.45, { tag: 'rigid' })).toBe(false);
  });
});

describe('a clause that says something whole', () => {
  const said = `${CLAUSE}, and the old pipes are slow`;
  const clause = 'the old pipes are slow';

  it('stays at a fair chance where no risk names it', () => {
    expect(goes(said, 0.7, { tag: 'too_long', quote: 'elsewhere' }, clause)).toBe(false);
    expect(goes(said, 0.7, { tag: 'too_long' }, clause)).toBe(true);
  });

  it('goes all the same where nearly nothing is lost, but for a letter', () => {
    expect(goes(said, 0.85, { tag: 'too_long', quote: 'elsewhere' }, clause, 'outreach')).toBe(true);
    expect(goes(said, 0.85, { tag: 'too_long', quote: 'elsewhere' }, clause)).toBe(false);
  });
});

describe('what a risk quotes in a letter', () => {
  it.each([0.3, 0.49])('stays where the risk is as unsure as %d', (severity) => {
    expect(goes('It stays like that', 0.9, { tag: 'rigid', severity })).toBe(false);
    expect(goes('It stays like that', 0.9, { tag: 'rigid', severity }, undefined, 'outreach')).toBe(true);
  });
});

describe('a note for a meeting', () => {
  it.each(['Opening line: Great news from our parents', 'Not a concept'])(
    'keeps what it sets down or rules out: %s',
    (note) => {
      expect(goes(note, 0.9, { tag: 'hype' }, note, 'meeting_prep')).toBe(false);
    },
  );
});
