import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * An API key is `attune_` + 32 random characters + 6 characters of checksum, all letters and digits: 190 bits of
 * chance, and a mistyped or foreign key is refused without a database read. Only its hash is stored; a fast hash
 * is right here because a random key cannot be guessed from a dictionary.
 */
const PREFIX = 'attune_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const KEY_LENGTH = PREFIX.length + RANDOM_LENGTH + CHECKSUM_LENGTH;
const SHOWN_LENGTH = PREFIX.length + 6;

/** Largest multiple of 62 below 256: bytes from here on are thrown away, so that every character is equally likely. */
const UNBIASED_LIMIT = 248;

/** Makes a new key from `randomBytes`, a source of cryptographic randomness. */
export function generateApiKey(randomBytes: (length: number) => Uint8Array): string {
  let body = PREFIX;
  while (body.length < PREFIX.length + RANDOM_LENGTH) {
    for (const byte of randomBytes(RANDOM_LENGTH)) {
      if (byte < UNBIASED_LIMIT && body.length < PREFIX.length + RANDOM_LENGTH)
        body += ALPHABET.charAt(byte % 62);
    }
  }
  return body + checksum(body);
}

/** True if the text has the form and the checksum of a key; says nothing about whether it was ever issued. */
export function isWellFormedApiKey(text: string): boolean {
  if (text.length !== KEY_LENGTH || !text.startsWith(PREFIX)) return false;
  const body = text.slice(0, -CHECKSUM_LENGTH);
  return checksum(body) === text.slice(-CHECKSUM_LENGTH);
}

/** The hexadecimal SHA-256 under which a key is stored and found. */
export function hashApiKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** The first characters of a key, enough for its owner to tell keys apart. */
export function shownApiKeyPrefix(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

function checksum(body: string): string {
  let value = crc32(body);
  let text = '';
  for (let index = 0; index < CHECKSUM_LENGTH; index += 1) {
    text += ALPHABET.charAt(value % 62);
    value = Math.floor(value / 62);
  }
  return text;
}
