import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MESSAGE_TYPES } from '../../src/domain/message-types.ts';
import { PROFILE_CODES } from '../../src/domain/profiles.ts';
import { readLines } from './labelled-messages.ts';

const FILES = readdirSync(new URL('../../data/messages/', import.meta.url)).filter((file) =>
  file.endsWith('.jsonl'),
);
const CODES: ReadonlySet<unknown> = new Set([...PROFILE_CODES, null, undefined]);
const TYPES: ReadonlySet<unknown> = new Set([...MESSAGE_TYPES, undefined]);

it.each(FILES)('knows the type and the reader of every message: %s', (file) => {
  const unknown = readLines<Readonly<Record<string, unknown>>>(file).filter(
    ({ messageType, primaryCode, secondaryCode }) =>
      !TYPES.has(messageType) || !CODES.has(primaryCode) || !CODES.has(secondaryCode),
  );
  expect(unknown.map(({ id }) => id)).toEqual([]);
});
