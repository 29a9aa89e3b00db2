import type { MessageType } from '../../../../../domain/message-types.ts';
import { contentStems } from '../../../../facts/words.ts';
import { type Body, statement } from '../body/body.ts';
import type { DraftParts, Unit } from '../parts/draft-parts.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { capitalised } from '../sentence/smooth.ts';
import { topicLine } from './topic-line.ts';

/** The sentences in which a message says what it is about. */
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
  const announced = announcementIn(parts);
  if (announced === undefined || contentStems(topicLine(announced.text) ?? '').some((stem) => left.has(stem)))
    return body;
  const sentence = { ...first, ...statement(announced.text) };
  const [opening = [], ...others] = body.paragraphs;
  return { ...body, paragraphs: [[sentence, ...opening], ...others] };
}

/** The thing that a notice announces in a sentence that says no more, as a title can name it; else null. */
export function announcedThing(parts: DraftParts): string | null {
  const announced = announcementIn(parts);
  const thing = announced === undefined ? undefined : THING.exec(topicLine(announced.text) ?? '')?.[1];
  return thing === undefined ? null : capitalised(thing);
}

/** The body without the sentence that announces what its title names. */
export function withoutAnnouncement(body: Body): Body {
  const first = body.paragraphs
    .flat()
    .slice(0, FIRST_SENTENCES)
    .find(({ text }) => THING.test(topicLine(text) ?? ''));
  const rest = keptSentences(body.paragraphs, (sentence) => sentence !== first);
  return first === undefined || rest.length === 0 ? body : { ...body, paragraphs: rest };
}

const THING = /^About (?:(?:the|our) )?([^:()]{4,60}):$/;

/** The sentence in which the draft says what it is about. */
function announcementIn(parts: DraftParts): Unit | undefined {
  return parts.paragraphs
    .flat()
    .slice(0, FIRST_SENTENCES)
    .find(({ text }) => topicLine(text)?.endsWith(':') === true);
}
