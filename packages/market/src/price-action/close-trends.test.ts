import { expect } from 'chai';
import { sma } from '../technicals/moving-averages.ts';
import { closeTrends } from './close-trends.ts';

const dayOf = (at: number): string => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);

describe('averages and declines of closes over time', () => {
  const closes = Array.from({ length: 260 }, (_, at) => ({
    date: dayOf(at),
    close: 100 + (at % 17) - at / 50,
  }));
  const trends = closeTrends(closes);

  it('end with the averages of the indicators, and have none while there are too few closes', () => {
    const values = closes.map(({ close }) => close);
    expect(trends.get(dayOf(259))).to.include({ sma50: sma(values, 50), sma200: sma(values, 200) });
    expect(trends.get(dayOf(48))).to.include({ sma50: null, sma200: null });
    expect(trends.get(dayOf(49))?.sma50).to.equal(sma(values.slice(0, 50), 50));
    expect(trends.get(dayOf(198))?.sma200).to.equal(null);
  });

  it('are zero at a new high and below it after', () => {
    const peaks = closeTrends([
      { date: dayOf(0), close: 10 },
      { date: dayOf(1), close: 7.5 },
      { date: dayOf(2), close: 12 },
    ]);
    expect([...peaks.values()].map(({ underPeak }) => underPeak)).to.deep.equal([0, -25, 0]);
  });
});
