/** A statement with values; one with a name is prepared once a connection. */
export interface StatementToRun {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The part of a pool of PostgreSQL connections that limiters use. */
export interface QueryablePool {
  query(statement: StatementToRun): Promise<unknown>;
}
