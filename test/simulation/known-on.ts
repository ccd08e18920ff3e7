/**
 * Compares statements as known on a day with those of a pipeline that received only the filings up to that day.
 *
 * node test/simulation/known-on.ts [AAPL,UAA,…]      issuers of the corpus (FOOTNOTE_CORPUS); all by default
 *
 * Each issuer's filings pass through log, projector, ClickHouse and HTTP in the order of their dates. The current
 * responses after each day are saved; at the end, the responses as known on each of these days must equal them in every
 * member, including freshness.
 */
import { openTestReadStore, stopTestClickHouse } from '@footnote/read-store/testing';
import { CORPUS_ISSUERS, corpusCompany, corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { startKnownOn, type KnownOnReport } from './known-on-pipeline.ts';

const print = (symbol: string, { days, answers, faults, pastMs }: KnownOnReport): void => {
  const mean = (times: readonly number[]): string =>
    (times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length)).toFixed(0);
  console.log(
    `${symbol}: ${days} filing days, ${answers} responses compared, ${faults.length} differ; ` +
      `${mean(pastMs)} ms each`,
  );
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
};

const main = async (args: readonly string[]): Promise<number> => {
  const folder = corpusFolder();
  if (folder === undefined) {
    console.error('the corpus is absent: set FOOTNOTE_CORPUS');
    return 2;
  }
  const symbols = args[0]?.split(',') ?? Object.keys(CORPUS_ISSUERS);
  let faults = 0;
  for (const symbol of symbols) {
    const opened = await openTestReadStore();
    const pipeline = await startKnownOn(opened.store);
    try {
      const report = await pipeline.compare(
        symbol,
        await corpusCompany(folder, CORPUS_ISSUERS[symbol] ?? ''),
      );
      print(symbol, report);
      faults += report.faults.length;
    } finally {
      await pipeline.stop();
      await opened.close();
    }
  }
  await stopTestClickHouse();
  return faults === 0 ? 0 : 1;
};

process.exitCode = await main(process.argv.slice(2));
