import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { cell, compute, fact, filing } from '../test-support.ts';

const END = '2025-12-31';
const row = (concept: string, value: number): InputFact => fact(concept, null, END, value);

const totalDebt = (...leases: readonly InputFact[]) => {
  const statements = compute([
    filing('10-K', '2026-02-01', [
      fact('NetIncomeLoss', '2025-01-01', END, 90),
      row('Assets', 5000),
      row('LongTermDebtNoncurrent', 800),
      row('LongTermDebtCurrent', 100),
      ...leases,
    ]),
  ]);
  const { value, refusal } = cell(statements, 'total_debt', 'instant', END);
  return value ?? refusal;
};

describe('total debt', () => {
  it('is borrowings and finance leases, and borrowings alone if nobody reports such leases', () => {
    expect(totalDebt(row('FinanceLeaseLiability', 50))).to.equal('950');
    expect(totalDebt()).to.equal('900');
  });

  it('lacks an operand if finance leases are reported and refused', () => {
    const two = [row('FinanceLeaseLiability', 50), row('FinanceLeaseLiability', 75)];
    expect(totalDebt(...two)).to.equal('missing_operand');
  });
});
