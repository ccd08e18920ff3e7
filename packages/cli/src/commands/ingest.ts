import { Command, Option } from 'commander';
import { bulkSourceOf } from '@footnote/embedded/bulk-source';
import { runningServer } from '@footnote/embedded/clickhouse-address';
import { configOf } from '@footnote/embedded/config-of';
import { openDataDir } from '@footnote/embedded/data-dir';
import { type ForkedPipelines, forkPipelines } from '@footnote/embedded/pipeline-processes';
import type { PricesRequest } from '@footnote/embedded/prices';
import { selectionOf, type SelectionOptions } from '@footnote/embedded/selection';
import { listOf } from '@footnote/price-fetcher/sources/list-of';
import { UserError } from '@footnote/runtime/user-error';
import type { IngestRequest } from '../ingest-all.ts';
import { dataOption, type DataOption } from '../options.ts';

type IngestOptions = DataOption &
  SelectionOptions & {
    readonly mirror?: string;
    readonly bulk?: readonly string[];
    readonly prices?: true | readonly string[];
    readonly dataSet?: string;
  };

export function ingestCommand(): Command {
  return new Command('ingest')
    .description('fetch companies and prices and project them into the read models')
    .addOption(dataOption())
    .option('--symbols <list>', 'tickers, as AAPL,MSFT')
    .option('--ciks <list>', 'Central Index Keys, as 320193,789019')
    .option('--managers <list>', 'institutional managers by Central Index Key, for their Forms 13F')
    .option(
      '--universe',
      "every company of EDGAR's ticker list or of the bulk archive; skips XBRL reports and documents of filings",
    )
    .option(
      '--bulk <archives...>',
      "EDGAR's nightly archives as paths or URLs: companyfacts.zip and optionally submissions.zip; they contain no XBRL reports or documents of filings",
    )
    .option(
      '--prices [where...]',
      'daily prices instead of companies: of folders of CSV files, addresses with {symbol}, or tiingo (default: FOOTNOTE_PRICES)',
    )
    .option('--data-set <archive>', "one of the SEC's quarterly data sets of Form 13F, as a path or URL")
    .addOption(
      new Option(
        '--mirror <where>',
        "folder or URL that mirrors EDGAR's URL space (default: FOOTNOTE_EDGAR_MIRROR)",
      ),
    )
    .action(ingest);
}

async function ingest(options: IngestOptions): Promise<void> {
  const request = requestOf(options);
  // Its code takes longer to load than that of this process, so it starts first.
  const ahead = await forkAhead(options);
  try {
    const { ingestAll } = await import('../ingest-all.ts');
    await ingestAll(options, request, ahead);
  } finally {
    ahead?.discard();
  }
}

/** Starts the processes that project, unless others already do: as far as this is known before ClickHouse runs. */
async function forkAhead(options: IngestOptions): Promise<ForkedPipelines | undefined> {
  const config = configOf(options);
  if (config.kafkaBrokers !== null) return undefined;
  const dir = openDataDir(config.dataDir);
  const isAlone = config.clickhouseUrl !== null || (await runningServer(dir)).state === 'none';
  return isAlone ? forkPipelines(config) : undefined;
}

/** Throws `UserError` for options that cannot be combined. */
function requestOf(options: IngestOptions): IngestRequest {
  const archives = options.bulk === undefined ? undefined : bulkSourceOf(options.bulk);
  if (archives !== undefined && options.managers !== undefined)
    throw new UserError('--managers cannot be combined with --bulk: the archives contain no Forms 13F');
  const everything = archives !== undefined && options.symbols === undefined && options.ciks === undefined;
  const prices = pricesRequest(options);
  const { dataSet } = options;
  if (dataSet !== undefined && (prices !== undefined || archives !== undefined || namesCompanies(options)))
    throw new UserError('--data-set ingests the whole data set and cannot be combined with other options');
  const isWithoutCompanies = prices !== undefined || dataSet !== undefined;
  const selection = isWithoutCompanies
    ? null
    : everything
      ? { universe: true as const }
      : selectionOf(options);
  return { selection, archives, prices, dataSet };
}

function namesCompanies({ symbols, ciks, managers, universe }: SelectionOptions): boolean {
  return [symbols, ciks, managers, universe].some((named) => named !== undefined);
}

/** `--prices` selects symbols and fetches nothing from EDGAR. Throws `UserError` for other options. */
function pricesRequest({
  prices,
  symbols,
  ciks,
  managers,
  universe,
  bulk,
}: IngestOptions): PricesRequest | undefined {
  if (prices === undefined) return undefined;
  if ([ciks, managers, universe, bulk].some((other) => other !== undefined))
    throw new UserError('--prices ingests only prices: specify no options but --symbols');
  return { where: prices === true ? [] : prices, symbols: listOf(symbols ?? '') };
}
