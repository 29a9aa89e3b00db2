import type { Command } from 'commander';
import type { ErrorCode } from '../../domain/errors.ts';
import { PROFILE_CODES, PROFILE_NAMES } from '../../domain/profiles.ts';
import { type AnalyseCommsRequest, analyseCommsParser } from '../../domain/requests/analyse-comms-request.ts';
import type { Parsed } from '../../domain/requests/fields.ts';
import { DEFAULT_TEXT_LIMITS } from '../../domain/requests/limits.ts';
import { localEngine } from '../../engine/local/local-engine.ts';
import { type CommsResponse, presentComms } from '../../presenters/comms-response.ts';
import { requireAlone, runBatch } from '../batch.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { readText } from '../input.ts';
import { writeResult } from '../output.ts';

interface AnalyseOptions {
  readonly type?: string;
  readonly to?: string;
  readonly batch?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Profiles: ${PROFILE_CODES.map((code) => `${code} ${PROFILE_NAMES[code]}`).join(', ')} (never second)

Examples:
  attune analyse --type email --to DP-03 draft.txt
  attune analyse --type text --to DP-06,DP-01 - --json < draft.txt
  attune analyse --batch drafts.jsonl > analyses.jsonl`;

/** Their texts would offer the snapId, which this command cannot take. */
const SNAP_CODES: ReadonlySet<ErrorCode> = new Set(['profile_source_missing', 'profile_source_ambiguous']);

const parseRequest = analyseCommsParser(DEFAULT_TEXT_LIMITS);

export function addAnalyseCommand(program: Command): void {
  program
    .command('analyse')
    .argument('[file]', 'the draft to read; - for standard input (default: -)')
    .description('analyse a draft with the embedded engine: no server, no account, no credits')
    .option('--type <type>', 'outreach, text, email, internal_comms, difficult_conversation or meeting_prep')
    .option('--to <codes>', "the reader's profile, and a secondary after a comma: DP-03 or DP-03,DP-05")
    .option(
      '--batch <file>',
      'JSON lines {messageText,messageType,primaryCode,secondaryCode?}; one result a line, in order; blank lines are skipped',
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(analyse);
}

async function analyse(file: string | undefined, options: AnalyseOptions): Promise<void> {
  if (options.batch !== undefined) {
    requireAlone([file, options.type, options.to]);
    return runBatch(options.batch, parseWithoutSnap, analyseOne);
  }
  const [primaryCode, secondaryCode, third] = options.to?.split(',').map((code) => code.trim()) ?? [];
  if (options.type === undefined || primaryCode === undefined) {
    throw new CommandFailure('Say what the draft is and whom it is for: --type email --to DP-03', EXIT_USAGE);
  }
  if (third !== undefined)
    throw new CommandFailure('--to takes one profile, or two with a comma in between.', EXIT_USAGE);
  if (primaryCode === secondaryCode)
    throw new CommandFailure('--to names the same profile twice; leave out the second.', EXIT_USAGE);
  const messageText = await readText(file ?? '-');
  const parsed = parseWithoutSnap({ messageText, messageType: options.type, primaryCode, secondaryCode });
  if (!parsed.ok) {
    throw new CommandFailure(inTermsOfOptions(parsed.problem.text ?? parsed.problem.code), EXIT_USAGE);
  }
  const comms = await analyseOne(parsed.value);
  await writeResult(options.json === true, comms, inWords(comms));
}

/** A caller of this command has given the codes of the reader as one option. */
function inTermsOfOptions(text: string): string {
  return text
    .replace(/^primaryCode\b/, 'The first code of --to')
    .replace(/^secondaryCode\b/, 'The second code of --to');
}

/** There is no database behind this command, so a snapId cannot be looked up. */
function parseWithoutSnap(input: unknown): Parsed<AnalyseCommsRequest> {
  const parsed = parseRequest(input);
  if (parsed.ok ? parsed.value.source.kind === 'codes' : !SNAP_CODES.has(parsed.problem.code)) return parsed;
  return {
    ok: false,
    problem: { code: 'profile_source_missing', text: 'give primaryCode; snapId needs the service' },
  };
}

async function analyseOne({ messageText, messageType, source }: AnalyseCommsRequest): Promise<CommsResponse> {
  const reader = source.kind === 'codes' ? source : { primaryCode: null, secondaryCode: null };
  const outcome = await localEngine.analyseMessage({ text: messageText, type: messageType }, reader);
  if (outcome.kind !== 'analysed') throw new CommandFailure('The engine gave no analysis.');
  return presentComms(outcome.analysis);
}

function inWords(comms: CommsResponse): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}\n${lines.map((line) => `  - ${line}`).join('\n')}`];
  return [
    ...section('Strengths', comms.strengths),
    ...section('Risks', comms.risks),
    ...section('Suggestions', comms.suggestions),
    `Rewrite\n\n${comms.rewrite}`,
  ].join('\n\n');
}
