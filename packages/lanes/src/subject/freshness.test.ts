import { expect } from 'chai';
import { asKnownOn, pricesTimeliness, statementsTimeliness } from './freshness.ts';

const day = (text: string): number => Date.parse(text);

describe('how long data are fresh', () => {
  it('counts from the end of the newest period: 185 days for quarters, 500 for years', () => {
    expect(statementsTimeliness('2026-01-01', 'quarterly').staleFrom).to.equal(day('2026-07-05'));
    expect(statementsTimeliness('2026-01-01', 'annual').staleFrom).to.equal(day('2027-05-16'));
  });

  it('lasts until four hours after the close of the session that follows the newest bar', () => {
    // A Friday, after which Monday 2026-11-23 is the next session; sessions close at 21:00 UTC in winter.
    const timeliness = pricesTimeliness('2026-11-20', 'technicals', 'end_of_day');
    expect(timeliness.intradayUntil).to.equal(day('2026-11-20T21:00:00Z'));
    expect(timeliness.staleFrom).to.equal(day('2026-11-24T01:00:00Z'));
    expect(pricesTimeliness('2026-11-20', 'dividends', 'end_of_day').staleFrom).to.equal(
      day('2026-11-24T21:00:00Z'),
    );
  });

  it('is that of the end of the day for what was known on a day', () => {
    const timeliness = statementsTimeliness('2026-01-01', 'quarterly', 'degraded');
    expect(asKnownOn(timeliness, '2026-07-04')).to.deep.equal({ freshness: 'degraded', staleFrom: null });
    expect(asKnownOn(timeliness, '2026-07-05')).to.deep.equal({ freshness: 'stale', staleFrom: null });
  });
});
