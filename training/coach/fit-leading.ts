/** Writes rewriting/order/leading/leading.json of the coach: with which sentence of a draft an expert begins. */
import { fileURLToPath } from 'node:url';
import { phraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import {
  LEADING_TRAITS,
  leadingCases,
} from '../../src/engine/local/coach/rewriting/order/leading/leading-traits.ts';
import { fitLearnt, type LabelledCase, learntFrom, writeLearnt } from './fit-learnt.ts';
import { readLearntMessages } from './labelled-messages.ts';
import { type LedDraft, ledDraft } from './led-drafts.ts';
import { PHRASE_TAGS } from './phrases/load-texts.ts';

/** What the shipped file must say it was learnt from. */
export function leadingFingerprint(): string {
  const read = readLearntMessages().map(({ messageText, ideal_rewrite }) => [messageText, ideal_rewrite]);
  return learntFrom(read, LEADING_TRAITS);
}

/** Each sentence of a draft, and whether the expert began with it. */
export function labelledLeads({ draft, lead }: LedDraft): readonly LabelledCase[] {
  return leadingCases(draft).map((one, at) => ({ ...one, label: at === lead ? 1 : 0, trust: 1 }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const model = phraseModel();
  const led = readLearntMessages().flatMap((message) => ledDraft(message, model) ?? []);
  writeLearnt('rewriting/order/leading/leading.json', {
    fingerprint: leadingFingerprint(),
    ...fitLearnt(led.flatMap(labelledLeads), [...LEADING_TRAITS, ...PHRASE_TAGS]),
  });
  console.log(`${led.length} drafts`);
}
