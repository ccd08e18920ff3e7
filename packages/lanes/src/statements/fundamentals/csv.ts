import { Decimal } from 'decimal.js';
import type { View } from '@footnote/figures/index/row-cell';
import { type PeriodFigure, periodFigures } from '@footnote/figures/series/period-figures';
import { PERIOD_SERIES } from '@footnote/figures/series/period-series';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import type { Fundamentals, FundamentalsResponse } from '@footnote/contract/types.generated';
import type { CompanyCells } from './read-cells.ts';
import type { Read, Table } from '../../subject/table.ts';

const COLUMNS = [
  'symbol',
  'block',
  'fiscal_year',
  'fiscal_period',
  'period_end',
  'figure',
  'value',
  'currency',
  'accession',
  'form',
  'filed',
  'reason',
  'status',
] as const;

/** Blocks that are rows of periods. */
const BLOCKS = ['income_statement', 'balance_sheet', 'cash_flow', 'bank_metrics', 'industry_rows'] as const;
const OF_PERIOD = new Set(['fiscal_period', 'fiscal_year', 'period_end', 'provenance']);
const NOT_COMPUTABLE = 'not_computable';

type Row = NonNullable<Read<Fundamentals>[(typeof BLOCKS)[number]]>[number];

/**
 * A row for each figure of each period. A reported figure has the filing of its own cell, a computed one that
 * of its row; undefined for a response without rows. `cells`: the cells of the response.
 */
export function fundamentalsTable(
  data: Read<FundamentalsResponse['data']>,
  { issuer, cells }: CompanyCells,
): Table | undefined {
  if (!('period' in data) || 'quarterly_view' in data) return undefined;
  const { symbol, currency, period: view } = data;
  const shown = BLOCKS.flatMap((block) => (data[block] ?? []).map((row: Row) => ({ block, row })));
  if (shown.length === 0) return undefined;
  const figures = periodFigures(cells, { ...issuer, type: issuer.issuer_type });
  return {
    columns: COLUMNS,
    rows: shown.flatMap(({ block, row }) =>
      figuresIn(row).map((member) => {
        const series = cellSeries(block, member.name, view);
        const figure = series === undefined ? computed(member, row) : figures.at(series, row.period_end);
        const { value, reason, provenance } = figure;
        return [
          symbol,
          block,
          row.fiscal_year,
          row.fiscal_period,
          row.period_end,
          member.name,
          value,
          currency,
          provenance?.accession ?? null,
          provenance?.form ?? null,
          provenance?.filed ?? null,
          reason,
          provenance?.status ?? null,
        ];
      }),
    ),
  };
}

/** The series of a figure that is a cell of the block; undefined for a computed one. */
function cellSeries(block: (typeof BLOCKS)[number], name: string, view: View) {
  const series = PERIOD_SERIES.get(`${name}_${view}`);
  if (series?.source.from !== 'cell') return undefined;
  const own = BLOCK_OF[series.source.statement];
  return own === block || block === 'bank_metrics' || block === 'industry_rows' ? series : undefined;
}

type Member = { readonly name: string; readonly value: Decimal | null; readonly reason: string | null };

function computed({ value, reason }: Member, { provenance }: Row): PeriodFigure {
  return value === null
    ? { value, reason: reason ?? NOT_COMPUTABLE, provenance: null }
    : { value, reason: null, provenance };
}

/** The figures of a row with their nested paths: `margins.gross_margin_pct`. */
function figuresIn(row: object, path = ''): readonly Member[] {
  return Object.entries(row).flatMap(([own, value]: [string, unknown]): readonly Member[] => {
    if (path === '' && OF_PERIOD.has(own)) return [];
    const name = `${path}${own}`;
    if (value === null || Decimal.isDecimal(value)) return [{ name, value, reason: null }];
    if (typeof value !== 'object' || Array.isArray(value)) return [];
    if ('reason' in value) return [{ name, value: null, reason: String(value.reason) }];
    return figuresIn(value, `${name}.`);
  });
}
