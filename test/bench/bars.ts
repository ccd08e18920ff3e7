/**
 * Bars per second from CSV files to visible rows, compared with a raw insert of the same rows into ClickHouse in the same
 * run; the cost of an evening, i.e. one new bar per symbol in the middle of a year; bytes per bar; GET /v2/prices and
 * GET /v2/technicals warm and cold, compared with bare Koa sending the same bytes and with a bare read of the rows shown.
 * Run with several numbers of symbols to see which costs grow with them.
 * node test/bench/bars.ts [--symbols N] [--years N] [--seconds N] [--clients N]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { openReadStore } from '@footnote/read-store/client';
import type { ReadStore } from '@footnote/read-store/port';
import { runCli } from '../faults/cli.ts';
import { describeMachine, scratchFolder, seconds } from './bench-env.ts';
import { describeLoad, type Load } from './load.ts';
import { writeSource } from './prices/write-source.ts';
import { bareKoa, bareReads, type Loaded, startService, warmLoad } from './serving.ts';

const { values } = parseArgs({
  options: {
    symbols: { type: 'string', default: '500' },
    years: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '8' },
  },
});
const TABLE = 'bar_rows__g1';
/** Number of symbols whose rows are inserted raw, and that are requested. */
const SAMPLE = 500;
const scratch = scratchFolder('bars');
const data = join(scratch, 'data');

const must = async (...args: readonly string[]): Promise<{ stdout: string; stderr: string }> => {
  const result = await runCli([...args, '--data', data]);
  if (result.code !== 0) throw new Error(`${args[0] ?? ''} failed: ${result.stderr}`);
  return result;
};
const rate = (count: number, took: number): string => `${Math.round(count / took)} bars/s`;

const source = writeSource(join(scratch, 'prices'), Number(values.symbols), Number(values.years));
const { symbols, bars } = source;
const sample = symbols.slice(0, SAMPLE);
console.log(`${describeMachine()}; ${symbols.length} symbols, ${values.years} years, ${bars} bars`);

/** Seconds until the events are in the log, and until the command has ended. */
async function ingest(): Promise<{ readonly published: number; readonly whole: number }> {
  const began = performance.now();
  const { stderr } = await must('ingest', '--prices', source.folder);
  return { published: Number(/events in ([\d.]+) s/.exec(stderr)?.[1] ?? NaN), whole: seconds(began) };
}

const first = await ingest();
console.log(`published: ${first.published.toFixed(1)} s, ${rate(bars, first.published)}`);
console.log(`whole command, start to exit: ${first.whole.toFixed(1)} s, ${rate(bars, first.whole)}`);

source.addSession();
const evening = await ingest();
console.log(
  `an evening, one bar per symbol: ${evening.whole.toFixed(1)} s, published after ${evening.published.toFixed(1)} s; ${Math.round(symbols.length / evening.whole)} symbols/s`,
);
const idle = await ingest();
console.log(`an evening without new bars: ${idle.whole.toFixed(1)} s`);

/** The cheapest insert of the rows of the same table, and their size on disk. */
async function floor(): Promise<void> {
  const server = await startEmbeddedClickHouse({ dataDir: join(data, 'clickhouse') });
  const store = openReadStore({ url: server.url, database: 'footnote' });
  try {
    await store.command(`CREATE TABLE bench_floor AS ${TABLE} ENGINE = MergeTree ORDER BY tuple()`);
    let [took, inserted] = [0, 0];
    for (let from = 0; from < sample.length; from += 50) {
      const rows = await store.query<object>(
        `SELECT symbol, source, date, toString(open) AS open, toString(high) AS high, toString(low) AS low,
        toString(close) AS close, toString(volume) AS volume, version FROM ${TABLE} WHERE symbol IN {symbols:Array(String)}`,
        { symbols: sample.slice(from, from + 50) },
      );
      const started = performance.now();
      await store.insert('bench_floor', rows);
      took += seconds(started);
      inserted += rows.length;
    }
    const ratio = (inserted / took / (bars / first.whole)).toFixed(1);
    console.log(`floor, raw insert: ${took.toFixed(1)} s, ${rate(inserted, took)}; ratio ${ratio}`);
    await store.command('DROP TABLE bench_floor SYNC');
    await store.command(`OPTIMIZE TABLE ${TABLE} FINAL`);
    const [size] = await store.query<{ rows: string; stored: string; inputs: string }>(
      `SELECT toString(sumIf(p.rows, p.table = '${TABLE}')) AS rows,
      toString(sumIf(p.data_compressed_bytes, p.table = '${TABLE}')) AS stored,
      toString(sumIf(p.data_compressed_bytes, p.table = 'security_inputs__g1')) AS inputs
      FROM system.parts AS p WHERE p.active`,
    );
    const perBar = (bytes: string | undefined): string => (Number(bytes) / Number(size?.rows)).toFixed(1);
    console.log(
      `bytes per bar, ${size?.rows ?? ''} rows: ${perBar(size?.stored)} as rows, ${perBar(size?.inputs)} as inputs of computations`,
    );
  } finally {
    await store.close();
    await server.stop();
  }
}
await floor();

