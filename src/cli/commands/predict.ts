import type { Command } from 'commander';
import { PROFILE_CAVEAT } from '../../domain/profiles.ts';
import { DEFAULT_TEXT_LIMITS } from '../../domain/requests/limits.ts';
import {
  type PredictProfileRequest,
  predictProfileParser,
} from '../../domain/requests/predict-profile-request.ts';
import { localEngine } from '../../engine/local/local-engine.ts';
import { presentSnap, type SnapResponse } from '../../presenters/snap-response.ts';
import { requireAlone, runBatch } from '../batch.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { readText } from '../input.ts';
import { writeResult } from '../output.ts';

interface PredictOptions {
  readonly name?: string;
  readonly notes?: string;
  readonly ageRange?: string;
  readonly jobType?: string;
  readonly batch?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  attune predict --name Dana --notes "Asked where the 14% came from before anything else."
  attune predict notes.txt --json
  cat notes.txt | attune predict
  attune predict --batch people.jsonl > profiles.jsonl`;

const parse = predictProfileParser(DEFAULT_TEXT_LIMITS);

export function addPredictCommand(program: Command): void {
  program
    .command('predict')
    .argument('[file]', 'notes to read; - for standard input (default: -)')
    .description('predict a decision profile with the embedded engine: no server, no account, no credits')
    .option('--name <name>', 'whom the notes are about; never used as evidence')
    .option('--notes <text>', 'the notes themselves')
    .option('--age-range <text>', 'for example 35-44')
    .option('--job-type <text>', 'for example "head of finance"')
    .option(
      '--batch <file>',
      'JSON lines {name,notes,ageRange?,jobType?}; one result a line, in order; blank lines are skipped',
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(predict);
}

async function predict(file: string | undefined, options: PredictOptions): Promise<void> {
  if (options.batch !== undefined) {
    const { batch, json: _, ...others } = options;
    requireAlone([file, ...Object.values(others)]);
    return runBatch(batch, parse, predictOne);
  }
  if (file !== undefined && options.notes !== undefined) {
    throw new CommandFailure('Give the notes once: as --notes TEXT or as a FILE.', EXIT_USAGE);
  }
  const notes = options.notes ?? (await readText(file ?? '-'));
  // Empty notes may be meant where they were named, and are nobody's wish where nothing was.
  if (notes === '' && options.notes === undefined && file === undefined) {
    throw new CommandFailure('Give the notes: as --notes TEXT, as a FILE, or on standard input.', EXIT_USAGE);
  }
  const input = { name: options.name ?? '', notes, ageRange: options.ageRange, jobType: options.jobType };
  const parsed = parse(input);
  if (!parsed.ok) throw new CommandFailure(parsed.problem.text ?? parsed.problem.code, EXIT_USAGE);
  const snap = await predictOne(parsed.value);
  await writeResult(options.json === true, snap, inWords(snap));
}

async function predictOne(person: PredictProfileRequest): Promise<SnapResponse> {
  const outcome = await localEngine.predictProfile(person);
  if (outcome.kind !== 'predicted') throw new CommandFailure('The engine gave no prediction.');
  return presentSnap(person.name, outcome.prediction);
}

function inWords(snap: SnapResponse): string {
  const secondary =
    snap.secondary_profile === null ? '' : `, then ${snap.secondary_profile} (${snap.secondary_code})`;
  const head =
    snap.profile === null
      ? 'No profile: the notes hold too little evidence.'
      : `${snap.profile} (${snap.primary_code})${secondary}, confidence ${snap.confidence}`;
  const care = snap.profile === null ? null : PROFILE_CAVEAT;
  const paragraphs = [head, snap.reasoning, snap.summary, snap.secondary_profile_summary, care];
  return paragraphs.filter((paragraph) => paragraph !== null).join('\n\n');
}
