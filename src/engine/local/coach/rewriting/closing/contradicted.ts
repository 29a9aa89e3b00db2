/** Lines that the words of the message itself contradict, so that they never stand at its end. */
import { contentStems } from '../../../../facts/words.ts';
import { askTopic } from './asked/ask-topic.ts';
import { type EditedDraft, sentencesOf } from './edited-draft.ts';
import { forbidsAnswer } from './forbids-answer.ts';
import type { Proposal } from './proposal.ts';

/** "You have till tonight", "No need for a long discussion", "If you've worries, don't!": nobody is to say anything more. */
const ENDS_TALK =
  /\byou(?:['’]ve| have)(?: got)? (?:till|until|by) \p{L}|\bno need (?:for|of) (?:an? )?(?:\p{L}+ )?(?:discussion|debate|questions?|comments?)\b|\bplease no (?:suggestions|questions|comments|discussion|replies)\b|\b(?:I|we) don['’]t want to hear\b|\bnot up for discussion\b|, don['’]t!|\bthe decision has been (?:taken|made)\b|\b(?:was|were) not taken into account\b/iu;
/** What asks for a view, an objection or a wish. */
const ASKS_VIEW =
  /^(?:how (?:do|does|is|was|would) |what do you (?:propose|think|make)|which of these|if (?:this is hard|it is hard|you see|you want to test|something))/i;
/** Posts that go: whom it hits needs no stock line. */
const TAKES_POSTS =
  /\b(?:duplicative|redundan\p{L}+|lay-?offs?|laid off|job (?:cuts|losses)|(?:roles?|posts?|positions?|jobs?) (?:will be|are|have been|is|being) (?:\p{L}+ )?(?:cut|lost|eliminated|removed|identified|discontinued|at risk))\b/iu;
const OF_STEPS = /^If a step, an owner/;
/** A date, an hour or a named doer: what could be unclear. */
const HAS_STEPS =
  /\b(?:\d{1,2}(?:st|nd|rd|th)\b|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|\d{1,2}[:.]\d{2}|noon)|\b(?:by|before|until) (?:the end|next)\b/i;
const OF_RISKS = /\bnot covered here\b/;
const OF_REASONS = /^If you want to test the reasons/;
/** "Shall I crack on?": the writer asks for the decision already. */
const ASKS_LEAVE = /^(?:(?:so|and|anyway|ok),? )*(?:shall|should|may) (?:I|we)\b[^?]{3,}\?$/i;
/** Lines made of nothing that the draft says. */
const STOCK: ReadonlySet<string> = new Set([
  'general',
  'more general',
  'first contact',
  'put right',
  'if hard',
  'where to ask',
]);
/** Words of a sentence in which a writer says what they want of the reader. */
const WANTS =
  /\?|\b(?:talk|call|meet|visit|interest\p{L}*|help|need|want|wish|would like|['’]d like|offer|propose|wonder\p{L}*|grateful|possib\p{L}+|let me know|ask|looking for|hope)\b/iu;

/** Whether a line says or asks what the message itself rules out, or speaks of what the message does not hold. */
export function isContradicted(draft: EditedDraft, line: Proposal): boolean {
  const texts = sentencesOf(draft).map(({ text }) => text);
  const { type } = draft.reading;
  if (type === 'internal_comms') return isContradictedToMany(draft, texts, line);
  if (!STOCK.has(line.source)) return false;
  if (type === 'difficult_conversation')
    return ASKS_VIEW.test(line.text) && texts.some((text) => ENDS_TALK.test(text));
  if (draft.reading.sentences.some(({ text }) => ASKS_LEAVE.test(text))) return true;
  return type === 'outreach' && namesOtherThing(draft, line.text);
}

function isContradictedToMany(draft: EditedDraft, texts: readonly string[], line: Proposal): boolean {
  if (texts.some((text) => TAKES_POSTS.test(text))) return true;
  if (OF_STEPS.test(line.text)) return !texts.some((text) => HAS_STEPS.test(text));
  if (line.source === 'where to ask') return isSigner(draft, line.text);
  const isOpen = ASKS_VIEW.test(line.text) || OF_RISKS.test(line.text) || OF_REASONS.test(line.text);
  return isOpen && texts.some((text) => ENDS_TALK.test(text) || forbidsAnswer(text));
}

/** "Questions: House committee." above "House committee": the reader sees at once who wrote. */
function isSigner({ reading }: EditedDraft, line: string): boolean {
  const name = line.replace(/^Questions(?: to|:) /, '').replace(/\.$/, '');
  return reading.text.trimEnd().endsWith(name) && name !== 'me';
}

/** Whether a line names a thing that the draft's own ask does not speak of. */
function namesOtherThing({ reading }: EditedDraft, line: string): boolean {
  const topic = askTopic(reading);
  if (topic === null || !line.includes(topic)) return false;
  const stems = new Set(contentStems(topic));
  const asks = reading.sentences.filter(({ text }) => WANTS.test(text));
  return !asks.some(({ text }) => contentStems(text).some((stem) => stems.has(stem)));
}
