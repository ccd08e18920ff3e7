import { expect } from 'chai';
import { useTestReadStore } from '@footnote/read-store/testing';
import { openGenerations } from './generations.ts';
import { createLogHeads, noteLog, requireLog } from './log-heads.ts';

describe('the ends of the log that the tables were built from', () => {
  const opened = useTestReadStore();
  before(() => openGenerations(opened().store));

  /** A log whose partitions of a topic end at these offsets. */
  const ending = (ends: Readonly<Record<string, readonly number[]>>, identity = 'this log') => ({
    identity: () => Promise.resolve(identity),
    topics: () =>
      Promise.resolve(Object.entries(ends).map(([name, { length }]) => ({ name, partitions: length }))),
    watermarks: (topic: string) =>
      Promise.resolve((ends[topic] ?? []).map((high, partition) => ({ topic, partition, low: 0, high }))),
  });
  const fault = (ends: Readonly<Record<string, readonly number[]>>, identity?: string): Promise<string> =>
    requireLog(ending(ends, identity), opened().store).then(
      () => 'none',
      (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`,
    );

  it('allow any log before they were noted, and later a log that ends there or after', async () => {
    expect(await fault({ facts: [0, 0] })).to.equal('none');
    await noteLog(ending({ facts: [10, 4], bars: [0] }), opened().store, ['facts', 'bars', 'missing']);
    await noteLog(ending({ facts: [12, 4], bars: [0] }), opened().store, ['facts', 'bars']);
    expect(await fault({ facts: [12, 4], bars: [0] })).to.equal('none');
    expect(await fault({ facts: [13, 5, 1] })).to.equal('none');
  });

  it('refuse another log, also one that is longer', async () => {
    const first = createLogHeads({
      log: ending({ facts: [12, 4] }),
      store: opened().store,
      topics: ['facts'],
      prepare: () => Promise.resolve(),
    });
    await first.start();
    await first.stop();
    expect(await fault({ facts: [100, 100], bars: [100] }, 'another')).to.equal(
      'OtherLogError: the log is not the one that the tables were built from: it was begun independently; restore the log with footnote restore, or remove the tables, which are built again from the log',
    );
    expect(await fault({ facts: [12, 4] })).to.equal('none');
  });

  it('refuse a log that is gone, shorter or older than the tables, and name the partition', async () => {
    expect(await fault({}))
      .to.include('LogShortenedError')
      .and.include('of topic facts ends at offset 0');
    expect(await fault({ facts: [11, 4] })).to.equal(
      'LogShortenedError: the log is not the one that the tables were built from: partition 0 of topic facts ends at offset 11, and the tables were built up to 12; restore the log with footnote restore, or remove the tables, which are built again from the log',
    );
    expect(await fault({ facts: [12, 3] })).to.include('partition 1 of topic facts ends at offset 3');
    const heads = createLogHeads({
      log: ending({ facts: [1, 1] }),
      store: opened().store,
      topics: ['facts'],
      prepare: () => Promise.resolve(),
    });
    const started = await heads.start().then(
      () => 'started',
      (error: unknown) => (error as Error).name,
    );
    expect(started).to.equal('LogShortenedError');
    await heads.stop();
  });
});
