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

interface Count {
  readonly values: readonly [key: string, points: number, windowEnds: number, now: number];
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

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
  let waiting: Count[] = [];
  let groups = 0;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await countTogether(pool, group);
    }
    groups -= 1;
  }

  return {
    query(statement) {
      if (statement.name !== COUNT_ONE) return pool.query(statement);
      return new Promise((resolve, reject) => {
        waiting.push({ values: statement.values as unknown as Count['values'], resolve, reject });
        if (groups >= MAXIMUM_GROUPS) return;
        groups += 1;
        setImmediate(() => void flush());
      });
    },
  };
}

async function countTogether(pool: QueryablePool, group: readonly Count[]): Promise<void> {
  try {
    const { rows } = (await pool.query(statementFor(group))) as { readonly rows: readonly Counted[] };
    answer(group, rows);
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

function statementFor(group: readonly Count[]): StatementToRun {
  const asked = new Map<string, number>();
  for (const { values } of group) {
    const [key, points] = values;
    asked.set(key, (asked.get(key) ?? 0) + points);
  }
  const latest = group.at(-1)?.values;
  const values = [[...asked.keys()], [...asked.values()], latest?.[2], latest?.[3]];
  return { name: 'rate_window:count-all', text: COUNT_ALL, values };
}

/** Of the requests of one client the first has counted the least: from the last one backwards each leaves out those after it. */
function answer(group: readonly Count[], rows: readonly Counted[]): void {
  const counted = new Map(rows.map((row) => [row.key, row]));
  for (const { values, resolve } of group.toReversed()) {
    const [key, points] = values;
    const row = counted.get(key);
    resolve({ rows: [row] });
    if (row !== undefined) counted.set(key, { ...row, points: row.points - points });
  }
}
