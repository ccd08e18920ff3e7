import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { createRuns } from './runs.ts';

describe('runs, one at a time', () => {
  /** Each run waits until it is let go. */
  const open = () => {
    const waiting: PromiseWithResolvers<undefined>[] = [];
    let stopping = false;
    const runs = createRuns(
      async () => {
        const own = Promise.withResolvers<undefined>();
        waiting.push(own);
        await own.promise;
      },
      () => stopping,
    );
    return {
      runs,
      begun: () => waiting.length,
      end: async () => {
        waiting.at(-1)?.resolve(undefined);
        await turn();
      },
      stop: () => void (stopping = true),
    };
  };

  it('follows a run at once with one that was asked for meanwhile, however often', async () => {
    const { runs, begun, end } = open();
    runs.begin({ again: true });
    expect(begun()).to.equal(1);
    runs.begin({ again: true });
    runs.begin({ again: true });
    await end();
    expect(begun()).to.equal(2);
    await end();
    expect(begun()).to.equal(2);
    await runs.ended();
  });

  it('waits for the next time if nothing was asked for meanwhile', async () => {
    const { runs, begun, end } = open();
    runs.begin({ again: false });
    runs.begin({ again: false });
    await end();
    expect(begun()).to.equal(1);
    runs.begin({ again: false });
    expect(begun()).to.equal(2);
    await end();
  });

  it('begins none while it is stopped, and says that one has failed', async () => {
    const { runs, begun, end, stop } = open();
    runs.begin({ again: false });
    runs.begin({ again: true });
    stop();
    await end();
    expect(begun()).to.equal(1);
    const failing = createRuns(
      () => Promise.reject(new Error('disk full')),
      () => false,
    );
    failing.begin({ again: false });
    expect(await failing.failed.catch((error: unknown) => (error as Error).message)).to.equal('disk full');
    await failing.ended();
  });
});
