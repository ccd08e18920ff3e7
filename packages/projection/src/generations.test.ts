import { expect } from 'chai';
import type { ReadStore } from '@footnote/read-store/port';
import { storeWith, useTestReadStore } from '@footnote/read-store/testing';
import { GenerationConflictError, openGenerations } from './generations.ts';

const outcome = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'written',
    (error: unknown) => (error instanceof GenerationConflictError ? 'conflict' : String(error)),
  );

describe('the journal of generations', () => {
  const opened = useTestReadStore();

  /** The same store, whose inserts wait until they are let through. */
  const held = (): { readonly store: ReadStore; readonly asked: Promise<unknown>; let: () => void } => {
    const { store } = opened();
    const asked = Promise.withResolvers<null>();
    const through = Promise.withResolvers<null>();
    const insert: ReadStore['insert'] = async (...given) => {
      asked.resolve(null);
      await through.promise;
      return store.insert(...given);
    };
    const slow = storeWith(store, { insert });
    return { store: slow, asked: asked.promise, let: () => through.resolve(null) };
  };

  it('tells the second of two processes, whichever is delayed, and keeps what it told the first', async () => {
    const quick = await openGenerations(opened().store);
    for (let round = 1; round <= 8; round += 1) {
      const slow = held();
      const late = await openGenerations(slow.store);
      const name = `raced_${round}`;
      const delayed = outcome(late.record(name, { generation: 2, version: 1, epoch: 0 }, 'active'));
      await slow.asked;
      expect(await outcome(quick.record(name, { generation: 1, version: 1, epoch: 0 }, 'active'))).to.equal(
        'written',
      );
      slow.let();
      expect(await delayed).to.equal('conflict');
      expect((await quick.active(name))?.generation).to.equal(1);
    }
  });

  it('goes on when its newest entries were lost', async () => {
    const journal = await openGenerations(opened().store);
    await journal.record('lost', { generation: 1, version: 1, epoch: 0 }, 'begun');
    await opened().store.command("DELETE FROM projection_generations WHERE name = 'lost'");
    await journal.record('lost', { generation: 2, version: 1, epoch: 0 }, 'begun');
    expect(await journal.newest('lost')).to.equal(2);
  }).timeout(20_000);

  it('writes an entry that another process only delayed', async () => {
    const slow = held();
    const late = await openGenerations(slow.store);
    const quick = await openGenerations(opened().store);
    const delayed = outcome(late.record('delayed', { generation: 1, version: 1, epoch: 0 }, 'begun'));
    await slow.asked;
    await quick.record('other', { generation: 1, version: 1, epoch: 0 }, 'begun');
    slow.let();
    expect(await delayed).to.equal('written');
    expect(await quick.newest('delayed')).to.equal(1);
  });
});
