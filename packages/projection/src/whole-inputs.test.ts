import { expect } from 'chai';
import fc from 'fast-check';
import { pause } from '@footnote/testing/eventually';
import { allEvents, fill, play, schedule } from './testing/arbitrary.ts';
import { type ToyHead, visibleRows } from './testing/memory-entity-tables.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { createMemoryLog, drain, startWorker } from './testing/simulation.ts';
import { toyCompanies, toyFacts } from './testing/toy-projections.ts';

const ONE = '0000000001';
const THREE = '0000000003';

describe('a company of which more inputs follow', () => {
  /** Facts of two companies in one partition; those of the first say that more follow, all but the last. */
  const started = async (openMs?: number) => {
    const log = createMemoryLog();
    for (const [cik, set, isFollowed] of [
      [THREE, 'a', false],
      [ONE, 'b', true],
      [THREE, 'c', false],
      [ONE, 'd', true],
      [ONE, 'e', false],
    ] as const)
      await log.add('facts', toyFacts(cik, set, set, 0, 1), isFollowed);
    const store = createMemoryStore();
    const start = () =>
      startWorker({
        projection: toyCompanies,
        log,
        store,
        lingerMs: 0,
        ...(openMs === undefined ? {} : { openMs }),
      });
    const revisions = (cik: string): number =>
      (store.rows('heads') as ToyHead[]).filter((head) => head.cik === cik).length;
    return { log, store, start, revisions };
  };

  it('is computed once, with the last of them, while others are published', async () => {
    const { log, start, revisions } = await started();
    const worker = start();
    await worker.deliver('facts/1', 0, 3);
    expect([revisions(THREE), revisions(ONE)]).to.deep.equal([1, 0]);
    expect(log.committed.get('facts/1'), 'its first record').to.equal(1);
    await worker.deliver('facts/1', 3, 4);
    expect([revisions(THREE), revisions(ONE)]).to.deep.equal([1, 0]);
    await worker.deliver('facts/1', 4, 5);
    expect([revisions(THREE), revisions(ONE)]).to.deep.equal([1, 1]);
    expect(log.committed.get('facts/1')).to.equal(5);
  });

  it('waits on after a restart, since its records are delivered again', async () => {
    const { log, start, revisions } = await started();
    await start().deliver('facts/1', 0, 3);
    const next = start();
    await next.deliver('facts/1', log.committed.get('facts/1') ?? 0, 4);
    expect(revisions(ONE)).to.equal(0);
    await next.deliver('facts/1', 4, 5);
    expect(revisions(ONE)).to.equal(1);
  });

  it('is computed without the rest if that does not come, and again when it does', async () => {
    const { log, start, revisions } = await started(1);
    const worker = start();
    await worker.deliver('facts/1', 0, 2);
    await pause(3);
    await worker.deliver('facts/1', 2, 3);
    expect(revisions(ONE)).to.equal(1);
    expect(log.committed.get('facts/1')).to.equal(3);
    await worker.deliver('facts/1', 3, 5);
    expect(revisions(ONE)).to.equal(2);
  });

  it('has the same final rows in any at-least-once schedule', async () => {
    await fc.assert(
      fc.asyncProperty(allEvents, schedule, async (events, happenings) => {
        const log = createMemoryLog();
        await fill(log, events);
        const expected = createMemoryStore();
        await drain(startWorker({ projection: toyCompanies, log, store: expected }), log);
        log.committed.clear();
        const store = createMemoryStore();
        const worker = await play(happenings, log, store, () =>
          startWorker({ projection: toyCompanies, log, store, lingerMs: 0 }),
        );
        await drain(worker, log);
        expect(visibleRows(store)).to.deep.equal(visibleRows(expected));
      }),
      { numRuns: 300 },
    );
  });
});
