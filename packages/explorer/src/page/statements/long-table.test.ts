import type { Schemas } from '@footnote/client';
import { PERIOD_SERIES } from '@footnote/figures/series/period-series';
import { expect } from 'chai';
import { chosenPeriods, columnsOf, historyRequests, longTable, seriesOf } from './long-table.ts';
import { percentTables } from './percent-tables.ts';
import { tableOfColumns } from './statement-table.ts';
import { TABLES, type LineSpec, type TableSpec } from './statement-lines.ts';
import type { Table } from './statement-table.ts';

type HistoryTable = Extract<Schemas['History']['history'], { readonly available: true }>;

const LINES = TABLES.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines));
const CHOSEN = { symbol: 'FNDEC', period: 'annual', columns: '', from: '', to: '' } as const;

const lineOf = (member: string): LineSpec => {
  const line = LINES.find((each) => each.member === member);
  if (line === undefined) throw new Error(`no line ${member}`);
  return line;
};

const SPEC: TableSpec = {
  block: 'income_statement',
  title: 'Income statement',
  sections: [{ heading: null, lines: [lineOf('revenue'), lineOf('net_income'), lineOf('net_margin_pct')] }],
};

const filing = (year: number): HistoryTable['footnotes'][number] => ({
  accession: `0009990001-${String(year).slice(2)}-000001`,
  filed: `${year}-02-02`,
  form: '10-K',
  period_end: `${year - 1}-12-31`,
});

const HISTORY = {
  available: true,
  columns: ['date', 'period', 'revenue_annual', 'net_income_annual'],
  footnotes: [filing(2026), filing(2024)],
  provenance: [
    { series: 'revenue_annual', first_date: '2024-12-31', last_date: '2025-12-31', footnotes: [0] },
    { series: 'revenue_annual', first_date: '2023-12-31', last_date: '2023-12-31', footnotes: [1] },
    { series: 'net_income_annual', first_date: '2025-12-31', last_date: '2025-12-31', footnotes: [0] },
    { series: 'net_income_annual', first_date: '2023-12-31', last_date: '2023-12-31', footnotes: [1] },
  ],
  refused: [
    {
      series: 'net_income_annual',
      first_date: '2024-12-31',
      last_date: '2024-12-31',
      reason: 'not_reported',
      rows: 1,
    },
  ],
  rows: [
    ['2025-12-31', 'FY2025', 120, 30],
    ['2024-12-31', 'FY2024', 100, null],
    ['2023-12-31', 'FY2023', 80, -5],
  ],
} as unknown as HistoryTable;

const valuesOf = ({ sections }: Table): readonly (readonly unknown[])[] =>
  sections.flatMap(({ lines }) =>
    lines.map(({ cells }) => cells.map(({ value, reason }) => value ?? reason)),
  );

describe('statements over all periods', () => {
  it('are of series by the length of the periods', () => {
    expect(seriesOf(lineOf('revenue'), 'ttm')).to.equal('revenue_ttm');
    expect(seriesOf(lineOf('total_assets'), 'ttm')).to.equal('total_assets_quarter');
    expect(seriesOf(lineOf('shares_diluted'), 'ttm')).to.equal(undefined);
    expect(seriesOf(lineOf('gross_margin_pct'), 'ttm')).to.equal(undefined);
    expect(seriesOf(lineOf('revenue_qoq_pct'), 'annual')).to.equal(undefined);
    expect(seriesOf(lineOf('noninterest_expense'), 'quarter')).to.equal('operating_expense_quarter');
  });

  it('are of series that exist, because an unknown one would refuse all', () => {
    for (const period of ['annual', 'quarter', 'ttm'] as const) {
      const requests = historyRequests(TABLES, { ...CHOSEN, period });
      const unknown = requests.flatMap(({ series }) => series).filter((name) => !PERIOD_SERIES.has(name));
      expect(unknown, period).to.deep.equal([]);
    }
  });

  it('are requested with the columns that growth compares with, as many series at once as are served', () => {
    const requests = historyRequests(TABLES, { ...CHOSEN, columns: '10' });
    expect(requests.map(({ limit }) => limit)).to.satisfy((limits: readonly number[]) =>
      limits.every((limit) => limit === 11),
    );
    expect(Math.max(...requests.map(({ series }) => series.length))).to.equal(20);
    const series = requests.flatMap((request) => request.series);
    expect(new Set(series).size).to.equal(series.length);
    expect(historyRequests([SPEC], { ...CHOSEN, from: '2010', to: '2012' })).to.deep.equal([
      {
        symbol: 'FNDEC',
        series: ['revenue_annual', 'net_income_annual', 'net_margin_pct_annual'],
        interval: 'year',
        from: '2008-01-01',
        to: '2013-12-31',
      },
    ]);
  });

  it('show the newest columns, or those of a range of fiscal years', () => {
    const periods = ['2025-Q2', '2025-Q1', '2024-Q4', '2024-Q3', '2023-Q4'];
    const shown = (chosen: object): readonly string[] => [
      ...chosenPeriods(periods, { ...CHOSEN, period: 'quarter', ...chosen }),
    ];
    expect(shown({ columns: 'all' })).to.deep.equal(periods);
    expect(shown({ from: '2024', to: '2024' })).to.deep.equal(['2024-Q4', '2024-Q3']);
    expect(shown({ to: '2023' })).to.deep.equal(['2023-Q4']);
  });

  it('have each cell with its own filing, or with the reason of its refusal', () => {
    const table = longTable(SPEC, columnsOf([HISTORY]), 'annual');
    const [revenue, income] = table.sections[0]?.lines ?? [];
    expect(revenue?.cells.map(({ source }) => source?.filed)).to.deep.equal([
      '2026-02-02',
      '2026-02-02',
      '2024-02-02',
    ]);
    expect(income?.cells[1]).to.deep.equal({ period: 'FY2024', value: null, reason: 'not_reported' });
    expect(table.columns.map(({ source }) => source?.filed)).to.deep.equal([
      '2026-02-02',
      '2026-02-02',
      '2024-02-02',
    ]);
  });

  it('are shown in percent of revenue, and as growth where the year before is served', () => {
    const table = longTable(SPEC, columnsOf([HISTORY]), 'annual');
    const [size] = percentTables('common_size', [table]);
    const [growth] = percentTables('growth', [table]);
    if (size === undefined || growth === undefined) throw new Error('no table');
    expect(valuesOf(size)).to.deep.equal([
      [100, 100, 100],
      [25, 'value_refused', -6.25],
    ]);
    expect(growth.columns.map(({ period }) => period)).to.deep.equal(['FY2025', 'FY2024']);
    expect(valuesOf(growth)).to.deep.equal([
      [20, 25],
      ['base_refused', 'value_refused'],
    ]);
    expect(valuesOf(tableOfColumns(growth, (period) => period !== 'FY2023', 'oldest'))[0]).to.deep.equal([
      25, 20,
    ]);
  });

  it('have no growth over a change of the fiscal year', () => {
    const rows = [
      ['2025-06-30', 'FY2025', 120, 30],
      ['2023-12-31', 'FY2024', 100, 20],
    ];
    const [growth] = percentTables('growth', [longTable(SPEC, columnsOf([{ ...HISTORY, rows }]), 'annual')]);
    expect(growth && valuesOf(growth)[0]).to.deep.equal(['year_not_comparable']);
  });
});
