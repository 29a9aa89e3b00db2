import type { DraftReading } from '../../../reading/draft-reading.ts';
import { mainTopic } from '../../subject/main-topic.ts';
import { topicOf } from '../../subject/topic.ts';
import { spokenTopic } from '../asked/ask-topic.ts';
import { namedTopic } from '../closing-question.ts';

/** "3 of the last 7 handovers": what is counted against somebody. */
const COUNTED =
  /\b\d+ of (?:the |your |our )?(?:last )?\d+ ((?!times|days|weeks|months|years|hours|people)\p{Ll}[\p{Ll}-]{3,}s)\b/u;

/** "The client asked three times about the timeline": what somebody else spoke of is not what the message is about. */
const SPOKEN_BY_OTHERS =
  /\b(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]|[Tt]wo|[Tt]hree|[Ss]ome|[Ss]everal) \p{Ll}+(?: \p{Ll}+)? (?:asked|asks|complained|wrote|rang|called|spoke|talked|wanted to know|told (?:me|us)|said)\b[^.!?]{0,30}\b(?:about|regarding|concerning) /u;

/**
 * What a difficult message is about, in its own words: what it counts, what it says it speaks of, or the thing that it
 * comes back to by every reading. Null when no thing is sure enough.
 */
export function thingAtIssue(reading: DraftReading): string | null {
  const counted = COUNTED.exec(reading.text)?.[1];
  if (counted !== undefined) return `the ${counted}`;
  const spoken = SPOKEN_BY_OTHERS.test(reading.text) ? null : matterIn(spokenTopic(reading));
  if (spoken !== null) return spoken;
  const topic = topicOf(reading);
  return topic !== null && topic === mainTopic(reading) ? matterIn(topic) : null;
}

/** "Your attitude": what somebody is, and nothing that happened. */
const OF_CHARACTER =
  /\b(?:attitude|behaviou?r|conduct|manners?|tone|temper|laziness|rudeness|carelessness|character)\b/i;

/** "I told you about my divorce", "the only tenant who …": what is the writer's own, or a charge, is no matter to answer. */
function matterIn(topic: string | null): string | null {
  if (topic === null || /^(?:my|the only) /i.test(topic) || OF_CHARACTER.test(topic)) return null;
  return namedTopic(topic);
}
