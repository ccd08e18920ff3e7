import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { openReadStore } from '@footnote/read-store/client';
import type { ReadStore } from '@footnote/read-store/port';
import { paddedCik } from '@footnote/values/cik';

/** Approximate number of companies whose rows a projector writes in one block. */
const BLOCK = 10;

const TABLES = [
  'statement_cells__g1',
  'statement_windows__g1',
  'statement_figures__g1',
  'statement_companies__g1',
  'company_profiles__g1',
];

export type Copied = { readonly symbol: string; readonly cik: string };

/**
 * Replaces the issuers of a data folder by copies under other CIKs and symbols until there are `size`:
 * written into the stored tables in blocks as by a projector, with CIKs from the whole range in each block.
 * No other process may use the folder. Resolves when ClickHouse has finished merging.
 */
export async function copyIssuers(data: string, size: number): Promise<readonly Copied[]> {
  const server = await startEmbeddedClickHouse({ dataDir: join(data, 'clickhouse') });
  const store = openReadStore({ url: server.url, database: 'footnote' });
  try {
    const originals = await store.query<{ cik: string }>('SELECT cik FROM statement_issuers ORDER BY cik');
    const copies = Array.from({ length: size }, (_, index) => ({
      symbol: `C${String(index).padStart(4, '0')}`,
      cik: paddedCik((index * 7_368_787 + 1) % 10_000_019),
    }));
    for (const table of TABLES)
      await store.command(`CREATE TABLE originals_${table} ENGINE = Memory AS SELECT * FROM ${table}`);
    for (const table of TABLES) await store.command(`TRUNCATE TABLE ${table}`);
    for (let from = 0; from < size; from += BLOCK)
      for (const table of TABLES)
        await store.command(
          blockOf(
            table,
            copies.slice(from, from + BLOCK),
            (index) => originals[(from + index) % originals.length]?.cik ?? '',
          ),
        );
    for (const table of TABLES) await store.command(`DROP TABLE originals_${table} SYNC`);
    await merged(store);
    return copies;
  } finally {
    await store.close();
    await server.stop();
  }
}

function blockOf(table: string, copies: readonly Copied[], originalOf: (index: number) => string): string {
  const selects = copies.map(({ cik, symbol }, index) => {
    const changed = replacementsOf(table, cik, symbol);
    return `SELECT * REPLACE (${changed}) FROM (SELECT * FROM originals_${table} WHERE cik = '${originalOf(index)}')`;
  });
  return `INSERT INTO ${table} SELECT * FROM (${selects.join(' UNION ALL ')})
    SETTINGS min_insert_block_size_rows = 500000, max_insert_block_size = 500000, max_insert_threads = 1`;
}

function replacementsOf(table: string, cik: string, symbol: string): string {
  if (table.startsWith('company_profiles'))
    return `'${cik}' AS cik, ['${symbol}'] AS symbols, ['NYSE'] AS exchanges`;
  return table.startsWith('statement_windows') ? `'${cik}' AS cik` : `'${cik}' AS cik, '${symbol}' AS symbol`;
}

async function merged(store: ReadStore): Promise<void> {
  for (let quiet = 0; quiet < 10;) {
    const [row] = await store.query<{ running: number }>('SELECT count() AS running FROM system.merges');
    quiet = row?.running === 0 ? quiet + 1 : 0;
    await delay(100);
  }
}
