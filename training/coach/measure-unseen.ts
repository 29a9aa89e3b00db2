/**
 * Measures the phrase model on sources that it was not trained on, each left out in turn: how many of the sentences
 * that show a tag it sees, how many of those that it names show it, and what the coach then finds in the drafts.
 * The lexicon stays as it ships, so the drafts that it was tuned on are still flattered.
 */
import { openPhraseModel, type PhraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import { wordsOf } from '../../src/engine/local/coach/reading/words.ts';
import { keptFaultsByTag, table } from './coach-report.ts';
import { MESSAGE_FILES, readLabelledMessages } from './labelled-messages.ts';
import { coach } from './measure-coach.ts';
import { BANK_FILES, loadPhraseTexts, PHRASE_TAGS, type PhraseText } from './phrases/load-texts.ts';
import { trainPhraseModel } from './train-phrases.ts';

/** A sentence counts as named from this weight on, which one in a hundred good sentences reaches. */
const LEAST_WEIGHT = 0.3;

interface Counts {
  shown: number;
  named: number;
  right: number;
}

type CountsByTag = ReadonlyMap<string, Counts>;

function emptyCounts(): CountsByTag {
  return new Map(PHRASE_TAGS.map((tag) => [tag, { shown: 0, named: 0, right: 0 }]));
}

function addCounts(counts: CountsByTag, texts: readonly PhraseText[], model: PhraseModel): void {
  for (const { text, tags } of texts) {
    model.weigh(wordsOf(text), text).forEach((weight, at) => {
      const tag = model.tags[at];
      const own = tag === undefined ? undefined : counts.get(tag);
      if (tag === undefined || own === undefined) return;
      const isShown = tags.includes(tag);
      const isNamed = weight >= LEAST_WEIGHT;
      own.shown += isShown ? 1 : 0;
      own.named += isNamed ? 1 : 0;
      own.right += isShown && isNamed ? 1 : 0;
    });
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(2);
}

function tagTable(drafts: CountsByTag, banks: CountsByTag): string {
  const rows = PHRASE_TAGS.map((tag) => {
    const cells = [drafts, banks].flatMap((counts) => {
      const { shown, named, right } = counts.get(tag) ?? { shown: 0, named: 0, right: 0 };
      return [String(shown), share(right, shown), share(right, named)];
    });
    return `| ${tag} | ${cells.join(' | ')} |`;
  });
  return [
    '| tag | in drafts | recall | precision | in banks | recall | precision |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const texts = loadPhraseTexts();
const modelWithout = (source: string): PhraseModel =>
  openPhraseModel(trainPhraseModel(texts.filter((text) => text.source !== source)));
const inDrafts = emptyCounts();
const inBanks = emptyCounts();
const sets = MESSAGE_FILES.map((name) => {
  const model = modelWithout(name);
  addCounts(
    inDrafts,
    texts.filter((text) => text.source === name),
    model,
  );
  return { name, coached: readLabelledMessages(name).map((message) => coach(message, model)) };
});
for (const name of BANK_FILES) {
  const own = texts.filter((text) => text.source === name);
  addCounts(inBanks, own, modelWithout(name));
}
console.log(tagTable(inDrafts, inBanks));
console.log(table(sets));
console.log(keptFaultsByTag(sets.flatMap(({ coached }) => coached)));
