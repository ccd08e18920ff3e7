/**
 * Bars per second from CSV files to visible rows, compared with a raw insert of the same rows into ClickHouse in the same
 * run; what an evening costs, one new bar of every symbol; bytes a bar; GET /v2/prices warm and cold, compared with bare Koa sending the same bytes and with a bare read of
 * the table.
 * node test/bench/bars.ts [--symbols N] [--years N] [--seconds N] [--clients N]
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { nextSession, sessionsFrom } from '@footnote/market/session-calendar';
import { openReadStore } from '@footnote/read-store/client';
import { createRandom } from '@footnote/synthetic-edgar/random';
import { runCli } from '../faults/cli.ts';
import { describeMachine, scratchFolder, seconds } from './bench-env.ts';
import { describeLoad } from './load.ts';
import { bareKoa, bareReads, type Loaded, startService, warmLoad } from './serving.ts';

const { values } = parseArgs({
  options: {
    symbols: { type: 'string', default: '500' },
    years: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '8' },
  },
});
const LAST_YEAR = 2025;
const TABLE = 'bar_rows__g1';
const scratch = scratchFolder('bars');
const data = join(scratch, 'data');
const symbols = Array.from({ length: Number(values.symbols) }, (_, at) => `S${String(at).padStart(6, '0')}`);

/** Prices as traded, with a dividend a quarter and a split of some symbols. */
function writeSource(folder: string): number {
  const sessions = sessionsFrom(`${LAST_YEAR - Number(values.years) + 1}-01-01`, `${LAST_YEAR}-12-31`);
  mkdirSync(folder, { recursive: true });
  const adjustment = { prices: 'raw', volume: 'raw', dividends: 'raw' };
  writeFileSync(join(folder, 'source.json'), JSON.stringify({ name: 'bench', currency: 'USD', adjustment }));
  symbols.forEach((symbol, index) => {
    const random = createRandom(index + 1);
    let close = random.between(10, 300);
    const lines = sessions.map((date, at) => {
      const split = at === 1000 && index % 10 === 0 ? 2 : 1;
      const open = close / split;
      close = Math.max(1, open * random.between(0.98, 1.0205));
      const [high, low] = [Math.max(open, close) * 1.005, Math.min(open, close) * 0.995];
      const prices = [open, high, low, close].map((price) => price.toFixed(2)).join(',');
      return `${date},${prices},${random.integer(1e5, 1e7)},${at % 63 === 40 ? 0.25 : 0},${split}`;
    });
    writeFileSync(
      join(folder, `${symbol}.csv`),
      `date,open,high,low,close,volume,dividend,split\n${lines.join('\n')}\n`,
    );
  });
  return sessions.length * symbols.length;
}

const must = async (...args: readonly string[]): Promise<{ stdout: string; stderr: string }> => {
  const result = await runCli([...args, '--data', data]);
  if (result.code !== 0) throw new Error(`${args[0] ?? ''} failed: ${result.stderr}`);
  return result;
};
const rate = (count: number, took: number): string => `${Math.round(count / took)} bars/s`;

const bars = writeSource(join(scratch, 'prices'));
console.log(`${describeMachine()}; ${symbols.length} symbols, ${values.years} years, ${bars} bars`);

const began = performance.now();
const { stderr } = await must('ingest', '--prices', join(scratch, 'prices'));
const whole = seconds(began);
const published = Number(/events in ([\d.]+) s/.exec(stderr)?.[1] ?? NaN);
console.log(`published: ${published.toFixed(1)} s, ${rate(bars, published)}`);
console.log(`whole command, start to exit: ${whole.toFixed(1)} s, ${rate(bars, whole)}`);

/** An evening: every symbol has one bar more, the last one again. */
async function evening(): Promise<void> {
  const folder = join(scratch, 'prices');
  const date = nextSession(`${LAST_YEAR}-12-31`);
  for (const symbol of symbols) {
    const last =
      readFileSync(join(folder, `${symbol}.csv`), 'utf8')
        .trimEnd()
        .split('\n')
        .at(-1) ?? '';
    appendFileSync(
      join(folder, `${symbol}.csv`),
      `${[date, ...last.split(',').slice(1, 6), 0, 1].join(',')}\n`,
    );
  }
  const started = performance.now();
  await must('ingest', '--prices', folder);
  const took = seconds(started);
  console.log(
    `an evening, one bar of each symbol: ${took.toFixed(1)} s, ${Math.round(symbols.length / took)} symbols/s`,
  );
}
await evening();

