import { expect } from 'chai';
import { compute, fact, filing, plainFilings, plainYears, shown } from './test-support.ts';

const DATE = '2022-12-31';

describe('which filing gives a balance sheet', () => {
  /** A plain filer with both sides of its sheets, and cash without restricted cash. */
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
  /** The report of the second year after: segment assets of the date, and the opening cash of its cash flows. */
  const later = filing('10-K', '2025-02-16', [
    fact('Assets', null, DATE, assets + 4e6),
    fact('CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', null, DATE, 9_935_000_000),
    fact('Assets', null, '2024-12-31', 9e9),
    fact('LiabilitiesAndStockholdersEquity', null, '2024-12-31', 9e9),
    fact('NetIncomeLoss', '2024-01-01', '2024-12-31', 46e6),
  ]);

  it('segment assets and opening cash of a later report are none: nothing of the sheet changes', () => {
    const statements = compute([...filings, later]);
    expect(shown(statements, 'cash_and_equivalents', 'instant', DATE)).to.equal('9867000000');
    expect(shown(statements, 'total_assets', 'instant', DATE)).to.equal(String(assets));
  });

  it('a later sheet with both sides restates it', () => {
    const restated = {
      ...later,
      facts: [...later.facts, fact('LiabilitiesAndStockholdersEquity', null, DATE, assets + 4e6)],
    };
    expect(shown(compute([...filings, restated]), 'total_assets', 'instant', DATE)).to.equal(
      String(assets + 4e6),
    );
  });

  it('where no filing has both sides total assets alone cover the date', () => {
    expect(shown(compute(plainFilings(2022, plainYears(3))), 'total_assets', 'instant', DATE)).to.equal(
      String(assets),
    );
  });
});
