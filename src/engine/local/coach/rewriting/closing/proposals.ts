import { writerOf } from '../parts/writer.ts';
import { softAskOf } from './asked/own-ask.ts';
import { openQuestions } from './closing-authored.ts';
import type { EditedDraft } from './edited-draft.ts';
import { generalQuestions, saidIn } from './last-question.ts';
import type { Proposal, ProposalSource } from './proposal.ts';
import { firstContact, ownAsk, putRight } from './to-one-reader.ts';

/** A line of each kind that the draft gives something for, each wording once. */
export function proposalsFor(draft: EditedDraft): readonly Proposal[] {
  const [general = '', ...others] = generalQuestions(draft);
  const all: readonly (readonly [ProposalSource, string | null])[] = [
    ...openQuestions(saidIn(draft)),
    ...toOne(draft),
    ...toMany(draft),
    ['general', general],
    ...others.map((text) => ['more general', text] as const),
  ];
  const byText = new Map<string, Proposal>();
  const way = wayToTalk(draft);
  for (const [source, question] of all) {
    const text = question?.replace('a short call', way) ?? '';
    if (text !== '' && !byText.has(text)) byText.set(text, { source, text });
  }
  return [...byText.values()];
}

/** "a coffee", where the writer proposes one, and a short call anywhere else. */
function wayToTalk(draft: EditedDraft): string {
  const how = softAskOf(draft)?.how;
  if (how === 'coffee') return 'a coffee';
  return how === 'meeting' ? 'a short meeting' : 'a short call';
}

function toOne(draft: EditedDraft): readonly (readonly [ProposalSource, string | null])[] {
  const { type } = draft.reading;
  if (type !== 'email' && type !== 'outreach' && type !== 'text') return [];
  return [
    ['own ask', ownAsk(draft)],
    ['put right', putRight(draft)],
    ['first contact', type === 'outreach' ? firstContact(draft) : null],
  ];
}

function toMany({ reading }: EditedDraft): readonly (readonly [ProposalSource, string | null])[] {
  if (reading.type !== 'internal_comms') return [];
  const whom = writerOf(reading);
  const where = whom === 'me' ? 'Questions to me.' : `Questions: ${whom}.`;
  return [
    ['if hard', `If this is hard for you, please tell ${whom === 'me' ? 'me' : 'us'}.`],
    ['where to ask', whom === null ? null : where],
  ];
}
