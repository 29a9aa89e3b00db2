/** Brings the examples in README.md up to date with the engine: `npm run examples`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withExamples } from './readme-examples.ts';

writeFileSync('README.md', withExamples(readFileSync('README.md', 'utf8')));
