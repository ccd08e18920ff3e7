import { expect } from 'chai';
import { cell, changed, compute, plainFilings, plainYears, shown } from '../test-support.ts';
import type { Statements } from '../statements.ts';

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
