/**
 * Seconds from an earnings release's entry in the feed to its served figures in `/v2/releases/{accession}`, and to the
 * preliminary cells of `/v2/fundamentals` (p50, p99):
 * `up --poll` on a mirror whose feed announces one release after the other, polled every second. The floor of the same
 * run is the wait for the next poll, which is between zero and a second, and fetching and parsing the bare exhibit.
 *
 *     node test/bench/release.ts [--issuers 40] [--others 0]
 *
 * `--others`: companies with all their documents that are ingested meanwhile, again and again, each time other ones.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { filingDocumentUrl, fullSubmissionName, mirrorPath } from '@footnote/edgar/urls';
import { documentsOf } from '@footnote/filing-text/submission';
import { readParts } from '@footnote/releases/document/read-parts';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import type { SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import { runCli, startUp, stopCli } from '../faults/cli.ts';
import { openReleaseMirror } from '../integration/release-mirror.ts';
import { describeMachine, percentile, scratchFolder, seconds } from './bench-env.ts';
import { issuersFrom } from './cluster/publications.ts';

const { values } = parseArgs({
  options: { issuers: { type: 'string', default: '40' }, others: { type: 'string', default: '0' } },
});

const LOST_SECONDS = 60;
/** Between two looks at the answer. */
const LOOK_MS = 10;
const POLL_SECONDS = 1;

const scratch = scratchFolder('release');
const folder = join(scratch, 'mirror');
const data = join(scratch, 'data');
// Every third issuer is a bank, whose releases have no statement that is proven.
const count = Number(values.issuers);
const issuers = issuersFrom(1, 2 * count)
  .filter((_, at) => at % 3 !== 2)
  .slice(0, count);
const mirror = await openReleaseMirror(folder, issuers);
const env = { FOOTNOTE_EDGAR_MIRROR: folder, FOOTNOTE_POLL_SECONDS: String(POLL_SECONDS) };
const symbols = issuers.map(({ spec }) => spec.ticker).join(',');
const ingested = await runCli(['ingest', '--symbols', symbols, '--data', data], env);
if (ingested.code !== 0) throw new Error(ingested.stderr);
const issued = await runCli(['keys', 'issue', '--label', 'bench', '--data', data], env);
const key = /fn_\w+/.exec(issued.stdout)?.[0] ?? '';
const up = await startUp(data, env, ['--poll']);

/** Seconds to read the bare exhibit. */
async function bareSeconds({ spec }: SyntheticIssuer, accession: string): Promise<number> {
  const began = performance.now();
  const url = filingDocumentUrl(spec.cik, accession, fullSubmissionName(accession));
  const submission = await readFile(join(folder, mirrorPath(url)));
  const exhibit = documentsOf(submission).find(({ type }) => type.startsWith('EX-99'));
  readParts(Buffer.from(exhibit?.content ?? []).toString('utf8'));
  return seconds(began);
}

const shows = async (path: string, text: string): Promise<boolean> => {
  const response = await fetch(`${up.address}${path}`, { headers: { 'X-API-Key': key } });
  return response.status === 200 && (await response.text()).includes(text);
};

const hasFigures = (accession: string): Promise<boolean> =>
  shows(`/v2/releases/${accession}?tables=none`, '"figures":[{');

const hasCells = ({ spec }: SyntheticIssuer): Promise<boolean> =>
  shows(`/v2/fundamentals?symbol=${spec.ticker}&blocks=income_statement`, '"status":"preliminary"');

/** Seconds since `began` at which something is there; throws if it never is. */
async function secondsUntil(began: number, what: string, isThere: () => Promise<boolean>): Promise<number> {
  while (!(await isThere())) {
    if (seconds(began) > LOST_SECONDS) throw new Error(`${what} was never served`);
    await delay(LOOK_MS);
  }
  return seconds(began);
}

/** Ingests other companies until told to stop; returns how many. */
async function ingestOthers(isOver: () => boolean): Promise<number> {
  const each = Number(values.others);
  let ingestedOthers = 0;
  while (each > 0 && !isOver()) {
    const others = join(scratch, `others-${ingestedOthers}`);
    const more = issuersFrom(20_000 + ingestedOthers, each);
    await writeMirror(others, more);
    const names = more.map(({ spec }) => spec.ticker).join(',');
    const { code, stderr } = await runCli(['ingest', '--mirror', others, '--symbols', names, '--data', data]);
    if (code !== 0) throw new Error(stderr);
    ingestedOthers += each;
  }
  return ingestedOthers;
}

let isOver = false;
const background = ingestOthers(() => isOver);
const times = { figures: [] as number[], cells: [] as number[] };
const bare: number[] = [];
try {
  for (const issuer of issuers) {
    // The entry appears at any moment between two polls.
    await delay(1000 * Math.random());
    const { accession } = await mirror.announce(issuer);
    const began = performance.now();
    const [figures, cells] = await Promise.all([
      secondsUntil(began, accession, () => hasFigures(accession)),
      secondsUntil(began, `a cell of ${accession}`, () => hasCells(issuer)),
    ]);
    times.figures.push(figures);
    times.cells.push(cells);
    bare.push(await bareSeconds(issuer, accession));
  }
} finally {
  isOver = true;
  const others = await background;
  if (others > 0) console.log(`${others} other companies were ingested meanwhile`);
  await stopCli(up.child);
}
const floor = (share: number): number => share * POLL_SECONDS + percentile(bare, share);
console.log(describeMachine());
console.log(`${bare.length} releases, the feed read every second`);
for (const [name, share] of [
  ['p50', 0.5],
  ['p99', 0.99],
] as const)
  console.log(
    `${name} from the feed's entry: ${percentile(times.figures, share).toFixed(2)} s to the figures of the release, ${percentile(times.cells, share).toFixed(2)} s to the preliminary cells, floor ${floor(share).toFixed(2)} s`,
  );
