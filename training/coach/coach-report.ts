import { MESSAGE_TYPES } from '../../src/domain/message-types.ts';
import { PROFILE_NAMES } from '../../src/domain/profiles.ts';
import { type CoachedMessage, isNearlyIdeal } from './measure-coach.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** The figures of one set, as rows of name and value. */
export function figures(coached: readonly CoachedMessage[]): readonly (readonly [string, string])[] {
  const total = (of: (one: CoachedMessage) => number): number => sum(coached.map(of));
  const count = (is: (one: CoachedMessage) => boolean): number => coached.filter(is).length;
  const facts = total(({ message }) => message.facts.length);
  const ideal = coached.filter(isNearlyIdeal);
  const withStrength = coached.filter(({ plantedStrengths }) => plantedStrengths > 0);
  const times = coached.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  return [
    ['drafts', String(coached.length)],
    ['listed facts kept', `${percent(facts - total((one) => one.lostFacts.length), facts)} of ${facts}`],
    ['invented numbers, dates, names, links', String(total((one) => one.invented.length))],
    [
      'planted risks found by tag',
      percent(
        total((one) => one.foundByTag),
        total((one) => one.plantedRisks),
      ),
    ],
    [
      'planted risks found by tag or words',
      percent(
        total((one) => one.foundRisks),
        total((one) => one.plantedRisks),
      ),
    ],
    [
      'risks that match no planted one',
      percent(
        total((one) => one.unmatchedFindings),
        total((one) => one.riskFindings),
      ),
    ],
    [
      'a planted strength found by tag',
      percent(withStrength.filter((one) => one.hasStrength).length, withStrength.length),
    ],
    [
      'a planted strength found by tag or words',
      percent(withStrength.filter((one) => one.hasStrengthInWords).length, withStrength.length),
    ],
    [
      'ideal drafts with more than one risk',
      percent(ideal.filter((one) => one.riskFindings > 1).length, ideal.length),
    ],
    [
      'quotes verbatim',
      percent(
        total((one) => one.verbatimQuotes),
        total((one) => one.quotes),
      ),
    ],
    [
      'planted fault words still in the rewrite',
      percent(
        total((one) => one.keptFaults.length),
        total((one) => one.quotedFaults.length),
      ),
    ],
    ['rewrites over 1.4 × the draft + 30 words', String(count((one) => one.isTooLong))],
    ['flawed drafts unchanged', String(count((one) => one.isUnchangedFlawed))],
    ['texts that no longer are texts', String(count((one) => one.isBrokenText))],
    ['milliseconds a draft, median', (times[Math.floor(times.length / 2)] ?? 0).toFixed(2)],
  ];
}

/** The first flawed draft of each type by id, before and after. */
export function beforeAndAfter(coached: readonly CoachedMessage[]): string {
  const pairs = MESSAGE_TYPES.map((type) =>
    coached.find(({ message, plantedRisks }) => message.messageType === type && plantedRisks > 0),
  );
  return pairs
    .filter((one) => one !== undefined)
    .map(({ message, analysis }) => {
      const reader =
        message.primaryCode === null ? 'reader unknown' : `for an ${PROFILE_NAMES[message.primaryCode]}`;
      const title = `### ${message.messageType}, ${reader.replace('an D', 'a D').replace('an G', 'a G').replace('an C', 'a C').replace('an V', 'a V')} (${message.id})`;
      return [title, 'Before:', fenced(message.messageText), 'After:', fenced(analysis.rewrite)].join('\n\n');
    })
    .join('\n\n');
}

function fenced(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``;
}

export function table(
  sets: readonly { readonly name: string; readonly coached: readonly CoachedMessage[] }[],
): string {
  const columns = sets.map(({ coached }) => figures(coached));
  const names = columns[0]?.map(([name]) => name) ?? [];
  const rows = names.map(
    (name, row) => `| ${name} | ${columns.map((column) => column[row]?.[1] ?? '').join(' | ')} |`,
  );
  return [
    `| | ${sets.map(({ name }) => name).join(' | ')} |`,
    `|---|${sets.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}

/** For each tag how often the words of a planted fault still stand in the rewrite, most often planted first. */
export function keptFaultsByTag(coached: readonly CoachedMessage[]): string {
  const counted = (tags: readonly string[], tag: string): number => tags.filter((one) => one === tag).length;
  const quoted = coached.flatMap(({ quotedFaults }) => quotedFaults);
  const kept = coached.flatMap(({ keptFaults }) => keptFaults);
  const rows = [...new Set(quoted)]
    .sort((a, b) => counted(quoted, b) - counted(quoted, a) || a.localeCompare(b))
    .map((tag) => `| ${tag} | ${counted(quoted, tag)} | ${counted(kept, tag)} |`);
  return ['| fault | planted | still there |', '|---|---|---|', ...rows].join('\n');
}
