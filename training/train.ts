/** Rebuilds src/engine/local/profile/model.json from data/, byte for byte the same on every run. */
import { writeFileSync } from 'node:fs';
import { calibrate } from './profile/calibrate.ts';
import { compileModel, fingerprintOf } from './profile/compile-model.ts';
import { readUnseen } from './profile/cross-validate.ts';
import { fitWeights } from './profile/fit.ts';
import { loadCorpus } from './profile/load-data.ts';
import { SETTINGS } from './profile/settings.ts';
import { prepareTexts } from './profile/texts.ts';

const corpus = loadCorpus();
const texts = prepareTexts(corpus);
const decision = calibrate(readUnseen(texts).flatMap((fold) => fold.readings));
const model = compileModel(
  texts.lexicon,
  fitWeights(texts, null),
  decision,
  fingerprintOf([corpus, SETTINGS]),
);
const file = new URL('../src/engine/local/profile/model.json', import.meta.url);
const json = `${JSON.stringify(model)}\n`;
writeFileSync(file, json);
console.log(
  `${corpus.people.length} people, ${corpus.phrases.length} phrases: ${texts.lexicon.words.length} words,`,
);
console.log(`${Math.round(json.length / 1024)} KiB written. Decision layer: ${JSON.stringify(decision)}`);
