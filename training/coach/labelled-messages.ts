import { readFileSync } from 'node:fs';
import type { MessageType } from '../../src/domain/message-types.ts';
import type { ProfileCode, SecondaryCode } from '../../src/domain/profiles.ts';

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
] as const;
export type MessageFile = (typeof MESSAGE_FILES | typeof RULE_FILES | typeof HELD_OUT_FILES)[number];

export function readLabelledMessages(file: MessageFile): readonly LabelledMessage[] {
  return readFileSync(new URL(`../../data/messages/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledMessage);
}
