import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { offeredThing } from './asked/ask-topic.ts';
import { isSoftAsk } from './asked/own-ask.ts';
import { isOwnChange } from './asked/own-change.ts';
import { soughtHelp } from './asked/sought-help.ts';
import { type Asked, closingQuestion } from './closing-question.ts';
import { checksIn, type EditedDraft, questionsOf, sentencesOf } from './edited-draft.ts';
import { takesNoAnswer } from './forbids-answer.ts';
import type { Said } from './said.ts';
import { hasLapsed, wentAheadAlone } from './went-ahead.ts';

/** A word that the message has arrived, which answers nothing of what it says. */
const ASKS_FOR_RECEIPT = /^could you (?:please )?confirm\b[^?]{0,40} that you have received this\?$/i;

/** Whether a message to one reader puts a question that can be answered. */
export function asksAlready(draft: EditedDraft): boolean {
  return questionsOf(draft).some(
    (sentence) =>
      !isSoftAsk(sentence, draft.reading.type) &&
      !checksIn(sentence.text) &&
      !ASKS_FOR_RECEIPT.test(sentence.text),
  );
}

/** What a Guardian wants to be asked who is told of a change that nobody asked about, or of a lapse; else null. */
export function putRight(draft: EditedDraft): string | null {
  const { reading, reader } = draft;
  if (reader.primaryCode !== 'DP-04') return null;
  const hasGoneAhead =
    isOwnChange(reading) || hasLapsed(draft) || (reading.type === 'text' && wentAheadAlone(draft));
  return hasGoneAhead ? 'What would you want checked or put right now?' : null;
}

const ONLY_GREETS = /\bjust (?:wanted|want) to say (?:hello|hi|thanks|thank you)\b/i;
const LOOKS_AHEAD =
  /\b(?:in (?:\p{L}+ |\d+ )?(?:years|generations?)|one day|future|for good|20[3-9]\d|vision|dream|could|region|villages?|generations?|children|coast|school)\b/iu;

/** What a first letter without an ask can end on; empty where the general question would have nothing to take up. */
export function firstContact(draft: EditedDraft, matter: Said, asked: Asked): string {
  const sentences = sentencesOf(draft);
  const texts = sentences.map(({ text }) => text);
  if (takesNoAnswer(sentences)) return '';
  if (draft.reader.primaryCode === 'DP-06' && ONLY_GREETS.test(draft.reading.text))
    return 'Could we talk about this?';
  const sought = soughtHelp(matter);
  if (sought !== null) return sought;
  const topic = TAKES_ANY.has(asked.profile) ? asked.topic : offeredThing(texts);
  if (asked.profile !== 'DP-07' || texts.some((text) => LOOKS_AHEAD.test(text)))
    return closingQuestion({ ...asked, topic, deadline: null });
  return topic === null
    ? 'Could we talk about where this could lead?'
    : `Would ${topic} take you where you want to go?`;
}

/** Readers whose first question can name any thing; the others are asked how an offer is for them. */
const TAKES_ANY: ReadonlySet<ProfileCode | null> = new Set(['DP-01', 'DP-02', 'DP-04', 'DP-05', null]);
