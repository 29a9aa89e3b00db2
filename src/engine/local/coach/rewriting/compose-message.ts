import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import type { DraftParts } from './draft-parts.ts';
import { lowered } from './edit-sentence.ts';
import { inOrderFor } from './order-sentences.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { EMOJI, smoothSentence } from './smooth.ts';
import { JARGON } from './wording/jargon.ts';
import { applyRules } from './wording/rule.ts';

const SENTENCES_PER_PARAGRAPH = 3;
/** Types whose sentences tell a story; only a purpose may move ahead of it. */
const TOLD_IN_ORDER: ReadonlySet<MessageType> = new Set(['internal_comms', 'difficult_conversation']);
/** From this many words on, an Achiever's question stands behind the first paragraph and not at the end. */
const WORDS_BEFORE_ASK = 70;

type Paragraphs = readonly (readonly Rewritten[])[];

export interface Plan {
  readonly type: MessageType;
  readonly profile: ProfileCode | null;
  /** Sentences to end on, empty for a draft that asks well. */
  readonly closing: readonly string[];
  /** Whether parts may move; a draft that is right for its reader keeps its order. */
  readonly reshapes: boolean;
  readonly subject: string | null;
}

/** Greeting, paragraphs, closing question and signature, each on lines of its own. */
export function composeMessage(parts: DraftParts, body: Body, plan: Plan): string {
  const { lead, rest } = plan.reshapes
    ? reshaped(plan, body.paragraphs)
    : { lead: [], rest: body.paragraphs };
  const closing = plan.closing.join(' ');
  const asksEarly = plan.profile === 'DP-01' && lead.length > 0 && wordsOf(rest.flat()) >= WORDS_BEFORE_ASK;
  return joinBlocks([
    headingsOf(parts, plan),
    plan.reshapes ? plainGreeting(parts.greeting) : parts.greeting,
    ...layOut(lead.length > 0 ? [lead] : []),
    asksEarly ? closing : '',
    ...layOut(rest),
    asksEarly ? '' : closing,
    signed(parts),
    parts.quoted,
  ]);
}

function reshaped(plan: Plan, paragraphs: Paragraphs): { lead: readonly Rewritten[]; rest: Paragraphs } {
  const all = paragraphs.flat();
  const hasLayout = all.some((sentence) => sentence.isListItem || sentence.startsLine);
  if (hasLayout) return { lead: [], rest: paragraphs };
  const moves = !TOLD_IN_ORDER.has(plan.type) || plan.profile === 'DP-07';
  const ordered = moves ? inOrderFor(plan.profile, all) : all;
  const first = all[0];
  const movedCount = first === undefined ? 0 : ordered.indexOf(first);
  if (movedCount <= 0) return { lead: [], rest: paragraphs.flatMap(splitLong) };
  const lead = ordered.slice(0, movedCount);
  const rest = paragraphs
    .map((sentences) => sentences.filter((sentence) => !lead.includes(sentence)))
    .filter((sentences) => sentences.length > 0);
  return { lead, rest: rest.flatMap(splitLong) };
}

function wordsOf(sentences: readonly Rewritten[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.text.split(' ').length, 0);
}

/** A wall of text in short paragraphs of even length; a question at its end stands alone. */
function splitLong(sentences: readonly Rewritten[]): Paragraphs {
  if (sentences.length < 3 || wordsOf(sentences) < 40) return [sentences];
  const endsInAsk = sentences.at(-1)?.isQuestion === true;
  const body = endsInAsk ? sentences.slice(0, -1) : sentences;
  const count = Math.ceil(body.length / SENTENCES_PER_PARAGRAPH);
  const size = Math.ceil(body.length / count);
  const split: (readonly Rewritten[])[] = [];
  for (let at = 0; at < body.length; at += size) split.push(body.slice(at, at + size));
  return endsInAsk ? [...split, sentences.slice(-1)] : split;
}

/** Paragraphs as text; list items follow each other without a blank line. */
function layOut(paragraphs: Paragraphs): string[] {
  const blocks: string[] = [];
  let wasItem = false;
  for (const sentences of paragraphs) {
    const text = sentences.reduce(
      (line, sentence, index) =>
        `${line}${index === 0 ? '' : sentence.startsLine ? '\n' : ' '}${sentence.marker}${sentence.text}`,
      '',
    );
    const isItem = sentences[0]?.isListItem === true;
    const previous = blocks.at(-1);
    if (isItem && previous !== undefined && (wasItem || previous.endsWith(':')))
      blocks[blocks.length - 1] = `${previous}\n${text}`;
    else blocks.push(text);
    wasItem = isItem;
  }
  return blocks;
}

/** "Hi Tomasz!!" → "Hi Tomasz,". */
function plainGreeting(greeting: string): string {
  if (greeting === '') return '';
  if (/^to whom it may concern\b/i.test(greeting)) return 'Hello,';
  const plain = greeting
    .replace(EMOJI, '')
    .replace(/^(?:bravo|well done|wow),? (?=\p{Lu})/iu, '')
    .trim();
  return smoothSentence(plain.replace(/[\s!?.,:;–-]+$/, '')).concat(',');
}

function headingsOf(parts: DraftParts, plan: Plan): string {
  if (!plan.reshapes) return parts.headings.join('\n');
  return parts.headings.map((heading) => plainHeading(heading, plan.subject)).join('\n');
}

const VAGUE_SUBJECT =
  /^subject:\s*(?:some thoughts|thoughts|various|update|quick (?:question|one)|question|hello|hi|fyi|info|news|misc|following up|checking in|touching base|important|urgent|stuff|small thing|one thing)[.!?\s]*$/i;

const LOUD_IN_SUBJECT =
  /\b(?:(?:URGENT|IMPORTANT)\b!*\s*[-–—:]*\s*|(?:exciting|amazing|great|big|fun|good) news\b[!:,\s–—-]*|mandatory (?=\p{L})|(?:amazing|incredible|huge|massive) (?=\p{L}))/giu;

/** A subject line that says what is wanted, without shouting. */
function plainHeading(heading: string, subject: string | null): string {
  if (subject !== null && VAGUE_SUBJECT.test(heading)) return `Subject: ${subject}`;
  const calm = heading.replace(LOUD_IN_SUBJECT, '');
  return applyRules(lowered(/\p{L}{3}/u.test(calm.replace(/^\w+:/, '')) ? calm : heading), JARGON)
    .replace(EMOJI, '')
    .replace(/!+/g, (_, index: number, all: string) => (/^\s*$/.test(all.slice(index + 1)) ? '' : ':'))
    .replace(/:{2,}/g, ':')
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
  const signOff = smoothSentence(
    parts.signOff
      .replace(/[\s,.!]+$/, '')
      .replace(/^x+$/i, '')
      .replace(/^thx$/i, 'Thanks')
      .replace(/^rgds$/i, 'Regards'),
  );
  if (signOff === '') return signature;
  return signature === '' ? signOff : `${signOff},\n${signature}`;
}

export function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n');
}
