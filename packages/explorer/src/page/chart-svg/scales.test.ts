import { expect } from 'chai';
import fc from 'fast-check';
import { linearScale, monthTicks, spread, ticksBetween, ticksUpTo } from './scales.ts';

describe('scales of a chart', () => {
  it('map the ends of a range onto the ends of the axis', () => {
    const scale = linearScale(0, 10, 100, 0);
    expect([0, 5, 10].map(scale)).to.deep.equal([100, 50, 0]);
    expect(linearScale(3, 3, 0, 100)(3)).to.equal(0);
  });

  it('have round ticks from zero to above the largest value', () => {
    expect(ticksUpTo(15.5, 4)).to.deep.equal([0, 5, 10, 15, 20]);
    expect(ticksUpTo(0.11, 4)).to.deep.equal([0, 0.05, 0.1, 0.15]);
    expect(ticksUpTo(0, 4)).to.deep.equal([0]);
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1e12, noNaN: true }),
        fc.integer({ min: 2, max: 8 }),
        (most, count) => {
          const ticks = ticksUpTo(most, count);
          expect(ticks.at(-1)).to.be.at.least(most * (1 - 1e-9));
          expect(ticks.length).to.be.at.most(count + 2);
        },
      ),
    );
  });

  it('have ticks on first days of months within the range', () => {
    expect(monthTicks('2024-12-18', '2025-06-30', 8)).to.deep.equal([
      '2025-01-01',
      '2025-02-01',
      '2025-03-01',
      '2025-04-01',
      '2025-05-01',
      '2025-06-01',
    ]);
    expect(monthTicks('2019-02-01', '2026-11-23', 5)).to.deep.equal([
      '2020-01-01',
      '2022-01-01',
      '2024-01-01',
      '2026-01-01',
    ]);
    expect(monthTicks('2025-03-02', '2025-03-20', 4)).to.deep.equal([]);
  });

  it('keep labels apart in their order', () => {
    expect(spread([10, 80, 12], 13)).to.deep.equal([10, 80, 23]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 }), (positions) => {
        const sorted = spread(positions, 13).toSorted((one, other) => one - other);
        for (const [at, position] of sorted.entries())
          if (at > 0) expect(position - (sorted[at - 1] ?? 0)).to.be.at.least(13);
      }),
    );
  });

  it('have round ticks around any range, with zero if it is inside', () => {
    expect(ticksBetween(-12, 31, 4)).to.deep.equal([-20, 0, 20, 40]);
    expect(ticksBetween(101, 104, 4)).to.deep.equal([101, 102, 103, 104]);
    expect(ticksBetween(7, 7, 4)).to.include.members([6, 8]);
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (least, span) => {
        const ticks = ticksBetween(least, least + span, 4);
        expect(ticks[0]).to.be.at.most(least);
        expect(ticks.at(-1)).to.be.at.least(least + span);
        expect(ticks.length).to.be.within(2, 8);
        if (least <= 0 && least + span >= 0) expect(ticks.map((tick) => tick + 0)).to.include(0);
      }),
    );
  });
});
