import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import { createProgress, describeProgress } from './progress.ts';

describe('progress of a wait', () => {
  const start = (isTerminal: boolean) => {
    const stream = new PassThrough();
    let at = 0;
    const progress = createProgress(stream, { isTerminal, now: () => at });
    const run = (seconds: number, rate: number, total: number, what = 'records projected'): void => {
      const from = at;
      for (let step = 1; step <= seconds * 10; step += 1) {
        at = from + step * 100;
        progress.report(what, Math.round(((at - from) / 1000) * rate), total);
      }
    };
    return { progress, run, written: () => String(stream.read() ?? '') };
  };

  it('is silent for two seconds', () => {
    for (const isTerminal of [true, false]) {
      const { run, progress, written } = start(isTerminal);
      run(1.9, 100, 1000);
      progress.stop();
      expect(written()).to.equal('');
    }
  });

  it('says after two seconds and then every five what is done, the rate and the rest, elsewhere than in a terminal', () => {
    const { run, written } = start(false);
    run(13, 100, 2000);
    expect(written()).to.equal(
      'records projected: 200 of 2,000, 100/s, about 18 s left\n' +
        'records projected: 700 of 2,000, 100/s, about 13 s left\n' +
        'records projected: 1,200 of 2,000, 100/s, about 8 s left\n',
    );
  });

  it('rewrites one line in a terminal and removes it at the end', () => {
    const { run, progress, written } = start(true);
    run(2.3, 100, 2000);
    progress.stop();
    progress.stop();
    expect(written()).to.equal(
      '\r\u001B[Krecords projected: 200 of 2,000, 100/s, about 18 s left' +
        '\r\u001B[Krecords projected: 220 of 2,000, 100/s, about 18 s left\r\u001B[K',
    );
  });

  it('takes the rate from the last twenty seconds, and of each step by itself', () => {
    const { run, written } = start(false);
    run(30, 10, 10_000);
    run(22, 1000, 100_000, 'documents copied');
    const lines = written().trimEnd().split('\n');
    expect(lines.at(-1)).to.match(/^documents copied: 2[0-9],\d{3} of 100,000, 1,000\/s, about \d+ s left$/);
  });

  it('gives no estimate while nothing moves, and rounds long ones', () => {
    expect(describeProgress('files copied', { done: 5, total: 9, rate: 0 })).to.equal('files copied: 5 of 9');
    const left = (seconds: number): string =>
      describeProgress('files copied', { done: 0, total: seconds, rate: 1 }).replace(/.*about /, '');
    expect([0.2, 99, 180, 7200].map(left)).to.deep.equal([
      '1 s left',
      '99 s left',
      '3 min left',
      '2.0 h left',
    ]);
    expect(describeProgress('files copied', { done: 1, total: 9, rate: 0.25 })).to.include('0.3/s');
  });
});
