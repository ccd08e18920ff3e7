import { expect } from 'chai';
import { slotOf } from '../calendar/slots.ts';
import { integer } from '../decimal.ts';
import { createTable, refused, served } from '../derive/table.ts';
import type { Entry } from '../model/model.ts';
import { cell, changed, compute, plainFilings, plainYears, shown } from '../test-support.ts';
import type { Statements } from '../statements.ts';
import { checkYearsToDate } from './year-to-date.ts';

const million = (value: number): Entry => served(integer(value * 1e6), 'reported', []);

/** Plain filings of which a later one has these revenues, in millions, for spans of 2023 that begin with the year. */
const restated = (filed: string, revenues: Readonly<Record<string, number>>): Statements =>
  compute(
    plainFilings(2022, plainYears(3)).map((one) =>
      one.filed === filed
        ? changed(one, (item) => {
            const million = revenues[item.end];
            return item.concept === 'Revenues' && item.start === '2023-01-01' && million !== undefined
              ? { ...item, value: String(million * 1e6) }
              : item;
          })
        : one,
    ),
  );

describe('a year to date beside its quarters', () => {
  it('is refused where a later filing moved nine months and no quarter, which stay', () => {
    const statements = restated('2024-11-01', { '2023-09-30': 500 });
    expect(cell(statements, 'revenue', 'ytd', '2023-09-30')).to.include({
      value: null,
      refusal: 'restatement_mixed_basis',
      rule: 'year_to_date.other_basis',
    });
    expect(
      ['2023-03-31', '2023-06-30', '2023-09-30'].map((end) => shown(statements, 'revenue', 'quarter', end)),
    ).to.deep.equal(['150000000', '160000000', '170000000']);
    expect(shown(statements, 'revenue', 'ytd', '2023-06-30')).to.equal('310000000');
  });

  it('is refused where a later filing moved six months only', () => {
    const statements = restated('2024-08-01', { '2023-06-30': 330 });
    expect(shown(statements, 'revenue', 'ytd', '2023-06-30')).to.equal('restatement_mixed_basis');
    expect(shown(statements, 'revenue', 'ytd', '2023-09-30')).to.equal('480000000');
  });

  it('is served where rounding explains the difference', () => {
    const statements = restated('2024-11-01', { '2023-09-30': 482 });
    expect(shown(statements, 'revenue', 'ytd', '2023-09-30')).to.equal('482000000');
  });
});

describe('nine months beside the fourth quarter and the year', () => {
  const nineMonths = (value: number, fourth: Entry = million(149)): Entry | undefined => {
    const table = createTable();
    for (const [place, entry] of [
      ['Y3', million(value)],
      ['Q4', fourth],
      ['FY', million(600)],
    ] as const)
      table.set('revenue', slotOf(0, place), entry);
    checkYearsToDate(
      table,
      [
        {
          start: '2023-01-01',
          anchors: [null, null, null, null],
          label: 2023,
          transition: false,
          end: '2023-12-31',
          changed: false,
          predecessor: false,
        },
      ],
      ['revenue'],
    );
    return table.get('revenue', slotOf(0, 'Y3'));
  };

  it('are refused where the three do not add up beyond rounding, also without the quarters', () => {
    expect(nineMonths(451)?.value).to.equal(million(451).value);
    expect(nineMonths(452)?.value).to.equal(million(452).value);
    expect(nineMonths(463)?.rule).to.equal('year_to_date.other_rest');
    expect(nineMonths(463, refused('field.not_reported'))?.value).to.equal(million(463).value);
  });
});
