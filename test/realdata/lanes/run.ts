/**
 * Requests every lane of real companies, each as of a day that its filings and prices cover, and has the figures
 * recomputed by `recompute.py`, which shares no code with the service. The responses are written to the folder `--out`,
 * each to a file `SYMBOL/name.json`. Exits 1 if a figure differs.
 *
 * node test/realdata/lanes/run.ts --mirror DIR [--out DIR] [--symbols A,B] [--data DIR]
 */
import { paddedCik } from '@footnote/values/cik';
import { DAY_MS } from '@footnote/values/day';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { issueKey } from '@footnote/api-keys/registry';
import { openEmbedded } from '@footnote/embedded/embedded';
import { frontOf } from '@footnote/embedded/front';
import { commandLogger } from '@footnote/embedded/logger';
import { withSession } from '@footnote/embedded/session';
import { createMetrics } from '@footnote/runtime/metrics';
import { runCli } from '../../faults/cli.ts';
import { newestFacts, writeMirrorAsOf, type Dated } from './as-of-mirror.ts';
import { FUNDS, lastPriceDay, PRICE_FOLDERS, priceFileOf, writePrices } from './real-prices.ts';
import { requestsOf, requestsOfFund } from './requests.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    out: { type: 'string' },
    symbols: { type: 'string' },
    data: { type: 'string' },
  },
});
const { mirror = '' } = values;
if (mirror === '') throw new Error('--mirror names a folder of real filings and prices');

/** A manufacturer, a bank, a retailer without prices, a REIT, a split stock, an annual filer, classes of stock, and a fund. */
const SYMBOLS = values.symbols?.split(',') ?? ['AAPL', 'JPM', 'KR', 'O', 'TSLA', 'LPA', 'GOOGL', 'SPY'];

/** Days from a company's newest facts to its as-of day, if its prices cover that day. */
const DAYS_AFTER = 30;

const tickers = Object.values(
  JSON.parse(readFileSync(join(mirror, 'www.sec.gov/files/company_tickers.json'), 'utf8')) as Readonly<
    Record<string, { readonly cik_str: number; readonly ticker: string }>
  >,
);

/** A symbol with its as-of day. A company without XBRL facts has no CIK: the mirror has only its prices. */
function datedOf(symbol: string): Dated {
  const prices = priceFileOf(mirror, symbol);
  const listed = tickers.find(({ ticker }) => ticker === symbol);
  const cik = listed === undefined ? '' : paddedCik(listed.cik_str);
  const filed = newestFacts(mirror, cik);
  const days = [
    ...(prices === undefined ? [] : [lastPriceDay(prices.path)]),
    ...(filed === undefined
      ? []
      : [new Date(Date.parse(filed) + DAYS_AFTER * DAY_MS).toISOString().slice(0, 10)]),
  ];
  return { cik: filed === undefined ? '' : cik, symbol, day: days.sort()[0] ?? '' };
}

/** Symbols of other classes of a company's shares. */
const othersOf = ({ cik, day, symbol }: Dated): readonly Dated[] =>
  tickers
    .filter(({ cik_str: own, ticker }) => paddedCik(own) === cik && ticker !== symbol)
    .map(({ ticker }) => ({ cik, symbol: ticker, day }));

const requested = SYMBOLS.map(datedOf);
const scratch = mkdtempSync(join(tmpdir(), 'footnote-lanes-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const data = values.data ?? join(scratch, 'data');
const out = values.out ?? join(scratch, 'answers');
if (!existsSync(data)) await ingest();

async function ingest(): Promise<void> {
  const cut = join(scratch, 'mirror');
  const companies = requested.filter(({ cik }) => cik !== '');
  writeMirrorAsOf(mirror, cut, companies);
  await must(['ingest', '--ciks', companies.map(({ cik }) => cik).join(), '--mirror', cut]);
  const funds = FUNDS.map((symbol) => ({ symbol, cik: '', day: '9999-12-31' }));
  const priced = [...requested, ...requested.flatMap(othersOf), ...funds];
  for (const from of PRICE_FOLDERS) {
    const folder = mkdtempSync(join(scratch, 'prices-'));
    for (const { symbol, cik, day } of priced) {
      const file = priceFileOf(mirror, symbol);
      if (file?.from === from) writePrices(file.path, join(folder, `${symbol}.csv`), { last: day, cik });
    }
    if (readdirSync(folder).length === 0) continue;
    const source = { name: 'real-prices', currency: 'USD', ...from.source };
    writeFileSync(join(folder, 'source.json'), JSON.stringify(source));
    await must(['ingest', '--prices', folder]);
  }
}

async function must(args: readonly string[]): Promise<void> {
  const { code, stderr } = await runCli([...args, '--data', data]);
  if (code !== 0) throw new Error(`${args[0] ?? ''} failed: ${stderr}`);
  console.log(stderr.trim().split('\n').at(-1));
}

await withSession({ data, embedded: true, port: '0' }, async (session) => {
  const embedded = await openEmbedded(session, 'up', commandLogger(session.config));
  const { key } = await issueKey(session.log, session.codec, { label: 'lanes' });
  const save = async (
    address: string,
    folder: string,
    requests: ReturnType<typeof requestsOf>,
  ): Promise<void> => {
    mkdirSync(folder, { recursive: true });
    for (const [name, path] of requests) {
      const answer = await fetch(`${address}${path}`, { headers: { 'x-api-key': key } });
      writeFileSync(join(folder, `${name}.json`), await answer.text());
      if (answer.status >= 500) throw new Error(`${path} answers ${answer.status}`);
    }
  };
  try {
    for (const day of [...new Set(requested.map((one) => one.day))].sort()) {
      const metrics = createMetrics('lanes', { defaults: false });
      // After the close of trading, when all data of the day are known.
      const { query } = frontOf({ ...embedded, metrics }, () => Date.parse(`${day}T23:59:00Z`));
      await query.start();
      for (const { symbol } of requested.filter((one) => one.day === day)) {
        const folder = join(out, symbol);
        await save(query.address(), folder, requestsOf(symbol));
        writeFileSync(join(folder, 'day.json'), JSON.stringify({ day }));
        console.log(`${symbol} as of ${day}`);
      }
      for (const fund of FUNDS) await save(query.address(), join(out, 'funds', fund), requestsOfFund(fund));
      await query.stop();
    }
  } finally {
    await embedded.close();
  }
});

const recompute = join(import.meta.dirname, 'recompute.py');
process.exitCode = spawnSync('python3', [recompute, out], { stdio: 'inherit' }).status ?? 1;
