import { expect } from 'chai';
import { relativeStrength } from '../technicals/relative.ts';
import { inventedHistory, reinvested } from '../testing/invented-history.ts';
import { benchmarkReturn, type DatedClose, type Span, type SpanReturn, spanReturn } from './returns.ts';

const OWN = reinvested(inventedHistory(1));
const FUND = reinvested(inventedHistory(2));

const own = (span: Span): SpanReturn => {
  const found = spanReturn(OWN, OWN, span);
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const closeOn = (date: string): DatedClose => FUND.find((close) => close.date === date)!;

describe('the return of a benchmark over the span of a share', () => {
  it('gives the relative strength of months', () => {
    for (const [span, months] of [
      ['1m', 1],
      ['3m', 3],
      ['1y', 12],
    ] as const) {
      const other = benchmarkReturn(own(span), FUND, span) as number;
      expect(own(span).total! - other).to.be.closeTo(relativeStrength(OWN, FUND, months) as number, 1e-9);
    }
  });

  it('begins on the same session for sessions, and at the end of the year before for the year to date', () => {
    for (const [span, from] of [
      ['5d', '2024-03-21'],
      ['ytd', '2023-12-29'],
    ] as const)
      expect(benchmarkReturn(own(span), FUND, span), span).to.be.closeTo(
        (closeOn('2024-03-28').close / closeOn(from).close - 1) * 100,
        1e-9,
      );
  });

  it('is refused without closes of the benchmark, or of the days of the span', () => {
    expect(benchmarkReturn(own('1y'), [], '1y')).to.equal('benchmark_missing');
    expect(benchmarkReturn(own('1y'), FUND.slice(0, -1), '1y')).to.equal('benchmark_behind');
    expect(benchmarkReturn(own('1y'), FUND.slice(-200), '1y')).to.equal('benchmark_behind');
    const without = (date: string): readonly DatedClose[] => FUND.filter((close) => close.date !== date);
    expect(benchmarkReturn(own('5d'), without('2024-03-21'), '5d')).to.equal('benchmark_behind');
    expect(benchmarkReturn(own('1y'), without('2023-03-28'), '1y')).to.be.a('number');
  });
});
