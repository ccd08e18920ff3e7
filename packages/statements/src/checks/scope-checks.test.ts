import { expect } from 'chai';
import { fundamentalBlocks } from '@footnote/figures/fundamentals/blocks';
import type { InputFact, InputFiling } from '../inputs.ts';
import { cell, dateOf, fact, filer, shown, withFacts, YEAR } from '../test-support.ts';

const PRETAX = 'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest';

const isAnnual = ({ form }: InputFiling): boolean => form === '10-K';

describe('scope of intangibles', () => {
  it('are not goodwill alone in interim reports if the annual reports show others', () => {
    const statements = withFacts((filing) => [
      fact('Goodwill', null, dateOf(filing), 28_000_000),
      ...(isAnnual(filing) ? [fact('FiniteLivedIntangibleAssetsNet', null, dateOf(filing), 5_000_000)] : []),
    ]);
    expect(shown(statements, 'intangibles', 'instant', '2023-12-31')).to.equal('33000000');
    expect(shown(statements, 'intangibles', 'instant', '2024-03-31')).to.equal('partial');
    expect(shown(statements, 'tangible_book_value', 'instant', '2024-03-31')).not.to.match(/[0-9]/);
  });

  it('are goodwill alone if the annual reports show nothing else', () => {
    const statements = withFacts((filing) => [fact('Goodwill', null, dateOf(filing), 28_000_000)]);
    expect(shown(statements, 'intangibles', 'instant', '2024-03-31')).to.equal('28000000');
  });
});

describe('scope of total expenses', () => {
  it('includes interest in the fourth quarter if it does in the year, though no filing tags that quarter', () => {
    const statements = filer({
      Revenues: 1000,
      OperatingExpenses: 800,
      InterestExpense: 50,
      [PRETAX]: 200,
      NetIncomeLoss: 150,
    });
    for (const kind of ['annual', 'quarter'] as const)
      expect(cell(statements, 'operating_expense', kind, YEAR).rule, kind).to.equal(
        'operating_expense.holds_interest',
      );
  });
});

describe('discontinued operations', () => {
  /** A result of discontinued operations in the third quarter of 2024, in its nine months and in the year. */
  const statements = withFacts((filing) => {
    const amount = (start: string, end: string, value: number): InputFact =>
      fact('IncomeLossFromDiscontinuedOperationsNetOfTax', start, end, value);
    if (filing.filed === '2024-11-01')
      return [amount('2024-07-01', '2024-09-30', -2e6), amount('2024-01-01', '2024-09-30', -2e6)];
    return filing.filed === '2025-02-15' ? [amount('2024-01-01', '2024-12-31', -2e6)] : [];
  });
  const flagged = (kind: 'annual' | 'quarter', end: string): boolean =>
    cell(statements, 'net_income', kind, end).flags.includes('discontinued_operations');

  it('are flagged on net income of the periods that include them, and of no other', () => {
    expect(flagged('quarter', '2024-09-30')).to.equal(true);
    expect(flagged('annual', '2024-12-31')).to.equal(true);
    expect(flagged('quarter', '2024-12-31')).to.equal(false);
    expect(flagged('quarter', '2024-06-30')).to.equal(false);
    expect(flagged('annual', '2023-12-31')).to.equal(false);
  });

  it('are flagged on trailing twelve months', () => {
    const { ttm } = fundamentalBlocks(statements.cells, {
      view: 'quarter',
      issuerType: 'industrial',
      cadence: 'quarterly',
      currency: 'USD',
      asOf: '2025-02-15',
    });
    expect(ttm().flags).to.include('discontinued_operations');
  });
});
