import { expect } from 'chai';
import { createRestarts } from './restarts.ts';

describe('restarts of a supervised process', () => {
  it('doubles the restart delay after every quick exit, up to 15 s, and resets it to 250 ms after a long run', () => {
    const restarts = createRestarts();
    const pauses = Array.from({ length: 9 }, () => {
      restarts.up();
      return restarts.ended(1000);
    });
    expect(pauses).to.deep.equal([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    restarts.up();
    expect(restarts.ended(60_000)).to.equal(250);
  });

  it('stops restarting after eight failed starts in a row', () => {
    const restarts = createRestarts();
    for (let start = 1; start < 8; start += 1) expect(restarts.ended(100), String(start)).to.be.a('number');
    expect(restarts.ended(100)).to.equal(null);
    expect(restarts.failures()).to.equal(8);
  });

  it('keeps restarting a process that starts successfully each time', () => {
    const restarts = createRestarts();
    for (let start = 0; start < 100; start += 1) {
      restarts.up();
      expect(restarts.ended(100)).to.be.a('number');
    }
  });
});
