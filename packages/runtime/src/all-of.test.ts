import { expect } from 'chai';
import { allOf } from './all-of.ts';
import type { Component } from './lifecycle.ts';

describe('several components as one', () => {
  const log: string[] = [];
  beforeEach(() => void log.splice(0));

  const component = (name: string, starting: Promise<void> = Promise.resolve()): Component => ({
    name,
    start: async () => {
      log.push(`${name} starts`);
      await starting;
    },
    stop: () => {
      log.push(`${name} stops`);
      return Promise.resolve();
    },
  });

  it('start at once, and stop together', async () => {
    const { promise: slow, resolve } = Promise.withResolvers<undefined>();
    const all = allOf('both', [component('a', slow), component('b')]);
    const started = all.start();
    expect(log).to.deep.equal(['a starts', 'b starts']);
    resolve(undefined);
    await started;
    await all.stop();
    await all.stop();
    expect(log.slice(2)).to.deep.equal(['a stops', 'b stops']);
  });

  it('stop the started components if one fails to start, including those that finish starting later', async () => {
    const { promise: slow, resolve } = Promise.withResolvers<undefined>();
    const failing = component('b', Promise.reject(new Error('b is broken')));
    const started = allOf('both', [component('a', slow), failing]).start();
    resolve(undefined);
    const failure = await started.catch((error: unknown) => error);
    expect(failure).to.have.property('message', 'b is broken');
    expect(log).to.deep.equal(['a starts', 'b starts', 'a stops']);
  });
});
