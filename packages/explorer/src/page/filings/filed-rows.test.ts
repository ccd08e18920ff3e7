import { expect } from 'chai';
import { columnNames, fieldsByConcept, kindOfUnit, partsOf } from './filed-rows.ts';

describe('rows of statements as filed', () => {
  it('have the fields that are made of their concept, each once', () => {
    const fields = fieldsByConcept([
      { concept: 'us-gaap:Assets', field: 'total_assets' },
      { concept: 'us-gaap:Revenues', field: 'revenue' },
      { concept: 'us-gaap:Revenues', field: 'gross_profit' },
      { concept: 'us-gaap:Revenues', field: 'revenue' },
    ]);
    expect([...fields]).to.deep.equal([
      ['us-gaap:Assets', ['total_assets']],
      ['us-gaap:Revenues', ['revenue', 'gross_profit']],
    ]);
  });

  it('show numbers by their unit', () => {
    expect(['USD', 'shares', 'USD/shares', 'pure'].map(kindOfUnit)).to.deep.equal([
      'amount',
      'shares',
      'per_share',
      'ratio',
    ]);
  });

  it('stand below what is printed above their column, else its period, each name once', () => {
    const column = { start: '2025-01-01', end: '2025-12-31', header: 'Year 2025', members: [], months: null };
    const day = { ...column, header: '', start: null };
    expect(columnNames([column, { ...column, header: '' }, day, { ...day, months: 6 }])).to.deep.equal([
      'Year 2025',
      '2025-01-01 to 2025-12-31',
      '2025-12-31',
      '6 months to 2025-12-31',
    ]);
    const stock = { ...column, header: 'Stock', members: [{ axis: 'a', member: 'b' }] };
    const before = { ...column, start: '2024-01-01', end: '2024-12-31' };
    expect(columnNames([stock, stock, column, before])).to.deep.equal([
      'Stock, 2025-01-01 to 2025-12-31',
      'Stock, 2025-01-01 to 2025-12-31 (2)',
      'Year 2025, 2025-01-01 to 2025-12-31',
      'Year 2025, 2024-01-01 to 2024-12-31',
    ]);
  });

  it('are in a part for each period where the columns are components', () => {
    const columns = ['2025', '2024'].flatMap((year) =>
      ['Stock', ''].map((header) => ({
        start: `${year}-01-01`,
        end: `${year}-12-31`,
        header,
        months: null,
        members: header === '' ? [] : [{ axis: 'a', member: 'b' }],
      })),
    );
    const cell = { context: 'c', decimals: '0', place: null, shown: 1, text: null, unit: 'USD', value: 1 };
    const row = (label: string, cells: readonly (typeof cell | null)[]) => ({
      abstract: cells.length === 0,
      balance: null,
      cells: [...cells],
      concept: null,
      depth: 0,
      label,
      members: [],
      total: false,
    });
    const rows = [
      row('Balance', [cell, cell, cell, cell]),
      row('Dividends:', []),
      row('Preferred', [null, cell, null, null]),
    ];
    const parts = partsOf({ columns, rows });
    expect(parts.map((part) => [part.name, part.rows.map(({ label }) => label)])).to.deep.equal([
      ['2025-01-01 to 2025-12-31', ['Balance', 'Dividends:', 'Preferred']],
      ['2024-01-01 to 2024-12-31', ['Balance']],
    ]);
    expect(parts.map((part) => columnNames(part.columns))).to.deep.equal([
      ['Stock', 'Total'],
      ['Stock', 'Total'],
    ]);
    const headed = columns.map((one) => ({ ...one, header: `Year ended ${one.header || 'Total Equity'}` }));
    expect(partsOf({ columns: headed, rows }).map((part) => columnNames(part.columns))).to.deep.equal([
      ['Stock', 'Total Equity'],
      ['Stock', 'Total Equity'],
    ]);
    const plain = { columns: columns.slice(1, 2), rows };
    expect(partsOf(plain)).to.deep.equal([{ name: null, ...plain }]);
    const untagged = columns.slice(0, 2).map((column) => ({ ...column, members: [] }));
    expect(partsOf({ columns: untagged, rows }).map(({ name }) => name)).to.deep.equal([
      '2025-01-01 to 2025-12-31',
    ]);
  });
});
