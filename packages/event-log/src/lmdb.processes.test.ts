import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { eventually, pause } from '@footnote/testing/eventually';
import { nth } from './contract/harness.ts';
import { openLmdbLog } from './lmdb.ts';
import type { EventLog } from './port.ts';
import { auditGroup, auditLog } from './testing/audit.ts';
import { type Worker, startWorker } from './testing/swarm.ts';

const PARTITIONS = 4;
const topic = 'swarm';

describe('LMDB log among processes', () => {
  let path: string;
  let log: EventLog;
  let workers: Worker[] = [];

  const appender = (name: string, batches?: number): Worker => {
    const seed = workers.length + 1;
    const worker = startWorker({
      kind: 'append',
      path,
      topic,
      partitions: PARTITIONS,
      sessionTimeoutMs: 1000,
      name,
      seed,
      ...(batches === undefined ? {} : { batches }),
    });
    workers.push(worker);
    return worker;
  };
  const consumer = (group: string, { workMs = 1, sessionTimeoutMs = 1000 } = {}): Worker => {
    const worker = startWorker({
      kind: 'consume',
      path,
      topic,
      partitions: PARTITIONS,
      sessionTimeoutMs,
      group,
      workMs,
    });
    workers.push(worker);
    return worker;
  };
  const count = (worker: Worker, kind: string): number =>
    worker.reports.filter((report) => report.kind === kind).length;
  const assigned = (worker: Worker): number => {
    const last = worker.reports
      .filter(({ kind }) => kind === 'assigned')
      .flatMap((r) => ('partitions' in r ? r.partitions : []));
    return new Set(last).size;
  };
  const drained = async (group: string): Promise<boolean> =>
    (await log.lag(group, [topic])).every(({ lag }) => lag === 0);
  const highs = async (): Promise<Map<number, number>> =>
    new Map((await log.watermarks(topic)).map(({ partition, high }) => [partition, high]));
  const reports = () => workers.flatMap((worker) => worker.reports);
  /**
   * Freezes a process at such a moment, but outside its write transactions: a process that is frozen within
   * one holds the write lock of LMDB, which only its death would release.
   */
  const freeze = async (worker: Worker, moment: () => boolean): Promise<void> => {
    for (;;) {
      await eventually('a moment to freeze', moment);
      worker.signal('SIGSTOP');
      const written = log.append('probe', [{ key: 'k', value: Buffer.from('v') }]);
      if (await Promise.race([written.then(() => moment()), pause(5000).then(() => false)])) return;
      worker.signal('SIGCONT');
      await written;
    }
  };

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'footnote-log-'));
    log = await openLmdbLog({ path, sessionTimeoutMs: 1000 });
    await log.ensureTopics([
      { name: topic, partitions: PARTITIONS },
      { name: 'probe', partitions: 1 },
    ]);
  });
  afterEach(async () => {
    for (const worker of workers) worker.signal('SIGKILL');
    await Promise.all(workers.map(({ ended }) => ended));
    workers = [];
    await log.close();
    await rm(path, { recursive: true });
  });

  it('keeps the order and every record with three appenders and two consumers', async () => {
    const consumers = [consumer('g'), consumer('g')];
    const appenders = ['a', 'b', 'c'].map((name) => appender(name, 60));
    expect(await Promise.all(appenders.map(({ ended }) => ended))).to.deep.equal([0, 0, 0]);
    await eventually('all consumed', () => drained('g'));
    for (const worker of consumers) worker.signal('SIGTERM');
    expect(await Promise.all(consumers.map(({ ended }) => ended))).to.deep.equal([0, 0]);
    expect(await auditLog(log, topic, reports())).to.deep.equal([]);
    expect(
      auditGroup(
        consumers.map((each) => each.reports),
        await highs(),
      ),
    ).to.deep.equal([]);
    expect(count(nth(appenders, 0), 'acknowledged')).to.equal(60);
    for (const worker of consumers) expect(count(worker, 'committed')).to.be.greaterThan(0);
  });

  it('has every acknowledged batch and no partial one after appenders were killed', async () => {
    const victims = ['a', 'b', 'c', 'd'].map((name) => appender(name));
    for (const [index, victim] of victims.entries()) {
      await eventually('appending', () => count(victim, 'acknowledged') > 10 + 20 * index);
      victim.signal('SIGKILL');
    }
    expect(await Promise.all(victims.map(({ ended }) => ended))).to.deep.equal(victims.map(() => 'SIGKILL'));
    expect(await auditLog(log, topic, reports())).to.deep.equal([]);
    const survivor = appender('survivor', 10);
    expect(await survivor.ended).to.equal(0);
    expect(await auditLog(log, topic, reports())).to.deep.equal([]);
  });

  it('reassigns the partitions of a killed consumer at once', async () => {
    const victim = consumer('g', { workMs: 5, sessionTimeoutMs: 60_000 });
    const other = consumer('g', { workMs: 5, sessionTimeoutMs: 60_000 });
    await eventually('shared', () => assigned(victim) >= 2 && assigned(other) >= 2);
    const feeding = appender('a', 100);
    await eventually('consuming', () => count(victim, 'committed') > 5);
    victim.signal('SIGKILL');
    await Promise.all([victim.ended, feeding.ended]);
    await eventually('all consumed', () => drained('g'));
    other.signal('SIGTERM');
    expect(await other.ended).to.equal(0);
    expect(auditGroup([victim.reports, other.reports], await highs())).to.deep.equal([]);
  });

  it('reassigns the partitions of a frozen consumer after its session timeout and fences it when it resumes', async () => {
    const frozen = consumer('g', { workMs: 2000 });
    await eventually('alone', () => assigned(frozen) === PARTITIONS);
    const feeding = appender('a', 400);
    await eventually('consuming', () => count(frozen, 'committed') > 0);
    // Frozen within a batch, so that it has something to commit when it resumes.
    await freeze(frozen, () => frozen.reports.at(-1)?.kind === 'started');
    const other = consumer('g', { workMs: 5 });
    await eventually('taken over', () => assigned(other) === PARTITIONS);
    await feeding.ended;
    await eventually('all consumed', () => drained('g'));
    const before = frozen.reports.length;
    frozen.signal('SIGCONT');
    await eventually('back in the group', () =>
      frozen.reports.slice(before).some(({ kind }) => kind === 'assigned'),
    );
    expect(frozen.reports.slice(before).map(({ kind }) => kind)).to.include.members(['fenced', 'revoked']);
    for (const worker of [frozen, other]) worker.signal('SIGTERM');
    expect(await Promise.all([frozen.ended, other.ended])).to.deep.equal([0, 0]);
    expect(auditGroup([frozen.reports, other.reports], await highs())).to.deep.equal([]);
  });
});
