import { expect } from 'chai';
import type { Cell } from '@footnote/statements/cell';
import type { InputFact } from '@footnote/statements/inputs';
import { company, fact, filing } from '@footnote/statements/test-support';
import { readingsOf } from './readings.ts';
import { siblingFaults } from './sibling-rows.ts';

const END = '2022-12-31';
const CASH = 'CashAndCashEquivalentsAtCarryingValue';
const WITH_RESTRICTED = 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents';

/** Whether a filed amount of cash is contradicted by the other facts of its filing. */
const doubted = (concept: string, value: number, ...others: readonly InputFact[]): boolean => {
  const report = filing('10-K', '2023-02-15', [fact(concept, null, END, value), ...others]);
  const { accession, form, filed } = report;
  const cell: Cell = {
    statement: 'balance',
    field: 'cash_and_equivalents',
    period_kind: 'instant',
    fiscal_year: 2022,
    fiscal_period: 'Q4',
    period_start: null,
    period_end: END,
    value: String(value),
    refusal: null,
    rule: null,
    unit: 'USD',
    concept: `us-gaap:${concept}`,
    accession,
    form,
    filed,
    method: 'reported',
    operands: [
      {
        accession,
        form,
        filed,
        concept: `us-gaap:${concept}`,
        value: String(value),
        start: null,
        end: END,
        role: '+',
      },
    ],
    flags: [],
  };
  const issuer = { reporting_currency: 'USD', reporting_cadence: 'quarterly', type: 'industrial' } as const;
  const readings = readingsOf(company([report]), { issuer, cells: [cell] });
  return siblingFaults([cell], readings).has(cell);
};

describe('a balance compared with its sister rows', () => {
  it('contradicts a zero balance if the filing has an amount under a sister concept', () => {
    expect(doubted(WITH_RESTRICTED, 0, fact(CASH, null, END, 323_600_000))).to.equal(true);
  });

  it('accepts a zero balance without any, or with an amount at another date', () => {
    expect(doubted(WITH_RESTRICTED, 0)).to.equal(false);
    expect(doubted(WITH_RESTRICTED, 0, fact(CASH, null, '2021-12-31', 323_600_000))).to.equal(false);
  });

  it('contradicts a figure that is rounded as in the running text', () => {
    expect(doubted('Cash', 3_800_000_000, fact(CASH, null, END, 3_827_123_000))).to.equal(true);
  });

  it('accepts a figure with a sister row of another amount or equal precision', () => {
    expect(doubted('Cash', 3_800_000_000, fact(CASH, null, END, 4_127_123_000))).to.equal(false);
    expect(doubted('Cash', 3_820_000_000, fact(CASH, null, END, 3_827_000_000))).to.equal(false);
  });
});
