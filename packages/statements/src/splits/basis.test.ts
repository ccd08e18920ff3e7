import { expect } from 'chai';
import { byAge } from '../filings/accept.ts';
import { rankFilings } from '../filings/filing-period.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { compute, fact, filing, shown, splitReports } from '../test-support.ts';
import { basisOf } from './basis.ts';
import { detectSplits } from './detect.ts';
import { unconfirmedAt } from './unsettled.ts';

const YEAR = ['2021-01-01', '2021-12-31'] as const;
const BASIC = 'WeightedAverageNumberOfSharesOutstandingBasic';
const average = (shares: number): InputFact => fact(BASIC, ...YEAR, shares, 'shares');

/** A 2:1 split between 2022-05-01 and 2022-08-01, proven by a quarter. */
const split = splitReports(2, ['2022-05-01', '2022-08-01'], ['2022-01-01', '2022-03-31']);

/** New shares per share for the year's average in each filing, oldest first. */
const factors = (...filings: readonly InputFiling[]): string[] => {
  const ranked = rankFilings([...filings, ...split].toSorted(byAge));
  const basis = basisOf(ranked, detectSplits(ranked));
  return ranked
    .filter(({ facts }) => facts.some(({ start }) => start === YEAR[0]))
    .map((one) => {
      const { numerator, denominator } = basis(one, `us-gaap:${BASIC}`, ...YEAR);
      return `${numerator}:${denominator}`;
    });
};

describe('the split basis of a fact', () => {
  it('is that of its filing date', () => {
    const filings = [
      filing('10-K', '2022-02-15', [average(100e6)]),
      filing('10-K', '2023-02-15', [average(200e6)]),
    ];
    expect(factors(...filings)).to.deep.equal(['2:1', '1:1']);
  });

  it('is the old one if a later filing repeats the figure from before', () => {
    const filings = [
      filing('10-K', '2022-02-15', [average(100e6)]),
      filing('10-K', '2023-02-15', [average(100e6)]),
      filing('10-K', '2024-02-15', [average(200e6)]),
    ];
    expect(factors(...filings)).to.deep.equal(['2:1', '2:1', '1:1']);
    expect(factors(...filings.slice(1))).to.deep.equal(['2:1', '1:1']);
  });

  it('is the old one in an amendment of an older report', () => {
    const filings = [
      filing('10-K', '2022-02-15', [average(100e6)]),
      filing('10-K/A', '2022-09-15', [average(100e6)]),
      filing('10-K', '2023-02-15', [average(200e6)]),
    ];
    expect(factors(...filings)).to.deep.equal(['2:1', '2:1', '1:1']);
  });

  it('is the new one for the newest average of a report that left repeated figures on the old one', () => {
    const before = (shares: number): InputFact => fact(BASIC, '2020-01-01', '2020-12-31', shares, 'shares');
    const report = (filed: string, facts: readonly InputFact[]): InputFiling => filing('10-K', filed, facts);
    const filings = [
      report('2021-02-15', [before(4.6e6)]),
      report('2022-06-15', [average(9.4e6), before(4.6e6)]),
      report('2023-02-15', [average(9.4e6), before(9.2e6)]),
      report('2024-02-15', [average(9.4e6)]),
    ];
    expect(factors(...filings)).to.deep.equal(['1:1', '1:1', '1:1']);
  });

  it('is the new one in a filing between the bounds whose figures later filings repeat', () => {
    const filings = [
      filing('10-K/A', '2022-07-15', [average(200e6)]),
      filing('10-K', '2023-02-15', [average(200e6)]),
    ];
    expect(factors(...filings)).to.deep.equal(['1:1', '1:1']);
  });

  const quarters = (shares: readonly number[]): InputFact[] =>
    shares.map((count, index) =>
      fact(BASIC, `2021-0${index * 3 + 1}-01`, `2021-0${index * 3 + 3}-30`, count, 'shares'),
    );

  /**
   * The third quarter's factor in a report of three quarters, the first two of which another report stated
   * before.
   */
  const third = (shares: number): string => {
    const filings = [
      filing('10-Q', '2021-08-01', quarters([99e6, 100e6])),
      filing('10-K', '2022-09-15', quarters([99e6, 100e6, shares])),
    ];
    const ranked = rankFilings([...filings, ...split].toSorted(byAge));
    const basis = basisOf(ranked, detectSplits(ranked));
    const table = ranked.find(({ filed }) => filed === '2022-09-15');
    const { numerator } = table
      ? basis(table, `us-gaap:${BASIC}`, '2021-07-01', '2021-09-30')
      : { numerator: 0n };
    return `${numerator}:1`;
  };

  it('is that of the row if only one filing states the figure and it continues the row', () => {
    expect(third(101e6)).to.equal('2:1');
  });

  it('is that of the filing’s date if the figure does not continue a row left on the old basis', () => {
    expect(third(202e6)).to.equal('1:1');
  });

  it('is that of the row if the figure has too few digits to show it', () => {
    const EPS = 'EarningsPerShareBasic';
    const results = (eps: readonly string[]): InputFact[] =>
      eps.flatMap((value, index) => {
        const [start, end] = [`2021-0${index * 3 + 1}-01`, `2021-0${index * 3 + 3}-30`];
        const income = [100e6, 110e6, 2e6][index] ?? 0;
        return [fact(EPS, start, end, value, 'USD/shares'), fact('NetIncomeLoss', start, end, income)];
      });
    const filings = [
      filing('10-Q', '2021-11-01', results(['1.00', '1.10', '0.02'])),
      filing('10-Q', '2022-11-01', results(['0.50', '0.55', '0.01'])),
      filing('10-K', '2023-02-15', results(['1.00', '1.10', '0.02'])),
    ];
    const ranked = rankFilings([...filings, ...split].toSorted(byAge));
    const basis = basisOf(ranked, detectSplits(ranked));
    const factorsOf = (start: string, end: string): string[] =>
      ranked
        .filter(({ filed }) => filings.some((one) => one.filed === filed))
        .map((one) => String(basis(one, `us-gaap:${EPS}`, start, end).numerator));
    expect(factorsOf('2021-01-01', '2021-03-30')).to.deep.equal(['2', '1', '2']);
    expect(factorsOf('2021-07-01', '2021-09-30')).to.deep.equal(['2', '1', '2']);
  });

  it('is unchanged if a figure changed by no split', () => {
    const filings = [
      filing('10-K', '2022-02-15', [average(100e6)]),
      filing('10-K', '2023-02-15', [average(170e6)]),
    ];
    expect(factors(...filings)).to.deep.equal(['2:1', '1:1']);
  });
});

