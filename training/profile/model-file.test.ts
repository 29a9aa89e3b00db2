import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ModelFile } from '../../src/engine/local/profile/model.ts';
import { PROFILE_ENGINE_VERSION } from '../../src/engine/local/profile/predict-profile.ts';
import { fingerprintOf } from './compile-model.ts';
import { loadCorpus } from './load-data.ts';
import { SETTINGS } from './settings.ts';

const file = new URL('../../src/engine/local/profile/model.json', import.meta.url);
const model = JSON.parse(readFileSync(file, 'utf8')) as ModelFile;

it('ships a model trained from the data and settings in the repository (else: npm run train)', () => {
  expect(model.fingerprint).toBe(fingerprintOf([loadCorpus(), SETTINGS]));
});

it('ships a model of the version that the engine names', () => {
  expect(model.version).toBe(PROFILE_ENGINE_VERSION);
});
