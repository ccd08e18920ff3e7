import type { CompanyFigure, MarketFigure, RefusedFigure } from '@footnote/contract/types.generated';
import type { TableCell } from '../../subject/table.ts';
import type { Read } from '../../subject/table.ts';

/** Columns of a figure: its value, its filing, and the reason if it is missing. */
export const FIGURE_COLUMNS = [
  'figure',
  'value',
  'unit',
  'accession',
  'form',
  'filed',
  'reason',
  'fiscal_year',
  'fiscal_period',
  'period_end',
] as const;

/** The cells of `FIGURE_COLUMNS`; the period of a figure at a close ends with the session of the close. */
export function figureCells(
  figure: Read<CompanyFigure> | Read<MarketFigure> | Read<RefusedFigure>,
): readonly TableCell[] {
  if ('price_source' in figure) {
    const { close_date: date, figure: name, provenance, unit, value } = figure;
    return [name, value, unit, ...filingCells(provenance), null, null, null, date];
  }
  const {
    figure: name,
    fiscal_year: year = null,
    fiscal_period: period = null,
    period_end: end = null,
  } = figure;
  if ('available' in figure) return [name, null, null, null, null, null, figure.reason, year, period, end];
  const { value, unit, provenance } = figure;
  return [name, value, unit, ...filingCells(provenance), null, year, period, end];
}

const filingCells = (provenance: Read<CompanyFigure>['provenance']): readonly TableCell[] => [
  provenance?.accession ?? null,
  provenance?.form ?? null,
  provenance?.filed ?? null,
];
