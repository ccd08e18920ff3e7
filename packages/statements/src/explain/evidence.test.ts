import { expect } from 'chai';
import { company, fact, filing } from '../test-support.ts';
import { explainCell } from './explain.ts';
import type { RequestedCell, Explanation } from './explain.ts';
import { parseLabel } from '@footnote/values/period';

const YEAR = ['2025-01-01', '2025-12-31'] as const;

const requested = (statement: RequestedCell['statement'], field: string, label: string): RequestedCell => {
  const period = parseLabel(label);
  if (period === null) throw new Error(label);
  return { statement, field, period };
};

const rules = (explanation: Explanation | null) =>
  explanation?.candidates.map(({ parts, rule }) => [
    parts.map(({ concept }) => concept.split(':')[1]).join('+'),
    rule,
  ]);

describe('evidence for the candidates of a cell', () => {
  it('reads revenue from the root of the filing’s own income statement, and lists the evidence', () => {
    const CONTRACTS = 'RevenueFromContractWithCustomerExcludingAssessedTax';
    const sum = { start: YEAR[0], end: YEAR[1], unit: 'USD', consistent: true, difference: '0', missing: 0 };
    const totals = [fact('Revenues', ...YEAR, 1200), fact(CONTRACTS, ...YEAR, 1000)];
    const withTree = (total: string, items: readonly string[]) =>
      filing(
        '10-K',
        '2026-02-01',
        [...totals, fact('NetIncomeLoss', ...YEAR, 90), fact('Assets', null, YEAR[1], 5000)],
        {
          report: {
            faces: [],
            dimensioned: [],
            calculations: [
              {
                role: 'income',
                statement: 'income',
                total: `us-gaap:${total}`,
                items: items.map((concept) => ({ concept: `us-gaap:${concept}`, weight: '1' })),
                sums: [sum],
              },
            ],
          },
        },
      );
    const revenue = (each: ReturnType<typeof filing>) =>
      explainCell(company([each]), requested('income', 'revenue', 'FY2025'));
    const contracts = revenue(withTree('OperatingIncomeLoss', [CONTRACTS]));
    expect(contracts?.cell.value).to.equal('1000');
    expect(rules(contracts)).to.deep.equal([
      [CONTRACTS, null],
      ['Revenues', 'revenue.not_root'],
    ]);
    expect(contracts?.candidates.map(({ evidence }) => evidence)).to.deep.equal([
      [{ from: 'tree', verdict: 'for' }],
      [],
    ]);
    const whole = revenue(withTree('Revenues', [CONTRACTS]));
    expect(whole?.cell.value).to.equal('1200');
  });

  it('lists a candidate that does not meet its conditions, with the rule and the evidence', () => {
    const row = (concept: string, value: number) => fact(concept, null, YEAR[1], value);
    const debts = [row('LongTermDebt', 500), row('Liabilities', 2000), row('StockholdersEquity', 3000)];
    const filings = [
      filing('10-K', '2026-02-01', [fact('NetIncomeLoss', ...YEAR, 90), row('Assets', 5000), ...debts]),
    ];
    const debt = requested('balance', 'long_term_debt', '2025-Q4');
    const explanation = explainCell(company(filings), debt);
    expect(explanation?.cell).to.include({ value: null, rule: 'debt.noncurrent_unproven' });
    expect(rules(explanation)).to.deep.equal([['LongTermDebt', 'debt.noncurrent_unproven']]);
    const calculations = [
      {
        role: 'sheet',
        statement: 'balance',
        total: 'us-gaap:LiabilitiesNoncurrent',
        items: [{ concept: 'us-gaap:LongTermDebt', weight: '1' }],
        sums: [],
      },
    ];
    const known = filings.map((each) => ({ ...each, report: { faces: [], dimensioned: [], calculations } }));
    const proven = explainCell(company(known), debt);
    expect(proven?.cell.value).to.equal('500');
    expect(proven?.candidates[0]?.evidence).to.deep.include({ from: 'tree', verdict: 'for' });
  });
});
