import { writerOf } from '../parts/writer.ts';
import { isToOne } from '../to-one.ts';
import { softAskOf } from './asked/own-ask.ts';
import type { Asked } from './closing-question.ts';
import type { EditedDraft } from './edited-draft.ts';
import { askedOf, generalQuestions, saidIn } from './last-question.ts';
import { openQuestions } from './open-questions.ts';
import type { Proposal, ProposalSource } from './proposal.ts';
import type { Said } from './said.ts';
import { firstContact, putRight } from './to-one-reader.ts';

/** A line of each kind that the draft gives something for, each wording once. */
export function proposalsFor(draft: EditedDraft): readonly Proposal[] {
  const matter = saidIn(draft);
  const asked = askedOf(draft);
  const [general = '', ...others] = generalQuestions(draft, asked);
  const all: readonly (readonly [ProposalSource, string | null])[] = [
    ...openQuestions(matter),
    ...toOne(draft, matter, asked),
    ...toMany(draft),
    ['general', general],
    ...others.map((text) => ['more general', text] as const),
  ];
  const byText = new Map<string, Proposal>();
  const put = puttingFor(draft);
  for (const [source, line] of all) {
    const text = put(line ?? '');
    if (text !== '' && !TORN.test(text) && !byText.has(text)) byText.set(text, { source, text });
  }
  return [...byText.values()];
}

/** "What would you do with the email in your?": the matter was cut off before its last word. */
const TORN = /\b(?:your|my|our|their|its|the|an?|of|and|or)[?.]$/i;

/** Puts a line as the writer would: with the talk that they propose, and as one person where one person signs. */
function puttingFor(draft: EditedDraft): (line: string) => string {
  const way = wayToTalk(draft);
  const isOne = draft.reading.type === 'internal_comms' && writerOf(draft.reading) === 'me';
  return (line) => {
    const text = line.replace('a short call', way);
    return isOne ? text.replace('please tell us', 'please tell me') : text;
  };
}

/** "a coffee", where the writer proposes one, and a short call anywhere else. */
function wayToTalk(draft: EditedDraft): string {
  const how = softAskOf(draft)?.how;
  if (how === 'coffee') return 'a coffee';
  return how === 'meeting' ? 'a short meeting' : 'a short call';
}

function toOne(
  draft: EditedDraft,
  matter: Said,
  asked: Asked,
): readonly (readonly [ProposalSource, string | null])[] {
  const { type } = draft.reading;
  if (!isToOne(type)) return [];
  return [
    ['put right', putRight(draft)],
    ['first contact', type === 'outreach' ? firstContact(draft, matter, asked) : null],
  ];
}

function toMany({ reading }: EditedDraft): readonly (readonly [ProposalSource, string | null])[] {
  if (reading.type !== 'internal_comms') return [];
  const whom = writerOf(reading);
  const where = whom === 'me' ? 'Questions to me.' : `Questions: ${whom}.`;
  return [
    ['if hard', 'If this is hard for you, please tell us.'],
    ['where to ask', whom === null ? null : where],
  ];
}
