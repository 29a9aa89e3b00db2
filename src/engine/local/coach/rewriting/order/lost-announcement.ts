import type { MessageType } from '../../../../../domain/message-types.ts';
import { contentStems } from '../../../../facts/words.ts';
import { type Body, statement } from '../body.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { topicLine } from './topic-line.ts';

/** The sentences in which a mail says what it is about. */
const FIRST_SENTENCES = 3;

/**
 * The body of a mail with the sentence back that announces what it is about, where that was left out as padding and
 * nothing else names the thing: "it" would mean nothing without it.
 */
export function withLostAnnouncement(type: MessageType, parts: DraftParts, body: Body): Body {
  const [first] = body.paragraphs.flat();
  if (type !== 'email' || first === undefined) return body;
  const named = [...parts.headings, ...body.paragraphs.flat().map(({ text }) => text)];
  const left = new Set(named.flatMap(contentStems));
  const announced = parts.paragraphs
    .flat()
    .slice(0, FIRST_SENTENCES)
    .find(({ text }) => topicLine(text)?.endsWith(':') === true);
  if (announced === undefined || contentStems(topicLine(announced.text) ?? '').some((stem) => left.has(stem)))
    return body;
  const sentence = { ...first, ...statement(announced.text) };
  const [opening = [], ...others] = body.paragraphs;
  return { ...body, paragraphs: [[sentence, ...opening], ...others] };
}
