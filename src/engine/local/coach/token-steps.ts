const START = 0x811c9dc5;
/** Each mixes the letters of a token into another number. */
const FACTOR = 0x01000193;
const OTHER_FACTOR = 0x5bd1e995;

/** Goes on from the number of what stands in front of the text. */
function mixed(text: string, factor: number, before: number): number {
  let mix = before;
  for (let at = 0; at < text.length; at += 1) mix = Math.imul(mix ^ text.charCodeAt(at), factor);
  return mix;
}

/** Each token has two numbers: one that it is told by, and 24 bits of another beside its step. */
const NUMBERS = 2;
const STEP_BITS = 8;
/** Added to a step, so that no number with a step is 0. */
const STEP_OFFSET = 128;

/** Sums of the steps of tokens that a table holds, and how many they are. */
export interface KnownTokens {
  sum: number;
  count: number;
}

/**
 * Whole steps from -127 to 127 by token, all in one list of numbers, in which a token is told by 56 bits made of its
 * letters. Of a map of texts each look-up touches several places of memory, and a draft takes more than a thousand.
 */
export class TokenSteps {
  readonly #numbers: Int32Array;
  readonly #mask: number;

  constructor(tokens: readonly string[], steps: Int8Array) {
    const places = 2 ** Math.ceil(Math.log2(2 * tokens.length + 2));
    this.#numbers = new Int32Array(places * NUMBERS);
    this.#mask = places - 1;
    for (const [row, token] of tokens.entries()) {
      const first = mixed(token, FACTOR, START);
      const second = mixed(token, OTHER_FACTOR, START);
      const at = this.#find(first, second);
      this.#numbers[at] = first;
      this.#numbers[at + 1] = (second << STEP_BITS) | ((steps[row] ?? 0) + STEP_OFFSET);
    }
  }

  /** Adds what it holds of the tokens, each behind its subject and a space where it has one. */
  addKnown(known: KnownTokens, tokens: Iterable<string>, subject = ''): void {
    const front = subject === '' ? '' : `${subject} `;
    const start = mixed(front, FACTOR, START);
    const otherStart = mixed(front, OTHER_FACTOR, START);
    for (const token of tokens) {
      const at = this.#find(mixed(token, FACTOR, start), mixed(token, OTHER_FACTOR, otherStart));
      const packed = this.#numbers[at + 1] as number;
      if (packed === 0) continue;
      known.sum += (packed & 0xff) - STEP_OFFSET;
      known.count += 1;
    }
  }

  /** Where a token stands, or the empty place where it would. */
  #find(first: number, second: number): number {
    const numbers = this.#numbers;
    let place = (first ^ (first >>> 15)) & this.#mask;
    for (;;) {
      const at = place * NUMBERS;
      const packed = numbers[at + 1] as number;
      if (packed === 0) return at;
      if (numbers[at] === first && (packed ^ (second << STEP_BITS)) >>> STEP_BITS === 0) return at;
      place = (place + 1) & this.#mask;
    }
  }
}
