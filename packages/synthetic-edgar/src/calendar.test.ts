import { expect } from 'chai';
import type { FiscalCalendar } from './calendar.ts';
import { buildCalendar } from './calendar.ts';
import { addDays, daysBetween } from '@footnote/values/day';
import { weekday } from './dates.ts';
import { demoSpecs } from './demo.ts';
import type { IssuerSpec } from './spec.ts';

const [plain] = demoSpecs;
if (plain === undefined) throw new Error('no demo spec');

const calendarOf = (changes: Partial<IssuerSpec>): FiscalCalendar => buildCalendar({ ...plain, ...changes });
const ends = ({ years }: FiscalCalendar): string[] => years.map(({ end }) => end);
const weeks = ({ quarters }: FiscalCalendar, year: number): number[] =>
  quarters
    .filter((quarter) => quarter.year === year)
    .map(({ start, end }) => (daysBetween(start, end) + 1) / 7);

describe('fiscal calendar', () => {
  it('has neither gaps nor overlaps for any calendar rule', () => {
    for (const changes of [
      { calendar: { kind: 'month_end', month: 2 } },
      {
        calendar: {
          kind: 'weeks',
          month: 9,
          weekday: 6,
          rule: 'last',
          weeks: [13, 13, 13, 13],
          extra_week_in: 1,
        },
      },
      {
        calendar: {
          kind: 'weeks',
          month: 12,
          weekday: 0,
          rule: 'nearest',
          weeks: [16, 12, 12, 12],
          extra_week_in: 4,
        },
      },
      { transition: { after: 2021, month: 5, form: '10-KT' } },
    ] as const satisfies readonly Partial<IssuerSpec>[]) {
      const { quarters, years } = calendarOf(changes);
      quarters
        .slice(1)
        .forEach(({ start }, position) => expect(start).to.equal(addDays(quarters[position]?.end ?? '', 1)));
      years
        .slice(1)
        .forEach(({ start }, position) => expect(start).to.equal(addDays(years[position]?.end ?? '', 1)));
    }
  });

  it('ends on the last Saturday of September', () => {
    const calendar = calendarOf({
      calendar: {
        kind: 'weeks',
        month: 9,
        weekday: 6,
        rule: 'last',
        weeks: [13, 13, 13, 13],
        extra_week_in: 1,
      },
    });
    expect(ends(calendar)).to.include.members(['2022-09-24', '2023-09-30', '2024-09-28']);
    expect(
      weeks(
        calendar,
        calendar.years.findIndex(({ label }) => label === 2023),
      ),
    ).to.deep.equal([14, 13, 13, 13]);
  });

  it('ends on the Sunday nearest to December 31, which may lie in January', () => {
    const calendar = calendarOf({
      calendar: {
        kind: 'weeks',
        month: 12,
        weekday: 0,
        rule: 'nearest',
        weeks: [16, 12, 12, 12],
        extra_week_in: 4,
      },
    });
    expect(ends(calendar).every((end) => weekday(end) === 0)).to.equal(true);
    expect(calendar.years.find(({ label }) => label === 2020)?.end).to.equal('2021-01-03');
    expect(
      weeks(
        calendar,
        calendar.years.findIndex(({ label }) => label === 2020),
      ),
    ).to.deep.equal([16, 12, 12, 13]);
  });

  it('names a year that ends in January after the preceding calendar year, if the issuer does', () => {
    const { years } = calendarOf({ calendar: { kind: 'month_end', month: 1 }, label: 'start' });
    expect(years.find(({ label }) => label === 2022)).to.include({ start: '2022-02-01', end: '2023-01-31' });
  });

  it('puts a transition period of three months between December and March years', () => {
    const { years } = calendarOf({ transition: { after: 2021, month: 3, form: '10-QT' } });
    const position = years.findIndex(({ transition }) => transition);
    expect(
      years.slice(position - 1, position + 2).map(({ label, start, end }) => [label, start, end]),
    ).to.deep.equal([
      [2021, '2021-01-01', '2021-12-31'],
      [2022, '2022-01-01', '2022-03-31'],
      [2023, '2022-04-01', '2023-03-31'],
    ]);
  });

  it('divides a transition period of seven months into one single month and two quarters', () => {
    const calendar = calendarOf({ transition: { after: 2021, month: 7, form: '10-KT' } });
    const stub = calendar.years.findIndex(({ transition }) => transition);
    expect(calendar.quarters.filter(({ year }) => year === stub).map(({ end }) => end)).to.deep.equal([
      '2022-01-31',
      '2022-04-30',
      '2022-07-31',
    ]);
  });
});
