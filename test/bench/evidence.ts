/**
 * Time until the evidence of cells is there over a running service that has not seen their documents, and of the same cells
 * again; the processor time of its process for both. Start the service anew before each run.
 *
 *     node test/bench/evidence.ts ADDRESS --key KEY [--pid PID] [--symbols AAPL,PG] [--cells 60] [--seed 7]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { median, percentile } from './bench-env.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    pid: { type: 'string' },
    symbols: { type: 'string', default: 'AAPL,PG,AMZN,META,GOOGL,NVDA,JNJ' },
    cells: { type: 'string', default: '60' },
    seed: { type: 'string', default: '7' },
  },
});
const [address] = positionals;
if (address === undefined || values.key === undefined) throw new Error('an address and --key are needed');
const headers = { 'X-API-Key': values.key };

const PERIODS = ['FY2025', 'FY2024', 'FY2023', '2025-Q2', '2025-Q1', '2024-Q3'].concat([
  '2024-Q2',
  '2024-Q1',
  '2023-Q3',
  '2023-Q2',
  '2022-Q3',
]);
const TICKS_PER_SECOND = 100;

/** Processor time of the service in ms; 0 without `--pid`. */
function processorTime(): number {
  if (values.pid === undefined) return 0;
  const fields = readFileSync(`/proc/${values.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

async function asked(path: string): Promise<{ readonly ms: number; readonly ok: boolean }> {
  const started = performance.now();
  const response = await fetch(`${address}${path}`, { headers });
  await response.arrayBuffer();
  return { ms: performance.now() - started, ok: response.ok };
}

let state = Number(values.seed);
const drawn = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
const cells = values.symbols
  .split(',')
  .flatMap((symbol) =>
    PERIODS.map(
      (period) =>
        `/v2/evidence?symbol=${symbol}&statement=income_statement&field=net_income&period=${period}`,
    ),
  )
  .map((path) => ({ path, at: drawn() }))
  .toSorted((one, other) => one.at - other.at)
  .slice(0, Number(values.cells));

// The first request of a service compiles its code and opens its connections.
await asked('/v2/fundamentals?symbol=AAPL');
for (const name of ['cold', 'warm']) {
  const before = processorTime();
  const times: number[] = [];
  for (const { path } of cells) {
    const { ms, ok } = await asked(path);
    if (ok) times.push(ms);
  }
  const processor = processorTime() - before;
  console.log(
    `${name}: ${times.length} cells, p50 ${median(times).toFixed(1)} ms, p90 ${percentile(times, 0.9).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, processor time ${(processor / times.length).toFixed(1)} ms a cell`,
  );
}
