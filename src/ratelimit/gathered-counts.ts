import { gatherInGroups } from '../gather.ts';
import type { QueryablePool, StatementToRun } from './queryable-pool.ts';

/** How the library names the statement that counts a request; its values are key, points, end of window and time. */
const COUNT_ONE = 'rate_window:rlflx-upsert';
/** Most statements under way at once; what comes meanwhile shares the next one. */
const MAXIMUM_GROUPS = 2;

/** In order of keys, so that two instances never wait for each other. */
const COUNT_ALL = `
insert into rate_window as counted (key, points, expire)
select key, points, $3::bigint from unnest($1::text[], $2::integer[]) as asked(key, points) order by key
on conflict (key) do update set
  points = case when counted.expire <= $4::bigint then excluded.points else counted.points + excluded.points end,
  expire = case when counted.expire <= $4::bigint then excluded.expire else counted.expire end
returning key, points, expire`;

type Count = readonly [key: string, points: number, windowEnds: number, now: number];

interface Counted {
  readonly key: string;
  readonly points: number;
  readonly expire: number | null;
}

/**
 * A pool that counts the requests which arrive together, or while earlier ones are being counted, in one statement: on a
 * database beside the service that halves what a prediction costs. Each request gets the answer that the library's own
 * statement would have given it; any other statement goes to `pool` as it is.
 */
export function gatherCounts(pool: QueryablePool): QueryablePool {
  const count = gatherInGroups<Count, unknown>({
    async answer(group) {
      const { rows } = (await pool.query(statementFor(group))) as { readonly rows: readonly Counted[] };
      return answersOf(group, rows);
    },
    maximumGroups: MAXIMUM_GROUPS,
  });
  return {
    query: (statement) =>
      statement.name === COUNT_ONE ? count(statement.values as unknown as Count) : pool.query(statement),
  };
}

function statementFor(group: readonly Count[]): StatementToRun {
  const asked = new Map<string, number>();
  for (const [key, points] of group) asked.set(key, (asked.get(key) ?? 0) + points);
  const latest = group.at(-1);
  const values = [[...asked.keys()], [...asked.values()], latest?.[2], latest?.[3]];
  return { name: 'rate_window:count-all', text: COUNT_ALL, values };
}

/** Of the requests of one client the first has counted the least: from the last one backwards each leaves out those after it. */
function answersOf(group: readonly Count[], rows: readonly Counted[]): unknown[] {
  const counted = new Map(rows.map((row) => [row.key, row]));
  const lastToFirst = group.toReversed().map(([key, points]) => {
    const row = counted.get(key);
    if (row !== undefined) counted.set(key, { ...row, points: row.points - points });
    return { rows: [row] };
  });
  return lastToFirst.reverse();
}
