import { readFileSync } from 'node:fs';
import { openTokenTable, type TokenTable } from '../../token-table.ts';
import {
  type CriticisedDraft,
  SOUNDNESS_TRAITS,
  soundnessTokens,
  soundnessValues,
} from './soundness-traits.ts';

/** What `training/coach/fit-soundness.ts` learns from readers who said of each criticism whether it is right. */
export interface SoundnessFile {
  /** Digest of what readers said and of the settings that it was learnt with. */
  readonly fingerprint: string;
  /** Weights of a logistic model by trait. */
  readonly weights: Readonly<Record<string, number>>;
  /** The same by token. */
  readonly tokens: TokenTable;
}

interface Opened {
  readonly weights: readonly number[];
  readonly weighTokens: (tokens: Iterable<string>) => number;
}

let shipped: Opened | undefined;

function opened(): Opened {
  if (shipped === undefined) {
    const file = JSON.parse(
      readFileSync(new URL('./soundness.json', import.meta.url), 'utf8'),
    ) as SoundnessFile;
    shipped = {
      weights: SOUNDNESS_TRAITS.map((name) => file.weights[name] ?? 0),
      weighTokens: openTokenTable(file.tokens),
    };
  }
  return shipped;
}

/** For each of a draft's criticisms the chance from 0 to 1 that an expert would agree with it. */
export function soundnessOf(draft: CriticisedDraft): readonly number[] {
  const { weights, weighTokens } = opened();
  return draft.risks.map((_, rank) => {
    let sum = weighTokens(soundnessTokens(draft, rank));
    soundnessValues(draft, rank).forEach((value, at) => {
      sum += value * (weights[at] ?? 0);
    });
    return 1 / (1 + Math.exp(-sum));
  });
}
