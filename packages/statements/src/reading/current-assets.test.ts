import { expect } from 'chai';
import { shown, withRowsAtEnd } from '../test-support.ts';

const END = '2024-12-31';

const SHEET = {
  CashAndCashEquivalentsAtCarryingValue: 90,
  AccountsReceivableNetCurrent: 100,
  InventoryNet: 564,
  PrepaidExpenseAndOtherAssetsCurrent: 40,
  LongTermDebtNoncurrent: 334,
  LongTermDebtCurrent: 26,
};

describe('net debt with securities tagged in a note', () => {
  it('is served if the other current assets add up to their total: there is no row of current investments', () => {
    const statements = withRowsAtEnd({ ...SHEET, AssetsCurrent: 794, EquitySecuritiesFvNi: 30 });
    expect(shown(statements, 'net_debt', 'instant', END)).to.equal('270000000');
    expect(shown(statements, 'short_term_investments', 'instant', END)).to.equal('not_reported');
  });

  it('is served if a row that may be part of another one completes the total', () => {
    const statements = withRowsAtEnd({
      ...SHEET,
      AssetsCurrent: 812,
      NontradeReceivablesCurrent: 18,
      IncomeTaxesReceivable: 7,
      EquitySecuritiesFvNi: 30,
    });
    expect(shown(statements, 'net_debt', 'instant', END)).to.equal('270000000');
  });

  it('is refused if the rest may be investments', () => {
    const statements = withRowsAtEnd({ ...SHEET, AssetsCurrent: 824, EquitySecuritiesFvNi: 30 });
    expect(shown(statements, 'net_debt', 'instant', END)).to.equal('missing_operand');
  });

  it('deducts investments on the balance sheet', () => {
    const statements = withRowsAtEnd({ ...SHEET, AssetsCurrent: 824, ShortTermInvestments: 30 });
    expect(shown(statements, 'net_debt', 'instant', END)).to.equal('240000000');
  });

  it('is refused if investments are in a row without maturity', () => {
    for (const name of ['Investments', 'MarketableSecurities', 'AvailableForSaleSecuritiesDebtSecurities']) {
      const statements = withRowsAtEnd({ ...SHEET, AssetsCurrent: 900, [name]: 60 });
      expect(shown(statements, 'net_debt', 'instant', END), name).to.equal('missing_operand');
      const rest = withRowsAtEnd({ ...SHEET, AssetsCurrent: 900, [name]: 60, LongTermInvestments: 60 });
      expect(shown(rest, 'net_debt', 'instant', END), name).to.equal('270000000');
    }
  });
});

describe('short-term investments', () => {
  const ROWS = { ...SHEET, AvailableForSaleSecuritiesDebtSecuritiesCurrent: 500 };
  const stated = (rows: Record<string, number>): string =>
    shown(withRowsAtEnd(rows), 'short_term_investments', 'instant', END);

  it('include equity securities of another row if the current assets have room for them', () => {
    expect(stated({ ...ROWS, AssetsCurrent: 1363, EquitySecuritiesFvNi: 69 })).to.equal('569000000');
  });

  it('include none that a note tags if the current assets are complete without them', () => {
    const rows = {
      ...ROWS,
      AssetsCurrent: 1314,
      EquitySecuritiesFvNi: 69,
      CapitalizedContractCostNetCurrent: 20,
    };
    expect(stated(rows)).to.equal('500000000');
  });

  it('are refused if it is undetermined whether those are a row', () => {
    expect(stated({ ...ROWS, AssetsCurrent: 2000, EquitySecuritiesFvNi: 69 })).to.equal(
      'ambiguous_candidate',
    );
    expect(stated({ ...ROWS, EquitySecuritiesFvNi: 69 })).to.equal('ambiguous_candidate');
    expect(stated({ ...ROWS, HeldToMaturitySecuritiesCurrent: 40 })).to.equal('540000000');
  });
});

describe('inventory under other tags', () => {
  const { InventoryNet: inventory, ...rows } = SHEET;
  const stated = (more: Record<string, number>): string =>
    shown(withRowsAtEnd({ ...rows, ...more }), 'inventory', 'instant', END);

  it('is served if it completes the current assets', () => {
    expect(stated({ InventoryGross: inventory, AssetsCurrent: 794 })).to.equal('564000000');
    const oil = { EnergyRelatedInventory: 500, InventoryPartsAndComponentsNetOfReserves: 64 };
    expect(stated({ ...oil, AssetsCurrent: 794 })).to.equal('564000000');
  });

  it('is refused if it does not: reserves are deducted from it, or other rows are unknown', () => {
    expect(stated({ InventoryGross: inventory, AssetsCurrent: 780 })).to.equal('not_reported');
    expect(stated({ InventoryGross: inventory })).to.equal('not_reported');
  });
});
