import { expect } from 'chai';
import type { Cell, Operand } from '@footnote/statements/cell';
import { cellFaults } from './cell-checks.ts';

const part = (value: string, role = '+'): Operand => ({
  accession: '0000000001-25-000001',
  form: '10-K',
  filed: '2026-02-01',
  concept: 'us-gaap:Goodwill',
  value,
  start: null,
  end: '2025-12-31',
  role,
});

const cell = (field: string, value: string, more: Partial<Cell> = {}): Cell =>
  ({
    statement: 'balance',
    field,
    period_kind: 'instant',
    fiscal_year: 2025,
    fiscal_period: 'Q4',
    period_start: null,
    period_end: '2025-12-31',
    value,
    method: 'reported',
    operands: [part(value)],
    ...more,
  }) as Cell;

const rules = (...cells: readonly Cell[]): string[] =>
  [...cellFaults(cells, () => false)].map(([{ field }, { rule }]) => `${field} ${rule}`);

describe('faults that cells show by themselves', () => {
  it('a balance, revenue or expense below zero, an outflow above it', () => {
    expect(
      rules(
        cell('receivables', '-5'),
        cell('intangibles', '-5'),
        cell('sga_expense', '-5', { period_kind: 'quarter' }),
        cell('capex', '5', { period_kind: 'quarter' }),
        cell('total_equity', '-5'),
        cell('retained_earnings', '-5'),
        cell('acquisitions', '5', { period_kind: 'quarter' }),
      ),
    ).to.deep.equal(['receivables sign', 'intangibles sign', 'sga_expense sign', 'capex sign']);
  });

  it('a negative part of a balance that cannot have one, but not deductions or flows', () => {
    const sum = { method: 'derived_sum' } as const;
    expect(
      rules(
        cell('intangibles', '95', { ...sum, operands: [part('100'), part('-5')] }),
        cell('long_term_debt', '95', { ...sum, operands: [part('100'), part('5', '-')] }),
        cell('net_debt', '95', { ...sum, operands: [part('100'), part('-5')] }),
        cell('rnd_expense', '95', { ...sum, period_kind: 'ttm', operands: [part('100'), part('-5')] }),
      ),
    ).to.deep.equal(['intangibles sign']);
  });
});
