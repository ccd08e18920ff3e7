import { expect } from 'chai';
import { useTestReadStore } from '@footnote/read-store/testing';
import { openGenerations } from './generations.ts';
import { createHealth } from '@footnote/runtime/health';
import { createMetrics } from '@footnote/runtime/metrics';
import { eventually } from '@footnote/testing/eventually';
import { createLogHeads, noteLog, requireLog } from './log-heads.ts';

type Ends = Readonly<Record<string, readonly number[]>>;

/** A log whose partitions of a topic end at these offsets. */
const ending = (ends: Ends, identity = 'this log', made: Readonly<Record<string, string>> = {}) => ({
  identity: () => Promise.resolve(identity),
  topics: () =>
    Promise.resolve(Object.entries(ends).map(([name, { length }]) => ({ name, partitions: length }))),
  topicIds: () =>
    Promise.resolve(new Map(Object.keys(ends).map((name) => [name, made[name] ?? `first ${name}`]))),
  watermarks: (topic: string) =>
    Promise.resolve((ends[topic] ?? []).map((high, partition) => ({ topic, partition, low: 0, high }))),
});
const reports = () => ({
  health: createHealth(),
  metrics: createMetrics('test', { defaults: false }),
  prepare: () => Promise.resolve(),
});
const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`,
  );

describe('the ends of the log that the tables were built from', () => {
  const opened = useTestReadStore();
  before(() => openGenerations(opened().store));

  const fault = (ends: Ends, identity?: string): Promise<string> =>
    failure(requireLog(ending(ends, identity), opened().store));

  it('allow any log before they were noted, and later a log that ends there or after', async () => {
    expect(await fault({ facts: [0, 0] })).to.equal('none');
    await noteLog(ending({ facts: [10, 4], bars: [0] }), opened().store, ['facts', 'bars', 'missing']);
    await noteLog(ending({ facts: [12, 4], bars: [0] }), opened().store, ['facts', 'bars']);
    expect(await fault({ facts: [12, 4], bars: [0] })).to.equal('none');
  });

  it('refuse another log, also one that is longer', async () => {
    const first = createLogHeads({
      log: ending({ facts: [12, 4] }),
      store: opened().store,
      topics: ['facts'],
      ...reports(),
    });
    await first.start();
    await first.stop();
    expect(await fault({ facts: [100, 100], bars: [100] }, 'another')).to.equal(
      'OtherLogError: the log is not the one that the tables were built from: it was begun independently; restore the log with footnote restore, or have the tables built again from this one with footnote topics adopt',
    );
    expect(await fault({ facts: [12, 4] })).to.equal('none');
  });

  it('refuse a log that is gone, shorter or older than the tables, and name the partition', async () => {
    expect(await fault({}))
      .to.include('LogLayoutError')
      .and.include('topic facts is missing');
    expect(await fault({ facts: [11, 4] })).to.equal(
      'LogShortenedError: the log is not the one that the tables were built from: partition 0 of topic facts ends at offset 11, and the tables were built up to 12; restore the log with footnote restore, or have the tables built again from this one with footnote topics adopt',
    );
    expect(await fault({ facts: [12, 3] })).to.include('partition 1 of topic facts ends at offset 3');
    const heads = createLogHeads({
      log: ending({ facts: [1, 1] }),
      store: opened().store,
      topics: ['facts'],
      ...reports(),
    });
    const started = await heads.start().then(
      () => 'started',
      (error: unknown) => (error as Error).name,
    );
    expect(started).to.equal('LogShortenedError');
    await heads.stop();
  });
});

describe('the layout of the log that the tables were built from', () => {
  const opened = useTestReadStore();
  before(() => openGenerations(opened().store));

  const began = { facts: [2, 1], bars: [0, 0] };
  const start = async (log: ReturnType<typeof ending>): Promise<string> => {
    const heads = createLogHeads({ ...reports(), log, store: opened().store, topics: ['facts', 'bars'] });
    const started = await failure(heads.start());
    await heads.stop();
    return started;
  };

  it('is noted at the first start, and refuses topics with other partitions', async () => {
    expect(await start(ending(began))).to.equal('none');
    expect(await start(ending(began))).to.equal('none');
    expect(await start(ending({ ...began, facts: [2, 1, 0] }))).to.match(
      /^LogLayoutError: the log is not the one .+: topic facts has 3 partitions instead of 2; stop every process and run footnote topics repartition$/,
    );
  });

  it('refuses a topic that was created again, however long it is', async () => {
    const again = ending({ ...began, facts: [50, 50] }, 'this log', { facts: 'second facts' });
    expect(await start(again)).to.include('topic facts was deleted and created again');
  });

  it('grows by topics of later releases, which are guarded from then on', async () => {
    expect(await start(ending({ ...began, stakes: [1, 1], 'not-ours': [1] }))).to.equal('none');
    expect(await start(ending({ ...began, stakes: [1], 'not-ours': [1, 1] }))).to.include(
      'topic stakes has 1 partitions instead of 2;',
    );
  });

  it('is guarded while a projector runs, which says so and notes nothing more', async () => {
    let log = ending({ ...began, stakes: [1, 1] });
    const { health, metrics, prepare } = reports();
    const heads = createLogHeads({
      ...{ health, metrics, prepare, topics: ['facts'], store: opened().store, everyMs: 5 },
      log: {
        identity: () => log.identity(),
        topics: () => log.topics(),
        topicIds: () => log.topicIds(),
        watermarks: (topic) => log.watermarks(topic),
      },
    });
    await heads.start();
    log = ending({ facts: [900, 900, 900], bars: [0, 0], stakes: [1, 1] });
    await eventually('the trouble is reported', () => !health.healthy());
    expect(health.loops()[0]?.trouble).to.include('topic facts has 3 partitions instead of 2');
    expect(await metrics.text()).to.match(/^footnote_log_differs\{.*\} 1$/m);
    await heads.stop();
    expect(await start(ending({ ...began, stakes: [1, 1] }))).to.equal('none');
  });
});
