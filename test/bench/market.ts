/**
 * The cost of an evening's prices: computing the indicators and dividends of each symbol from eleven years of bars,
 * compared with decoding the same events; then `GET /v2/technicals` and `GET /v2/price-action` warm and cold, compared
 * with bare Koa sending the same bytes.
 * node test/bench/market.ts [--symbols N] [--seconds N] [--clients N]
 */
import { DAY_MS } from '@footnote/values/day';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { type InventedBar, inventedHistory } from '@footnote/market/testing/invented-history';
import { securities } from '@footnote/projector/projections/securities/project';
import { actionsOf, barsOf, FIRST_READING } from '@footnote/projector/testing/invented-prices';
import { runCli } from '../faults/cli.ts';
import { describeMachine, scratchFolder, seconds } from './bench-env.ts';
import { describeLoad, type Load } from './load.ts';
import { bareKoa, loadCompanies, type Loaded, startService, warmLoad } from './serving.ts';

const { values } = parseArgs({
  options: {
    symbols: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
  },
});
const symbols = Number(values.symbols);
const options = { clients: Number(values.clients), milliseconds: Number(values.seconds) * 1000 };
const YEARS = 11;

/** Eleven years of bars: the five invented years, repeated. */
function longHistory(seed: number): readonly InventedBar[] {
  const history = inventedHistory(seed);
  const last = Date.parse(history.at(-1)?.date ?? '');
  const first = Date.parse(history[0]?.date ?? '');
  const span = last - first + 4 * DAY_MS;
  const since = last - YEARS * 365.25 * DAY_MS;
  const moved = (back: number): readonly InventedBar[] =>
    history.map((bar) => ({
      ...bar,
      date: new Date(Date.parse(bar.date) - back * span).toISOString().slice(0, 10),
    }));
  return [...moved(2), ...moved(1), ...history].filter(({ date }) => Date.parse(date) >= since);
}

async function recompute(): Promise<void> {
  const codec = createCodec(createMemoryRegistry());
  const encoded: { readonly bars: readonly Uint8Array[]; readonly actions: readonly Uint8Array[] }[] = [];
  let bars = 0;
  for (let seed = 1; seed <= symbols; seed += 1) {
    const reading = { ...FIRST_READING, symbol: `S${seed}`, history: longHistory(seed), set: `s${seed}` };
    bars += reading.history.length;
    encoded.push({
      bars: await codec.encodeAll('bars', barsOf(reading)),
      actions: await codec.encodeAll('corporate-actions', actionsOf(reading)),
    });
  }
  const bytes = encoded.flatMap((each) => [...each.bars, ...each.actions]);
  const size = bytes.reduce((sum, value) => sum + value.byteLength, 0);
  const decoded = async (each: (typeof encoded)[number]) => ({
    listings: [],
    'filed-splits': [],
    bars: (await Promise.all(each.bars.map((value) => codec.decode('bars', value)))).map((event) => ({
      slot: String(event.year),
      rank: 0,
      events: [event],
    })),
    'corporate-actions': (
      await Promise.all(each.actions.map((value) => codec.decode('corporate-actions', value)))
    ).map((event) => ({ slot: String(event.year), rank: 0, events: [event] })),
  });
  const timed = async (compute: boolean): Promise<number> => {
    const started = performance.now();
    for (const [at, each] of encoded.entries()) {
      const inputs = await decoded(each);
      if (compute && securities.compute(`S${at + 1}`, inputs, 1).kind !== 'ok')
        throw new Error('not computed');
    }
    return seconds(started);
  };
  await timed(true);
  const [floor, whole] = [await timed(false), await timed(true)];
  console.log(
    `${symbols} symbols, ${Math.round(bars / symbols)} bars each, ${(size / bars).toFixed(1)} bytes per bar in the log`,
  );
  console.log(`  decoding alone: ${((1000 * floor) / symbols).toFixed(2)} ms per symbol`);
  console.log(
    `  recomputed: ${((1000 * whole) / symbols).toFixed(2)} ms per symbol, ${Math.round(symbols / whole)} symbols/s; ratio ${(whole / floor).toFixed(2)}`,
  );
}

async function serve(): Promise<void> {
  const scratch = scratchFolder('market');
  const loaded = await loadCompanies(scratch, {});
  const folder = join(scratch, 'prices');
  mkdirSync(folder);
  const names = [...loaded.issuers.map(({ symbol }) => symbol), 'SPY', 'XLI', 'XLK', 'XLY', 'XLF'];
  for (const [at, symbol] of names.entries()) {
    const lines = longHistory(at + 1).map(({ date, high, low, close, volume, dividend }) =>
      [date, close, high, low, close, volume, dividend].join(','),
    );
    const head = 'date,open,high,low,close,volume,dividend';
    writeFileSync(join(folder, `${symbol}.csv`), `${[head, ...lines].join('\n')}\n`);
  }
  const adjustment = { prices: 'split', volume: 'split', dividends: 'split' };
  writeFileSync(
    join(folder, 'source.json'),
    JSON.stringify({ name: 'invented', currency: 'USD', adjustment }),
  );
  const ingested = await runCli(['ingest', '--prices', folder, '--data', loaded.data]);
  if (ingested.code !== 0) throw new Error(ingested.stderr);
  for (const path of ['/v2/technicals', '/v2/price-action']) await measured(scratch, loaded, path);
}

async function measured(scratch: string, loaded: Loaded, path: string): Promise<void> {
  const measure = async (cacheBytes: number): Promise<{ readonly load: Load; readonly body: Buffer }> => {
    const service = await startService(loaded, cacheBytes);
    const urls = loaded.issuers.map(({ symbol }) => `${service.address}${path}?symbol=${symbol}`);
    const answer = await fetch(urls[0] ?? '', { headers: loaded.headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const load = await warmLoad(urls, loaded.headers, options);
    await service.stop();
    return { load, body };
  };
  const [warm, cold] = [await measure(64 * 2 ** 20), await measure(1)];
  const koa = await bareKoa(scratch, warm.body, options);
  console.log(`${path} of ${loaded.issuers.length} symbols, ${warm.body.byteLength} bytes`);
  console.log(`  ${describeLoad('warm', warm.load)}`);
  console.log(
    `  ${describeLoad('bare Koa, same bytes', koa)}; ratio ${(warm.load.perSecond / koa.perSecond).toFixed(2)}`,
  );
  console.log(`  ${describeLoad('cold (no cache)', cold.load)}`);
  if (warm.load.failures + cold.load.failures > 0) process.exitCode = 1;
}

console.log(`${describeMachine()}; ${values.clients} clients, ${values.seconds} s each`);
await recompute();
await serve();
