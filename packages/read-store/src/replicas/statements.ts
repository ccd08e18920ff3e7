/** An engine that has no replicated form here: its rows would be on one node only. */
export class UnreplicatedEngineError extends Error {
  override readonly name = 'UnreplicatedEngineError';
}

const ENGINE = /\bENGINE\s*=\s*(\w+)/;
const REPLICATED = /^(Replacing)?MergeTree$/;

/**
 * A statement for a database whose tables have replicas. A Replicated database gives every statement about a table to all
 * nodes, in one order, so that only engines and the window of deduplication differ: without arguments, an engine takes its
 * path and replica from the server. Throws `UnreplicatedEngineError`.
 */
export function replicatedStatement(sql: string): string {
  const engine = ENGINE.exec(sql)?.[1];
  if (engine !== undefined && !REPLICATED.test(engine))
    throw new UnreplicatedEngineError(`a table of the engine ${engine} has no replicas`);
  return sql
    .replace(ENGINE, (_, name: string) => `ENGINE = Replicated${name}`)
    .replaceAll('non_replicated_deduplication_window', 'replicated_deduplication_window');
}

const CATALOGUE = /\bsystem\.(tables|columns)\b/g;

/**
 * A query of the server's catalogue for such a database. A node that has not executed a statement yet would not know a table:
 * what one of them has is there, so that rows may be repeated. The database is a cluster of its own name.
 */
export function catalogueQuery(sql: string, database: string): string {
  if (!sql.includes('system.')) return sql;
  return sql
    .replace(CATALOGUE, (table) => `clusterAllReplicas('${database}', ${table})`)
    .replaceAll('currentDatabase()', `'${database}'`);
}

/** Creates the database on every node of a cluster; shard and replica are macros of the servers. */
export const createReplicatedDatabase = (database: string, cluster: string): string =>
  `CREATE DATABASE IF NOT EXISTS ${database} ON CLUSTER '${cluster}' ` +
  `ENGINE = Replicated('/clickhouse/databases/${database}', '{shard}', '{replica}')`;
