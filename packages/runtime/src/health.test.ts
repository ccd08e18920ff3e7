import { expect } from 'chai';
import { createHealth } from './health.ts';

describe('health', () => {
  it('reports the age of the last tick of each loop', () => {
    let now = 0;
    const health = createHealth(() => now);
    const fast = health.loop('fast', 1000);
    health.loop('slow', 5000);
    fast.tick();
    now = 1000;
    expect(health.healthy()).to.equal(true);
    now = 1001;
    expect(health.loops()).to.deep.equal([
      { name: 'fast', healthy: false, age_seconds: 1.001, trouble: null, remedy: null, notice: null },
      { name: 'slow', healthy: true, age_seconds: null, trouble: null, remedy: null, notice: null },
    ]);
    fast.tick();
    expect(health.healthy()).to.equal(true);
    now = 5001;
    fast.tick();
    expect(health.healthy(), 'a loop that never turned').to.equal(false);
  });

  it('shows a notice to the operator and stays healthy', () => {
    const health = createHealth(() => 0);
    const loop = health.loop('it', 1000);
    loop.notice('rebuild it');
    loop.tick();
    expect(health.loops()[0]).to.include({ healthy: true, notice: 'rebuild it' });
    loop.notice(null);
    expect(health.loops()[0]).to.include({ healthy: true, notice: null });
  });

  it('turns unhealthy at once on trouble and healthy with the next tick', () => {
    const health = createHealth(() => 0);
    const loop = health.loop('loop', 1000);
    loop.tick();
    loop.trouble('the read store is unavailable');
    expect(health.loops()[0]).to.include({ healthy: false, trouble: 'the read store is unavailable' });
    loop.tick();
    expect(health.healthy()).to.equal(true);
    loop.trouble('again');
    loop.close();
    expect(health.healthy()).to.equal(true);
  });

  it('shows the remedy of a trouble that no retry mends, until the next tick', () => {
    const health = createHealth(() => 0);
    const loop = health.loop('log', 1000);
    loop.trouble('the disk is full', 'free space');
    expect(health.loops()[0]).to.include({
      healthy: false,
      trouble: 'the disk is full',
      remedy: 'free space',
    });
    loop.trouble('no answer');
    expect(health.loops()[0]).to.include({ trouble: 'no answer', remedy: null });
    loop.tick();
    expect(health.loops()[0]).to.include({ healthy: true, trouble: null, remedy: null });
  });
});
