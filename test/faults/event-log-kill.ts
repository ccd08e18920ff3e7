/**
 * Repeatedly kills processes that share a log, and audits the result.
 *
 * node test/faults/event-log-kill.ts [runs = 20] [seed = 1]
 *
 * Each run starts two appenders and two consumers on a new folder, kills one of them with SIGKILL at a random
 * moment and starts another, ten times; then kills all appenders, lets the consumers finish and audits: every
 * acknowledged batch is at its acknowledged position, every other batch complete or absent, offsets dense,
 * keys in order, every record committed once and no partition assigned twice. Exits with 1 on any violation.
 */
import { eventually, pause } from '@footnote/testing/eventually';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { auditGroup, auditLog } from '@footnote/event-log/testing/audit';
import { createRandom } from '@footnote/event-log/testing/random';
import { type Worker, startWorker } from '@footnote/event-log/testing/swarm';

const KILLS = 10;
const COMMON = { topic: 'swarm', partitions: 4, sessionTimeoutMs: 2000 };
const GROUP = 'group';
const DRAIN_MS = 60_000;

type Outcome = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly records: number;
  readonly problems: readonly string[];
};

async function unleash(path: string, random: () => number): Promise<{ all: Worker[]; consumers: Worker[] }> {
  const all: Worker[] = [];
  const consumers: Worker[] = [];
  const start = (kind: 'append' | 'consume'): Worker => {
    const seed = Math.floor(random() * 2 ** 32);
    const worker =
      kind === 'append'
        ? startWorker({ ...COMMON, path, kind, name: `appender-${all.length}`, seed })
        : startWorker({ ...COMMON, path, kind, group: GROUP, workMs: Math.floor(random() * 10) });
    all.push(worker);
    if (kind === 'consume') consumers.push(worker);
    return worker;
  };
  const alive: { readonly kind: 'append' | 'consume'; worker: Worker }[] = (
    ['append', 'append', 'consume', 'consume'] as const
  ).map((kind) => ({ kind, worker: start(kind) }));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const victim = alive[Math.floor(random() * alive.length)];
    if (victim === undefined) continue;
    await eventually('it works', () => victim.worker.reports.length > 0).catch(() => undefined);
    await pause(random() * 60);
    victim.worker.signal('SIGKILL');
    victim.worker = start(victim.kind);
  }
  for (const { kind, worker } of alive) if (kind === 'append') worker.signal('SIGKILL');
  return { all, consumers };
}

async function audit(path: string, all: readonly Worker[], consumers: readonly Worker[]): Promise<Outcome> {
  const log = await openLmdbLog({ path });
  try {
    const drained = async (): Promise<boolean> =>
      (await log.lag(GROUP, [COMMON.topic])).every(({ lag }) => lag === 0);
    const hasDrained = await eventually('all consumed', drained, DRAIN_MS).then(
      () => true,
      () => false,
    );
    for (const worker of consumers) worker.signal('SIGTERM');
    const ends = await Promise.all(all.map(({ ended }) => ended));
    const failed = ends.filter((end) => end !== 0 && end !== 'SIGKILL' && end !== 'SIGTERM');
    const marks = await log.watermarks(COMMON.topic);
    const highs = new Map(marks.map(({ partition, high }) => [partition, high]));
    const reports = all.flatMap((worker) => worker.reports);
    return {
      kills: ends.filter((end) => end === 'SIGKILL').length,
      acknowledged: reports.filter(({ kind }) => kind === 'acknowledged').length,
      records: marks.reduce((sum, { high }) => sum + high, 0),
      problems: [
        ...(hasDrained ? [] : [`the consumers did not finish within ${DRAIN_MS} ms`]),
        ...failed.map((end) => `a process exited with ${end}`),
        ...(await auditLog(log, COMMON.topic, reports)),
        ...auditGroup(
          consumers.map((worker) => worker.reports),
          highs,
        ),
      ],
    };
  } finally {
    await log.close();
  }
}

async function run(seed: number): Promise<Outcome> {
  const path = await mkdtemp(join(tmpdir(), 'footnote-log-kill-'));
  const { all, consumers } = await unleash(path, createRandom(seed));
  try {
    return await audit(path, all, consumers);
  } finally {
    for (const worker of all) worker.signal('SIGKILL');
    await Promise.all(all.map(({ ended }) => ended));
    await rm(path, { recursive: true });
  }
}

const runs = Number(process.argv[2] ?? 20);
const firstSeed = Number(process.argv[3] ?? 1);
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(firstSeed)) {
  console.error('usage: node test/faults/event-log-kill.ts [runs] [seed]');
  process.exit(2);
}
const outcomes: Outcome[] = [];
const began = Date.now();
for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
  const outcome = await run(seed);
  outcomes.push(outcome);
  for (const problem of outcome.problems.slice(0, 20)) console.error(`seed ${seed}: ${problem}`);
}
const sum = (of: (outcome: Outcome) => number): number =>
  outcomes.reduce((total, each) => total + of(each), 0);
const bad = outcomes.filter(({ problems }) => problems.length > 0).length;
console.log(
  `${runs} runs in ${((Date.now() - began) / 1000).toFixed(0)} s: ${sum((each) => each.kills)} processes killed, ` +
    `${sum((each) => each.acknowledged)} batches acknowledged, ${sum((each) => each.records)} records audited, ` +
    `${bad} runs with problems`,
);
process.exitCode = bad === 0 ? 0 : 1;
