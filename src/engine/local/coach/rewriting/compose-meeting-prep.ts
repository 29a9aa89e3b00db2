import type { ProfileCode } from '../../../../domain/profiles.ts';
import { LIKELY_QUESTIONS } from './closing-question.ts';
import { joinBlocks } from './compose-message.ts';
import type { DraftParts } from './draft-parts.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { capitalised } from './smooth.ts';

const PURPOSE = /^(?:the )?(?:purpose|goal|objective|aim|idea|plan)(?: is)?(?: to)?\s*[:=–-]?\s+/i;
const DECISION =
  /\b(?:approv|sign\b|signs|signature|sign off|decid|decision|release|budget|her ok|his ok|their ok|yes or no|get (?:her|him|them) to|need (?:her|him|them) to|want (?:her|him|them) to|want (?:her|his|their)|agree to)\w*/i;
const BRING = /^(?:bring|attached|take along|have with)\b[\s:]*/i;
const LABELLED = /^[\p{Lu}][\p{L} ]{2,22}:/u;

/** Purpose, decision, points and what this reader will ask, under labels; the writer's words stay. */
export function composeMeetingPrep(parts: DraftParts, body: Body, profile: ProfileCode | null): string {
  const sentences = body.paragraphs.flat();
  const title = titleOf(parts, sentences);
  const rest = title.taken === null ? sentences : sentences.filter((sentence) => sentence !== title.taken);
  const purpose = rest.find((sentence) => PURPOSE.test(sentence.text));
  const decision = rest.find((sentence) => sentence !== purpose && DECISION.test(sentence.text));
  const bring = rest.find((sentence) => sentence !== decision && BRING.test(sentence.text));
  const points = rest.filter((sentence) => ![purpose, decision, bring].includes(sentence));
  return joinBlocks([
    title.text,
    parts.greeting,
    [labelled('Purpose', purpose, PURPOSE), labelled('Decision needed', decision, null)]
      .filter((line) => line !== '')
      .join('\n'),
    pointsBlock(points),
    labelled('Bring', bring, BRING),
    `Expect: ${LIKELY_QUESTIONS[profile ?? 'unknown']}`,
    parts.signature,
    parts.quoted,
  ]);
}

/** Whether the draft already stands under labels of its own, which then stay. */
export function isLabelled(sentences: readonly Rewritten[]): boolean {
  return sentences.filter((sentence) => LABELLED.test(sentence.text)).length >= 3;
}

function titleOf(
  parts: DraftParts,
  sentences: readonly Rewritten[],
): { text: string; taken: Rewritten | null } {
  if (parts.headings.length > 0) return { text: parts.headings.join('\n'), taken: null };
  const first = sentences[0];
  const isTitle =
    first !== undefined &&
    !first.isListItem &&
    !first.isQuestion &&
    first.text.split(' ').length <= 14 &&
    !PURPOSE.test(first.text);
  return isTitle ? { text: first.text.replace(/\.$/, ''), taken: first } : { text: '', taken: null };
}

function labelled(label: string, sentence: Rewritten | undefined, prefix: RegExp | null): string {
  if (sentence === undefined) return '';
  const words = prefix === null ? sentence.text : sentence.text.replace(prefix, '');
  return `${label}: ${capitalised(words)}`;
}

function pointsBlock(points: readonly Rewritten[]): string {
  if (points.length === 0) return '';
  return points
    .map((sentence) => `${/^\d/.test(sentence.marker) ? sentence.marker : '- '}${sentence.text}`)
    .join('\n');
}
