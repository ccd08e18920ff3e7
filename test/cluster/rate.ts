/**
 * EDGAR's rate on a real broker: two fetchers, which collect companies, and an ingest beside them together send no more
 * requests in any second than FOOTNOTE_EDGAR_REQUESTS_PER_SECOND, counted by the server that is asked; no two of them ask for
 * one company at once, and the fetchers stand by while the ingest reads.
 *   node test/cluster/rate.ts [--companies N] [--rate 10]
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type SeenRequest, startFakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { runCli } from '../faults/cli.ts';
import { startCluster } from './cluster.ts';
import { askerOf, collectedAtOnce, LATE, mostInOneSecond } from './collected-at-once.ts';
import { startGuest } from './guest.ts';
import { writeInvented } from './invented.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: { companies: { type: 'string', default: '6' }, rate: { type: 'string', default: '10' } },
});
/** Requests of each fetcher before the ingest begins, and after it. */
const OF_EACH = 30;
const PATIENCE_MS = 15 * 60_000;

let failed = 0;
const report = (what: string, faults: readonly string[] = []): void => {
  failed += faults.length === 0 ? 0 : 1;
  console.log(`${what}: ${faults.length === 0 ? 'ok' : `FAILED ${faults.join('; ')}`}`);
};

const surroundings = await openSurroundings(await fetchParts(), { brief: true });
const { scratch } = surroundings;
const mirror = join(scratch, 'mirror');
const symbols = await writeInvented(mirror, Number(values.companies) + 1, 'owners');
const edgar = await startFakeEdgar({ folder: mirror });
const dataDir = join(scratch, 'cluster');
const envOf = (who: string) => ({
  ...surroundings.env,
  FOOTNOTE_EDGAR_MIRROR: edgar.url,
  FOOTNOTE_EDGAR_REQUESTS_PER_SECOND: values.rate,
  FOOTNOTE_USER_AGENT: `${who} test@example.com`,
});
const of = (who: string, from = 0): readonly SeenRequest[] =>
  edgar.requests.slice(from).filter((request) => askerOf(request).startsWith(who));
const until = async (what: string, isSo: () => boolean): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; !isSo();) {
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
    await delay(100);
  }
};

const opened: (() => Promise<unknown>)[] = [() => surroundings.close(), () => edgar.close()];
try {
  // Without a source the supervisor starts no fetcher.
  const cluster = await startCluster({ dataDir, env: surroundings.env });
  opened.push(() => cluster.stop());
  const what = { FOOTNOTE_SYMBOLS: symbols.slice(1).join(','), FOOTNOTE_DATA: dataDir };
  const starting = ['one', 'two'].map((who) => startGuest('filing-fetcher', { ...envOf(who), ...what }));
  for (const fetcher of await Promise.all(starting)) opened.push(() => fetcher.stop());
  await until('both fetchers ask', () => of('one').length >= OF_EACH && of('two').length >= OF_EACH);
  const before = edgar.requests.length;
  const ingest = await runCli(['ingest', '--symbols', symbols[0] ?? '', '--data', dataDir], envOf('ingest'));
  report('the ingest', ingest.code === 0 ? [] : [ingest.stderr]);
  const own = of('ingest');
  const [from, to] = [own[0]?.began ?? 0, own.at(-1)?.ended ?? 0];
  const meanwhile = edgar.requests.filter(({ began }) => began > from && began < to).length - own.length;
  report(
    `it sent ${own.length} requests in ${((to - from) / 1000).toFixed(1)} s`,
    meanwhile > 1 ? [`${meanwhile} of the fetchers in between`] : [],
  );
  await until(
    'the fetchers go on',
    () => of('one', before).length > OF_EACH || of('two', before).length > OF_EACH,
  );
  const counts = ['one', 'two', 'ingest'].map((who) => `${who} ${of(who).length}`).join(', ');
  const most = mostInOneSecond(edgar.requests);
  const seconds = ((edgar.requests.at(-1)?.ended ?? 0) - (edgar.requests[0]?.began ?? 0)) / 1000;
  report(
    `${edgar.requests.length} requests (${counts}) in ${seconds.toFixed(1)} s, at most ${most} in one second, allowed ${values.rate}`,
    most > Number(values.rate) + LATE ? ['too many'] : [],
  );
  report('no company is asked for by two at once', collectedAtOnce(edgar.requests));
} catch (error) {
  report('the run', [String(error)]);
} finally {
  for (const close of opened.reverse()) await close();
}
process.exitCode = failed === 0 ? 0 : 1;
