import { join } from 'node:path';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { PROJECTIONS } from '@footnote/projector/projections';
import { checksum, type Checksum } from '@footnote/read-store/checksum';
import { openReadStore } from '@footnote/read-store/client';
import { tablesOf } from '@footnote/projection/projection';

/** Count and checksum of every read model, by its name. */
export type Checksums = Readonly<Record<string, Checksum>>;

/**
 * Columns that describe the log (position of a record, id of its schema) rather than filings. The rank of a verdict is
 * the revision that it refers to.
 */
const OF_THE_LOG = ['revision', 'rank', 'log_offset', 'changed', 'payload'];

/** Selects the visible rows of a view that also shows those of superseded revisions. */
const VISIBLE: Readonly<Record<string, string>> = {
  statement_windows: '(cik, revision) IN (SELECT cik, revision FROM statement_issuers)',
};

/** The stable names of the read models of all projections. */
export const READ_MODELS: readonly string[] = PROJECTIONS.flatMap(({ readModel }) =>
  readModel.views(tablesOf(1)).map(({ name }) => name),
);

export async function checksumsAt(url: string): Promise<Checksums> {
  const store = openReadStore({ url, database: 'footnote' });
  try {
    const sums: Record<string, Checksum> = {};
    for (const name of READ_MODELS) {
      const where = VISIBLE[name];
      sums[name] = await checksum(store, name, {
        excludeColumns: OF_THE_LOG,
        ...(where === undefined ? {} : { where, distinct: true }),
      });
    }
    return sums;
  } finally {
    await store.close();
  }
}

/** Checksums of a data folder that no process is using. */
export async function checksumsIn(dataDir: string): Promise<Checksums> {
  const clickhouse = await startEmbeddedClickHouse({ dataDir: join(dataDir, 'clickhouse') });
  try {
    return await checksumsAt(clickhouse.url);
  } finally {
    await clickhouse.stop();
  }
}

/** A line for each read model that differs; empty if none does. */
export function differences(expected: Checksums, found: Checksums): readonly string[] {
  return READ_MODELS.filter(
    (name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.hash !== found[name]?.hash,
  ).map(
    (name) =>
      `${name}: ${JSON.stringify(expected[name])} was expected, ${JSON.stringify(found[name])} was found`,
  );
}
