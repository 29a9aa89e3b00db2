import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import type { DraftParts } from './draft-parts.ts';
import { lowered } from './edit-sentence.ts';
import { inOrderFor, leadsFor, withoutReasonMark } from './order-sentences.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { EMOJI, smoothSentence } from './smooth.ts';
import { JARGON } from './wording/jargon.ts';
import { applyRules } from './wording/rule.ts';

const SENTENCES_PER_PARAGRAPH = 3;
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
  /** Whether the reader's part may go to the front; not where little is wrong with the draft. */
  readonly reorders: boolean;
  readonly subject: string | null;
  /** A sentence that says what the message is about, where the rest no longer does. */
  readonly opening: string | null;
}

/** Greeting, paragraphs, closing question and signature, each on lines of its own. */
export function composeMessage(parts: DraftParts, body: Body, plan: Plan): string {
  const { lead, rest } = plan.reshapes
    ? reshaped(plan, body.paragraphs)
    : { lead: [], rest: body.paragraphs.length === 1 ? body.paragraphs.flatMap(splitWall) : body.paragraphs };
  const closing = plan.closing.join(' ');
  const opening = plan.opening === null ? [] : [plan.opening];
  const asksEarly = plan.profile === 'DP-01' && lead.length > 0 && wordsOf(rest.flat()) >= WORDS_BEFORE_ASK;
  return joinBlocks([
    headingsOf(parts, plan),
    plan.reshapes ? warmGreeting(plainGreeting(parts.greeting), plan) : parts.greeting,
    ...withOpening(opening, layOut(lead.length > 0 ? [lead] : rest)),
    asksEarly ? closing : '',
    ...(lead.length > 0 ? layOut(rest) : []),
    asksEarly ? '' : closing,
    signed(parts, plan),
    parts.quoted,
  ]);
}

/** The opening sentence in front of the first paragraph. */
function withOpening(opening: readonly string[], blocks: readonly string[]): readonly string[] {
  const [first, ...others] = blocks;
  return first === undefined ? opening : [[...opening, first].join(' '), ...others];
}

function reshaped(plan: Plan, paragraphs: Paragraphs): { lead: readonly Rewritten[]; rest: Paragraphs } {
  const all = paragraphs.flat();
  const hasLayout = all.some((sentence) => sentence.isListItem || sentence.startsLine);
  if (hasLayout)
    return { lead: [], rest: plan.reorders ? purposeFirst(plan.profile, paragraphs) : paragraphs };
  const ordered = plan.reorders ? inOrderFor(plan.type, plan.profile, all) : all;
  const first = all[0];
  const movedCount = first === undefined ? 0 : ordered.indexOf(first);
  if (movedCount <= 0) return { lead: [], rest: paragraphs.flatMap(splitLong) };
  const moved = ordered.slice(0, movedCount);
  const lead = moved.map((sentence) =>
    sentence.isReason ? { ...sentence, text: withoutReasonMark(sentence.text) } : sentence,
  );
  const rest = paragraphs
    .map((sentences) => sentences.filter((sentence) => !moved.includes(sentence)))
    .filter((sentences) => sentences.length > 0);
  return { lead, rest: rest.flatMap(splitLong) };
}

/** A paragraph behind a list that this reader looks for first, in front of the list. */
function purposeFirst(profile: ProfileCode | null, paragraphs: Paragraphs): Paragraphs {
  const list = paragraphs.findIndex((sentences) => sentences[0]?.isListItem === true);
  const index = paragraphs.findIndex(
    (sentences, at) => at > list && sentences[0]?.isListItem === false && leadsFor(profile, sentences[0]),
  );
  const found = paragraphs[index];
  if (list < 0 || found === undefined) return paragraphs;
  const asks = found.findIndex((sentence) => sentence.isAsk);
  const moved = asks > 0 ? found.slice(0, asks) : found;
  const stays = asks > 0 ? [found.slice(asks)] : [];
  return [moved, ...paragraphs.slice(0, index), ...stays, ...paragraphs.slice(index + 1)];
}

function wordsOf(sentences: readonly Rewritten[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.text.split(' ').length, 0);
}

/** From how many words on a draft of one paragraph is a wall of text. */
const WALL_WORDS = 60;

function splitWall(sentences: readonly Rewritten[]): Paragraphs {
  const isWall = wordsOf(sentences) >= WALL_WORDS && !sentences.some((sentence) => sentence.startsLine);
  if (!isWall) return [sentences];
  const asks = sentences.findIndex((sentence) => sentence.isQuestion);
  return asks <= 0 ? splitLong(sentences) : [...splitLong(sentences.slice(0, asks)), sentences.slice(asks)];
}

/** A wall of text in short paragraphs of even length; a question at its end stands alone. */
function splitLong(sentences: readonly Rewritten[]): Paragraphs {
  if (sentences.length < 3 || wordsOf(sentences) < 40) return [sentences];
  const endsInAsk = sentences.at(-1)?.isQuestion === true;
  const body = endsInAsk ? sentences.slice(0, -1) : sentences;
  const count = Math.ceil(body.length / SENTENCES_PER_PARAGRAPH);
  const size = Math.ceil(body.length / count);
  const split: (readonly Rewritten[])[] = [];
  for (let at = 0; at < body.length; ) {
    const end = endsOnCall(body[at + size - 1]) ? at + size - 1 : at + size;
    split.push(body.slice(at, end));
    at = end;
  }
  return endsInAsk ? [...split, sentences.slice(-1)] : split;
}

/** "Questions?" belongs to what follows it. */
function endsOnCall(sentence: Rewritten | undefined): boolean {
  return sentence?.isQuestion === true && sentence.text.split(' ').length <= 2;
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

const NAME_ONLY =
  /^(?!(?:Hi|Hello|Hey|Dear|Good|Greetings|Morning)\b)(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2},$/u;

/** "Lukas," → "Dear Lukas," for a reader who looks for the person first. */
function warmGreeting(greeting: string, plan: Plan): string {
  const isCold =
    plan.profile === 'DP-06' && NAME_ONLY.test(greeting) && !/^(?:All|Team|Folks|Everyone)\b/.test(greeting);
  return isCold && plan.reorders ? `Dear ${greeting}` : greeting;
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

function signed(parts: DraftParts, plan: Plan): string {
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
      .replace(/^rgds$/i, 'Regards')
      .replace(/^regards$/i, plan.reshapes && plan.profile === 'DP-06' ? 'Kind regards' : 'Regards'),
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
