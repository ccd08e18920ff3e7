import type { StatementName } from '@footnote/statements/cell';
import type { Declared } from '@footnote/statements/fields/field';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { UNITS, type CatalogUnit } from '../catalog/catalog.ts';
import { derivedDefinitions } from '../catalog/figures.ts';
import { DECIMALS } from '../rows/members.ts';

/** The periods of a series: fiscal quarters, fiscal years, or the twelve months that end with one of them. */
export type SeriesKind = 'annual' | 'quarter' | 'ttm';

/** The source of a series' values. */
export type SeriesSource =
  | { readonly from: 'cell'; readonly statement: StatementName; readonly field: string }
  | { readonly from: 'row' | 'trailing'; readonly block: string; readonly path: readonly string[] };

/** A figure of a company over its periods. */
export type PeriodSeries = {
  /** The name of the field or figure with the kind of its periods: `revenue_ttm`. */
  readonly name: string;
  readonly kind: SeriesKind;
  readonly unit: CatalogUnit;
  readonly source: SeriesSource;
  /** Decimals that a value is rounded to. */
  readonly decimals: number;
};

/** Amounts and per-share amounts add up over four quarters; shares, and fractions of one, do not. */
const kindsOf = ({ nature }: Declared): readonly SeriesKind[] => {
  if (nature === 'annual') return ['annual'];
  return nature === 'flow' || nature === 'per_share' ? ['quarter', 'annual', 'ttm'] : ['quarter', 'annual'];
};

const cellSeries = (declared: Declared): readonly PeriodSeries[] =>
  kindsOf(declared).map((kind) => ({
    name: `${declared.field}_${kind}`,
    kind,
    unit: UNITS[declared.measure],
    source: { from: 'cell', statement: declared.statement, field: declared.field },
    decimals: DECIMALS[declared.measure],
  }));

const ROWS = /^(balance_sheet|bank_metrics|cash_flow|income_statement)$/;
const RATIO_DECIMALS = 2;
const WHOLE = { score: 0, count: 0 } as const;

/**
 * Figures of the rows by quarter and by fiscal year, those of `ttm` and `forensics` by twelve months, the
 * trajectory's own by fiscal year.
 */
const figureSeries = ({ members, unit }: (typeof derivedDefinitions)[number]): readonly PeriodSeries[] => {
  const decimals = unit in WHOLE ? 0 : RATIO_DECIMALS;
  return members.flatMap((member): readonly PeriodSeries[] => {
    const [block = '', ...path] = member.split('.');
    const name = path.at(-1) ?? '';
    const of = (kind: SeriesKind, from: 'row' | 'trailing', series = name): PeriodSeries => ({
      name: `${series}_${kind}`,
      kind,
      unit,
      source: { from, block, path },
      decimals,
    });
    if (member === 'trajectory.roic.fy_values') return [of('annual', 'trailing', 'roic_pct')];
    if (block === 'ttm') return unit === 'percent' ? [of('ttm', 'trailing')] : [];
    if (block === 'forensics') return name === 'yoy_delta' ? [] : [of('ttm', 'trailing', path[0])];
    // In a row of balances, it covers the twelve months up to their date.
    if (member === 'balance_sheet.ratios.interest_coverage') return [of('ttm', 'row')];
    // A fiscal year has no preceding quarter.
    if (name.endsWith('_qoq_pct')) return [of('quarter', 'row')];
    return ROWS.test(block) ? [of('quarter', 'row'), of('annual', 'row')] : [];
  });
};

/** Every series by period, by name. */
export const PERIOD_SERIES: ReadonlyMap<string, PeriodSeries> = new Map(
  [...servedFields.flatMap(cellSeries), ...derivedDefinitions.flatMap(figureSeries)].map((series) => [
    series.name,
    series,
  ]),
);
