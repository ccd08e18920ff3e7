import type { CompanyFigure, RefusedFigure } from '@footnote/contract/types.generated';
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

/** The cells of `FIGURE_COLUMNS`. */
export function figureCells(figure: Read<CompanyFigure> | Read<RefusedFigure>): readonly TableCell[] {
  const {
    figure: name,
    fiscal_year: year = null,
    fiscal_period: period = null,
    period_end: end = null,
  } = figure;
  if ('available' in figure) return [name, null, null, null, null, null, figure.reason, year, period, end];
  const { value, unit, provenance } = figure;
  const filing = [provenance?.accession ?? null, provenance?.form ?? null, provenance?.filed ?? null];
  return [name, value, unit, ...filing, null, year, period, end];
}
