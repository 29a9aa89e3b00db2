import type { MessageType } from '../../../../../domain/message-types.ts';
import { contentStems } from '../../../../facts/words.ts';
import type { Rewritten } from '../body/body.ts';
import type { DraftParts, Unit } from '../parts/draft-parts.ts';
import { lostMatter, placeOfCharge } from './topic.ts';

/** What the sentences left out of a body were about, where nothing in the rewritten paragraphs names it; null when nothing is lost. */
export function lostTopicOf(
  type: MessageType,
  parts: DraftParts,
  kept: readonly (readonly Unit[])[],
  paragraphs: readonly (readonly Rewritten[])[],
): string | null {
  const sentences = new Set(kept.flat().map((unit) => unit.sentence));
  const left = parts.paragraphs.flat().filter((unit) => !sentences.has(unit.sentence));
  const isMatter = (topic: string | null): topic is string =>
    topic !== null &&
    !NO_TOPIC.test(topic) &&
    (type === 'difficult_conversation' || /^(?:our|your) /.test(topic));
  const isHard = type === 'difficult_conversation';
  const topics = left
    .map(({ text }) =>
      NO_CHARGE.test(text) ? null : (lostMatter(text) ?? (isHard ? placeOfCharge(text) : null)),
    )
    .filter(isMatter);
  if (topics.length === 0) return null;
  const texts = paragraphs.flat().map(({ text }) => text);
  const named = new Set(contentStems(texts.join(' ')));
  const lost = topics.find((topic) => !contentStems(topic).some((stem) => named.has(stem)));
  return lost?.replace(/\b(?:so-called|precious|famous) /gi, '') ?? null;
}

/** What a charge calls the reader's doings. */
const NO_TOPIC =
  /\b(?:whims?|ego|visions?|moods?|nonsense|excuses?|drama|antics|tantrums?|games|lectures?|promises|rubbish|stupidity|laziness)$/i;

/** Small talk and feelings: what they name is not what the message is about. */
const NO_CHARGE =
  /^(?:(?:hi|hey|hello|dear|look|so|sorry)\b[^.!?]{0,20}, )?(?:I )?(?:really |do |just )?(?:hope|trust|sorry|forgive)\b|\b(?:the wrong way|feel (?:sick|terrible|awful|bad)|can['’]t sleep|my finger on|appreciates? you|take it personally|putting (?:this|it) off|your next \p{L}+|you (?:obviously |clearly |apparently |evidently |really |seem to |must )*think)\b/iu;
