import { join } from 'node:path';
import { Command, Option } from 'commander';
import type { ReadStore } from '@footnote/read-store/port';
import { issueKey } from '@footnote/api-keys/registry';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { demoManagers } from '@footnote/synthetic-edgar/demo-managers';
import { isSession, lastClosedSession } from '@footnote/market/session-calendar';
import { writeManagers } from '@footnote/synthetic-edgar/managers/mirror';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { BENCHMARK_SYMBOL } from '@footnote/synthetic-edgar/invented-market';
import { writePrices } from '@footnote/synthetic-edgar/prices';
import { dataOption, type DataOption } from '../options.ts';
import { selectionOf } from '@footnote/embedded/selection';
import { commandLogger } from '@footnote/embedded/logger';
import { openFetcher } from '@footnote/embedded/fetch';
import { openDataDir } from '@footnote/embedded/data-dir';
import { openEmbedded } from '@footnote/embedded/embedded';
import { configOf } from '@footnote/embedded/config-of';
import { withSession } from '@footnote/embedded/session';
import { UserError } from '@footnote/runtime/user-error';
import { requireFreePort } from '../in-use.ts';
import { ingestAndDrain } from '../ingest-and-drain.ts';
import { collectorOf } from '../fetching.ts';
import { serve } from '../serve.ts';

type DemoOptions = DataOption & {
  readonly symbols?: string;
  readonly mirror?: string;
  readonly port?: string;
};

export function demoCommand(): Command {
  return new Command('demo')
    .description(
      'start everything, load companies through the whole pipeline, print curl commands and keep running',
    )
    .addOption(dataOption())
    .option(
      '--symbols <list>',
      'tickers of real companies to load instead of the invented ones, as AAPL,MSFT',
    )
    .addOption(
      new Option('--mirror <where>', "folder or URL that mirrors EDGAR's URL space; defaults to live EDGAR"),
    )
    .option('--port <n>', 'port of the REST API; 0 picks a free port')
    .action(demo);
}

async function demo(options: DemoOptions): Promise<void> {
  const { port, host, dataDir } = configOf({ port: options.port, embedded: true });
  await requireFreePort(port, host);
  const data = options.data ?? join(dataDir, 'demo');
  openDataDir(data);
  say(
    `1/4 ${options.symbols === undefined ? 'writing six invented companies, ten managers and their prices' : `real companies: ${options.symbols}`}, in ${data}`,
  );
  const prepared = options.symbols === undefined ? await inventedIssuers(data) : realIssuers(options);
  const { mirror, benchmark } = prepared;
  say('2/4 starting ClickHouse and the services in this process');
  await withSession({ ...options, data, mirror, benchmark, embedded: true }, async (session) => {
    const logger = commandLogger(session.config);
    const embedded = await openEmbedded(session, 'demo', logger);
    try {
      if (embedded.clickhouse.attachedTo !== undefined)
        throw new UserError(`a demo is already running on ${session.dir.root}`);
      say('    ClickHouse is up; the services follow');
      let stop: (error: Error) => void = () => undefined;
      const onFailure = (error: Error): void => stop(error);
      const opened =
        session.config.onDemand === 'on' ? openFetcher(session, logger, embedded.metrics) : undefined;
      const collector = opened === undefined ? [] : [collectorOf(embedded, opened, onFailure)];
      process.exitCode = await serve(embedded, collector, {
        onStop: (shutdown) => (stop = shutdown),
        onReady: async ({ address, signal }) => {
          say('3/4 fetching filings, then parsing and projecting them; the numbers below are its progress');
          const report = await ingestAndDrain(embedded, selectionOf(prepared.selection), {
            signal,
            opened,
            managers: prepared.managers.length === 0 ? undefined : prepared.managers,
            prices: prepared.prices === undefined ? undefined : { where: [prepared.prices], symbols: [] },
          });
          say('4/4 issuing a key');
          const { key } = await issueKey(session.log, session.codec, { label: 'demo' });
          const taken = report.companies.map(({ requested }) => requested);
          const example = taken.includes(prepared.example)
            ? prepared.example
            : (taken[0] ?? prepared.example);
          const cik = report.companies.find(({ requested }) => requested === example)?.cik ?? '';
          const annual = await newestAnnualReport(embedded.store, cik);
          const paths = [
            `/v2/fundamentals?symbol=${example}`,
            ...(annual === undefined ? [] : [`/v2/filings/${annual}/diff`]),
            ...prepared.managers.slice(0, 1).map((manager) => `/v2/holders/${manager}`),
            ...(prepared.prices === undefined
              ? []
              : [`/v2/prices?symbol=${example}&limit=5`, `/v2/technicals?symbol=${example}`]),
          ];
          const curls = paths.map((path) => `  curl -s -H 'X-API-Key: ${key}' '${address}${path}'\n`);
          console.log(
            `\nFootnote is up at ${address}\nkey: ${key}\nexplorer: ${address}/#key=${key}\nreference and guides: ${address}/docs\n\n${curls.join('')}\nPress Ctrl-C to stop.`,
          );
        },
      });
    } finally {
      await embedded.close();
    }
  });
}

/** Says on standard error what is done next, so that nobody waits for nothing. */
const say = (step: string): void => {
  process.stderr.write(`${step}\n`);
};

/** Accession of a company's newest 10-K whose sections were parsed. */
async function newestAnnualReport(store: ReadStore, cik: string): Promise<string | undefined> {
  const [row] = await store.query<{ readonly accession: string }>(
    `SELECT accession FROM filing_sections INNER JOIN filings USING (cik, accession)
    WHERE cik = {cik: String} AND form = '10-K' AND omission = '' ORDER BY filed DESC LIMIT 1`,
    { cik },
  );
  return row?.accession;
}

type Prepared = {
  readonly mirror: string | undefined;
  readonly selection: { readonly symbols: string };
  readonly example: string;
  /** CIKs of invented managers. */
  readonly managers: readonly string[];
  /** Folder of invented prices, and the symbol in it that represents the market. */
  readonly prices?: string;
  readonly benchmark?: string;
};

async function inventedIssuers(data: string): Promise<Prepared> {
  const mirror = join(data, 'mirror');
  const [issuers, managers] = [demoIssuers(), demoManagers()];
  await writeMirror(mirror, issuers);
  say('    filings of companies are written; those of managers follow');
  await writeManagers(mirror, managers);
  say('    filings of managers are written; prices follow');
  // By name: of everybody the reports of filings would not be fetched.
  const symbols = issuers.map(({ spec }) => spec.ticker);
  const prices = join(data, 'invented-prices');
  await writePrices(
    prices,
    issuers.map(({ spec }) => spec),
    { through: lastClosedSession(Date.now()), isSession },
  );
  return {
    mirror,
    selection: { symbols: symbols.join(',') },
    example: symbols[0] ?? '',
    managers: managers.map(({ cik }) => cik),
    prices,
    benchmark: BENCHMARK_SYMBOL,
  };
}

function realIssuers(options: DemoOptions): Prepared {
  const symbols = options.symbols ?? '';
  return {
    mirror: options.mirror,
    selection: { symbols },
    example: symbols.split(',')[0] ?? '',
    managers: [],
  };
}
