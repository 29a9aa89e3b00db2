/**
 * Learns what an expert names and praises from the labelled drafts: writes naming.json and praise.json of the coach's
 * judging, and prints the weights of likelihood.ts. Takes minutes, since each set is read by a phrase model without it.
 */
import { writeFileSync } from 'node:fs';
import { type LearntFile, SEPARATOR } from '../../src/engine/local/coach/learnt-model.ts';
import { fittedWeights } from './fit-likelihood.ts';
import { fitNaming } from './fit-naming.ts';
import { fitPraise } from './fit-praise.ts';
import { readUnseen } from './unseen-readings.ts';

function write(path: string, file: LearntFile): void {
  const output = new URL(`../../src/engine/local/coach/judging/${path}`, import.meta.url);
  writeFileSync(output, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${path}: ${file.tokens.tokens.split(SEPARATOR).length} tokens`);
}

const reads = readUnseen();
console.log(fittedWeights(reads).join('\n'));
write('naming/naming.json', fitNaming(reads));
write('praise/praise.json', fitPraise(reads));