describe('a split that is tagged and not yet confirmed', () => {
  const report = (filed: string, end: string, facts: readonly InputFact[]): InputFiling =>
    filing('10-K', filed, [
      fact('Assets', null, end, 900e6),
      fact('NetIncomeLoss', `${end.slice(0, 4)}-01-01`, end, 50e6),
      ...facts,
    ]);
  const count = (date: string, shares: number): InputFact =>
    fact('dei:EntityCommonStockSharesOutstanding', null, date, shares, 'shares');
  const before = report('2022-02-15', '2021-12-31', [average(100e6), count('2022-01-31', 100e6)]);
  const after = (shares: number): InputFiling =>
    report('2023-02-15', '2022-12-31', [
      fact('StockholdersEquityNoteStockSplitConversionRatio1', null, '2022-06-01', 3, 'pure'),
      count('2023-01-31', shares),
    ]);
  const served = (...filings: readonly InputFiling[]): string =>
    shown(compute(filings), 'shares_basic', 'annual', YEAR[1]);

  it('refuses values filed before it once share counts changed', () => {
    expect(served(before, after(301e6))).to.equal('split_unconfirmed');
    expect(unconfirmedAt(rankFilings([before, after(301e6)]), [])?.since).to.equal('2023-02-15');
  });

  it('changes nothing while share counts are unchanged', () => {
    expect(served(before, after(101e6))).to.equal('100000000');
  });

  it('changes nothing if a figure reported again across it and the share count did not change', () => {
    const again = filing('10-K', '2023-02-15', [...after(101e6).facts, average(100e6)]);
    expect(served(before, again)).to.equal('100000000');
  });

  it('refuses a figure that is repeated unchanged although share counts changed by the ratio', () => {
    const again = filing('10-K', '2023-02-15', [...after(301e6).facts, average(100e6)]);
    expect(served(before, again)).to.equal('split_unconfirmed');
  });

  it('changes nothing if share counts of later years differ by about the ratio', () => {
    const again = filing('10-K', '2023-02-15', [...after(150e6).facts, average(100e6)]);
    const later = report('2024-02-15', '2023-12-31', [count('2024-01-31', 301e6)]);
    expect(served(before, again, later)).to.equal('100000000');
  });
});
