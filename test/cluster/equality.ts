/**
 * Checks that ingests through Kafka, with one process per service and two replicas of the projector, produce the rows of
 * embedded ingests: every read model is compared by count and checksum, and again after it was rebuilt from the log while
 * the cluster runs. The named companies are ingested before the invented ones, their owners' filings, managers and prices,
 * and each of them must have been computed once until then. A projector that was silent for longer than its session (10 s)
 * loses its companies to another one, which computes them again; where that happened, it is said, and is no failure.
 *   node test/cluster/equality.ts [--mirror DIR --symbols A,B] [--replicas projector=2]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchParts, type Parts } from '@footnote/kafka-local/fetch';
import { isSession } from '@footnote/market/session-calendar';
import { PROJECTIONS } from '@footnote/projector/projections';
import { demoIssuers, demoSpecs } from '@footnote/synthetic-edgar/demo';
import { inventManagers } from '@footnote/synthetic-edgar/managers/invent';
import { writeManagers } from '@footnote/synthetic-edgar/managers/mirror';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { MANAGER_SCENARIOS } from '@footnote/synthetic-edgar/managers/types';
import { cusipOfIssuer } from '@footnote/synthetic-edgar/ownership/cusip';
import { writePrices } from '@footnote/synthetic-edgar/prices';
import { runCli } from '../faults/cli.ts';
import { sourceArgs } from '../faults/source.ts';
import { checksumsIn, type Checksums, differences } from './checksums.ts';
import { type Cluster, ingestInto, startCluster } from './cluster.ts';
import { type Computed, computedOf, isOnceEach } from './computations.ts';
import { openSurroundings } from './surroundings.ts';

export type Compared = {
  readonly embedded: Checksums;
  readonly cluster: Checksums;
  /** Differences after a rebuild of every projection. */
  readonly rebuilt: Checksums;
  /** Computations in the first ingest on the cluster. */
  readonly computed: Computed;
  readonly lag: number;
  readonly exitCode: number | null;
  /** Last lines of the ingests: first the embedded ones, then those on the cluster. */
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
    const invented = await inventedArgs(join(scratch, 'invented'));
    const alone = join(scratch, 'embedded');
    const outputs: string[] = [];
    for (const args of [source, ...invented]) {
      const ingest = await runCli(['ingest', ...args, '--data', alone]);
      if (ingest.code !== 0) throw new Error(`the embedded ingest failed: ${ingest.stderr}`);
      outputs.push(ingest.stderr);
    }
    const embedded = await checksumsIn(alone);
    const cluster = await startCluster({
      dataDir: join(scratch, 'cluster'),
      env,
      replicas: options.replicas,
    });
    try {
      outputs.push(await ingestInto(cluster, source));
      const computed = await computedOf(cluster);
      for (const args of invented) outputs.push(await ingestInto(cluster, args));
      const found = await cluster.checksums();
      const rebuilt = await rebuildAll(cluster);
      const lag = await cluster.lag();
      const exitCode = await cluster.stop();
      return {
        embedded,
        cluster: found,
        rebuilt,
        computed,
        lag,
        exitCode,
        output: outputs.map(lastLine),
      };
    } finally {
      await cluster.stop();
    }
  } finally {
    await surroundings.close();
  }
}

/** Arguments of the ingests of the invented issuers with their owners' filings, the managers of all scenarios, and prices. */
async function inventedArgs(folder: string): Promise<readonly (readonly string[])[]> {
  const [mirror, prices] = [join(folder, 'mirror'), join(folder, 'prices')];
  const issuers = demoIssuers();
  const symbols = issuers.map(({ spec }) => spec.ticker).join(',');
  const [one, other] = demoSpecs.map(({ cik, name }) => ({ cik, name, cusip: cusipOfIssuer(cik) }));
  if (one === undefined || other === undefined) throw new Error('two issuers expected');
  const managers = inventManagers(1, MANAGER_SCENARIOS, [one, other]);
  await writeMirror(mirror, issuers);
  await writeManagers(mirror, managers);
  const specs = issuers.map(({ spec }) => spec);
  await writePrices(prices, specs, { through: '2026-01-30', isSession });
  return [
    ['--mirror', mirror, '--symbols', symbols],
    ['--mirror', mirror, '--managers', managers.map(({ cik }) => cik).join(',')],
    ['--prices', prices, '--symbols', symbols],
  ];
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
  const { embedded, cluster, rebuilt, computed, lag, exitCode, output } = await compare(
    await fetchParts(),
    values,
  );
  for (const [name, { rows, hash }] of Object.entries(embedded))
    console.log(`${name}: ${rows} rows, ${hash}`);
  console.log(
    `embedded: ${output.slice(0, output.length / 2).join(', ')}; cluster (${values.replicas}): ${output.slice(output.length / 2).join(', ')}`,
  );
  const wrong = [
    ...differences(embedded, cluster),
    ...differences(embedded, rebuilt).map((line) => `after a rebuild: ${line}`),
  ];
  for (const line of wrong) console.error(`  FAILED ${line}`);
  const expelled = computed.expelled === 0 ? '' : `; groups that lost a member: ${computed.expelled}`;
  console.log(
    `${computed.companies} companies, ${computed.computations} computations${expelled}: ${isOnceEach(computed) ? 'ok' : 'FAILED'}`,
  );
  const ok = isOnceEach(computed) && wrong.length === 0 && lag === 0 && exitCode === 0;
  console.log(
    ok ? 'equal in every read model, lag 0' : `not equal: lag ${lag}, exit code ${String(exitCode)}`,
  );
  return ok ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
