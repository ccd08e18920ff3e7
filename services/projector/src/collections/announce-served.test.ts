import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { topicSpecs } from '@footnote/events/topics';
import type { CollectionState } from '@footnote/event-types/types.generated';
import { appendCollection, collectionEvent } from '@footnote/runtime/collections/event';
import type { Component } from '@footnote/runtime/lifecycle';
import { createLogger } from '@footnote/runtime/logging';
import { eventually, pause } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { announceServed } from './announce-served.ts';

const CIK = '0009990001';
const codec = createCodec(createMemoryRegistry());

describe('announcing that a collected company is served', () => {
  let folder: string;
  let log: EventLog;
  let started: Component[];
  let settle: () => Promise<void>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-collections-'));
    log = await openLmdbLog({ path: folder });
    await log.ensureTopics(topicSpecs(1));
    started = [];
    settle = () => Promise.resolve();
  });
  afterEach(async () => {
    for (const component of started) await component.stop();
    await log.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (): Promise<void> => {
    const logger = createLogger({ logLevel: 'silent' });
    const component = announceServed({
      log,
      codec,
      logger,
      settled: () => settle(),
      now: () => 9,
      retryMs: 1,
    });
    started.push(component);
    await component.start();
  };
  const writeState = (state: CollectionState) =>
    appendCollection(
      log,
      codec,
      collectionEvent({ cik: CIK, symbol: 'FNDEC', state, requested_at: 1, requested_by: 'a' }, 1),
    );
  const published = async (): Promise<readonly string[]> => {
    const states: string[] = [];
    for await (const records of log.read('collections', 0, { from: 0 }))
      for (const { value } of records) states.push((await codec.decode('collections', value)).state);
    return states;
  };
  const isServed = () => eventually('it is served', async () => (await published()).includes('served'));

  it('waits until it is in the read models', async () => {
    const projected = Promise.withResolvers<undefined>();
    settle = () => projected.promise;
    await start();
    await writeState('requested');
    await writeState('begun');
    await writeState('collected');
    await pause(30);
    expect(await published()).to.deep.equal(['requested', 'begun', 'collected']);
    projected.resolve(undefined);
    await isServed();
  });

  it('announces it after a restart, unless it is already announced', async () => {
    await writeState('collected');
    await start();
    await isServed();
    await start();
    await pause(30);
    expect(await published()).to.deep.equal(['collected', 'served']);
  });

  it('retries if the log or the store was unavailable', async () => {
    let calls = 0;
    settle = () => ((calls += 1) < 3 ? Promise.reject(new Error('away')) : Promise.resolve());
    await start();
    await writeState('collected');
    await isServed();
    expect(calls).to.equal(3);
  });
});
