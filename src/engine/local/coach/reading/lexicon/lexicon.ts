import type { MarkTag } from '../draft-reading.ts';
import { MERITS } from './merits.ts';
import { NEUTRAL } from './neutral.ts';
import { PatternIndex, parsePatterns } from './pattern.ts';
import { STYLE_FAULTS } from './style-faults.ts';
import { SUBSTANCE_FAULTS } from './substance-faults.ts';
import { TONE_FAULTS } from './tone-faults.ts';

const TABLES: Readonly<Partial<Record<MarkTag, string>>> = {
  ...TONE_FAULTS,
  ...STYLE_FAULTS,
  ...SUBSTANCE_FAULTS,
  ...MERITS,
  ...NEUTRAL,
};

/** Every phrase that the coach knows, compiled once when the service starts. */
export const LEXICON = new PatternIndex<MarkTag>(
  Object.entries(TABLES).flatMap(([tag, table]) => parsePatterns(tag as MarkTag, table)),
);
