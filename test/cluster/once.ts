/**
 * Computations of companies in a first ingest through Kafka, one process for each service, two of the projector and of the
 * parser: as many as there are companies. A projector that was silent for longer than its session (10 s) loses its companies
 * to another one, which computes them again; where that happened, it is said, and is no failure.
 *   node test/cluster/once.ts [--mirror DIR --symbols A,B] [--replicas projector=2]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { openReadStore } from '@footnote/read-store/client';
import { sourceArgs } from '../faults/source.ts';
import { ingestInto, startCluster } from './cluster.ts';
import { computationsIn, expelledFrom, isOnceEach } from './computations.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    symbols: { type: 'string' },
    replicas: { type: 'string', default: 'projector=2,filing-parser=2' },
  },
});

async function companiesAt(url: string): Promise<number> {
  const store = openReadStore({ url, database: 'footnote' });
  try {
    const [row] = await store.query<{ companies: number }>(
      'SELECT toUInt32(count()) AS companies FROM statement_issuers',
      {},
    );
    return row?.companies ?? 0;
  } finally {
    await store.close();
  }
}

const surroundings = await openSurroundings(await fetchParts());
try {
  const { scratch, env } = surroundings;
  const source = await sourceArgs(scratch, values);
  const cluster = await startCluster({ dataDir: join(scratch, 'cluster'), env, replicas: values.replicas });
  try {
    const started = performance.now();
    await ingestInto(cluster, source);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const companies = await companiesAt((await cluster.clickhouse()).url);
    const computations = await computationsIn(cluster);
    const expelled = expelledFrom(cluster);
    const isOnce = isOnceEach(companies, computations, cluster);
    const said = expelled === 0 ? '' : `; groups that lost a member: ${expelled}`;
    console.log(
      `${companies} companies, ${computations} computations in ${seconds} s${said}: ${isOnce ? 'ok' : 'FAILED'}`,
    );
    if (!isOnce) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
} finally {
  await surroundings.close();
}
