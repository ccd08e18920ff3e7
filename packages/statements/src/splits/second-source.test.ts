import { expect } from 'chai';
import type { Cell } from '../cell.ts';
import { computeCells } from '../compute.ts';
import { cellOf } from '../cells/cells.ts';
import { byAge } from '../filings/accept.ts';
import { rankFilings } from '../filings/filing-period.ts';
import type { InputFiling, ReportedSplits } from '../inputs.ts';
import { company, fact, filing, plainFilings, plainYears, changed, splitReports } from '../test-support.ts';
import { comparedSplits } from './second-source.ts';

/** A source of prices with these splits: the ex-date, new shares, old ones. */
const source = (...splits: readonly (readonly [string, number, number])[]): ReportedSplits => ({
  source: 'invented',
  from: '2015-01-01',
  until: '2030-12-31',
  splits: splits.map(([day, numerator, denominator]) => ({ ex_date: day, numerator, denominator })),
});

/** Filings that prove a split of 2:1 between 2022-05-01 and 2022-08-01. */
const proven = splitReports(2, ['2022-05-01', '2022-08-01'], ['2022-01-01', '2022-03-31']);

type Shown = { readonly splits: readonly string[]; readonly refused: readonly string[] };

const witnessed = (filings: readonly InputFiling[], prices?: ReportedSplits): Shown => {
  const found = comparedSplits(rankFilings(filings.toSorted(byAge)), prices);
  return {
    splits: found.splits.map(
      ({ date, numerator, denominator, reported = null }) =>
        `${date} ${numerator}:${denominator} ${reported}`,
    ),
    refused: found.unsettled.map(({ since, rule }) => `${rule} ${since}`),
  };
};

describe('splits by filings and prices', () => {
  it('are those of the filings if no price source reports splits, or none covers these days', () => {
    const known = { splits: ['2022-08-01 2:1 null'], refused: [] };
    expect(witnessed(proven)).to.deep.equal(known);
    expect(witnessed(proven, { ...source(), from: '2022-06-01' })).to.deep.equal(known);
    expect(witnessed(proven, { ...source(), until: '2022-07-31' })).to.deep.equal(known);
  });

  it('are dated by the price source that has them too', () => {
    expect(witnessed(proven, source(['2022-06-10', 2, 1]))).to.deep.equal({
      splits: ['2022-06-10 2:1 true'],
      refused: [],
    });
  });

  it('may be two in the price source if filings show their product', () => {
    const four = splitReports(4, ['2022-05-01', '2022-08-01'], ['2022-01-01', '2022-03-31']);
    expect(witnessed(four, source(['2022-05-10', 2, 1], ['2022-07-10', 2, 1])).refused).to.deep.equal([]);
  });

  it('are refused if the price source has none, or another ratio', () => {
    const refused = ['shares.split_contradicted 2022-08-01'];
    expect(witnessed(proven, source())).to.deep.equal({ splits: [], refused });
    expect(witnessed(proven, source(['2022-06-10', 3, 1]))).to.deep.equal({
      splits: [],
      refused: [...refused, 'shares.split_contradicted 2022-06-10'],
    });
  });

  it('confirm each other once: the price source has one split where the filings show two', () => {
    const again = splitReports(2, ['2023-05-01', '2023-08-01'], ['2023-01-01', '2023-03-31']);
    expect(witnessed([...proven, ...again], source(['2022-06-10', 2, 1]))).to.deep.equal({
      splits: ['2022-06-10 2:1 true'],
      refused: ['shares.split_contradicted 2023-08-01'],
    });
  });

  it('are refused if only the price source has one, between filings', () => {
    expect(witnessed(proven, source(['2022-06-10', 2, 1], ['2022-05-20', 5, 1])).refused).to.deep.equal([
      'shares.split_contradicted 2022-05-20',
    ]);
    for (const day of ['2022-05-01', '2022-08-02'])
      expect(witnessed(proven, source(['2022-06-10', 2, 1], [day, 5, 1])).refused, day).to.deep.equal([]);
  });

  it('need few restated figures if the price source has the ratio', () => {
    const quarter = ['2022-01-01', '2022-03-31'] as const;
    const stated = (filed: string, factor: number): InputFiling =>
      filing('10-Q', filed, [
        fact('WeightedAverageNumberOfSharesOutstandingBasic', ...quarter, 4_700_000 * factor, 'shares'),
        fact('WeightedAverageNumberOfDilutedSharesOutstanding', ...quarter, 4_800_000 * factor, 'shares'),
      ]);
    const filings = [stated('2022-05-01', 1), stated('2023-05-01', 5)];
    expect(witnessed(filings).splits).to.deep.equal([]);
    expect(witnessed(filings, source(['2022-09-10', 5, 1]))).to.deep.equal({
      splits: ['2022-09-10 5:1 true'],
      refused: [],
    });
  });

  describe('in the statements', () => {
    /**
     * Three years with a split of 2:1 in the middle of 2023; `averages`: only averages are restated, so it is
     * not proven.
     */
    const filings = plainFilings(2022, plainYears(3)).map((each) =>
      each.filed < '2023-06-15'
        ? each
        : changed(each, (item) => {
            if (item.unit === 'shares') return { ...item, value: String(Number(item.value) * 2) };
            return item.unit === 'USD/shares' ? { ...item, value: String(Number(item.value) / 2) } : item;
          }),
    );
    const shares = (prices?: ReportedSplits): readonly Cell[] =>
      computeCells({ ...company(filings), reported_splits: prices })
        .cells.map(cellOf)
        .filter(({ field, period_kind: kind }) => field === 'shares_basic' && kind === 'annual');
    const valuesOf = (prices?: ReportedSplits): readonly (string | null)[] =>
      shares(prices).map(({ value, rule }) => value ?? rule);

    it('rescale if both sources have them, and are refused if only one has', () => {
      expect(valuesOf()).to.deep.equal(['20000000', '20000000', '20000000']);
      expect(valuesOf(source(['2023-06-10', 2, 1]))).to.deep.equal(valuesOf());
      expect(valuesOf(source()).slice(1)).to.deep.equal(['20000000', '20000000']);
      const quarter = computeCells({ ...company(filings), reported_splits: source() })
        .cells.map(cellOf)
        .find(({ field, period_end: end }) => field === 'eps_basic' && end === '2022-03-31');
      expect(quarter?.rule).to.equal('shares.split_contradicted');
    });

    it('are the same with a price source that confirms them as without one', () => {
      const { cells } = computeCells({
        ...company(filings),
        reported_splits: source(['2023-06-20', 2, 1], ['2014-01-05', 3, 1], ['2029-01-05', 3, 1]),
      });
      expect(cells.map(cellOf)).to.deep.equal(computeCells(company(filings)).cells.map(cellOf));
    });
  });
});
