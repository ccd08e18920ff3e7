/**
 * Facts per second from a mirror to visible cells, against the floor in the same run: JSON.parse of the same
 * companyfacts and a raw insert of the same rows into ClickHouse.
 *   node test/bench/ingest.ts [--mirror DIR --symbols A,B | --ciks 1,2] [--runs N]
 * Without a mirror the synthetic issuers are used.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { ensureDatabase, openReadStore } from '@footnote/read-store/client';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { describeMachine, median, scratchFolder, seconds } from './bench-env.ts';
import { countFacts, measuredIngest, type MeasuredIngest } from './measured-ingest.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    symbols: { type: 'string' },
    ciks: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});

type Floor = {
  readonly parse: number;
  readonly insert: number;
  readonly rows: number;
  readonly facts: number;
};

/** What cannot be avoided: reading the JSON and writing the rows, each by the shortest way there is. */
async function floor(files: readonly string[], data: string): Promise<Floor> {
  const texts = files.map((file) => readFileSync(file));
  let started = performance.now();
  let facts = 0;
  for (const text of texts) facts += countFacts(JSON.parse(text.toString('utf8')));
  const parse = seconds(started);
  const server = await startEmbeddedClickHouse({ dataDir: join(data, 'clickhouse') });
  const store = openReadStore({ url: server.url, database: 'footnote' });
  try {
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
    return { parse, insert, rows: rows.length, facts };
  } finally {
    await store.close();
    await server.stop();
  }
}

const scratch = scratchFolder('ingest');
let source: string[];
let mirror: string;
if (values.mirror === undefined) {
  mirror = join(scratch, 'mirror');
  await writeMirror(mirror, demoIssuers());
  source = ['--mirror', mirror, '--universe'];
} else {
  mirror = values.mirror;
  source = [
    '--mirror',
    mirror,
    ...(values.ciks === undefined ? ['--symbols', values.symbols ?? ''] : ['--ciks', values.ciks]),
  ];
}

const runs: MeasuredIngest[] = [];
for (let run = 0; run < Number(values.runs); run += 1)
  runs.push(await measuredIngest(source, join(scratch, `run-${run}`)));

const data = join(scratch, 'run-0');
const server = await startEmbeddedClickHouse({ dataDir: join(data, 'clickhouse') });
const store = openReadStore({ url: server.url, database: 'footnote' });
const companies = await store.query<{ cik: string }>('SELECT DISTINCT cik FROM statement_cells');
await store.close();
await server.stop();
const files = companies.map(({ cik }) =>
  join(mirror, 'data.sec.gov/api/xbrl/companyfacts', `CIK${cik}.json`),
);
const least = await floor(files, data);
const whole = median(runs.map((run) => run.seconds));
const bottom = least.parse + least.insert;
console.log(describeMachine());
console.log(`${companies.length} companies, ${least.facts} facts, ${least.rows} cells, ${runs.length} runs`);
console.log(
  `whole command, start to exit: ${whole.toFixed(2)} s median, ${Math.round(least.facts / whole)} facts/s`,
);
console.log(
  `floor: ${bottom.toFixed(2)} s (JSON.parse ${least.parse.toFixed(2)}, raw insert ${least.insert.toFixed(2)})`,
);
console.log(`ratio to the floor: ${(whole / bottom).toFixed(1)}`);
for (const [name, peak] of Object.entries(runs[0]?.peaks ?? {}))
  console.log(`peak memory ${name}: ${peak} MiB`);
