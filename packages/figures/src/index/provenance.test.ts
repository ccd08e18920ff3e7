import { expect } from 'chai';
import { rowProvenance } from './provenance.ts';
import type { RowCell } from './row-cell.ts';
import { sampleCell } from '../testing/sample-company.ts';

const END = '2025-12-31';

function cell(field: string, accession: string, filed: string, more: Partial<RowCell> = {}): RowCell {
  return sampleCell('income', field, END, '1', { accession, filed, ...more });
}

describe('row provenance', () => {
  it('is the filing that supplied the most reported cells', () => {
    const row = [cell('a', 'A', '2026-01-01'), cell('b', 'A', '2026-01-01'), cell('c', 'B', '2026-02-01')];
    expect(rowProvenance(row)).to.deep.equal({ accession: 'A', filed: '2026-01-01', form: '10-Q' });
  });

  it('is the newest filing among those with equally many cells', () => {
    expect(rowProvenance([cell('b', 'B', '2026-02-01'), cell('a', 'A', '2026-01-01')])?.accession).to.equal(
      'B',
    );
    expect(rowProvenance([cell('a', 'A', '2026-01-01'), cell('b', 'B', '2026-02-01')])?.accession).to.equal(
      'B',
    );
    expect(rowProvenance([cell('b', 'B', '2026-01-01'), cell('a', 'A', '2026-01-01')])?.accession).to.equal(
      'B',
    );
  });

  it('prefers reported cells to derived ones', () => {
    const derived = { method: 'derived_ytd' };
    const row = [
      cell('a', 'A', '2026-01-01'),
      cell('b', 'B', '2026-02-01', derived),
      cell('c', 'B', '2026-02-01', derived),
    ];
    expect(rowProvenance(row)?.accession).to.equal('A');
    expect(rowProvenance(row.slice(1))?.accession).to.equal('B');
  });

  it('points a derived fourth quarter to the annual report', () => {
    const row = [
      cell('a', 'Q', '2026-05-01'),
      cell('b', 'Q', '2026-05-01'),
      cell('c', 'K', '2026-02-01', { form: '10-K', method: 'derived_q4' }),
    ];
    expect(rowProvenance(row)).to.deep.equal({ accession: 'K', filed: '2026-02-01', form: '10-K' });
  });

  it('ignores refused cells, and is null without any other', () => {
    const refused = sampleCell('income', 'a', END, null);
    expect(rowProvenance([refused, refused, cell('b', 'B', '2026-01-01')])?.accession).to.equal('B');
    expect(rowProvenance([refused])).to.equal(null);
  });
});