/** The same rows in the cheapest way, and what they take on disk. */
async function floor(): Promise<void> {
  const server = await startEmbeddedClickHouse({ dataDir: join(data, 'clickhouse') });
  const store = openReadStore({ url: server.url, database: 'footnote' });
  try {
    await store.command(`CREATE TABLE bench_floor AS ${TABLE} ENGINE = MergeTree ORDER BY tuple()`);
    let took = 0;
    for (let from = 0; from < symbols.length; from += 50) {
      const rows = await store.query<object>(
        `SELECT symbol, source, date, toString(open) AS open, toString(high) AS high, toString(low) AS low,
        toString(close) AS close, toString(volume) AS volume, version FROM ${TABLE} WHERE symbol IN {symbols:Array(String)}`,
        { symbols: symbols.slice(from, from + 50) },
      );
      const started = performance.now();
      await store.insert('bench_floor', rows);
      took += seconds(started);
    }
    console.log(
      `floor, raw insert: ${took.toFixed(1)} s, ${rate(bars, took)}; ratio ${(whole / took).toFixed(1)}`,
    );
    await store.command('DROP TABLE bench_floor SYNC');
    await store.command(`OPTIMIZE TABLE ${TABLE} FINAL`);
    const [size] = await store.query<{ bytes: string; rows: string }>(
      `SELECT toString(sum(data_compressed_bytes)) AS bytes, toString(sum(rows)) AS rows FROM system.parts
      WHERE active AND table = '${TABLE}'`,
    );
    console.log(
      `${(Number(size?.bytes) / Number(size?.rows)).toFixed(1)} bytes a bar, of ${size?.rows ?? ''} rows`,
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
  issuers: symbols.map((symbol) => ({ symbol, cik: symbol })),
};
const options = { clients: Number(values.clients), milliseconds: Number(values.seconds) * 1000 };
const pathOf = (symbol: string): string => `/v2/prices?symbol=${symbol}&limit=252&adjust=total`;

async function load(cacheBytes: number) {
  const service = await startService(loaded, cacheBytes);
  const urls = symbols.map((symbol) => `${service.address}${pathOf(symbol)}`);
  const body = Buffer.from(await (await fetch(urls[0] ?? '', { headers: loaded.headers })).arrayBuffer());
  const asked = cacheBytes > 1 ? urls.slice(0, 50) : urls;
  // Each is in the cache before anything is measured, however slow the machine.
  if (cacheBytes > 1)
    for (const url of asked) await (await fetch(url, { headers: loaded.headers })).arrayBuffer();
  const measured = await warmLoad(asked, loaded.headers, options);
  await service.stop();
  return { measured, body };
}

const warm = await load(64 * 2 ** 20);
const cold = await load(1);
const koa = await bareKoa(scratch, warm.body, options);
const reads = await bareReads(
  loaded,
  (store, symbol) =>
    store.query(
      `SELECT toString(date), toString(open), toString(high), toString(low), toString(close), toString(volume)
      FROM ${TABLE} FINAL WHERE symbol = {symbol:String} ORDER BY date`,
      { symbol },
    ),
  options,
);
console.log(`${pathOf('S')}: ${warm.body.byteLength} bytes`);
console.log(`  ${describeLoad('warm', warm.measured)}`);
console.log(
  `  ${describeLoad('bare Koa, same bytes', koa)}; ratio ${(warm.measured.perSecond / koa.perSecond).toFixed(2)}`,
);
console.log(`  ${describeLoad('cold (no cache)', cold.measured)}`);
console.log(
  `  ${describeLoad('bare read of the table', reads)}; ratio ${(cold.measured.perSecond / reads.perSecond).toFixed(2)}`,
);
if (warm.measured.failures + cold.measured.failures > 0) process.exitCode = 1;
