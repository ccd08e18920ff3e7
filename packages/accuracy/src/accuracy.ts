/**
 * The accuracy page: `node packages/accuracy/src/accuracy.ts [--folder DIR] [--prices DIR] [--check] [--out DIR] [--ciks
 * 320193,80424]`. Runs the pipeline over a folder in EDGAR's URL space and writes `docs/accuracy.md` and
 * `docs/accuracy.json`. `--check` writes nothing and exits 1 when the outcome is worse than the committed
 * page. Prices are read from the folder's `prices` unless `--prices` names another, and are optional. Without a
 * folder it prints that it was skipped and exits 0.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { paddedCik } from '@footnote/values/cik';
import { corpusFolder } from './corpus/corpus-company.ts';
import { ciksOf } from './corpus/folder-companies.ts';
import type { MeasureQuestion, MeasureReply } from './measure-thread.ts';
import { folderReport, PAGE_FOLDER, worseThanPage } from './measured.ts';
import { accuracyPage } from './page.ts';
import { totalOf, type AccuracyReport } from './report.ts';
import { settledFindings } from './settled.ts';
import { inThreads } from './threads.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    prices: { type: 'string' },
    out: { type: 'string', default: PAGE_FOLDER },
    check: { type: 'boolean', default: false },
    ciks: { type: 'string' },
  },
});

/** Every company of the folder, or the requested ones. */
const measureFolder = async (
  folder: string,
  prices: string | null,
  requestedCiks: readonly string[] | undefined,
): Promise<AccuracyReport> => {
  const questions = ciksOf(folder)
    .filter((cik) => requestedCiks?.includes(cik) ?? true)
    .map((cik): MeasureQuestion => ({ folder, prices, cik }));
  const replies = await inThreads<MeasureReply>(new URL('./measure-thread.ts', import.meta.url), questions);
  return folderReport(
    replies.filter((reply) => reply !== null),
    prices !== null,
  );
};

const formatted = async (path: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

const summary = (report: AccuracyReport): string => {
  const all = totalOf(
    Object.fromEntries(Object.entries(report.kinds).map(([kind, { fields }]) => [kind, totalOf(fields)])),
  );
  const { agreed, wrong } = all.gold;
  return `${report.folder.issuers} issuers, ${all.served} cells served, ${all.contradicted} contradicted; gold: ${agreed} right, ${wrong} wrong`;
};

const check = (report: AccuracyReport): void => {
  const faults = worseThanPage(report, values.out);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) return;
  console.error(
    `accuracy is worse than in ${values.out} in ${faults.length} ways; make accuracy regenerates it`,
  );
  process.exitCode = 1;
};

const folder = values.folder ?? corpusFolder();
if (folder === undefined) {
  console.log('skipped: no folder of filings (set FOOTNOTE_CORPUS or --folder)');
} else {
  const requestedCiks = values.ciks?.split(',').map((cik) => paddedCik(cik));
  const prices = values.prices ?? join(folder, 'prices');
  const report = await measureFolder(folder, existsSync(prices) ? prices : null, requestedCiks);
  const data = join(values.out, 'accuracy.json');
  console.log(summary(report));
  if (values.check) check(report);
  else {
    mkdirSync(values.out, { recursive: true });
    const page = join(values.out, 'accuracy.md');
    writeFileSync(page, await formatted(page, accuracyPage(report, settledFindings())));
    writeFileSync(data, await formatted(data, JSON.stringify(report)));
    console.log(`written: ${page}, ${data}`);
  }
}
