import { readFileSync } from 'node:fs';
import { logistic } from './logistic.ts';
import { TokenSteps } from './token-steps.ts';

/** What a linear model has learnt of tokens: words, pairs of words, tags, or words beside a tag. */
export interface TokenTable {
  /** Separated by `SEPARATOR`. */
  readonly tokens: string;
  /** Whole steps of `unit` from -127 to 127, one byte each, in base64. */
  readonly steps: string;
  readonly unit: number;
}

export const SEPARATOR = '|';

/** A logistic model of a few named numbers and of many tokens, as `training/coach/fit-learnt.ts` writes it. */
export interface LearntFile {
  /** Digest of the labels and of the settings that it was learnt with. */
  readonly fingerprint: string;
  readonly weights: Readonly<Record<string, number>>;
  readonly tokens: TokenTable;
}

/** What a case holds: tokens by themselves, and tokens of a subject, each once. */
export interface HeldTokens {
  readonly plain: Iterable<string>;
  /** In the file each stands behind its subject and a space. */
  readonly ofSubjects: readonly (readonly [subject: string, tokens: Iterable<string>])[];
}

/** The tokens as the file names them. */
export function spelledOut({ plain, ofSubjects }: HeldTokens): ReadonlySet<string> {
  const named = ofSubjects.flatMap(([subject, tokens]) => [...tokens].map((token) => `${subject} ${token}`));
  return new Set([...plain, ...named]);
}

/** A token for each step, and a way to tell the steps that a number reaches; made once, since tokens are looked up often. */
export function stepTokens(name: string, steps: readonly number[]): (value: number) => readonly string[] {
  const reached = [...steps, Number.POSITIVE_INFINITY].map((_, count) =>
    steps.slice(0, count).map((step) => `${name} ${step}`),
  );
  return (value) => {
    const first = steps.findIndex((step) => value < step);
    return reached[first < 0 ? steps.length : first] ?? [];
  };
}

/** One case of what is asked: the values of the named numbers in their order, and what else it holds. */
export interface LearntCase {
  readonly values: readonly number[];
  readonly tokens: HeldTokens;
}

/** The chance from 0 to 1 that the answer is yes. */
export type LearntChance = (one: LearntCase) => number;

/** What makes the sum of so many tokens one of a few. */
export function scaleOf(count: number): number {
  return 1 / Math.sqrt(count + 1);
}

/** The sum of tokens; those that the table does not hold count for nothing. */
function openTokenTable({ tokens, steps, unit }: TokenTable): (held: HeldTokens) => number {
  const table = new TokenSteps(tokens.split(SEPARATOR), new Int8Array(Buffer.from(steps, 'base64')));
  return ({ plain, ofSubjects }) => {
    const known = { sum: 0, count: 0 };
    table.addKnown(known, plain);
    for (const [subject, held] of ofSubjects) table.addKnown(known, held, subject);
    return known.sum * unit * scaleOf(known.count);
  };
}

/** Opens a model whose values come in the order of these names; a name that it has no weight for counts for nothing. */
export function openLearnt({ weights, tokens }: LearntFile, names: readonly string[]): LearntChance {
  const inOrder = names.map((name) => weights[name] ?? 0);
  const weighTokens = openTokenTable(tokens);
  return ({ values, tokens: held }) => {
    let sum = weighTokens(held);
    values.forEach((value, at) => {
      sum += value * (inOrder[at] ?? 0);
    });
    return logistic(sum);
  };
}

/** The file of a model that ships beside the code. */
export function readLearnt(file: URL): LearntFile {
  return JSON.parse(readFileSync(file, 'utf8')) as LearntFile;
}

/** The model of a file that ships beside the code, opened when it is first asked. */
export function shippedModel(file: URL, names: readonly string[]): LearntChance {
  let opened: LearntChance | undefined;
  return (one) => {
    opened ??= openLearnt(readLearnt(file), names);
    return opened(one);
  };
}

/** A model whose names go on with the tags of a phrase model; read and opened once for the tags it is asked with. */
export function modelBesideTags(
  read: () => LearntFile,
  names: readonly string[],
): (tags: readonly string[]) => LearntChance {
  let opened: { readonly tags: readonly string[]; readonly chance: LearntChance } | undefined;
  return (tags) => {
    if (opened?.tags !== tags) opened = { tags, chance: openLearnt(read(), [...names, ...tags]) };
    return opened.chance;
  };
}
