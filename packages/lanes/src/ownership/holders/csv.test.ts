import { expect } from 'chai';
import { Decimal } from 'decimal.js';
import type { Holder } from '@footnote/contract/types.generated';
import type { Read } from '../../subject/table.ts';
import { holderTable } from './csv.ts';

const SECURITY = {
  class_title: 'COM',
  cusip: '90001N104',
  issuer: { by: 'name', cik: '0009990001' },
  issuer_name: 'WIDGETS',
  kind: 'shares',
} as const;
const UNKNOWN = { available: false, reason: 'quarter_before_not_ingested' } as const;
const FILING = { accession: '0009940001-25-800001', filed: '2025-11-10', form: '13F-HR' };
const HOLDER = {
  cik: '0009940001',
  name: 'Stewards LLC',
  form_13f: {
    available: true,
    quarter: '2025-09-30',
    quarter_before: '2025-06-30',
    filings: [FILING],
    positions: [
      {
        ...SECURITY,
        accession: FILING.accession,
        amount: new Decimal(10),
        change: UNKNOWN,
        value_usd: { available: false, reason: 'value_unit_not_known' },
        weight_pct: new Decimal('1.5'),
      },
    ],
    dropped: [
      {
        ...SECURITY,
        accession: '0009940001-25-700001',
        amount_before: new Decimal(7),
        value_usd_before: new Decimal(70),
      },
    ],
  },
} as unknown as Read<Holder>;

/** Cells of the requested columns, by line. */
function cells(cursor: string | null, ...columns: readonly string[]): readonly (readonly unknown[])[] {
  const table = holderTable({ ...HOLDER, next_cursor: cursor });
  return table.rows.map((row) => columns.map((column) => row[table.columns.indexOf(column)]));
}

describe('the portfolio of a holder as a table', () => {
  it('has the filing of each position, and the reason for each missing number', () => {
    expect(
      cells('1', 'accession', 'form', 'filed', 'value_usd', 'value_usd_reason', 'change_reason'),
    ).to.deep.equal([
      [FILING.accession, '13F-HR', '2025-11-10', null, 'value_unit_not_known', 'quarter_before_not_ingested'],
    ]);
  });

  it('lists closed positions after the last position, once', () => {
    const lists = (cursor: string | null) => cells(cursor, 'list', 'quarter', 'accession').slice(1);
    expect(lists('1')).to.deep.equal([]);
    expect(lists(null)).to.deep.equal([['dropped', '2025-06-30', '0009940001-25-700001']]);
  });
});
