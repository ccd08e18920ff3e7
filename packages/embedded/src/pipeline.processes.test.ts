import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createTables, showGeneration } from '@footnote/projection/generation-tables';
import { openGenerations } from '@footnote/projection/generations';
import { PROJECTIONS } from '@footnote/projector/projections';
import type { ReadStore } from '@footnote/read-store/port';
import { useTestReadStore } from '@footnote/read-store/testing';
import { createHealth } from '@footnote/runtime/health';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';
import { eventually, pause } from '@footnote/testing/eventually';
import type { Embedded } from './embedded.ts';
import { pipelineProcesses } from './pipeline-processes.ts';
import { openSession, type Session } from './session.ts';

describe('the processes that parse and project', () => {
  const readStore = useTestReadStore();
  let folder = '';
  let session: Session | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-pipeline-'));
    session = await openSession({ data: folder, embedded: true });
  });
  afterEach(async () => {
    await session?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const embeddedIn = (own: Session): Embedded => ({
    session: { ...own, config: { ...own.config, clickhouseDatabase: readStore().store.database } },
    clickhouse: {
      url: readStore().url,
      readerUrl: readStore().readerUrl,
      attachedTo: undefined,
      isSupervised: () => true,
      stop: () => Promise.resolve(),
    },
    store: readStore().store,
    reader: readStore().store,
    logger: createLogger({ logLevel: 'silent' }),
    metrics: createMetrics('test', { defaults: false }),
    health: createHealth(),
    close: () => Promise.resolve(),
  });

  const olderTables = async (store: ReadStore): Promise<void> => {
    const statements = PROJECTIONS.find(({ name }) => name === 'statements')!;
    const generations = await openGenerations(store);
    await generations.record(
      'statements',
      { generation: 1, version: statements.version - 1, epoch: 0 },
      'active',
    );
    await createTables(store, statements, 1);
    await showGeneration(store, statements, 1);
  };

  it('report their loops and metrics through the process that started them, and exit with it', async () => {
    const failures: Error[] = [];
    const embedded = embeddedIn(session!);
    await olderTables(readStore().store);
    const [first] = pipelineProcesses(embedded, (error) => failures.push(error));
    await first?.start();
    const names = (): string =>
      embedded.health
        .loops()
        .map(({ name }) => name)
        .join();
    await eventually('the loops are known', () => names().includes('projection statements'));
    expect(names()).to.include('filing-parser');
    const notice = (): string | null | undefined =>
      embedded.health.loops().find(({ name }) => name.includes('projection statements'))?.notice;
    await eventually('the notice is passed on', () => typeof notice() === 'string');
    expect(notice()).to.match(/^written by version \d+ .*: run footnote rebuild statements$/);
    expect(await embedded.metrics.text()).to.include('footnote_consumer_lag_records');
    await first?.stop();
    expect(embedded.health.loops()).to.deep.equal([]);
    expect(failures).to.deep.equal([]);
  });

  it('exit with their parent, also while they start', async () => {
    for (const wait of [0, 300]) {
      const child = fork(new URL('./pipeline-process.ts', import.meta.url), { serialization: 'advanced' });
      const exited = once(child, 'exit');
      await pause(wait);
      child.disconnect();
      await exited;
      expect(child.exitCode ?? child.signalCode).to.equal('SIGKILL');
    }
  });

  it('do not start on an unusable data folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const failures: Error[] = [];
    const embedded = embeddedIn({ ...session!, dir: { ...session!.dir, root: file } });
    const [first] = pipelineProcesses(embedded, (error) => failures.push(error));
    const refusal = await first?.start().catch((error: unknown) => error);
    expect(refusal).to.be.an('error').with.property('message').that.includes('data folder');
    expect(failures).to.deep.equal([]);
  });
});
