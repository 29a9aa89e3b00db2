import { Box, Group, Stack, Table, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import type { CallOutcome, Usage } from '../api/types.ts';
import { counted, OUTCOME_NAMES, shownDay } from '../text/words.ts';

const OUTCOMES: readonly CallOutcome[] = ['succeeded', 'refused', 'out_of_credits', 'failed'];

interface DayCounts {
  readonly day: string;
  readonly total: number;
  readonly counts: readonly { readonly outcome: CallOutcome; readonly calls: number }[];
}

/** Calls a day as stacked bars, one colour an outcome; the same numbers as a table for those who listen. */
export function UsageChart({ usage }: { readonly usage: Usage }) {
  const days = usage.days.map((day) => countDay(usage, day));
  const highest = Math.max(1, ...days.map(({ total }) => total));
  const present = OUTCOMES.filter((outcome) => usage.rows.some((row) => row.outcome === outcome));
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed" aria-hidden>
        most in a day: {counted(highest, 'call')}
      </Text>
      <div className="chart" aria-hidden>
        {days.map((day) => (
          <Tooltip key={day.day} label={describeDay(day)} withArrow multiline>
            <div className="chart-day">
              {day.counts.map(({ outcome, calls }) => (
                <Box
                  key={outcome}
                  className={`chart-part outcome-${outcome}`}
                  style={{ height: `${(calls / highest) * 100}%` }}
                />
              ))}
            </div>
          </Tooltip>
        ))}
      </div>
      <div className="chart-days" aria-hidden>
        <Text size="xs" c="dimmed">
          {shownDay(usage.days[0] ?? '')}
        </Text>
        <Text size="xs" c="dimmed">
          today
        </Text>
      </div>
      <Group gap="md">
        {present.map((outcome) => (
          <Group key={outcome} gap={6}>
            <span className={`swatch outcome-${outcome}`} aria-hidden />
            <Text size="sm">{OUTCOME_NAMES[outcome]}</Text>
          </Group>
        ))}
      </Group>
      <VisuallyHidden>
        <DayTable days={days} />
      </VisuallyHidden>
    </Stack>
  );
}

function DayTable({ days }: { readonly days: readonly DayCounts[] }) {
  return (
    <Table>
      <caption>Calls by day and outcome</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Day</Table.Th>
          <Table.Th>Calls</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.map((day) => (
          <Table.Tr key={day.day}>
            <Table.Td>{shownDay(day.day)}</Table.Td>
            <Table.Td>{describeDay(day)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function countDay(usage: Usage, day: string): DayCounts {
  const rows = usage.rows.filter((row) => row.day === day);
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    calls: rows.filter((row) => row.outcome === outcome).reduce((sum, row) => sum + row.calls, 0),
  })).filter(({ calls }) => calls > 0);
  return { day, counts, total: counts.reduce((sum, { calls }) => sum + calls, 0) };
}

function describeDay({ day, counts }: DayCounts): string {
  if (counts.length === 0) return `${shownDay(day)}: no calls`;
  const parts = counts.map(({ outcome, calls }) => `${calls} ${OUTCOME_NAMES[outcome].toLowerCase()}`);
  return `${shownDay(day)}: ${parts.join(', ')}`;
}
