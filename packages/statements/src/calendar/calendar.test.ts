import { expect } from 'chai';
import { byAge } from '../filings/accept.ts';
import { buildCalendar } from './calendar.ts';
import type { Calendar } from './calendar.ts';
import { addDays } from '../values/day.ts';
import { contextsOf, filingPeriod, rankFilings } from '../filings/filing-period.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { fact, filing } from '../test-support.ts';

const calendarOf = (filings: readonly InputFiling[]): Calendar =>
  buildCalendar(rankFilings(filings.toSorted(byAge)));

const spans = (...pairs: readonly (readonly [string, string])[]): InputFact[] =>
  pairs.flatMap(([start, end]) => [fact('NetIncomeLoss', start, end, 1), fact('Revenues', start, end, 1)]);

/** A 52/53-week year: an annual report and three interim ones, by the lengths of the quarters. */
const weekYear = (
  start: string,
  weeks: readonly [number, number, number, number],
  fy: number,
): InputFiling[] => {
  const ends: string[] = [];
  let from = start;
  for (const count of weeks) {
    ends.push(addDays(from, count * 7 - 1));
    from = addDays(from, count * 7);
  }
  const starts = [start, ...ends.map((end) => addDays(end, 1))];
  const filings = [0, 1, 2].map((k) =>
    filing(
      '10-Q',
      addDays(ends[k] ?? start, 35),
      spans([start, ends[k] ?? start], [starts[k] ?? start, ends[k] ?? start]),
      { fy, fp: `Q${k + 1}` },
    ),
  );
  const end = ends[3] ?? start;
  return [...filings, filing('10-K', addDays(end, 60), spans([start, end]), { fy, fp: 'FY' })];
};

const anchors = (calendar: Calendar): (string | null)[][] => calendar.map((year) => [...year.anchors]);

