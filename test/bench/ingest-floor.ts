import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { ensureDatabase, openReadStore } from '@footnote/read-store/client';
import { seconds } from './bench-env.ts';
import { countFacts } from './measured-ingest.ts';

/** The unavoidable work of an ingest in seconds, and the amount of data. */
export type Floor = {
  readonly parse: number;
  readonly insert: number;
  readonly rows: number;
  readonly facts: number;
  readonly companies: number;
};

/**
 * Reads the JSON of the companies of a data folder and writes their cells, each in the cheapest way. The
 * folder contains the data ingested from the mirror; no process is using it.
 */
export async function floorOf(mirror: string, data: string): Promise<Floor> {
  const server = await startEmbeddedClickHouse({ dataDir: join(data, 'clickhouse') });
  const store = openReadStore({ url: server.url, database: 'footnote' });
  try {
    const companies = await store.query<{ cik: string }>('SELECT DISTINCT cik FROM statement_cells');
    const texts = companies.map(({ cik }) =>
      readFileSync(join(mirror, 'data.sec.gov/api/xbrl/companyfacts', `CIK${cik}.json`)),
    );
    let started = performance.now();
    let facts = 0;
    for (const text of texts) facts += countFacts(JSON.parse(text.toString('utf8')));
    const parse = seconds(started);
    const rows = await store.query<object>('SELECT * EXCEPT symbol FROM statement_cells');
    await ensureDatabase({ url: server.url, database: 'floor' });
    const raw = openReadStore({ url: server.url, database: 'floor' });
    await raw.command(
      'CREATE TABLE cells ENGINE = MergeTree ORDER BY tuple() AS SELECT * EXCEPT symbol FROM footnote.statement_cells LIMIT 0',
    );
    started = performance.now();
    for (let from = 0; from < rows.length; from += 100_000)
      await raw.insert('cells', rows.slice(from, from + 100_000));
    const insert = seconds(started);
    await raw.command('DROP DATABASE floor SYNC');
    await raw.close();
    return { parse, insert, rows: rows.length, facts, companies: companies.length };
  } finally {
    await store.close();
    await server.stop();
  }
}
