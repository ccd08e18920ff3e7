import { expect } from 'chai';
import { exchangeYear } from './holidays.ts';
import {
  isEarlyClose,
  isSession,
  lastClosedSession,
  marketStatus,
  nextSession,
  sessionClose,
} from './session-calendar.ts';

/** The exchange's published calendars. */
const PUBLISHED: Readonly<Record<number, { holidays: string; early: string }>> = {
  2015: {
    holidays: '01-01 01-19 02-16 04-03 05-25 07-03 09-07 11-26 12-25',
    early: '11-27 12-24',
  },
  2016: {
    holidays: '01-01 01-18 02-15 03-25 05-30 07-04 09-05 11-24 12-26',
    early: '11-25',
  },
  2017: {
    holidays: '01-02 01-16 02-20 04-14 05-29 07-04 09-04 11-23 12-25',
    early: '07-03 11-24',
  },
  2018: {
    holidays: '01-01 01-15 02-19 03-30 05-28 07-04 09-03 11-22 12-25',
    early: '07-03 11-23 12-24',
  },
  2019: {
    holidays: '01-01 01-21 02-18 04-19 05-27 07-04 09-02 11-28 12-25',
    early: '07-03 11-29 12-24',
  },
  2020: {
    holidays: '01-01 01-20 02-17 04-10 05-25 07-03 09-07 11-26 12-25',
    early: '11-27 12-24',
  },
  2021: {
    holidays: '01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24',
    early: '11-26',
  },
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

const SECOND_MS = 1000;

/** Additional unscheduled closings in those years. */
const MOURNING = ['2018-12-05', '2025-01-09'];

/** A day near another, YYYY-MM-DD. */
const dayAtDistance = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Whether the market opens this many hours before its close, to the second. */
const isOpenFor = (hours: number, date: string): boolean => {
  const close = sessionClose(date) ?? NaN;
  const open = close - hours * 3_600_000;
  const requested = [open - SECOND_MS, open, close - SECOND_MS, close].map(marketStatus);
  return requested.join(' ') === 'closed open open closed';
};

describe('session calendar', () => {
  for (const [year, { holidays, early }] of Object.entries(PUBLISHED)) {
    it(`has the holidays and early closes of ${year}`, () => {
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

  it('has a session on every weekday of 2015 to 2028 that is not published as closed, and on no other day', () => {
    const lengths = Object.entries(PUBLISHED).map(([year, { holidays, early }]) => {
      const closed = new Set(holidays.split(' ').map((day) => `${year}-${day}`));
      const short = new Set(early.split(' ').map((day) => `${year}-${day}`));
      let sessions = 0;
      for (let date = `${year}-01-01`; date.startsWith(year); date = dayAtDistance(date, 1)) {
        const isWeekday = ![0, 6].includes(new Date(date).getUTCDay());
        const isOpen = isWeekday && !closed.has(date) && !MOURNING.includes(date);
        expect(isSession(date), date).to.equal(isOpen);
        expect(isEarlyClose(date), date).to.equal(short.has(date));
        if (isOpen) expect(isOpenFor(short.has(date) ? 3.5 : 6.5, date), date).to.be.true;
        else expect(marketStatus(Date.parse(`${date}T17:00:00Z`)), date).to.equal('closed');
        sessions += isOpen ? 1 : 0;
      }
      return sessions;
    });
    expect(lengths).to.deep.equal([252, 252, 251, 251, 252, 253, 252, 251, 250, 252, 250, 251, 251, 251]);
  });

  it('is closed on every day of mourning, attack or storm since 1998, and open on the days around them', () => {
    const neighbours: Readonly<Record<string, readonly [before: string, after: string]>> = {
      '2001-09-11 2001-09-12 2001-09-13 2001-09-14': ['2001-09-10', '2001-09-17'],
      '2004-06-11': ['2004-06-10', '2004-06-14'],
      '2007-01-02': ['2006-12-29', '2007-01-03'],
      '2012-10-29 2012-10-30': ['2012-10-26', '2012-10-31'],
      '2018-12-05': ['2018-12-04', '2018-12-06'],
      '2025-01-09': ['2025-01-08', '2025-01-10'],
    };
    for (const [days, [before, after]] of Object.entries(neighbours)) {
      for (const day of days.split(' ')) expect(isSession(day), day).to.be.false;
      expect(isSession(before), before).to.be.true;
      expect(nextSession(before)).to.equal(after);
      expect(lastClosedSession((sessionClose(after) ?? 0) - 1)).to.equal(before);
    }
  });

  it('does not observe a New Year on a Saturday', () => {
    expect(isSession('2021-12-31')).to.be.true;
    expect(isSession('2027-12-31')).to.be.true;
  });

  it('is closed on announced days and weekends', () => {
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

/** Sundays on which clocks change in March and in November, by the law since 2007. */
const CLOCK_CHANGES = [
  '2015-03-08 2015-11-01',
  '2016-03-13 2016-11-06',
  '2017-03-12 2017-11-05',
  '2018-03-11 2018-11-04',
  '2019-03-10 2019-11-03',
  '2020-03-08 2020-11-01',
  '2021-03-14 2021-11-07',
  '2022-03-13 2022-11-06',
  '2023-03-12 2023-11-05',
  '2024-03-10 2024-11-03',
  '2025-03-09 2025-11-02',
  '2026-03-08 2026-11-01',
  '2027-03-14 2027-11-07',
  '2028-03-12 2028-11-05',
].map((pair) => pair.split(' '));

describe('market status around clock changes and early closes', () => {
  /** The status a second before an instant, and at it. */
  const around = (date: string, time: string): string => {
    const at = Date.parse(`${date}T${time}Z`);
    return `${marketStatus(at - SECOND_MS)} ${marketStatus(at)}`;
  };

  for (const [forward = '', back = ''] of CLOCK_CHANGES)
    it(`opens and closes by the clock of New York in ${forward.slice(0, 4)}`, () => {
      const winter = [dayAtDistance(forward, -2), dayAtDistance(back, 1)];
      const summer = [dayAtDistance(forward, 1), dayAtDistance(back, -2)];
      for (const date of winter) {
        expect(around(date, '14:30:00'), date).to.equal('closed open');
        expect(around(date, '21:00:00'), date).to.equal('open closed');
      }
      for (const date of summer) {
        expect(around(date, '13:30:00'), date).to.equal('closed open');
        expect(around(date, '20:00:00'), date).to.equal('open closed');
      }
      for (const sunday of [forward, back])
        expect(marketStatus(Date.parse(`${sunday}T17:00:00Z`))).to.equal('closed');
    });

  it('closes at one on early closes, and at four on the sessions around them', () => {
    let instants = 0;
    for (const [year, { early }] of Object.entries(PUBLISHED))
      for (const day of early.split(' ')) {
        const date = `${year}-${day}`;
        const isSummer = day.startsWith('07');
        expect(around(date, isSummer ? '17:00:00' : '18:00:00'), date).to.equal('open closed');
        expect(around(date, isSummer ? '13:30:00' : '14:30:00'), date).to.equal('closed open');
        for (const days of [-3, -2, -1, 1, 2, 3]) {
          const near = dayAtDistance(date, days);
          if (!isSession(near) || isEarlyClose(near)) continue;
          expect(around(near, isSummer ? '20:00:00' : '21:00:00'), near).to.equal('open closed');
          instants += 1;
        }
      }
    expect(instants).to.be.greaterThan(60);
  });
});