const { key } = JSON.parse((await must('keys', 'issue', '--json')).stdout) as { key: string };
const loaded: Loaded = {
  data,
  headers: { 'x-api-key': key },
  issuers: sample.map((symbol) => ({ symbol, cik: symbol })),
};
const options = { clients: Number(values.clients), milliseconds: Number(values.seconds) * 1000 };
let failures = 0;

async function load(pathOf: (symbol: string) => string, cacheBytes: number) {
  const service = await startService(loaded, cacheBytes);
  const urls = sample.map((symbol) => `${service.address}${pathOf(symbol)}`);
  const body = Buffer.from(await (await fetch(urls[0] ?? '', { headers: loaded.headers })).arrayBuffer());
  const requested = cacheBytes > 1 ? urls.slice(0, 50) : urls;
  // Every response is in the cache before the measurement, even on a slow machine.
  if (cacheBytes > 1)
    for (const url of requested) await (await fetch(url, { headers: loaded.headers })).arrayBuffer();
  const measured = await warmLoad(requested, loaded.headers, options);
  await service.stop();
  failures += measured.failures;
  return { measured, body };
}

/** Compares an endpoint with its floors. */
async function serve(
  pathOf: (symbol: string) => string,
  read: (store: ReadStore, symbol: string) => Promise<unknown>,
): Promise<void> {
  const warm = await load(pathOf, 64 * 2 ** 20);
  const cold = await load(pathOf, 1);
  const koa = await bareKoa(scratch, warm.body, options);
  const reads = await bareReads(loaded, read, options);
  const against = (name: string, own: Load, bare: Load): string =>
    `  ${describeLoad(name, bare)}; ratio ${(own.perSecond / bare.perSecond).toFixed(2)}`;
  console.log(`${pathOf('S')}: ${warm.body.byteLength} bytes`);
  console.log(`  ${describeLoad('warm', warm.measured)}`);
  console.log(against('bare Koa, same bytes', warm.measured, koa));
  console.log(`  ${describeLoad('cold (no cache)', cold.measured)}`);
  console.log(against('bare read of the rows', cold.measured, reads));
}

const barsRead = (more: string) => (store: ReadStore, symbol: string) =>
  store.query(
    `SELECT toString(date), toString(open), toString(high), toString(low), toString(close), toString(volume)
    FROM ${TABLE} FINAL WHERE symbol = {symbol:String} ORDER BY date ${more}`,
    { symbol },
  );
await serve((symbol) => `/v2/prices?symbol=${symbol}&limit=252&adjust=total`, barsRead('DESC LIMIT 252'));
await serve((symbol) => `/v2/prices?symbol=${symbol}&limit=5000&adjust=total`, barsRead(''));
await serve(
  (symbol) => `/v2/technicals?symbol=${symbol}`,
  (store, symbol) =>
    store.query(
      'SELECT * FROM security_technicals__g1 WHERE symbol = {symbol:String} ORDER BY revision DESC LIMIT 1',
      { symbol },
    ),
);
if (failures > 0) process.exitCode = 1;
