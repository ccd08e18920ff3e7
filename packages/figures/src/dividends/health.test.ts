import { expect } from 'chai';
import type { RowCell } from '../index/row-cell.ts';
import { quarterEnds, sampleCell, sampleCompany } from '../testing/sample-company.ts';
import { type DividendHealth, dividendHealth } from './health.ts';

const ENDS = quarterEnds('2025-12-31', 5);
/** Four quarters of 1001 to 1004 of revenue: net income 802, EBITDA 1202.5, operating cash flow 1002.5, free 601.5. */
const COMPANY = sampleCompany('quarter', '2025-12-31', 5);
const paying = (amount: string | null): readonly RowCell[] => [
  ...COMPANY.filter(({ field }) => field !== 'dividends_paid' && field !== 'net_debt'),
  ...ENDS.map((end) => sampleCell('cash_flow', 'dividends_paid', end, amount)),
  sampleCell('balance', 'net_debt', '2025-12-31', '-1202.5'),
];
const shown = ({ filing: _, ...health }: DividendHealth): unknown =>
  Object.fromEntries(
    Object.entries(health).map(([name, value]) => [name, typeof value === 'object' ? String(value) : value]),
  );

describe('the health of dividends', () => {
  it('covers the twelve months, in which dividends paid are an outflow', () => {
    const health = dividendHealth(paying('-100.25'), 'quarter', 'industrial');
    expect(shown(health)).to.deep.equal({
      periodEnd: '2025-12-31',
      payout: '50',
      fcfPayout: String(health.fcfPayout),
      ocfCoverage: '2.5',
      ebitdaCoverage: String(health.ebitdaCoverage),
      netDebtToEbitda: String(health.netDebtToEbitda),
    });
    expect(Number(health.fcfPayout)).to.be.closeTo((401 / 601.5) * 100, 1e-9);
    expect(Number(health.ebitdaCoverage)).to.be.closeTo(1202.5 / 401, 1e-9);
    expect(Number(health.netDebtToEbitda)).to.be.closeTo(-1, 1e-9);
    expect(health.filing?.filed).to.equal('2025-12-31');
  });

  it('is refused if no dividends were reported, and never zero', () => {
    for (const amount of [null, '0'])
      expect(shown(dividendHealth(paying(amount), 'quarter', 'industrial'))).to.include({
        payout: 'not_reported',
        ocfCoverage: 'not_reported',
      });
    expect(dividendHealth([], 'quarter', 'industrial')).to.include({
      payout: 'no_statements',
      periodEnd: null,
    });
  });

  it('covers the fiscal year if its quarters are unknown', () => {
    const flow = (statement: 'cash_flow' | 'income', field: string, value: string): RowCell =>
      sampleCell(statement, field, '2025-12-31', value, { period_kind: 'annual', fiscal_period: 'FY' });
    const balance = sampleCell('balance', 'net_debt', '2025-12-31', '5');
    const cells = [flow('cash_flow', 'dividends_paid', '-50'), flow('income', 'net_income', '200'), balance];
    const health = dividendHealth(cells, 'quarter', 'industrial');
    expect(String(health.payout)).to.equal('25');
    expect(health.filing).to.not.equal(null);
  });

  it('has no payout of a loss, and no cash figures of a bank', () => {
    const loss = paying('-100').map((cell) =>
      cell.field === 'net_income' ? { ...cell, value: '-5' } : cell,
    );
    expect(dividendHealth(loss, 'quarter', 'industrial').payout).to.equal('not_positive');
    const bank = dividendHealth(paying('-100.25'), 'quarter', 'bank');
    expect(String(bank.payout)).to.equal('50');
    expect(bank).to.include({
      fcfPayout: 'not_applicable',
      ocfCoverage: 'not_applicable',
      ebitdaCoverage: 'not_applicable',
      netDebtToEbitda: 'not_applicable',
    });
  });
});
