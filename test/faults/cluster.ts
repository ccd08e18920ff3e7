/**
 * A cluster under faults, on a real broker and registry: kill -9 of any process, the broker, the registry or ClickHouse,
 * replicas that join and leave, and a replica paused past its session timeout, while companies, their owners' forms and
 * managers are ingested. After each run, without manual intervention, every read model and every response must equal
 * those of an undisturbed embedded ingest of the same filings, no group may lag and every process must be ready.
 * node test/faults/cluster.ts [--runs N] [--seed S]
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { differences } from '../cluster/checksums.ts';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import { openSurroundings } from '../cluster/surroundings.ts';
import { differingAnswers, issueKeyBy } from './cluster/answers.ts';
import { type Arena, FAULTS } from './cluster/faults.ts';
import { filersOf } from './cluster/filers.ts';
import { startTwin } from './cluster/twin.ts';
import { randomFrom } from './random.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '6' }, seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
const random = randomFrom(seed);
const SESSION_MS = 3000;
const REPLICAS = 'filing-parser=2,projector=2';
/** Time limit of a run. */
const RUN_MS = 180_000;
const READY_MS = 60_000;

const surroundings = await openSurroundings(await fetchParts());
const { scratch } = surroundings;
const env = {
  ...surroundings.env,
  FOOTNOTE_KAFKA_SESSION_SECONDS: String(SESSION_MS / 1000),
  FOOTNOTE_POLL_SECONDS: '2',
  FOOTNOTE_EDGAR_MIRROR: join(scratch, 'mirror-0'),
};

/** Processes that are still not ready after waiting for them. */
async function unready(cluster: Cluster, expected: number): Promise<readonly string[]> {
  const until = Date.now() + READY_MS;
  for (;;) {
    const running = await cluster.processes();
    const states = await Promise.all(
      running.map(async ({ name, adminPort }) => {
        const response = await fetch(`http://127.0.0.1:${adminPort}/readyz`).catch(() => undefined);
        return response?.ok === true ? [] : [`${name} is not ready`];
      }),
    );
    const missing =
      running.length < expected ? [`${running.length} of ${expected} processes are running`] : [];
    const left = [...states.flat(), ...missing];
    if (left.length === 0 || Date.now() > until) return left;
    await delay(200);
  }
}

/** Repeats an ingest if its broker or registry was unavailable for too long. */
async function ingestPatiently(
  cluster: Cluster,
  sources: readonly (readonly string[])[],
): Promise<readonly string[]> {
  const failures: string[] = [];
  const left = [...sources];
  for (const until = Date.now() + RUN_MS; Date.now() < until;) {
    const [source] = left;
    if (source === undefined) return failures;
    const { code, stderr } = await cluster.cli(['ingest', ...source]);
    if (code === 0) {
      left.shift();
      continue;
    }
    failures.push(/^footnote: (.*)$/m.exec(stderr)?.[1] ?? `exit code ${String(code)}`);
    await delay(500);
  }
  throw new Error(`no ingest finished: ${failures.join(' / ')}`);
}

async function disturb(arena: Arena, kinds: readonly string[]): Promise<readonly string[]> {
  const done: string[] = [];
  for (const kind of kinds) {
    await delay(arena.random() * 3000);
    done.push((await FAULTS[kind]?.(arena)) ?? `there is no fault ${kind}`);
  }
  return done;
}

let failed = 0;
await filersOf(scratch, seed, 0);
const opened: (() => Promise<unknown>)[] = [() => surroundings.close()];
try {
  const twin = await startTwin(join(scratch, 'twin'));
  opened.push(() => twin.stop());
  const cluster = await startCluster({ dataDir: join(scratch, 'cluster'), env, replicas: REPLICAS });
  opened.push(async () => {
    const code = await cluster.stop();
    if (code !== 0) console.error(`the cluster exited with code ${String(code)}`);
  });
  const keys = {
    twin: await issueKeyBy((args) => twin.cli(args)),
    cluster: await issueKeyBy((args) => cluster.cli(args)),
  };
  const count = (await cluster.processes()).length;
  const arena: Arena = { cluster, surroundings, random, sessionMs: SESSION_MS };
  const kinds = Object.keys(FAULTS);
  const [symbols, managers]: [string[], string[]] = [[], []];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const started = performance.now();
    const filers = await filersOf(scratch, seed, run);
    symbols.push(...filers.symbols);
    managers.push(...filers.managers);
    const sources = [
      ['--mirror', filers.mirror, '--symbols', filers.symbols.join(',')],
      ['--mirror', filers.mirror, '--managers', filers.managers.join(',')],
    ];
    for (const source of sources) await twin.ingest(source);
    // Every kind in turn, the first one by the seed; in half of the runs a second one follows.
    const chosen = [
      kinds[(seed + run) % kinds.length] ?? '',
      kinds[Math.floor(random() * kinds.length)] ?? '',
    ];
    const disturbing = disturb(arena, random() < 0.5 ? chosen : chosen.slice(0, 1));
    const faults: string[] = [];
    try {
      const again = await ingestPatiently(cluster, sources);
      const what = await disturbing;
      // The services must recover by themselves from a fault after the end of the ingest.
      await ingestPatiently(cluster, sources);
      faults.push(...(await unready(cluster, count)));
      faults.push(...differences(await twin.checksums(), await cluster.checksums()));
      const address = (await cluster.processes()).find((each) => each.address !== null)?.address ?? '';
      const [expected, found] = [
        { address: twin.address, key: keys.twin },
        { address, key: keys.cluster },
      ];
      faults.push(...(await differingAnswers(expected, found, { symbols, managers })));
      const lag = await cluster.lag();
      if (lag !== 0) faults.push(`lag is ${lag}`);
      const letters = (await cluster.cli(['dead-letters', 'list', '--json'])).stdout.trim();
      if (letters !== '') faults.push(`dead letters: ${letters.slice(0, 500)}`);
      const repeats = again.length === 0 ? '' : `; ingest repeated after: ${again.join(' / ')}`;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        `run ${run}, ${seconds} s: ${what.join(', then ')}: ${faults.length === 0 ? 'equal' : 'FAILED'}${repeats}`,
      );
    } catch (error) {
      faults.push(String(error));
      console.log(`run ${run}: ${chosen.join(', ')}: FAILED`);
      await disturbing.catch(() => undefined);
    }
    for (const fault of faults) console.error(`  ${fault}`);
    if (faults.length === 0) continue;
    failed += 1;
    const file = join(scratch, '..', `footnote-cluster-failure-${seed}-${run}.log`);
    await writeFile(file, cluster.output());
    console.error(`  output of the cluster: ${file}`);
    break;
  }
} finally {
  for (const close of opened.reverse()) await close();
}
console.log(failed === 0 ? `${values.runs} runs from seed ${values.seed}: equal` : `FAILED`);
process.exitCode = failed === 0 ? 0 : 1;
