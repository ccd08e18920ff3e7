import { expect } from 'chai';
import { createHealth } from '@footnote/runtime/health';
import type { OnProgress } from '@footnote/runtime/progress';
import { pause } from '@footnote/testing/eventually';
import { announceServing } from './announce-serving.ts';

describe('what `footnote up` says of itself', () => {
  const start = () => {
    const health = createHealth();
    const loop = health.loop('projection names', 60_000);
    const drained = Promise.withResolvers<undefined>();
    const stopping = new AbortController();
    const said: string[] = [];
    const progress: string[] = [];
    let report: OnProgress = () => undefined;
    let isUp = false;
    let ready = true;
    const ended = announceServing({
      signal: stopping.signal,
      health,
      isReady: () => ready,
      drain: (onProgress) => {
        report = onProgress;
        return drained.promise;
      },
      onProgress: (what, done, total) => progress.push(`${what} ${done}/${total}`),
      say: (sentence) => said.push(sentence),
      onUp: () => (isUp = true),
      pollMs: 1,
    });
    ended.catch(() => undefined);
    return {
      ended,
      loop,
      drained,
      stopping,
      said,
      progress,
      report: (done: number) => report('records', done, 10),
      setReady: (value: boolean) => (ready = value),
      isUp: async () => (await pause(20), isUp),
    };
  };

  it('is once everything is projected', async () => {
    const { drained, isUp, said } = start();
    expect(await isUp()).to.equal(false);
    drained.resolve(undefined);
    expect(await isUp()).to.equal(true);
    expect(said).to.deep.equal([]);
  });

  it('is once some of a long backlog is projected, whose progress is reported further', async () => {
    const { report, isUp, progress } = start();
    report(0);
    expect(await isUp()).to.equal(false);
    report(3);
    expect(await isUp()).to.equal(true);
    report(5);
    expect(progress).to.deep.equal(['records 0/10', 'records 3/10', 'records 5/10']);
  });

  it('is not while a projection fails, which is said once with its remedy', async () => {
    const { loop, drained, isUp, said } = start();
    loop.trouble('the disk is full', 'free space');
    drained.resolve(undefined);
    expect(await isUp()).to.equal(false);
    expect(await isUp()).to.equal(false);
    expect(said).to.deep.equal(['footnote is not up yet: the disk is full\n  free space']);
    loop.tick();
    expect(await isUp()).to.equal(true);
  });

  it('is not while requests cannot be answered', async () => {
    const { drained, isUp, setReady } = start();
    setReady(false);
    drained.resolve(undefined);
    expect(await isUp()).to.equal(false);
    setReady(true);
    expect(await isUp()).to.equal(true);
  });

  it('ends when it is stopped, without a word', async () => {
    const { stopping, drained, ended, said, isUp } = start();
    stopping.abort();
    drained.reject(new Error('stopped'));
    await ended;
    expect({ said, up: await isUp() }).to.deep.equal({ said: [], up: false });
  });

  it('fails when the store is gone', async () => {
    const { drained, ended } = start();
    drained.reject(new Error('no store'));
    expect(await ended.catch((error: unknown) => (error as Error).message)).to.equal('no store');
  });
});
