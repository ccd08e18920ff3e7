/**
 * An ingest through Kafka, one process for each service and two replicas of the projector, ends in the rows of an
 * embedded one: every read model, by count and checksum; and again after each was rebuilt from the log under them.
 *   node test/cluster/equality.ts [--mirror DIR --symbols A,B] [--replicas projector=2]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchParts, type Parts } from '@footnote/kafka-local/fetch';
import { PROJECTIONS } from '@footnote/projector/projections';
import { runCli } from '../faults/cli.ts';
import { sourceArgs } from '../faults/source.ts';
import { checksumsIn, type Checksums, differences } from './checksums.ts';
import { type Cluster, ingestInto, startCluster } from './cluster.ts';
import { openSurroundings } from './surroundings.ts';

export type Compared = {
  readonly embedded: Checksums;
  readonly cluster: Checksums;
  /** After a rebuild of every projection. */
  readonly rebuilt: Checksums;
  readonly lag: number;
  readonly exitCode: number | null;
  /** Final output of the two ingests. */
  readonly output: readonly string[];
};

export type CompareOptions = {
  readonly mirror?: string | undefined;
  readonly symbols?: string | undefined;
  readonly replicas: string;
};

export async function compare(parts: Parts, options: CompareOptions): Promise<Compared> {
  const surroundings = await openSurroundings(parts, { brief: true });
  try {
    const { scratch, env } = surroundings;
    const source = await sourceArgs(scratch, options);
    const alone = join(scratch, 'embedded');
    const ingest = await runCli(['ingest', ...source, '--data', alone]);
    if (ingest.code !== 0) throw new Error(`the embedded ingest failed: ${ingest.stderr}`);
    const embedded = await checksumsIn(alone);
    const cluster = await startCluster({
      dataDir: join(scratch, 'cluster'),
      env,
      replicas: options.replicas,
    });
    try {
      const output = await ingestInto(cluster, source);
      const found = await cluster.checksums();
      const rebuilt = await rebuildAll(cluster);
      const lag = await cluster.lag();
      const exitCode = await cluster.stop();
      return {
        embedded,
        cluster: found,
        rebuilt,
        lag,
        exitCode,
        output: [ingest.stderr, output].map(lastLine),
      };
    } finally {
      await cluster.stop();
    }
  } finally {
    await surroundings.close();
  }
}

async function rebuildAll(cluster: Cluster): Promise<Checksums> {
  for (const { name } of PROJECTIONS) {
    const { code, stderr } = await cluster.cli(['rebuild', name]);
    if (code !== 0) throw new Error(`rebuild ${name} failed: ${stderr}`);
  }
  return cluster.checksums();
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      mirror: { type: 'string' },
      symbols: { type: 'string' },
      replicas: { type: 'string', default: 'projector=2' },
    },
  });
  const { embedded, cluster, rebuilt, lag, exitCode, output } = await compare(await fetchParts(), values);
  for (const [name, { rows, hash }] of Object.entries(embedded))
    console.log(`${name}: ${rows} rows, ${hash}`);
  console.log(`embedded: ${output[0] ?? ''}; cluster (${values.replicas}): ${output[1] ?? ''}`);
  const wrong = [
    ...differences(embedded, cluster),
    ...differences(embedded, rebuilt).map((line) => `after a rebuild: ${line}`),
  ];
  for (const line of wrong) console.error(`  FAILED ${line}`);
  const ok = wrong.length === 0 && lag === 0 && exitCode === 0;
  console.log(
    ok ? 'equal in every read model, lag 0' : `not equal: lag ${lag}, exit code ${String(exitCode)}`,
  );
  return ok ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