describe('calendar', () => {
  it('follows 52/53 weeks across the end of a month', () => {
    // A year that ends on the Saturday nearest the end of September, the second one of 53 weeks.
    const first = weekYear('2021-09-26', [13, 13, 13, 13], 2022);
    const second = weekYear('2022-09-25', [14, 13, 13, 13], 2023);
    expect(anchors(calendarOf([...first, ...second]))).to.deep.equal([
      ['2021-12-25', '2022-03-26', '2022-06-25', '2022-09-24'],
      ['2022-12-31', '2023-04-01', '2023-07-01', '2023-09-30'],
    ]);
  });

  it('accepts first quarters of 16 weeks and last ones of 16 weeks', () => {
    expect(anchors(calendarOf(weekYear('2022-01-30', [16, 12, 12, 12], 2022)))).to.deep.equal([
      ['2022-05-21', '2022-08-13', '2022-11-05', '2023-01-28'],
    ]);
    expect(anchors(calendarOf(weekYear('2021-08-30', [12, 12, 12, 16], 2022)))).to.deep.equal([
      ['2021-11-21', '2022-02-13', '2022-05-08', '2022-08-28'],
    ]);
  });

  it('infers the end of a missing second quarter from the start of the third', () => {
    const filings = weekYear('2022-01-02', [13, 13, 13, 13], 2022).filter(({ fp }) => fp !== 'Q2');
    expect(anchors(calendarOf(filings))[0]?.[1]).to.equal('2022-07-02');
  });

  it('labels years by the issuer if it lags, by the end year if its stamps disagree', () => {
    const years = (stamps: readonly number[]): number[] => {
      const filings = stamps.flatMap((fy, k) =>
        weekYear(addDays('2015-02-01', k * 364), [13, 13, 13, 13], fy),
      );
      return calendarOf(filings).map(({ label }) => label);
    };
    expect(years([2015, 2016, 2017])).to.deep.equal([2015, 2016, 2017]);
    expect(years([2016, 2017, 2018])).to.deep.equal([2016, 2017, 2018]);
    // Half a history in each convention, as WMT stamped its reports before 2015.
    expect(years([2015, 2016, 2018, 2019])).to.deep.equal([2016, 2017, 2018, 2019]);
  });

  it('uses the end year if a stamp breaks the rule for years ending March to December', () => {
    const filings = [
      filing('10-K', '2022-02-15', spans(['2021-01-01', '2021-12-31']), { fy: 2022, fp: 'Q4' }),
      filing('10-K', '2023-02-15', spans(['2022-01-01', '2022-12-31']), { fy: 2022, fp: 'FY' }),
    ];
    expect(calendarOf(filings).map(({ label }) => label)).to.deep.equal([2021, 2022]);
  });

  it('counts the first week of January as December', () => {
    const [year] = calendarOf([
      filing('10-K', '2022-03-01', spans(['2021-01-03', '2022-01-01']), { fy: 2021 }),
    ]);
    expect(year?.label).to.equal(2021);
  });

  it('separates a transition period of any length', () => {
    const quarter = [
      filing('10-K', '2022-02-23', spans(['2021-01-01', '2021-12-31']), { fy: 2021 }),
      filing('10-QT', '2022-05-09', spans(['2022-01-01', '2022-03-31']), { fy: 2022 }),
      filing('10-Q', '2022-08-08', spans(['2022-04-01', '2022-06-30']), { fy: 2023 }),
    ];
    const shape = (filings: readonly InputFiling[]): string[] =>
      calendarOf(filings).map(
        ({ start, end, transition }) => `${start} ${end ?? ''}${transition ? ' TP' : ''}`,
      );
    expect(shape(quarter)).to.deep.equal([
      '2021-01-01 2021-12-31',
      '2022-01-01 2022-03-31 TP',
      '2022-04-01 ',
    ]);
    const eleven = [
      filing('10-K', '2015-11-25', spans(['2014-10-01', '2015-09-30']), { fy: 2015 }),
      filing('10-KT', '2016-10-28', spans(['2015-10-01', '2016-08-31']), { fy: 2016 }),
      filing('10-K', '2017-10-27', spans(['2016-09-01', '2017-08-31'], ['2015-10-01', '2016-08-31']), {
        fy: 2017,
      }),
    ];
    expect(shape(eleven)).to.deep.equal([
      '2014-10-01 2015-09-30',
      '2015-10-01 2016-08-31 TP',
      '2016-09-01 2017-08-31',
    ]);
  });

  it('fills the gap of a missing annual report', () => {
    const filings = [
      filing('10-K', '2020-02-15', spans(['2019-01-01', '2019-12-31'])),
      filing('10-K', '2022-02-15', spans(['2021-01-01', '2021-12-31'])),
    ];
    expect(calendarOf(filings).map(({ label }) => label)).to.deep.equal([2019, 2020, 2021]);
  });

  it('continues with interim reports if the annual report in between is missing', () => {
    const filings = [
      filing('10-K', '2022-02-15', spans(['2021-01-01', '2021-12-31']), { fy: 2021 }),
      filing('10-Q', '2022-11-01', spans(['2022-01-01', '2022-09-30'], ['2022-07-01', '2022-09-30'])),
      filing('10-Q', '2023-05-01', spans(['2023-01-01', '2023-03-31'], ['2022-01-01', '2022-03-31'])),
      filing('10-Q', '2023-08-01', spans(['2023-01-01', '2023-06-30'], ['2023-04-01', '2023-06-30'])),
    ];
    expect(calendarOf(filings).map(({ start, end, label }) => [start, end, label])).to.deep.equal([
      ['2021-01-01', '2021-12-31', 2021],
      ['2022-01-01', '2022-12-31', 2022],
      ['2023-01-01', null, 2023],
    ]);
  });

  it('ignores forward-looking notes and cover dates for the period of a filing', () => {
    const notes = ['2022', '2023', '2024'].map((year) =>
      fact('OperatingLeasesFutureMinimumPaymentsDue', null, `${year}-12-31`, 1),
    );
    const item = filing('10-K', '2022-02-15', [
      ...spans(['2021-01-01', '2021-12-31'], ['2020-01-01', '2020-12-31']),
      ...notes,
      fact('SubsequentEventAmount', null, '2022-01-31', 1),
      ...Array.from({ length: 6 }, () => fact('Assets', null, '2021-12-31', 1)),
    ]);
    expect(filingPeriod(item, contextsOf(item.facts))).to.equal('2021-12-31');
    const amendment = filing('10-K/A', '2022-04-30', [fact('dei:EntityPublicFloat', null, '2021-06-30', 1)], {
      report_date: '2021-12-31',
    });
    expect(filingPeriod(amendment, contextsOf(amendment.facts))).to.equal('2021-12-31');
  });
});
