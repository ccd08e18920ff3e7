import { Decimal } from 'decimal.js';
import type { FigureName, FigureView } from '@footnote/figures/catalog/names';
import type { Writable } from '@footnote/wire/json';
import type { CompanyFigure, RefusedFigure } from '@footnote/contract/types.generated';
import type { FigureCell } from './cell.ts';

/** A figure of a company as answers have it. */
export type FigureMember = Writable<CompanyFigure> | Writable<RefusedFigure>;

/** The figure as read, or the reason it is missing. */
export function figureMember(
  figure: FigureName,
  cell: FigureCell | undefined,
  missing: RefusedFigure['reason'],
): FigureMember {
  if (cell === undefined) return { available: false, figure: figure.name, reason: missing };
  const [
    ,
    value,
    word,
    refusal,
    unit,
    fiscalYear,
    fiscalPeriod,
    periodEnd,
    accession,
    form,
    filed,
    preliminary,
  ] = cell;
  const period = {
    figure: figure.name,
    fiscal_period: fiscalPeriod as CompanyFigure['fiscal_period'],
    fiscal_year: Number(fiscalYear),
    period_end: periodEnd,
  };
  if (refusal !== '') return { available: false, ...period, reason: refusal };
  return {
    ...period,
    provenance:
      filed === null
        ? null
        : { accession, filed, form, ...(preliminary ? { status: 'preliminary' as const } : {}) },
    unit,
    value: value === null ? word : new Decimal(value),
  };
}

/** Rows of a quarter that a company does not report, of twelve months, or of other types of issuers. */
export function missingReason(
  view: FigureView | undefined,
  cadence: 'annual' | 'quarterly',
): 'annual_only_filer' | 'not_applicable' {
  return view === 'quarter' && cadence === 'annual' ? 'annual_only_filer' : 'not_applicable';
}
