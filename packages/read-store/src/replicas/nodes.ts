import type { StoreReader } from '../port.ts';
import { storeQuery } from '../store-query.ts';

/** The nodes of ClickHouse and the settings do not fit, so that reads could be of a part of what was written. */
export class ClickHouseNodesError extends Error {
  override readonly name = 'ClickHouseNodesError';
}

type Cluster = { readonly cluster: string; readonly hosts: number; readonly shards: number };

const CLUSTERS = storeQuery<{ readonly database: string }, Cluster>(`
  SELECT cluster, uniqExact(host_name) AS hosts, uniqExact(shard_num) AS shards FROM system.clusters
  WHERE cluster IN (SELECT cluster FROM system.clusters WHERE is_local)
    AND NOT startsWith(host_address, '127.') AND host_address != '::1' AND cluster != {database:String}
  GROUP BY cluster ORDER BY cluster`);

const ENGINE = storeQuery<{ readonly database: string }, { readonly engine: string }>(
  'SELECT engine FROM system.databases WHERE name = {database:String}',
);

/** Of ClickHouse Cloud, whose tables have replicas without being told. */
const SHARED = 'Shared';

export type NodesSettings = {
  readonly database: string;
  /** Of `FOOTNOTE_CLICKHOUSE_CLUSTER`; null without it. */
  readonly cluster: string | null;
};

/**
 * Checks that a server of several nodes is not taken for one, and that the cluster that the settings name is one. `system`
 * reads the server's own tables. Throws `ClickHouseNodesError`.
 */
export async function requireFittingNodes(
  system: StoreReader,
  { database, cluster }: NodesSettings,
): Promise<void> {
  const clusters = await system.read(CLUSTERS, { database });
  const engine = (await system.read(ENGINE, { database }))[0]?.engine ?? null;
  const problem = problemOf(clusters, engine, { database, cluster });
  if (problem !== null) throw new ClickHouseNodesError(problem);
}

/** What does not fit, in words. */
export function problemOf(
  clusters: readonly Cluster[],
  engine: string | null,
  { database, cluster }: NodesSettings,
): string | null {
  if (cluster === null) {
    const several = clusters.find(({ hosts }) => hosts > 1);
    const remedy = 'set FOOTNOTE_CLICKHOUSE_CLUSTER to its name, or use a server of its own';
    if (engine === 'Replicated' || engine === SHARED)
      return `the database ${database} has replicas (engine ${engine}); ${remedy}`;
    return several === undefined
      ? null
      : `ClickHouse is a cluster of ${several.hosts} hosts (${several.cluster}), and a replica that is behind would answer with a part of what was written; ${remedy}`;
  }
  if (engine === SHARED) return null;
  const named = clusters.find((each) => each.cluster === cluster);
  if (named === undefined)
    return `ClickHouse knows no cluster ${cluster} that it belongs to; it knows ${clusters.map((each) => each.cluster).join(', ') || 'none'}`;
  if (named.shards > 1)
    return `the cluster ${cluster} has ${named.shards} shards; companies are not divided among shards, so name a cluster of one shard`;
  if (engine !== null && engine !== 'Replicated')
    return `the database ${database} exists without replicas (engine ${engine}); name another one in FOOTNOTE_CLICKHOUSE_DATABASE, which is filled from the log`;
  return null;
}
