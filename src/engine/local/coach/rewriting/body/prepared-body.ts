import type { Reader } from '../../../../engine.ts';
import type { DraftReading } from '../../reading/draft-reading.ts';
import { withNeedsAsked, withRequestsJoined } from '../closing/asked/ask-of-draft.ts';
import { withOneDayQuestion } from '../closing/asked/one-day-question.ts';
import { withProposalAsked } from '../closing/asked/own-proposal.ts';
import { withSentThing } from '../closing/asked/sent-thing.ts';
import { withDemandAsked } from '../compose/compose-difficult.ts';
import { forTextReader } from '../compose/text-order.ts';
import { withoutOwnName } from '../order/introduction.ts';
import { withKindWordFirst } from '../order/kind-word.ts';
import { withLostAnnouncement, withoutAnnouncement } from '../order/lost-announcement.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { withWriter } from '../sentence/whole-sentence.ts';
import { announcedTitle, titleLine } from '../subject/title-line.ts';
import type { Body } from './body.ts';

/** A body that only lacks its end, its order and its frame, and the title that stands above it. */
export interface Prepared {
  readonly body: Body;
  readonly title: string | null;
}

/** The edited body as this type of message and this reader want it, with what the title says left out. */
export function prepared(reading: DraftReading, parts: DraftParts, reader: Reader, drafted: Body): Prepared {
  const { type } = reading;
  const ownTitle = titleLine(reading, parts, reader.primaryCode);
  const title = ownTitle ?? announcedTitle(reading, parts);
  const told = title === ownTitle ? drafted : withoutAnnouncement(drafted);
  const announced = withLostAnnouncement(type, parts, told);
  const named =
    type === 'outreach'
      ? withoutOwnName(announced, parts.signature)
      : withKindWordFirst(type, reader.primaryCode, parts, announced);
  return { title, body: bodyFor(reading, reader, named) };
}

/** The body as this type of message wants it: demands as questions, a text in whole sentences. */
function bodyFor(reading: DraftReading, { primaryCode }: Reader, drafted: Body): Body {
  const { type } = reading;
  if (type === 'meeting_prep') return drafted;
  const named = withOneDayQuestion(withSentThing(drafted), type);
  if (type === 'difficult_conversation') return withRequestsJoined(withDemandAsked(named));
  const body = withRequestsJoined(withProposalAsked(withNeedsAsked(named, type), reading));
  if (type !== 'text') return body;
  return forTextReader({ ...body, paragraphs: body.paragraphs.map(withWriter) }, primaryCode);
}
