import { type EditedDraft, sentencesOf } from './edited-draft.ts';
import { takesNoAnswer } from './forbids-answer.ts';
import type { Proposal } from './proposal.ts';

/** "Need an answer by 5", "shout if that leaves you short": what the writer wants to hear, in their own words. */
const WANTS_WORD =
  /(?:^|[,;:–—-] |\b(?:and|but|so) )(?:(?:please|pls|just|I|we|so) )*(?:(?:just )?need (?:an? (?:answer|yes|no|decision)|your (?:answer|decision|yes|ok)|to (?:know|hear))\b|(?:shout|text|ring|call|message|tell|let) (?:me|us)\b|(?:give|drop) (?:me|us) a (?:shout|ring|call|bell|text|line)\b|(?:shout|reply|answer) (?:by|before|if|when|today|tonight|asap)\b|get back to (?:me|us)\b)/iu;
/** "It's done now", "don't start": what is not to be talked about any more. */
const SETTLED =
  /\b(?:it|that|this|all)(?:['’]s| is) (?:all )?(?:done|decided|settled|final|sorted now|happening)(?: (?:now|already|and dusted))?(?=[,.;!]|$| so\b| and\b)|\bdon['’]t (?:even )?start\b(?=[,.;!]|$)/iu;

/** "Yours was 11. Declined.": what has been asked for and answered. */
const REFUSED =
  /(?:^|[.!?] |\b(?:is|was|been|it['’]s) )(?:declined|refused|rejected|denied|turned down)[.!]*$|\b(?:don['’]t|do not|stop) suggest/i;
/** "Yes I can do the 17th": what the reader has asked before. */
const SAYS_YES = /^(?:yes|yep|yeah|sure|ok|okay),? (?:I|we) (?:can|could|will|am|are|have|did)\b/i;
/** "You deal with her, I'm at work" */
const LEAVES_TO_READER = /(?:^|[,;] )you (?:deal with|sort|see to|talk to|speak to|ring|tell|ask) \p{L}/iu;
/** "Get up there today and check the ties": what is to be checked. */
const BIDS_CHECK =
  /(?:^|[,;] |\band )(?:please |just |then )?(?:check|inspect|test|count|measure|look over) (?:the|that|your|our|each|every|all|both|it|them)\b/i;

/** Whether a text says itself what it wants to hear, so that no line of another's could ask for it better. */
export function saysWhatToAnswer(draft: EditedDraft): boolean {
  return draft.reading.type === 'text' && sentencesOf(draft).some(({ text }) => WANTS_WORD.test(text));
}

/** Without the questions that could stand in any text, where this one says that the matter is closed. */
export function withoutIdleLines(draft: EditedDraft, proposals: readonly Proposal[]): readonly Proposal[] {
  if (draft.reading.type !== 'text') return proposals;
  const sentences = sentencesOf(draft);
  const { primaryCode } = draft.reader;
  const isClosed =
    REFUSED.test(draft.reading.text) ||
    draft.reading.sentences.some(({ text }) => SAYS_YES.test(text) || LEAVES_TO_READER.test(text)) ||
    (primaryCode === 'DP-04' && sentences.some(({ text }) => BIDS_CHECK.test(text))) ||
    (primaryCode !== 'DP-02' &&
      (takesNoAnswer(sentences) || sentences.some(({ text }) => SETTLED.test(text))));
  const said = sentences.map(({ text }) => text.toLowerCase());
  const others = proposals.filter(({ text }) => !repeats(text, said));
  return isClosed ? others.filter(({ source }) => !GENERAL.has(source)) : others;
}

/** "What would you need to see before we order ours tonight?" behind "We should order ours tonight". */
function repeats(question: string, said: readonly string[]): boolean {
  const deed = /\bbefore (?:we|I|you) ([^?]{8,90})\?$/i.exec(question)?.[1]?.toLowerCase();
  return deed !== undefined && said.some((text) => text.includes(deed));
}

const GENERAL: ReadonlySet<Proposal['source']> = new Set(['general', 'more general']);
