/**
 * Checks the laws that apply to every issuer, regardless of its filings, on a folder in EDGAR's URL space:
 *
 * node test/realdata/every-issuer.ts [--folder DIR] [--ciks 320193,80424]
 *
 * Exits 1 with a line for each fault. Without a folder (FOOTNOTE_CORPUS) it prints that it was skipped and
 * exits 0.
 */
import { parseArgs } from 'node:util';
import { ciksOf } from '@footnote/accuracy/corpus/folder-companies';
import { inThreads } from '@footnote/accuracy/threads';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import type { LawsQuestion, LawsReply } from './laws-thread.ts';

const { values } = parseArgs({ options: { folder: { type: 'string' }, ciks: { type: 'string' } } });

const MOST_LINES = 5;

const folder = values.folder ?? corpusFolder();
if (folder === undefined) {
  console.log('skipped: no folder of filings (set FOOTNOTE_CORPUS or --folder)');
} else {
  const requested = values.ciks?.split(',').map((cik) => cik.padStart(10, '0'));
  const questions = ciksOf(folder)
    .filter((cik) => requested?.includes(cik) ?? true)
    .map((cik): LawsQuestion => ({ folder, cik }));
  const replies = await inThreads<LawsReply>(new URL('./laws-thread.ts', import.meta.url), questions);
  let issuers = 0;
  let count = 0;
  for (const { symbol, faults } of replies) {
    if (faults === null) continue;
    issuers += 1;
    count += faults.length;
    for (const fault of faults.slice(0, MOST_LINES)) console.error(`${symbol}: ${fault}`);
  }
  console.log(`${issuers} issuers, ${count} faults`);
  if (count > 0) process.exitCode = 1;
}
