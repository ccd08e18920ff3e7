import { periodFigures, type SeriesCell } from '@footnote/figures/series/period-figures';
import type { PeriodSeries } from '@footnote/figures/series/period-series';
import { labelFor } from '@footnote/values/period';
import type { Issuer } from '@footnote/statements/statements';
import { NO_FOOTNOTES, type Row } from './table.ts';

export type PeriodRowsRequest = {
  readonly interval: 'quarter' | 'year';
  readonly from: string;
  readonly to: string;
};

/** A row a fiscal period, newest first, with the figures that are served of it today. */
export function periodRows(
  cells: readonly SeriesCell[],
  issuer: Issuer,
  series: readonly PeriodSeries[],
  { interval, from, to }: PeriodRowsRequest,
): readonly Row[] {
  const figures = periodFigures(cells, issuer);
  const kind = interval === 'year' ? 'annual' : 'quarter';
  return figures
    .periods(kind)
    .filter(({ period_end: end }) => from <= end && end <= to)
    .map(({ fiscal_year: year, fiscal_period: period, period_end: end }) => ({
      date: end,
      period: labelFor(kind, year, period),
      points: series.map((each) => {
        const { value, reason, provenance } = figures.at(each, end);
        const footnotes = provenance === null ? NO_FOOTNOTES : [{ ...provenance, periodEnd: end }];
        return { value, reason, footnotes: value === null ? NO_FOOTNOTES : footnotes };
      }),
    }));
}
