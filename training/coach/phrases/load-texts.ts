/** The texts that the phrase model is trained on, with the faults and merits that each shows. */
import { readFileSync } from 'node:fs';
import { FAULT_TAGS, MERIT_TAGS } from '../../../src/engine/local/coach/reading/draft-reading.ts';
import type { PhraseTag } from '../../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../../src/engine/local/coach/reading/read-draft.ts';
import {
  isQuotedIn,
  type LabelledMessage,
  MESSAGE_FILES,
  readLabelledMessages,
} from '../labelled-messages.ts';

export interface PhraseText {
  readonly text: string;
  readonly tags: readonly PhraseTag[];
  /** True for sentences of messages that an expert would send: what scores here is a false alarm. */
  readonly isGood: boolean;
  /** How much the label is trusted: a sentence of a flawed draft may show more than was labelled. */
  readonly trust: number;
  /** Texts of one source are left out together when the model is measured. */
  readonly source: string;
}

const UNLABELLED_TRUST = 0.3;
/** A near miss stands against many phrases that it looks like. */
const NEAR_MISS_TRUST = 3;
export const PHRASE_FILES = [
  'faults.txt',
  'faults-b.txt',
  'faults-c.txt',
  'faults-d.txt',
  'faults-e.txt',
  'merits.txt',
  'merits-b.txt',
  'merits-c.txt',
  'merits-d.txt',
] as const;

export const BANK_FILES = [
  'fault-phrases-a.jsonl',
  'fault-phrases-b.jsonl',
  'fault-phrases-c.jsonl',
] as const;

export const PHRASE_TAGS: readonly PhraseTag[] = [...FAULT_TAGS, ...MERIT_TAGS];
const KNOWN: ReadonlySet<string> = new Set(PHRASE_TAGS);

function isPhraseTag(tag: string): tag is PhraseTag {
  return KNOWN.has(tag);
}

export interface WrittenPhrase {
  readonly tag: PhraseTag;
  readonly text: string;
  /** False for a near miss, which looks like the fault or merit and is none. */
  readonly shows: boolean;
}

/** Phrasings written by hand: `[tag]`, then `+ shows it`, `- looks like it and does not`. */
export function readWrittenPhrases(file: string): readonly WrittenPhrase[] {
  const phrases: WrittenPhrase[] = [];
  let tag: PhraseTag | null = null;
  for (const line of readFileSync(new URL(`../phrasings/${file}`, import.meta.url), 'utf8').split('\n')) {
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    if (heading !== undefined) {
      if (!isPhraseTag(heading)) throw new Error(`${file}: no such tag: ${heading}`);
      tag = heading;
    } else if (line !== '') {
      if (tag === null || !/^[+-] \S/.test(line)) throw new Error(`${file}: cannot read "${line}"`);
      phrases.push({ tag, text: line.slice(2), shows: line.startsWith('+') });
    }
  }
  return phrases;
}

function textsOfMessage(message: LabelledMessage, source: string): PhraseText[] {
  const planted = [...message.planted_risks, ...message.planted_strengths].flatMap(({ tag, quote }) =>
    isPhraseTag(tag) && quote !== undefined && quote !== '' ? [{ tag, quote }] : [],
  );
  const isGood = message.planted_risks.length === 0;
  const texts: PhraseText[] = planted.map(({ tag, quote }) => ({
    text: quote,
    tags: [tag],
    isGood: false,
    trust: 1,
    source,
  }));
  for (const sentence of readDraft(message.messageText, message.messageType).sentences) {
    const tags = planted
      .filter(({ quote }) => isQuotedIn(sentence, message.messageText, quote))
      .map(({ tag }) => tag);
    const trust = tags.length === 0 && !isGood ? UNLABELLED_TRUST : 1;
    texts.push({ text: sentence.text, tags, isGood: isGood && tags.length === 0, trust, source });
  }
  for (const { text } of readDraft(message.ideal_rewrite, message.messageType).sentences)
    texts.push({ text, tags: [], isGood: true, trust: 1, source });
  return texts;
}

function textsOfPhraseTable(): PhraseText[] {
  const file = new URL('../../../data/messages/coach-phrases.json', import.meta.url);
  const table = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { phrase: string; better: string | null }[]
  >;
  return Object.entries(table).flatMap(([tag, phrases]) =>
    phrases.flatMap(({ phrase, better }) => {
      const shows: PhraseText = {
        text: phrase,
        tags: isPhraseTag(tag) ? [tag] : [],
        isGood: false,
        trust: 1,
        source: 'coach-phrases',
      };
      const mended = { text: better ?? '', tags: [], isGood: false, trust: 1, source: 'coach-phrases' };
      return better === null || better === '' || better.includes('[') ? [shows] : [shows, mended];
    }),
  );
}

interface BankLine {
  readonly text: string;
  readonly tags: readonly string[];
}

/** A bank of single sentences, each with every fault and merit that it shows, none for an ordinary one or a near miss. */
function textsOfBank(source: (typeof BANK_FILES)[number]): PhraseText[] {
  const lines = readFileSync(new URL(`../../../data/messages/${source}`, import.meta.url), 'utf8');
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as BankLine)
    .map(({ text, tags }) => ({ text, tags: tags.filter(isPhraseTag), isGood: false, trust: 1, source }));
}

/** All texts; `source` names the file that each is from. */
export function loadPhraseTexts(): readonly PhraseText[] {
  const written = PHRASE_FILES.flatMap((source) =>
    readWrittenPhrases(source).map(({ tag, text, shows }) => ({
      text,
      tags: shows ? [tag] : [],
      isGood: false,
      trust: shows ? 1 : NEAR_MISS_TRUST,
      source,
    })),
  );
  const messages = MESSAGE_FILES.flatMap((source) =>
    readLabelledMessages(source).flatMap((message) => textsOfMessage(message, source)),
  );
  return [...messages, ...textsOfPhraseTable(), ...written, ...BANK_FILES.flatMap(textsOfBank)];
}
