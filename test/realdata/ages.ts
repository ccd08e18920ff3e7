/**
 * Looks for figures that look current and are not, in what a service answers about every company of a folder in EDGAR's
 * URL space that was ingested into it:
 *
 *     node test/realdata/ages.ts --folder DIR --at ADDRESS#key=KEY
 *
 * The newest report is read from the folder's submissions, not from the service. Prints how many companies are current,
 * behind, stale or without figures; exits 1 with a line for each that does not say so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ciksOf } from '@footnote/accuracy/corpus/folder-companies';
import { createFootnote } from '@footnote/client';
import { parseSubmissions, type Submissions } from '@footnote/edgar/submissions';
import { mirrorPath, submissionsUrl } from '@footnote/edgar/urls';
import { dayAt } from '@footnote/values/day';
import { faultsOf, newestReportOf } from './age-faults.ts';

const { values } = parseArgs({ options: { folder: { type: 'string' }, at: { type: 'string' } } });
const { folder, at } = values;
if (folder === undefined || at === undefined) throw new Error('--folder and --at are needed');

const { origin, hash } = new URL(at);
const footnote = createFootnote({ baseUrl: origin, key: hash.replace('#key=', '') });
const today = dayAt(Date.now());
const counts = new Map<string, number>();
const faults: string[] = [];

function submissionsOf(cik: string): Submissions | undefined {
  const path = join(folder ?? '', mirrorPath(submissionsUrl(cik)));
  return existsSync(path) ? parseSubmissions(readFileSync(path)) : undefined;
}

async function look(cik: string, symbol: string, filings: Submissions['filings']): Promise<string> {
  const [profile, fundamentals, snapshot] = await Promise.all([
    footnote.get('/v2/profile', { symbol }),
    footnote.get('/v2/fundamentals', { symbol }),
    footnote.get('/v2/snapshot', { symbol }),
  ]);
  if (!profile.ok || !fundamentals.ok || !snapshot.ok) return 'not ingested';
  const { age, cik: owner } = profile.body.data;
  if (owner !== cik) return 'symbol of another company';
  const found = faultsOf({
    age,
    fundamentals: fundamentals.body.data,
    snapshot: snapshot.body.data,
    newest: newestReportOf(filings),
    today,
  });
  faults.push(...found.map((fault) => `${symbol}: ${fault}`));
  const { status, reason } = age.statements ?? { status: 'fund', reason: null };
  return reason === null ? status : `${status}, ${reason}`;
}

for (const cik of ciksOf(folder)) {
  const submissions = submissionsOf(cik);
  const symbol = submissions?.tickers[0]?.symbol;
  const state =
    submissions === undefined || symbol === undefined
      ? 'no symbol'
      : await look(cik, symbol, submissions.filings);
  counts.set(state, (counts.get(state) ?? 0) + 1);
}
for (const [state, count] of [...counts].sort()) console.log(`${count} ${state}`);
for (const fault of faults) console.error(fault);
console.log(`figures that look current and are not: ${faults.length}`);
process.exitCode = faults.length === 0 ? 0 : 1;
