import { expect } from 'chai';
import fc from 'fast-check';
import type { RowCell } from '../index/row-cell.ts';
import { sampleCompany } from '../testing/sample-company.ts';
import { packCells, unpackCells } from './packed-cells.ts';

const text = fc.string({ maxLength: 8 });
const cell = fc.record<RowCell>({
  statement: fc.constantFrom('income', 'balance', 'cash_flow'),
  field: text,
  period_kind: fc.constantFrom('annual', 'quarter', 'ytd', 'instant', 'ttm'),
  fiscal_year: fc.integer({ min: 1990, max: 2100 }),
  fiscal_period: fc.constantFrom('FY', 'Q1', 'Q2', 'Q3', 'Q4', 'TP'),
  period_end: fc.constantFrom('2024-12-31', '2025-03-31', '2025-06-30'),
  value: fc.option(fc.constantFrom('0', '-1.25', '123456789012345678.25')),
  accession: text,
  form: text,
  filed: fc.option(fc.constantFrom('2025-02-01', '2025-05-01')),
  method: text,
  flags: fc.array(fc.constantFrom('restated', 'predecessor'), { maxLength: 2 }),
});

describe('packed cells', () => {
  it('are read back as they were, in their order', () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 40 }), (cells) => {
        expect(unpackCells(packCells(cells))).to.deep.equal(cells);
      }),
    );
  });

  it('have no method where a cell has none', () => {
    const [first] = sampleCompany('quarter', '2025-12-31', 1);
    expect(unpackCells(packCells([{ ...first!, method: null }]))[0]?.method).to.equal('');
  });

  it('that are damaged are refused', () => {
    const damaged = JSON.stringify({ series: [], filings: [], periods: [['2025-12-31', [[0, 0]]]] });
    expect(() => unpackCells(damaged)).to.throw('packed cells refer to entry 0 of 0');
  });
});
