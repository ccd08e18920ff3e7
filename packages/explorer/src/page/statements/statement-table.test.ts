import { readContract } from '@footnote/contract/open-api';
import { dayBefore } from '@footnote/values/day';
import { expect } from 'chai';
import { changesOf } from './changes.ts';
import { filingDaysOf, positionOf } from './filing-days.ts';
import { TABLES, type TableSpec } from './statement-lines.ts';
import { emptyLinesOf, emptyPeriodsOf, tableOf, type Row } from './statement-table.ts';

type Schema = { readonly properties: Readonly<Record<string, Schema>>; readonly $ref?: string };

const SCHEMA_OF_BLOCK: Readonly<Record<TableSpec['block'], string>> = {
  balance_sheet: 'BalanceSheetRow',
  bank_metrics: 'BankMetricsRow',
  cash_flow: 'CashFlowRow',
  income_statement: 'IncomeStatementRow',
  industry_rows: 'IndustryRow',
};
const ABOUT_ROW = ['fiscal_period', 'fiscal_year', 'period_end', 'provenance'];
const GROUPS = ['growth', 'investment', 'margins', 'quality', 'ratios'];

const SPEC: TableSpec = {
  block: 'income_statement',
  title: 'Income statement',
  sections: [
    {
      heading: null,
      lines: [
        {
          member: 'revenue',
          kind: 'amount',
          source: { kind: 'cell', statement: 'income_statement', field: 'revenue' },
        },
      ],
    },
    {
      heading: 'Ratios',
      lines: [
        { member: 'net_margin_pct', kind: 'percent', source: { kind: 'figure', block: 'income_statement' } },
        { member: 'interest_coverage', kind: 'plain', source: { kind: 'figure', block: 'income_statement' } },
      ],
    },
  ],
};

const row = (year: number, revenue: number | null): Row & Record<string, unknown> => ({
  fiscal_period: 'FY',
  fiscal_year: year,
  period_end: `${year}-12-31`,
  provenance: { accession: '0009999999-26-000001', filed: '2026-02-02', form: '10-K' },
  interest_coverage: { available: false, reason: 'interest_expense_not_reported' },
  margins: { net_margin_pct: 21.35 },
  revenue,
});

describe('tables of statements', () => {
  it('have a line for every field and figure of the contract, once', () => {
    const { components } = readContract() as unknown as {
      readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
    };
    for (const { block, sections } of TABLES) {
      const { properties } = components.schemas[SCHEMA_OF_BLOCK[block]] ?? { properties: {} };
      const members = Object.entries(properties).flatMap(([name, schema]) => {
        if (ABOUT_ROW.includes(name)) return [];
        if (!GROUPS.includes(name)) return [name];
        const group =
          schema.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? ''];
        return Object.keys(group?.properties ?? {});
      });
      const lines = sections.flatMap((section) => section.lines.map(({ member }) => member));
      expect(lines.toSorted(), block).to.deep.equal(members.toSorted());
    }
  });

  it('have the newest periods, and the reason of a refusal', () => {
    const { columns, sections } = tableOf(SPEC, [row(2025, 100), row(2024, null)], 'annual');
    const lines = sections.flatMap((section) => section.lines);
    expect(columns.map(({ period }) => period)).to.deep.equal(['FY2025', 'FY2024']);
    expect(lines.map(({ cells }) => cells.map(({ value }) => value))).to.deep.equal([
      [100, null],
      [21.35, 21.35],
      [null, null],
    ]);
    expect(lines[2]?.cells[0]).to.include({ period: 'FY2025', reason: 'interest_expense_not_reported' });
  });

  it('leave out lines that a kind of company does not report', () => {
    const industry = tableOf({ ...SPEC, block: 'industry_rows' }, [row(2025, null)], 'annual');
    expect(industry.sections.flatMap(({ lines }) => lines.map(({ member }) => member))).to.deep.equal([
      'net_margin_pct',
    ]);
  });

  it('mark what another day had otherwise, in the periods that both have', () => {
    const now = tableOf(SPEC, [row(2025, 100), row(2024, 91), row(2023, 80)], 'annual');
    const before = tableOf(SPEC, [row(2024, 90), row(2023, 80)], 'annual');
    const { cells, newPeriods } = changesOf(now, before);
    expect([...cells]).to.deep.equal([['revenue FY2024', { before: 90 }]]);
    expect([...newPeriods]).to.deep.equal(['FY2025']);
  });
});

describe('filing days', () => {
  const days = filingDaysOf([
    { filing_date: '2025-05-02', form: '10-Q' },
    { filing_date: '2025-02-02', form: '10-K' },
    { filing_date: '2025-02-02', form: '10-K/A' },
  ]);

  it('come oldest first, each once with its forms', () => {
    expect(days).to.deep.equal([
      { day: '2025-02-02', forms: ['10-K', '10-K/A'] },
      { day: '2025-05-02', forms: ['10-Q'] },
    ]);
  });

  it('are the stops of the slider, with today after the newest', () => {
    expect(
      ['', '2025-06-01', '2025-05-02', '2025-05-01', '2025-01-01'].map((day) => positionOf(days, day)),
    ).to.deep.equal([2, 1, 1, 0, -1]);
    expect(dayBefore('2025-03-01')).to.equal('2025-02-28');
  });

  it('have a decimal in all amounts if one needs it', () => {
    const tenthsOf = (...revenues: readonly number[]): boolean =>
      tableOf(
        SPEC,
        revenues.map((revenue, at) => row(2025 - at, revenue)),
        'annual',
      ).tenths.amount;
    expect(tenthsOf(32_000_000, 25_600_000)).to.equal(true);
    expect(tenthsOf(32_000_000, 25_000_000)).to.equal(false);
  });

  it('know their lines without a value in any period', () => {
    const table = tableOf(SPEC, [row(2025, null), row(2024, 5)], 'annual');
    expect(emptyLinesOf(table).map(({ member }) => member)).to.deep.equal(['interest_coverage']);
  });

  it('know their periods without a value in any line', () => {
    const table = tableOf(SPEC, [{ ...row(2025, null), margins: {} }, row(2024, 5)], 'annual');
    expect([...emptyPeriodsOf(table)]).to.deep.equal(['FY2025']);
  });
});
