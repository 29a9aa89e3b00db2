import { type EditedDraft, sentencesOf } from './edited-draft.ts';
import { takesNoAnswer } from './forbids-answer.ts';
import type { Proposal } from './proposal.ts';

/** "Need an answer by 5", "shout if that leaves you short": what the writer wants to hear, in their own words. */
const WANTS_WORD =
  /(?:^|[,;:–—-] |\b(?:and|but|so) )(?:(?:please|pls|just|I|we|so) )*(?:(?:just )?need (?:an? (?:answer|yes|no|decision)|your (?:answer|decision|yes|ok)|to (?:know|hear))\b|(?:shout|text|ring|call|message|tell|let) (?:me|us)\b|(?:give|drop) (?:me|us) a (?:shout|ring|call|bell|text|line)\b|(?:shout|reply|answer) (?:by|before|if|when|today|tonight|asap)\b|get back to (?:me|us)\b)/iu;
/** "It's done now", "don't start": what is not to be talked about any more. */
const SETTLED =
  /\b(?:it|that|this|all)(?:['’]s| is) (?:all )?(?:done|decided|settled|final|sorted now|happening)(?: (?:now|already|and dusted))?(?=[,.;!]|$| so\b| and\b)|\bdon['’]t (?:even )?start\b(?=[,.;!]|$)/iu;

/** Whether a text says itself what it wants to hear, so that no line of another's could ask for it better. */
export function saysWhatToAnswer(draft: EditedDraft): boolean {
  return draft.reading.type === 'text' && sentencesOf(draft).some(({ text }) => WANTS_WORD.test(text));
}

/** Without the questions that could stand in any text, where this one says that the matter is closed. */
export function withoutIdleLines(draft: EditedDraft, proposals: readonly Proposal[]): readonly Proposal[] {
  if (draft.reading.type !== 'text' || draft.reader.primaryCode === 'DP-02') return proposals;
  const sentences = sentencesOf(draft);
  const isClosed = takesNoAnswer(sentences) || sentences.some(({ text }) => SETTLED.test(text));
  return isClosed ? proposals.filter(({ source }) => !GENERAL.has(source)) : proposals;
}

const GENERAL: ReadonlySet<Proposal['source']> = new Set(['general', 'more general']);
