/**
 * Checks the laws that apply to every issuer, regardless of its filings, on a folder in EDGAR's URL space:
 *
 * node test/realdata/every-issuer.ts [--folder DIR] [--ciks 320193,80424] [--third N] [--check]
 *
 * `--check` also compares the folder with the committed accuracy page and the committed checksums of the survey, as
 * accuracy.ts and survey.ts do with `--check`; each issuer is read and computed once for all three. `--third` takes every
 * third issuer, another third for the next N. Of some issuers only, each cell is compared and no total. Exits 1 with a line
 * for each fault. Without a folder (FOOTNOTE_CORPUS) it prints that it was skipped and exits 0.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { ciksOf } from '@footnote/accuracy/corpus/folder-companies';
import { cellsWorseThanPage, folderReport, worseThanPage } from '@footnote/accuracy/measured';
import { movedSinceCommitted } from '@footnote/accuracy/survey/committed';
import { inThreads } from '@footnote/accuracy/threads';
import { paddedCik } from '@footnote/values/cik';
import type { IssuerQuestion, IssuerReply } from './issuer-thread.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    ciks: { type: 'string' },
    third: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

const MOST_LINES = 5;

const report = (what: string, faults: readonly string[]): void => {
  for (const fault of faults) console.error(fault);
  console.log(`${what}: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
};

const folder = values.folder ?? corpusFolder();
if (folder === undefined) {
  console.log('skipped: no folder of filings (set FOOTNOTE_CORPUS or --folder)');
} else {
  const requested = values.ciks?.split(',').map((cik) => paddedCik(cik));
  const folderOfPrices = join(folder, 'prices');
  const prices = existsSync(folderOfPrices) ? folderOfPrices : null;
  const every = ciksOf(folder);
  const questions = every
    .filter((cik) => requested?.includes(cik) ?? true)
    .filter((_, at) => values.third === undefined || at % 3 === Number(values.third) % 3)
    .map((cik): IssuerQuestion => ({ folder, prices, cik, compared: values.check }));
  const replies = await inThreads<IssuerReply>(new URL('./issuer-thread.ts', import.meta.url), questions);
  const issuers = replies.filter((reply) => reply !== null);
  console.log(`${issuers.length} issuers`);
  report(
    'laws',
    issuers.flatMap(({ symbol, faults }) =>
      faults.slice(0, MOST_LINES).map((fault) => `${symbol}: ${fault}`),
    ),
  );
  if (values.check) {
    const compared = issuers.flatMap((issuer) => issuer.compared ?? []);
    const fresh = folderReport(
      compared.map(({ measured }) => measured),
      prices !== null,
    );
    report(
      'worse than docs/accuracy.json (make accuracy regenerates it)',
      questions.length === every.length ? worseThanPage(fresh) : cellsWorseThanPage(fresh),
    );
    report(
      'moved since docs/survey-checksums.json (make survey regenerates it)',
      movedSinceCommitted(compared.map(({ survey }) => survey)),
    );
  }
}
