/** Runs the engine over unseen people and counts what the report shows. */

import type { Person, Prediction } from '../../src/engine/engine.ts';
import { CLASS_COUNT, NONE_CLASS, type ProfileModel } from '../../src/engine/local/profile/model.ts';
import { predictWith } from '../../src/engine/local/profile/predict-with-model.ts';
import type { Fold } from './cross-validate.ts';
import { classOf, type LabelledPerson } from './load-data.ts';

export interface Judged {
  readonly labelled: LabelledPerson;
  readonly prediction: Prediction;
  readonly model: ProfileModel;
  readonly primary: number;
  readonly secondary: number;
}

/** Right out of all, kept together so that a report can always show the count. */
export interface Share {
  readonly right: number;
  readonly all: number;
}

export function judgePeople(people: readonly LabelledPerson[], model: ProfileModel): Judged[] {
  return people.map((labelled) => {
    const prediction = predictWith(model, labelled.person);
    return {
      labelled,
      prediction,
      model,
      primary: classOf(prediction.primaryCode),
      secondary: classOf(prediction.secondaryCode),
    };
  });
}

export function judge(folds: readonly Fold[]): Judged[] {
  return folds.flatMap(({ model, readings }) =>
    judgePeople(
      readings.map(({ labelled }) => labelled),
      model,
    ),
  );
}

export function share<Item>(items: readonly Item[], isRight: (item: Item) => boolean): Share {
  return { right: items.filter(isRight).length, all: items.length };
}

const isRight = (judged: Judged): boolean => judged.primary === judged.labelled.primary;

/** Share of people with evidence whose primary is right; an abstention counts as wrong. */
export function primaryRight(judged: readonly Judged[]): Share {
  return share(
    judged.filter(({ labelled }) => labelled.primary !== NONE_CLASS),
    isRight,
  );
}

export function byLabel(judged: readonly Judged[], label: string): Share {
  return share(
    judged.filter(({ prediction }) => prediction.confidence === label),
    isRight,
  );
}

export function abstention(judged: readonly Judged[]): { withoutEvidence: Share; withEvidence: Share } {
  const abstains = ({ primary }: Judged): boolean => primary === NONE_CLASS;
  return {
    withoutEvidence: share(
      judged.filter(({ labelled }) => labelled.primary === NONE_CLASS),
      abstains,
    ),
    withEvidence: share(
      judged.filter(({ labelled }) => labelled.primary !== NONE_CLASS),
      abstains,
    ),
  };
}

/** How often a named second profile is right, among all people and among those with one; how often one is found. */
export function secondary(judged: readonly Judged[]): {
  precision: Share;
  precisionWhereLabelled: Share;
  recall: Share;
} {
  const matches = (item: Judged): boolean => item.secondary === item.labelled.secondary;
  const named = judged.filter((item) => item.secondary !== NONE_CLASS);
  const hasSecond = ({ labelled }: Judged): boolean => labelled.secondary !== NONE_CLASS;
  return {
    precision: share(named, matches),
    precisionWhereLabelled: share(named.filter(hasSecond), matches),
    recall: share(judged.filter(hasSecond), matches),
  };
}

/** Rows are the true classes, columns the predicted ones. */
export function confusion(judged: readonly Judged[]): number[][] {
  const table = Array.from({ length: CLASS_COUNT }, () => new Array<number>(CLASS_COUNT).fill(0));
  for (const { labelled, primary } of judged) {
    const row = table[labelled.primary];
    if (row !== undefined) row[primary] = (row[primary] ?? 0) + 1;
  }
  return table;
}

/** Every stretch in double quotes in the reasoning. */
export function quotesIn(reasoning: string): string[] {
  return reasoning.split('"').filter((_, at) => at % 2 === 1);
}

export function quoting(judged: readonly Judged[]): { quotes: Share; verbatim: Share } {
  const predicted = judged.filter(({ primary }) => primary !== NONE_CLASS);
  const quotes = predicted.flatMap(({ labelled, prediction }) =>
    quotesIn(prediction.reasoning ?? '').map((quote) => labelled.person.notes.includes(quote)),
  );
  return {
    quotes: share(predicted, ({ prediction }) => quotesIn(prediction.reasoning ?? '').length > 0),
    verbatim: share(quotes, (isVerbatim) => isVerbatim),
  };
}

/** How many keep their primary when their notes are rewritten; `change` returns null where it does not apply. */
export function unchangedUnder(judged: readonly Judged[], change: (person: Person) => Person | null): Share {
  const changed = judged.flatMap((item) => {
    const person = change(item.labelled.person);
    return person === null ? [] : [{ item, after: predictWith(item.model, person) }];
  });
  return share(changed, ({ item, after }) => after.primaryCode === item.prediction.primaryCode);
}
