import { expect } from 'chai';
import { Decimal } from 'decimal.js';
import { fundamentalBlocks } from '../fundamentals/blocks.ts';
import { sampleCompany } from '../testing/sample-company.ts';
import { periodFigures, type SeriesCell } from './period-figures.ts';
import { PERIOD_SERIES } from './period-series.ts';

const ISSUER = { reporting_cadence: 'quarterly', reporting_currency: 'USD', type: 'industrial' } as const;
const served = (cell: Omit<SeriesCell, 'refusal'>): SeriesCell => ({ ...cell, refusal: '' });
const CELLS: readonly SeriesCell[] = [
  ...sampleCompany('quarter', '2025-12-31', 24),
  ...sampleCompany('annual', '2025-12-31', 7).filter(({ statement }) => statement !== 'balance'),
].map(served);

const seriesOf = (name: string) => PERIOD_SERIES.get(name)!;

describe('figures of a company by period', () => {
  const figures = periodFigures(CELLS, ISSUER);

  it('have each name once', () => {
    for (const [name, series] of PERIOD_SERIES) expect(series.name).to.equal(name);
    expect([...PERIOD_SERIES.keys()]).to.include.members([
      'revenue_ttm',
      'total_equity_quarter',
      'gross_margin_pct_annual',
      'roic_pct_ttm',
      'roic_pct_annual',
      'days_inventory_ttm',
      'interest_coverage_ttm',
    ]);
    expect(PERIOD_SERIES.has('revenue_qoq_pct_annual')).to.equal(false);
    expect(PERIOD_SERIES.has('total_assets_ttm')).to.equal(false);
  });

  it('are the members of the rows, in either view', () => {
    const read = { ttm: 'quarter', quarter: 'quarter', annual: 'annual' } as const;
    let compared = 0;
    for (const view of ['quarter', 'annual'] as const) {
      const rows = fundamentalBlocks(CELLS, {
        view,
        issuerType: 'industrial',
        cadence: 'quarterly',
        currency: 'USD',
        asOf: '2026-02-10',
      }).rows();
      for (const series of PERIOD_SERIES.values()) {
        const { source, kind } = series;
        if (source.from === 'trailing' || kind === 'ttm' || read[kind] !== view) continue;
        const names = {
          income: 'income_statement',
          balance: 'balance_sheet',
          cash_flow: 'cash_flow',
        } as const;
        const block = source.from === 'cell' ? names[source.statement] : source.block;
        const path = source.from === 'cell' ? [source.field] : source.path;
        for (const row of (rows as Readonly<Record<string, readonly { readonly period_end: string }[]>>)[
          block
        ] ?? []) {
          const member = path.reduce<unknown>(
            (inner, name) => (inner as Readonly<Record<string, unknown>> | undefined)?.[name],
            row,
          );
          if (member === undefined) continue;
          const { value, reason, provenance } = figures.at(series, row.period_end);
          const isServed = Decimal.isDecimal(member);
          expect(value?.toFixed() ?? null, series.name).to.equal(isServed ? member.toFixed() : null);
          expect(reason === null, series.name).to.equal(isServed);
          expect(provenance === null, series.name).to.equal(!isServed);
          compared += 1;
        }
      }
    }
    expect(compared).to.be.greaterThan(600);
  });

  it('add up over twelve months, and have the filing that ends them', () => {
    const { value, provenance } = figures.at(seriesOf('revenue_ttm'), '2025-12-31');
    expect(value?.toFixed()).to.equal(String(1023 + 1022 + 1021 + 1020));
    expect(provenance).to.deep.equal({
      accession: '0009999999-25-120001',
      form: '10-Q',
      filed: '2025-12-31',
    });
    expect(figures.at(seriesOf('roe_pct_ttm'), '2025-12-31').value?.toFixed()).to.equal('20.43');
  });

  it('have the reason of a refused cell, and a separate reason if an operand of a figure is missing', () => {
    const refused = CELLS.map((cell) =>
      cell.field === 'gross_profit' && cell.period_end === '2025-09-30'
        ? { ...cell, value: null, refusal: 'ambiguous_candidate' }
        : cell,
    );
    const without = periodFigures(refused, ISSUER);
    const reason = (name: string) => without.at(seriesOf(name), '2025-09-30').reason;
    expect(reason('gross_profit_quarter')).to.equal('ambiguous_candidate');
    expect(reason('gross_margin_pct_quarter')).to.equal('not_computable');
    expect(reason('intangibles_quarter')).to.equal('not_reported');
  });
});
