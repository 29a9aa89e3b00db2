/**
 * Learns what an expert names and praises from the labelled drafts: writes naming.json and praise.json of the coach's
 * judging, and prints the weights of likelihood.ts. Takes minutes, since each set is read by a phrase model without it.
 */
import { writeLearnt } from './fit-learnt.ts';
import { fittedWeights } from './fit-likelihood.ts';
import { fitNaming } from './fit-naming.ts';
import { fitPraise } from './fit-praise.ts';
import { readUnseen } from './unseen-readings.ts';

const reads = readUnseen();
console.log(fittedWeights(reads).join('\n'));
writeLearnt('judging/naming/naming.json', fitNaming(reads));
writeLearnt('judging/praise/praise.json', fitPraise(reads));
