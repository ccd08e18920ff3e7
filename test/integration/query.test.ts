import { expect } from 'chai';
import { useTestReadStore } from '@footnote/read-store/testing';
import { QUARTERLY_FIELDS, YEARLY_FIELDS } from '@footnote/figures/fundamentals/fields';
import { packCells } from '@footnote/figures/fundamentals/packed-cells';
import { windowOf } from '@footnote/figures/fundamentals/window';
import type { RowCell } from '@footnote/figures/index/row-cell';
import { sampleCompany } from '@footnote/figures/testing/sample-company';
import { readStatements } from '@footnote/lanes/statements/fundamentals/read';
import { UnsettledRevisionError } from '@footnote/lanes/subject/read-at-one-revision';

const ISSUERS = `CREATE TABLE statement_issuers (cik String, reporting_currency String,
  reporting_cadence LowCardinality(String), issuer_type LowCardinality(String), revision UInt64,
  as_of DateTime('UTC')) ENGINE = Memory`;

/** The columns of the projector's tables that the query service reads. */
const TABLES = [
  `CREATE TABLE symbols (symbol String, cik String) ENGINE = Memory`,
  ISSUERS,
  `CREATE TABLE statement_windows (cik String, view LowCardinality(String), cells String, revision UInt64) ENGINE = Memory`,
];

const CIK = '0009999999';
const REVISION = '9007199254740993';
const ISSUER = {
  cik: CIK,
  reporting_currency: 'USD',
  reporting_cadence: 'quarterly',
  issuer_type: 'industrial',
  revision: REVISION,
  as_of: '2026-02-02 21:30:12',
};

describe('reading statements from ClickHouse', () => {
  const opened = useTestReadStore();

  before(async () => {
    const { store } = opened();
    for (const table of TABLES) await store.command(table);
    await store.insert('statement_issuers', [ISSUER]);
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
    expect(revenue).to.have.lengthOf(20);
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
    expect(of('total_assets', 'instant')).to.have.lengthOf(28);
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

describe('reading statements that an earlier release projected, before their rebuild', () => {
  const opened = useTestReadStore();

  it('reads the cells of a view from statement_cells, until their revision is superseded', async () => {
    const { store } = opened();
    await store.command(ISSUERS);
    await store.command(
      `CREATE TABLE statement_cells (cik String, statement LowCardinality(String), field LowCardinality(String),
         period_kind LowCardinality(String), fiscal_year Int32, fiscal_period LowCardinality(String), period_end Date32,
         value Nullable(Decimal(38, 10)), accession String, form LowCardinality(String), filed Nullable(Date32),
         method LowCardinality(String), flags Array(LowCardinality(String)), revision UInt64) ENGINE = Memory`,
    );
    const cells = sampleCompany('quarter', '2025-12-31', 40);
    await store.insert('statement_issuers', [ISSUER]);
    const rowsOf = (revision: string): readonly object[] =>
      cells.map((cell) => ({ ...cell, method: cell.method ?? '', cik: CIK, revision }));
    await store.insert('statement_cells', rowsOf(REVISION));
    await store.insert('statement_cells', rowsOf('1'));
    const company = await readStatements(store, CIK, 'quarter');
    const key = ({ field, period_end: end, period_kind: kind, value }: RowCell): string =>
      [field, end, kind, value].join(' ');
    expect(company?.cells.map(key).sort()).to.deep.equal(windowOf(cells, 'quarter').map(key).sort());
    await store.command('TRUNCATE TABLE statement_cells');
    const error = await readStatements(store, CIK, 'quarter').catch((caught: unknown) => caught);
    expect(error).to.be.instanceOf(UnsettledRevisionError);
  });
});
