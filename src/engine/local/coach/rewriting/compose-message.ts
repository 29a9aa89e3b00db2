import type { ProfileCode } from '../../../../domain/profiles.ts';
import type { DraftParts } from './draft-parts.ts';
import { inOrderFor } from './order-sentences.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { EMOJI, smoothSentence } from './smooth.ts';

const SENTENCES_PER_PARAGRAPH = 3;

/** Greeting, paragraphs, closing question and signature, each on lines of its own. */
export function composeMessage(
  parts: DraftParts,
  body: Body,
  profile: ProfileCode | null,
  closing: readonly string[],
): string {
  const paragraphs = body.isChanged ? paragraphsFor(profile, body.paragraphs) : body.paragraphs;
  return joinBlocks([
    parts.headings.map(plainHeading).join('\n'),
    plainGreeting(parts.greeting),
    ...layOut(paragraphs),
    closing.join(' '),
    signed(parts),
    parts.quoted,
  ]);
}

function paragraphsFor(
  profile: ProfileCode | null,
  paragraphs: readonly (readonly Rewritten[])[],
): readonly (readonly Rewritten[])[] {
  if (paragraphs.some((sentences) => sentences.some((sentence) => sentence.isListItem))) return paragraphs;
  const ordered = inOrderFor(profile, paragraphs.flat());
  const movedLead = ordered[0] !== paragraphs[0]?.[0];
  if (paragraphs.length > 1 && !movedLead) return paragraphs.flatMap(splitLong);
  if (paragraphs.length > 1) {
    const [lead] = ordered;
    const rest = paragraphs.map((sentences) => sentences.filter((sentence) => sentence !== lead));
    return [lead === undefined ? [] : [lead], ...rest.filter((sentences) => sentences.length > 0)].flatMap(
      splitLong,
    );
  }
  return splitLong(ordered);
}

/** A wall of text in short paragraphs of even length; a question at its end stands alone. */
function splitLong(sentences: readonly Rewritten[]): readonly (readonly Rewritten[])[] {
  const words = sentences.reduce((sum, sentence) => sum + sentence.text.split(' ').length, 0);
  if (sentences.length < 3 || words < 40) return [sentences];
  const last = sentences.at(-1);
  const endsInAsk = last?.isQuestion === true;
  const body = endsInAsk ? sentences.slice(0, -1) : sentences;
  const count = Math.ceil(body.length / SENTENCES_PER_PARAGRAPH);
  const size = Math.ceil(body.length / count);
  const split: Rewritten[][] = [];
  for (let at = 0; at < body.length; at += size) split.push(body.slice(at, at + size));
  return endsInAsk && last !== undefined ? [...split, [last]] : split;
}

/** Paragraphs as text; list items follow each other without a blank line. */
function layOut(paragraphs: readonly (readonly Rewritten[])[]): string[] {
  const blocks: string[] = [];
  let wasItem = false;
  for (const sentences of paragraphs) {
    const text = sentences.map((sentence) => sentence.marker + sentence.text).join(' ');
    const isItem = sentences[0]?.isListItem === true;
    const previous = blocks.at(-1);
    if (isItem && wasItem && previous !== undefined) blocks[blocks.length - 1] = `${previous}\n${text}`;
    else blocks.push(text);
    wasItem = isItem;
  }
  return blocks;
}

/** "Hi Tomasz!!" → "Hi Tomasz,". */
export function plainGreeting(greeting: string): string {
  if (greeting === '') return '';
  const plain = greeting.replace(EMOJI, '').trim();
  return smoothSentence(plain.replace(/[\s!?.,:;–-]+$/, '')).concat(',');
}

/** A subject line without shouting. */
function plainHeading(heading: string): string {
  return heading
    .replace(EMOJI, '')
    .replace(/!+/g, '')
    .replace(/\b(?:URGENT|IMPORTANT)\b\s*[-–—:]*\s*/g, '')
    .replace(
      /^(Subject|Re): (\p{Ll})/u,
      (_, label: string, first: string) => `${label}: ${first.toUpperCase()}`,
    )
    .replace(/ {2,}/g, ' ')
    .trim();
}

function signed(parts: DraftParts): string {
  const signature = parts.signature
    .replace(/^[-–—~]\s*/, '')
    .replace(/[.,]$/, '')
    .trim();
  if (parts.signOff === '') return signature;
  const signOff = smoothSentence(parts.signOff.replace(/[\s,.!]+$/, '').replace(/^x+$/i, ''));
  if (signOff === '') return signature;
  return signature === '' ? signOff : `${signOff},\n${signature}`;
}

export function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n');
}
