import { expect } from 'chai';
import { exchangeYear } from './holidays.ts';
import { isEarlyClose, isSession, marketStatus } from './session-calendar.ts';

/** The exchange's published calendars. */
const PUBLISHED: Readonly<Record<number, { holidays: string; early: string }>> = {
  2022: {
    holidays: '01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26',
    early: '11-25',
  },
  2023: {
    holidays: '01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 11-23 12-25',
    early: '07-03 11-24',
  },
  2024: {
    holidays: '01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 11-28 12-25',
    early: '07-03 11-29 12-24',
  },
  2025: {
    holidays: '01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25',
    early: '07-03 11-28 12-24',
  },
  2026: {
    holidays: '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25',
    early: '11-27 12-24',
  },
  2027: {
    holidays: '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24',
    early: '11-26',
  },
  2028: {
    holidays: '01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25',
    early: '07-03 11-24',
  },
};

describe('session calendar', () => {
  for (const [year, { holidays, early }] of Object.entries(PUBLISHED)) {
    it(`knows the holidays and early closes of ${year}`, () => {
      const computed = exchangeYear(Number(year));
      const shortened = (dates: ReadonlySet<string>) =>
        [...dates]
          .sort()
          .map((date) => date.slice(5))
          .join(' ');
      expect(shortened(computed.holidays)).to.equal(holidays);
      expect(shortened(computed.earlyCloses)).to.equal(early);
    });
  }

  it('does not observe a New Year on a Saturday', () => {
    expect(isSession('2021-12-31')).to.be.true;
    expect(isSession('2027-12-31')).to.be.true;
  });

  it('stays closed on announced days and weekends', () => {
    expect(isSession('2025-01-09')).to.be.false;
    expect(isSession('2025-01-08')).to.be.true;
    expect(isSession('2026-11-21')).to.be.false;
  });

  it('reports an early close', () => {
    expect(isEarlyClose('2026-11-27')).to.be.true;
    expect(isEarlyClose('2026-11-26')).to.be.false;
    expect(isEarlyClose('2026-11-25')).to.be.false;
  });
});

describe('market status', () => {
  const cases: readonly [string, 'open' | 'closed'][] = [
    ['2026-01-05T14:29:59.999Z', 'closed'],
    ['2026-01-05T14:30:00Z', 'open'],
    ['2026-01-05T20:59:59.999Z', 'open'],
    ['2026-01-05T21:00:00Z', 'closed'],
    // Daylight saving time began on 8 March 2026.
    ['2026-03-09T13:30:00Z', 'open'],
    ['2026-03-09T20:00:00Z', 'closed'],
    // Early close at 13:00.
    ['2026-11-27T17:59:59Z', 'open'],
    ['2026-11-27T18:00:00Z', 'closed'],
    ['2026-12-25T16:00:00Z', 'closed'],
    ['2025-01-09T16:00:00Z', 'closed'],
    // Saturday in New York although Sunday's date has begun in UTC.
    ['2026-11-22T00:30:00Z', 'closed'],
    // Friday evening in New York is Saturday in UTC.
    ['2026-11-21T01:00:00Z', 'closed'],
  ];
  for (const [time, status] of cases) {
    it(`is ${status} at ${time}`, () => {
      expect(marketStatus(Date.parse(time))).to.equal(status);
    });
  }
});
