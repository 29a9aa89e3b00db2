/** An object as it came from outside: nothing is known of its values. */
export type UntrustedObject = Readonly<Record<string, unknown>>;

/** How many opening braces are tried: bounds the work on a reply that is made of braces. */
const MAX_CANDIDATES = 50;
const MAX_DEPTH = 20;

/**
 * The first JSON object in a text, bare, in a code fence or inside chatter. What JSON forbids but models write is
 * read all the same: line breaks inside strings, trailing commas, an object that is cut off (its whole members
 * count, the broken last one does not). Null if there is none. Never throws.
 */
export function findFirstObject(text: string): UntrustedObject | null {
  let start = text.indexOf('{');
  for (let tried = 0; start !== -1 && tried < MAX_CANDIDATES; tried += 1) {
    const found = parseStrictly(text, start) ?? parseLeniently(text, start);
    if (found !== null) return found;
    start = text.indexOf('{', start + 1);
  }
  return null;
}

/** Where the well-formed JSON objects of a text stand, each outside the others; of very many the first. Never throws. */
export function objectStretches(text: string): readonly { readonly start: number; readonly end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  let start = text.indexOf('{');
  for (let tried = 0; start !== -1 && tried < MAX_CANDIDATES; tried += 1) {
    const end = parseStrictly(text, start) === null ? start : closingBrace(text, start);
    if (end > start) stretches.push({ start, end });
    start = text.indexOf('{', end + 1);
  }
  return stretches;
}

function parseStrictly(text: string, start: number): UntrustedObject | null {
  const end = closingBrace(text, start);
  if (end === -1) return null;
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is UntrustedObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function closingBrace(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return -1;
}

function parseLeniently(text: string, start: number): UntrustedObject | null {
  const value = new LenientReader(text, start).readValue(0);
  return isObject(value) && Object.keys(value).length > 0 ? value : null;
}

/** Stands for a value that is broken off or is no JSON. */
const BROKEN = Symbol('broken');

/** A reader that keeps what is whole and stops at the first thing it cannot read. */
class LenientReader {
  readonly #text: string;
  #position: number;

  constructor(text: string, position: number) {
    this.#text = text;
    this.#position = position;
  }

  readValue(depth: number): unknown {
    this.#skipSpace();
    const character = this.#text[this.#position];
    if (depth > MAX_DEPTH) return BROKEN;
    if (character === '{') return this.#readObject(depth);
    if (character === '[') return this.#readList(depth);
    if (character === '"') return this.#readString();
    return this.#readWord();
  }

  #readObject(depth: number): UntrustedObject {
    const members: Record<string, unknown> = Object.create(null);
    this.#position += 1;
    for (;;) {
      this.#skipSpace();
      const key = this.#text[this.#position] === '"' ? this.#readString() : BROKEN;
      this.#skipSpace();
      if (typeof key !== 'string' || this.#text[this.#position] !== ':') break;
      this.#position += 1;
      const value = this.readValue(depth + 1);
      if (value === BROKEN) break;
      members[key] = value;
      this.#skipSpace();
      if (this.#text[this.#position] !== ',') break;
      this.#position += 1;
    }
    if (this.#text[this.#position] === '}') this.#position += 1;
    return members;
  }

  #readList(depth: number): readonly unknown[] {
    const items: unknown[] = [];
    this.#position += 1;
    for (;;) {
      this.#skipSpace();
      if (this.#text[this.#position] === ']') break;
      const value = this.readValue(depth + 1);
      if (value === BROKEN) break;
      items.push(value);
      this.#skipSpace();
      if (this.#text[this.#position] !== ',') break;
      this.#position += 1;
    }
    if (this.#text[this.#position] === ']') this.#position += 1;
    return items;
  }

  #readString(): unknown {
    const start = this.#position;
    for (let index = start + 1; index < this.#text.length; index += 1) {
      const character = this.#text[index];
      if (character === '\\') index += 1;
      else if (character === '"') {
        this.#position = index + 1;
        return unescapeString(this.#text.slice(start, index + 1));
      }
    }
    this.#position = this.#text.length;
    return BROKEN;
  }

  #readWord(): unknown {
    const word = /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\s,}\]])/.exec(
      this.#text.slice(this.#position, this.#position + 40),
    )?.[0];
    if (word === undefined) return BROKEN;
    this.#position += word.length;
    return JSON.parse(word);
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text[this.#position] ?? '')) this.#position += 1;
  }
}

function unescapeString(quoted: string): unknown {
  const escaped = quoted.replace(/[\n\r\t]/g, (character) =>
    character === '\n' ? '\\n' : character === '\r' ? '\\r' : '\\t',
  );
  try {
    return JSON.parse(escaped);
  } catch {
    return BROKEN;
  }
}
