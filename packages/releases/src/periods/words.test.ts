import { expect } from 'chai';
import { fiscalCalendar } from './calendar.ts';
import { instantOfColumn, spanOfColumn } from './column-period.ts';

const calendar = (fiscalYearEnd: string | null) =>
  fiscalCalendar({ released: '2025-03-01', fiscalYearEnd, served: [], currency: 'USD' });

const span = (
  heads: string,
  around: readonly string[] = [],
  yearEnd: string | null = '1231',
): string | null => {
  const period = spanOfColumn({ heads, around, known: [] }, calendar(yearEnd));
  return period === null ? null : `${period.months} ${period.start ?? '?'} ${period.end}`;
};

describe('the period of a column', () => {
  it('is read from headings in any order', () => {
    expect(span('Three Months Ended March 31, 2024')).to.equal('3 2024-01-01 2024-03-31');
    expect(span('2024 Six Months Ended June 30,')).to.equal('6 2024-01-01 2024-06-30');
    expect(span('Quarter ended Sept. 30, 2024')).to.equal('3 2024-07-01 2024-09-30');
    expect(span('Twelve Months Ended 12/31/2024')).to.equal('12 2024-01-01 2024-12-31');
    expect(span('Year Ended December 31, 2024')).to.equal('12 2024-01-01 2024-12-31');
    expect(span('Nine months ended 30 September 2024')).to.equal('9 2024-01-01 2024-09-30');
  });

  it('is completed from before and above the columns', () => {
    expect(span('2024', ['THREE MONTHS ENDED MARCH 31,'])).to.equal('3 2024-01-01 2024-03-31');
    expect(span('June 30, 2024', ['(unaudited)', 'For the quarters ended June 30, 2024 and 2023'])).to.equal(
      '3 2024-04-01 2024-06-30',
    );
  });

  it('of weeks begins the day after as many weeks', () => {
    expect(span('13 Weeks Ended January 25, 2025', [], '0131')).to.equal('3 2024-10-27 2025-01-25');
    expect(span('Fifty-three weeks ended February 3, 2024', [], '0131')).to.equal('12 2023-01-29 2024-02-03');
  });

  it('is unknown where the headings name another figure, two periods, or a day that no quarter ends on', () => {
    expect(span('Three Months Ended March 31, 2024 % Change')).to.equal(null);
    expect(span('Three Months Ended March 31, 2024 Non-GAAP')).to.equal(null);
    expect(span('Three and Six Months Ended June 30, 2024')).to.equal(null);
    expect(span('Three Months Ended March 31, 2024 2023')).to.equal(null);
    expect(span('Three Months Ended May 15, 2024')).to.equal(null);
    expect(span('Three Months Ended June 30, 2025')).to.equal(null);
    expect(span('Twelve Months Ended June 30, 2024')).to.equal(null);
    expect(span('Q1 2024')).to.equal(null);
  });

  it('of a balance is a day', () => {
    const instant = instantOfColumn(
      { heads: 'December 31, 2024 (unaudited)', around: [], known: [] },
      calendar('1231'),
    );
    expect(instant).to.deep.equal({ months: null, start: null, end: '2024-12-31' });
  });

  it('of a named quarter is that of the fiscal calendar', () => {
    const served = [
      {
        statement: 'income',
        field: 'revenue',
        period_kind: 'quarter',
        fiscal_year: 2024,
        fiscal_period: 'Q4',
        period_start: '2023-10-30',
        period_end: '2024-01-28',
        value: '1',
        unit: 'USD',
        method: 'reported',
      },
    ] as const;
    const fiscal = fiscalCalendar({ released: '2025-02-26', fiscalYearEnd: '0126', served, currency: 'USD' });
    const wording = { heads: 'Q4 FY25', around: [], known: ['2025-01-26'] };
    expect(spanOfColumn(wording, fiscal)).to.deep.include({ months: 3, end: '2025-01-26' });
  });
});
