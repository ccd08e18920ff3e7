import type {
  CompanyFigure,
  MarketFigure,
  OwnershipFigure,
  RefusedFigure,
} from '@footnote/contract/types.generated';
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

/**
 * The cells of `FIGURE_COLUMNS`; the period of a figure at a close ends with the session of the close, and that of a figure
 * of owners on the day that it is of.
 */
export function figureCells(
  figure: Read<CompanyFigure> | Read<MarketFigure> | Read<OwnershipFigure> | Read<RefusedFigure>,
): readonly TableCell[] {
  if ('price_source' in figure || 'filings' in figure) {
    const { figure: name, provenance, unit, value } = figure;
    const day = 'filings' in figure ? figure.as_of : figure.close_date;
    return [name, value, unit, ...filingCells(provenance), null, null, null, day];
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
