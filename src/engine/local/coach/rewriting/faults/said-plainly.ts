import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Sentence } from '../../reading/draft-reading.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { applyRules, type Rule } from '../patterns/rule.ts';
import { LONGEST_PARTED } from '../sentence/clauses.ts';
import { capitalised } from '../sentence/smooth.ts';
import { HARSH_VERDICTS } from '../wording/reproaches/harsh-verdicts.ts';
import { MOCK_THANKS } from '../wording/reproaches/mock-thanks.ts';
import { SCOLDING_ASKS } from '../wording/reproaches/scolding-asks.ts';
import { SCOLDINGS } from '../wording/reproaches/scoldings.ts';
import { SERIOUS } from '../wording/reproaches/serious.ts';

const PLAIN: readonly Rule[] = [
  ...MOCK_THANKS,
  ...SERIOUS,
  ...SCOLDINGS,
  ...SCOLDING_ASKS,
  ...HARSH_VERDICTS,
];

/** A body whose reproaches say what was seen or is asked, and the sentences that were put so. */
export interface SaidPlainly {
  readonly parts: DraftParts;
  readonly sentences: ReadonlySet<Sentence>;
}

/**
 * The draft's parts with what a reproach saw, wants or would avoid in plain words, before anything is left out: said so,
 * it is no fault any more and must stay. Notes for oneself reproach nobody and stay as they are.
 */
export function saidPlainly(type: MessageType, parts: DraftParts): SaidPlainly {
  const sentences = new Set<Sentence>();
  if (type === 'meeting_prep') return { parts, sentences };
  const paragraphs = parts.paragraphs.map((units) =>
    units.map((unit) => {
      const text = inPlainWords(unit.text);
      if (text === unit.text) return unit;
      sentences.add(unit.sentence);
      return { ...unit, text };
    }),
  );
  return { parts: sentences.size === 0 ? parts : { ...parts, paragraphs }, sentences };
}

function inPlainWords(text: string): string {
  if (text.length > LONGEST_PARTED || /["“”„«»]/u.test(text)) return text;
  const own = text.replaceAll('’', "'");
  const plain = applyRules(own, PLAIN);
  if (plain === own) return text;
  return /^\P{L}*\p{Lu}/u.test(own) ? capitalised(plain) : plain;
}
