import { expect } from 'chai';
import { shareActive } from './active-within.ts';
import type { Generation } from './generations.ts';

describe('the active generations that projections share', () => {
  let clock = 0;
  let looks = 0;
  let fails = false;
  const journal = {
    allActive: (): Promise<ReadonlyMap<string, Generation>> => {
      looks += 1;
      if (fails) return Promise.reject(new Error('away'));
      return Promise.resolve(new Map([['facts', { generation: looks, version: 1, epoch: 0 }]]));
    },
  };
  const open = () => {
    [clock, looks, fails] = [0, 0, false];
    const within = shareActive(
      () => Promise.resolve(journal),
      () => clock,
    );
    return async (maxAgeMs: number) => (await within(maxAgeMs)).get('facts')?.generation;
  };

  it('are read once for all callers while the result is recent enough', async () => {
    const ask = open();
    expect(await Promise.all([ask(1000), ask(1000)])).to.deep.equal([1, 1]);
    clock = 1000;
    expect(await ask(1000)).to.equal(1);
    clock = 1001;
    expect(await ask(1000)).to.equal(2);
  });

  it('are read again for a caller that requires a more recent result', async () => {
    const ask = open();
    await ask(1000);
    clock = 300;
    expect(await ask(200)).to.equal(2);
    expect(await ask(1000)).to.equal(2);
  });

  it('are read again after a failure', async () => {
    const ask = open();
    fails = true;
    expect(await ask(1000).catch(String)).to.equal('Error: away');
    fails = false;
    expect(await ask(1000)).to.equal(2);
  });
});
