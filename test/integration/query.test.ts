import { expect } from 'chai';
import { useTestReadStore } from '@footnote/read-store/testing';
import { QUARTERLY_FIELDS, YEARLY_FIELDS } from '@footnote/figures/fundamentals/fields';
import { packCells } from '@footnote/figures/fundamentals/packed-cells';
import { windowOf } from '@footnote/figures/fundamentals/window';
import type { RowCell } from '@footnote/figures/index/row-cell';
import { sampleCompany } from '@footnote/figures/testing/sample-company';
import { readStatements } from '@footnote/query/fundamentals/read';

/** The columns of the projector's tables that the query service reads. */
const TABLES = [
  `CREATE TABLE symbols (symbol String, cik String) ENGINE = Memory`,
  `CREATE TABLE statement_issuers (cik String, reporting_currency String, reporting_cadence LowCardinality(String),
     issuer_type LowCardinality(String), revision UInt64, as_of DateTime('UTC')) ENGINE = Memory`,
  `CREATE TABLE statement_windows (cik String, view LowCardinality(String), cells String, revision UInt64) ENGINE = Memory`,
];

const CIK = '0009999999';
const REVISION = '9007199254740993';

describe('reading statements from ClickHouse', () => {
  const opened = useTestReadStore();

  before(async () => {
    const { store } = opened();
    for (const table of TABLES) await store.command(table);
    const issuer = {
      cik: CIK,
      reporting_currency: 'USD',
      reporting_cadence: 'quarterly',
      issuer_type: 'industrial',
      revision: REVISION,
      as_of: '2026-02-02 21:30:12',
    };
    await store.insert('statement_issuers', [issuer]);
    const other: RowCell[] = sampleCompany('quarter', '2025-12-31', 1).map((cell) => ({
      ...cell,
      fiscal_period: 'TP',
    }));
    const cells = [
      ...sampleCompany('quarter', '2025-12-31', 40),
      ...sampleCompany('annual', '2025-12-31', 12),
      ...other,
    ];
    const windows = (['annual', 'quarter'] as const).map((view) => ({
      cik: CIK,
      view,
      cells: packCells(windowOf(cells, view)),
      revision: REVISION,
    }));
    await store.insert('statement_windows', [
      ...windows,
      ...windows.map((window) => ({ ...window, cells: packCells([]), revision: '1' })),
    ]);
  });

  it('reads the cells of a view as far back as its oldest row needs', async () => {
    const company = await readStatements(opened().store, CIK, 'quarter');
    expect(company?.issuer).to.deep.include({ reporting_currency: 'USD', as_of: '2026-02-02 21:30:12' });
    const revenue = company!.cells.filter(
      ({ field, period_kind: kind }) => field === 'revenue' && kind === 'quarter',
    );
    expect(revenue).to.have.lengthOf(32);
    expect(revenue[0]).to.deep.include({
      fiscal_period: 'Q4',
      fiscal_year: 2025,
      period_end: '2025-12-31',
      period_kind: 'quarter',
      value: '1039',
      filed: '2025-12-31',
      flags: [],
    });
    expect(company!.cells.some(({ fiscal_period }) => fiscal_period === 'TP')).to.equal(false);
  });

  it('reads years for the annual view', async () => {
    const company = await readStatements(opened().store, CIK, 'annual');
    const of = (field: string, kind: string) =>
      company!.cells.filter((cell) => cell.field === field && cell.period_kind === kind);
    expect(of('revenue', 'annual')).to.have.lengthOf(12);
    expect(of('sga_expense', 'quarter')).to.have.lengthOf(0);
    expect(of('total_assets', 'instant')).to.have.lengthOf(32);
  });

  it('reads the cells of the other view that the figure blocks need', async () => {
    const fieldsOf = async (view: 'quarter' | 'annual', other: string) => {
      const company = await readStatements(opened().store, CIK, view);
      const cells = company!.cells.filter(({ period_kind: kind }) => kind === other);
      return [...new Set(cells.map(({ field }) => field))].sort();
    };
    expect(await fieldsOf('quarter', 'annual')).to.deep.equal([...YEARLY_FIELDS].sort());
    expect(await fieldsOf('annual', 'quarter')).to.deep.equal([...QUARTERLY_FIELDS].sort());
  });

  it('returns nothing for a company without statements', async () => {
    expect(await readStatements(opened().store, '0000000001', 'quarter')).to.equal(undefined);
  });
});
