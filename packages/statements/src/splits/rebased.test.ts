import { expect } from 'chai';
import { byAge } from '../filings/accept.ts';
import { rankFilings } from '../filings/filing-period.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import { fact, filing } from '../test-support.ts';
import { detectSplits } from './detect.ts';
import { exchangedAt, rebasedAt } from './rebased.ts';

const rebased = (...filings: readonly InputFiling[]): string | null => {
  const ranked = rankFilings(filings.toSorted(byAge));
  return rebasedAt(ranked, detectSplits(ranked));
};

/** Averages and earnings per share of a span; income is 100 million a year. */
const span = (start: string, end: string, millions: number, income = 100): InputFact[] => [
  fact('WeightedAverageNumberOfSharesOutstandingBasic', start, end, millions * 1e6, 'shares'),
  fact('WeightedAverageNumberOfDilutedSharesOutstanding', start, end, millions * 1.02e6, 'shares'),
  fact('EarningsPerShareBasic', start, end, (income / millions).toFixed(2), 'USD/shares'),
];
const year = (of: number, millions: number): InputFact[] => span(`${of}-01-01`, `${of}-12-31`, millions);
const spring = (of: number, millions: number): InputFact[] =>
  span(`${of}-01-01`, `${of}-03-31`, millions, 25);
const bare = (facts: readonly InputFact[]): InputFact[] => facts.filter(({ unit }) => unit === 'shares');

describe('share figures restated by a ratio that is not that of a split', () => {
  it('are on another basis after a recapitalisation, not after a split', () => {
    const before = filing('20-F', '2022-04-26', [...year(2020, 168.1), ...year(2021, 168.1)]);
    const after = (millions: number): InputFiling =>
      filing('20-F', '2023-04-02', [...year(2020, millions), ...year(2021, millions)]);
    expect(rebased(before, after(28.6))).to.equal('2023-04-02');
    expect(rebased(before, after(336.2))).to.equal(null);
  });

  it('are on another basis after a stock dividend or the bonus of a rights offering', () => {
    const before = filing('10-K', '2022-02-15', [...year(2020, 50), ...year(2021, 51)]);
    const after = (factor: number): InputFiling =>
      filing('10-K', '2023-02-15', [...year(2020, 50 * factor), ...year(2021, 51 * factor)]);
    expect(rebased(before, after(1.05))).to.equal('2023-02-15');
    expect(rebased(before, after(1.143))).to.equal('2023-02-15');
    expect(rebased(before, after(1.01))).to.equal(null);
  });

  it('are on another basis from fifteen percent on, though another average of the filing is unchanged', () => {
    const before = filing('10-K', '2022-02-15', [...year(2020, 50), ...year(2021, 51)]);
    const after = (millions: number): InputFiling =>
      filing('10-K', '2023-02-15', [...year(2020, millions), ...year(2021, 51)]);
    expect(rebased(before, after(57.5))).to.equal('2023-02-15');
    expect(rebased(before, after(57))).to.equal(null);
  });

  it('are a correction if another average of the filing is unchanged', () => {
    const before = filing('10-K', '2022-02-15', [...year(2020, 50), ...year(2021, 51)]);
    expect(
      rebased(before, filing('10-K', '2023-02-15', [...year(2020, 50), ...year(2021, 51 * 1.05)])),
    ).to.equal(null);
  });

  it('are on the new basis since the first filing that shows it', () => {
    const filings = [
      filing('10-Q', '2022-05-01', spring(2022, 50)),
      filing('10-K', '2023-02-15', year(2022, 50)),
      filing('10-Q', '2023-05-01', [...spring(2022, 57.2), ...spring(2023, 58)]),
      filing('10-K', '2024-02-15', [...year(2022, 57.2), ...year(2023, 58)]),
    ];
    expect(rebased(...filings)).to.equal('2023-05-01');
    const again = filing('10-K', '2025-02-15', [...year(2022, 65.4), ...year(2023, 66.3)]);
    expect(rebased(...filings, again)).to.equal('2025-02-15');
  });

  it('are on another basis after a split that only one filing shows, without a result', () => {
    const before = filing('10-Q', '2022-05-01', bare(spring(2022, 50)));
    const after = (factor: number): InputFiling =>
      filing('10-Q', '2023-05-01', bare([...spring(2022, 50 * factor), ...spring(2023, 51 * factor)]));
    expect(rebased(before, after(1.2))).to.equal('2023-05-01');
    expect(rebased(before, after(1000))).to.equal(null);
  });

  it('are errors of the averages if the results stay', () => {
    const before = filing('10-Q', '2022-05-01', spring(2022, 50));
    const facts = spring(2022, 50).map((each) =>
      each.unit === 'shares' ? { ...each, value: String(Number(each.value) * 1.6) } : each,
    );
    expect(rebased(before, filing('10-Q', '2023-05-01', facts))).to.equal(null);
  });
});

describe('share figures of the predecessor of an entity', () => {
  const exchanged = (from: string | null, ...filings: readonly InputFiling[]): string | null => {
    const ranked = rankFilings(filings.toSorted(byAge));
    return exchangedAt(ranked, from, detectSplits(ranked));
  };
  const before = filing('10-K', '2022-02-15', [...year(2020, 50), ...year(2021, 51)]);

  it('are of other shares if the entity restates all averages, after a reverse merger', () => {
    const merged = filing('10-K', '2023-02-15', [...year(2020, 16.4), ...year(2021, 17.2)]);
    expect(exchanged('2023-02-15', before, merged)).to.equal('2023-02-15');
    expect(exchanged(null, before, merged)).to.equal(null);
  });

  it('are of the same shares if it restates none, or by a split, or by a scale', () => {
    for (const factor of [1, 2, 1000]) {
      const later = filing('10-K', '2023-02-15', [...year(2020, 50 * factor), ...year(2021, 51 * factor)]);
      expect(exchanged('2023-02-15', before, later), String(factor)).to.equal(null);
    }
  });

  it('are of the same shares if one average of several is corrected', () => {
    const spun = filing('10-K', '2023-02-15', [...year(2020, 50), ...year(2021, 90)]);
    expect(exchanged('2023-02-15', before, spun)).to.equal(null);
  });
});
