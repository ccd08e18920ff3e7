import { expect } from 'chai';
import { cell, compute, fact, filing, plainFilings, plainYears, shown } from '../test-support.ts';

const DATE = '2022-12-31';

describe('the filing that supplies a balance sheet', () => {
  /** A plain filer with both sides of its balance sheets, and cash without restricted cash. */
  const filings = plainFilings(2022, plainYears(3)).map((each) => ({
    ...each,
    facts: each.facts.flatMap((item) =>
      item.concept === 'Assets'
        ? [
            item,
            { ...item, concept: 'LiabilitiesAndStockholdersEquity' },
            { ...item, concept: 'CashAndCashEquivalentsAtCarryingValue', value: '9867000000' },
          ]
        : [item],
    ),
  }));
  const assets = plainYears(3)[0]![3].assets;
  /**
   * The report of the second following year: segment assets at the date, and the opening cash of its cash
   * flows.
   */
  const later = filing('10-K', '2025-02-16', [
    fact('Assets', null, DATE, assets + 4e6),
    fact('CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', null, DATE, 9_935_000_000),
    fact('Assets', null, '2024-12-31', 9e9),
    fact('LiabilitiesAndStockholdersEquity', null, '2024-12-31', 9e9),
    fact('NetIncomeLoss', '2024-01-01', '2024-12-31', 46e6),
  ]);

  it('is not a later report with segment assets and opening cash: the balance sheet is unchanged', () => {
    const statements = compute([...filings, later]);
    expect(shown(statements, 'cash_and_equivalents', 'instant', DATE)).to.equal('9867000000');
    expect(shown(statements, 'total_assets', 'instant', DATE)).to.equal(String(assets));
  });

  it('is not a later report with another opening of equity: the row is unchanged and flagged', () => {
    const opening = (value: number) =>
      cell(
        compute([
          ...filings,
          { ...later, facts: [...later.facts, fact('StockholdersEquity', null, DATE, value)] },
        ]),
        'total_equity',
        'instant',
        DATE,
      );
    const own = assets * 0.4;
    const flagged = { value: String(own), flags: ['restated_later'] };
    expect(opening(own - 9e6)).to.deep.include(flagged);
    // The same value, and accumulated other comprehensive income.
    for (const value of [own, -9e6]) expect(opening(value).flags).to.deep.equal([]);
  });

  it('is a later one with both sides, which restates it', () => {
    const restated = {
      ...later,
      facts: [...later.facts, fact('LiabilitiesAndStockholdersEquity', null, DATE, assets + 4e6)],
    };
    expect(shown(compute([...filings, restated]), 'total_assets', 'instant', DATE)).to.equal(
      String(assets + 4e6),
    );
  });

  it('does not exist if the only total assets of a date are those of a segment table', () => {
    const before = '2021-12-31';
    const table = {
      ...later,
      facts: [
        ...later.facts,
        fact('Assets', null, before, 3e9),
        fact('StockholdersEquity', null, before, 1e9),
      ],
    };
    const year = filing('10-K', '2022-02-15', [fact('NetIncomeLoss', '2021-01-01', before, 30e6)]);
    const statements = compute([year, ...filings, table]);
    expect(shown(statements, 'net_income', 'annual', before)).to.equal('30000000');
    for (const field of ['total_assets', 'total_equity'])
      expect(shown(statements, field, 'instant', before)).to.equal('not_reported');
  });

  it('is one with total assets for a filer that never tags the other side', () => {
    const oneSided = filings.map((each) => ({
      ...each,
      facts: each.facts.filter(({ concept }) => concept !== 'LiabilitiesAndStockholdersEquity'),
    }));
    expect(shown(compute(oneSided), 'total_assets', 'instant', DATE)).to.equal(String(assets));
  });
});
