import { readFileSync } from 'node:fs';
import type { MessageType } from '../../src/domain/message-types.ts';
import type { ProfileCode, SecondaryCode } from '../../src/domain/profiles.ts';
import type { Span } from '../../src/engine/local/coach/reading/draft-reading.ts';

/** A draft with what an expert coach sees in it. */
export interface LabelledMessage {
  readonly id: string;
  readonly messageType: MessageType;
  readonly primaryCode: ProfileCode | null;
  readonly secondaryCode: SecondaryCode | null;
  readonly messageText: string;
  /** Parts of the draft that must survive in a rewrite, letter for letter. */
  readonly facts: readonly string[];
  readonly planted_risks: readonly { readonly tag: string; readonly quote: string }[];
  readonly planted_strengths: readonly { readonly tag: string; readonly quote?: string }[];
  readonly ideal_rewrite: string;
}

/** The labelled sets that the coach was tuned on. */
export const MESSAGE_FILES = [
  'messages-dev.jsonl',
  'messages-dev-b.jsonl',
  'messages-dev-c.jsonl',
  'messages-dev-d.jsonl',
  'messages-dev-e.jsonl',
  'messages-dev-f.jsonl',
  'messages-dev-g.jsonl',
  'messages-dev-h.jsonl',
] as const;
/** Drafts after which rules of wording were made, and of whose sentences and criticisms readers judged; the phrase model has not learnt from them. */
export const RULE_FILES = [
  'messages-dev-i.jsonl',
  'messages-dev-j.jsonl',
  'messages-dev-k.jsonl',
  'messages-dev-l.jsonl',
  'messages-dev-m.jsonl',
] as const;
/** Drafts that no list, model or weight was made from; keep it so. Of `e` three drafts were read, of `f` a dozen and of `g` ten, for what was wrong with them. */
export const HELD_OUT_FILES = [
  'messages-held-out.jsonl',
  'messages-held-out-c.jsonl',
  'messages-held-out-d.jsonl',
  'messages-held-out-e.jsonl',
  'messages-held-out-f.jsonl',
  'messages-held-out-g.jsonl',
  'messages-held-out-h.jsonl',
  'messages-held-out-i.jsonl',
  'messages-held-out-j.jsonl',
  'messages-held-out-k.jsonl',
] as const;
export type MessageFile = (typeof MESSAGE_FILES | typeof RULE_FILES | typeof HELD_OUT_FILES)[number];

/** Everyday drafts, as people type them at work; nobody labelled what is wrong with them. */
export const EVERYDAY_FILE = 'everyday.jsonl';

/** Announcements, hard letters, first letters and sheets for meetings, as people send them; readers judged what the coach says of them. */
export const KINDS_FILE = 'wanting-kinds.jsonl';
/** Messages of all types as people send them, most of them without a fault. */
export const SENT_FILE = 'sent-messages.jsonl';

/** A draft and for whom it is; the rest is known of labelled ones only. */
export type ReadDraft = Pick<
  LabelledMessage,
  'id' | 'messageType' | 'primaryCode' | 'secondaryCode' | 'messageText'
> &
  Partial<Pick<LabelledMessage, 'ideal_rewrite'>>;

/** The lines of a file of `data/messages`, each as the value that it holds. */
export function readLines<Line>(file: string): readonly Line[] {
  return readFileSync(new URL(`../../data/messages/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

export function readLabelledMessages(file: MessageFile): readonly LabelledMessage[] {
  return readLines(file);
}

/** The labelled drafts that something is learnt from, whatever it is. */
export function readLearntMessages(): readonly LabelledMessage[] {
  return [...MESSAGE_FILES, ...RULE_FILES].flatMap(readLabelledMessages);
}

/** Whether a stretch of the text shares a letter with the words of a label; those that quote nothing stand nowhere. */
export function isQuotedIn({ start, end }: Span, text: string, quote: string | undefined): boolean {
  if (quote === undefined || quote === '') return false;
  const at = text.indexOf(quote);
  return at >= 0 && at < end && start < at + quote.length;
}

/** Tells the message of an id among these; throws where there is none. */
export function messageById<Message extends { readonly id: string }>(
  messages: readonly Message[],
): (id: string) => Message {
  const known = new Map(messages.map((message) => [message.id, message]));
  return (id) => {
    const message = known.get(id);
    if (message === undefined) throw new Error(`data/messages: no message ${id}`);
    return message;
  };
}

/** Tells the draft of an id among those that readers judged; throws where there is none. */
export function judgedDrafts(): (id: string) => ReadDraft {
  return messageById(
    [...MESSAGE_FILES, ...RULE_FILES, EVERYDAY_FILE, KINDS_FILE, SENT_FILE].flatMap((file) =>
      readLines<ReadDraft>(file),
    ),
  );
}
