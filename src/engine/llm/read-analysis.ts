import { wellFormedText } from '../../domain/well-formed-text.ts';
import type { Analysis } from '../engine.ts';
import { readHeadings, readRewrite } from './read-headings.ts';
import { findFirstObject } from './read-json.ts';
import { textList, textOrNull, withoutThinking, withPlainKeys } from './reply-text.ts';

export const EMPTY_ANALYSIS: Analysis = { strengths: [], risks: [], suggestions: [], rewrite: '' };

const KEYS = ['strengths', 'risks', 'suggestions', 'rewrite'] as const;

/**
 * Reads an analysis from a model's reply: from its first JSON object if that has one of the four keys, else from
 * text under four headings. What cannot be read is empty. Never throws.
 */
export function readAnalysis(reply: string): Analysis {
  const answer = withoutThinking(wellFormedText(reply));
  const found = findFirstObject(answer);
  const given = found === null ? null : withPlainKeys(found);
  if (given === null || !KEYS.some((key) => key in given)) return readHeadings(answer) ?? EMPTY_ANALYSIS;
  return {
    strengths: textList(given['strengths']),
    risks: textList(given['risks']),
    suggestions: textList(given['suggestions']),
    rewrite: readRewrite(textOrNull(given['rewrite']) ?? ''),
  };
}
