/**
 * Collection on demand on a real broker: two replicas of query receive concurrent requests for companies that were not
 * ingested. Each company is collected once and computed once, and both replicas then serve equal responses.
 * node test/cluster/on-demand.ts [--companies N]
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Collection, Document } from '@footnote/event-types/types.generated';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { differingAnswers, issueKeyBy } from '../faults/cluster/answers.ts';
import { startCluster } from './cluster.ts';
import { computedOf, isOnceEach } from './computations.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({ options: { companies: { type: 'string', default: '3' } } });

/** Time limit until both replicas serve a company. */
const SERVED_MS = 120_000;
const PAUSE_MS = 100;
/** Number of concurrent requests to each replica. */
const AT_ONCE = 5;

const surroundings = await openSurroundings(await fetchParts());
const mirror = join(surroundings.scratch, 'mirror');
const issuers = demoIssuers().slice(0, Number(values.companies));
await writeMirror(mirror, issuers);
const env = {
  ...surroundings.env,
  FOOTNOTE_ON_DEMAND: 'on',
  FOOTNOTE_EDGAR_MIRROR: mirror,
};

let failed = 0;
const report = (what: string, faults: readonly string[]): void => {
  failed += faults.length === 0 ? 0 : 1;
  console.log(`${what}: ${faults.length === 0 ? 'ok' : `FAILED ${faults.join('; ')}`}`);
};

try {
  const cluster = await startCluster({
    dataDir: join(surroundings.scratch, 'cluster'),
    env,
    replicas: 'query=2',
  });
  try {
    const key = await issueKeyBy((args) => cluster.cli(args));
    const addresses = (await cluster.processes()).flatMap(({ address }) => address ?? []);
    if (addresses.length !== 2) throw new Error(`${addresses.length} replicas of query are up`);

    const statusOf = async (address: string, symbol: string): Promise<number> => {
      const response = await fetch(`${address}/v2/fundamentals?symbol=${symbol}`, {
        headers: { 'x-api-key': key },
      });
      await response.arrayBuffer();
      return response.status;
    };
    /** Sends concurrent requests to all replicas until every response of each has status `status`. */
    const until = async (symbol: string, status: number): Promise<readonly number[]> => {
      const seen = new Set<number>();
      for (const end = Date.now() + SERVED_MS; ;) {
        const requested = addresses.flatMap((address) => Array.from({ length: AT_ONCE }, () => address));
        const statuses = await Promise.all(requested.map((address) => statusOf(address, symbol)));
        for (const each of statuses) seen.add(each);
        if (statuses.every((each) => each === status)) return [...seen];
        if (Date.now() > end) throw new Error(`requests for ${symbol} still return ${statuses.join(', ')}`);
        await delay(PAUSE_MS);
      }
    };
    const eventsOf = async <Event>(topic: string): Promise<readonly Event[]> => {
      const { code, stdout, stderr } = await cluster.cli([
        'topics',
        'tail',
        topic,
        '--limit',
        '100000',
        '--json',
      ]);
      if (code !== 0) throw new Error(`topics tail failed: ${stderr}`);
      const lines = stdout.split('\n').filter((line) => line !== '');
      return lines.map((line) => (JSON.parse(line) as { readonly event: Event }).event);
    };

    for (const { spec } of issuers) {
      const started = performance.now();
      const statuses = await until(spec.ticker, 200);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      // The symbol is unknown until both replicas have read EDGAR's list.
      const strange = statuses.filter((status) => status !== 200 && status !== 202 && status !== 404);
      report(`${spec.ticker} is served by both after ${seconds} s`, [
        ...(statuses.includes(202) ? [] : ['no request was answered 202']),
        ...strange.map(String),
      ]);
    }

    const collections = await eventsOf<Collection>('collections');
    const documents = await eventsOf<Document>('documents');
    for (const { spec } of issuers) {
      const states = collections.filter(({ cik }) => cik === spec.cik).map(({ state }) => state);
      const faults = (['begun', 'collected', 'served'] as const).flatMap((state) => {
        const count = states.filter((each) => each === state).length;
        return count === 1 ? [] : [`${state} ${count} times`];
      });
      const urls = documents.filter(({ cik }) => cik === spec.cik).map(({ url }) => url);
      const again = urls.filter((url, at) => urls.indexOf(url) !== at);
      const requests = states.filter((state) => state === 'requested').length;
      report(`${spec.ticker} was collected once, after ${requests} requests in the log`, [
        ...faults,
        ...again.map((url) => `${url} was fetched again`),
      ]);
    }

    const computed = await computedOf(cluster);
    report(`the ${computed.companies} companies were computed ${computed.computations} times`, [
      ...(computed.companies === issuers.length && isOnceEach(computed) ? [] : ['not once each']),
    ]);

    const [one = '', other = ''] = addresses;
    const symbols = issuers.map(({ spec }) => spec.ticker);
    report(
      'both replicas return equal responses',
      await differingAnswers({ address: one, key }, { address: other, key }, { symbols, managers: [] }),
    );
  } finally {
    const code = await cluster.stop();
    if (code !== 0) report('the cluster stops', [`exit code ${String(code)}`]);
  }
} finally {
  await surroundings.close();
}
process.exitCode = failed === 0 ? 0 : 1;
