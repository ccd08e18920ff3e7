import type { StatementName } from '@footnote/statements/cell';
import { served, type Figure } from '../ratios/exact.ts';
import { epsYoyPct, revenueYoyPct } from '../ratios/growth.ts';
import { fcfMarginPct, grossMarginPct } from '../ratios/margins.ts';
import type { CellIndex } from '../index/cell-index.ts';
import { roicAt } from '../trailing/block.ts';
import { growthTrend, marginTrend, roicTrend, type GrowthTrend, type LevelTrend } from './trend.ts';

const QUARTERS = 8;
const YEARS = 5;

/** Newest first, aligned with the quarters; null for a refused value. Ends with the oldest value. */
type Series = readonly Figure[];

type Growth = {
  readonly last_quarters_yoy: Series;
  readonly latest_yoy_pct: Figure;
  readonly n_quarters: number;
  readonly trend: GrowthTrend;
};
type Margin = {
  readonly last_quarters: Series;
  readonly latest_pct: Figure;
  readonly n_quarters: number;
  readonly trend: LevelTrend;
};
type Roic = {
  readonly fy_values: Series;
  readonly latest_pct: Figure;
  readonly n_years: number;
  readonly trend: LevelTrend;
};

export type TrajectoryBlock = {
  readonly eps_growth: Growth;
  readonly fcf_margin: Margin;
  readonly gross_margin: Margin;
  readonly revenue_growth: Growth;
  readonly roic: Roic;
};

function trimmed(series: Series): Series {
  const oldest = series.findLastIndex((value) => value !== null);
  return series.slice(0, oldest + 1);
}

const rounded = (series: Series): Series => series.map((value) => served(value));
const known = (series: Series): number => series.filter((value) => value !== null).length;

/** The block `trajectory`: the last 8 quarters and 5 fiscal years, regardless of the view of the rows. */
export function trajectoryBlock(options: {
  readonly quarters: CellIndex;
  readonly years: CellIndex;
  readonly isFinancial: boolean;
}): TrajectoryBlock {
  const { quarters, years, isFinancial } = options;
  const ends = quarters.anchors.slice(0, QUARTERS).map(({ period_end: end }) => end);
  const at = (statement: StatementName, field: string, end: string | undefined): Figure =>
    end === undefined ? null : quarters.figure(statement, field, end);

  const growth = (field: string, yoyPct: (now: Figure, before: Figure) => Figure): Growth => {
    const series = trimmed(
      ends.map((end) => yoyPct(at('income', field, end), at('income', field, quarters.yearBefore(end)))),
    );
    return {
      last_quarters_yoy: rounded(series),
      latest_yoy_pct: served(series[0] ?? null),
      n_quarters: known(series),
      trend: growthTrend(series),
    };
  };

  const margin = (
    statement: StatementName,
    field: string,
    marginPct: (figure: Figure, revenue: Figure) => Figure,
  ): Margin => {
    const series = trimmed(
      ends.map((end) => marginPct(at(statement, field, end), at('income', 'revenue', end))),
    );
    // The quarters shown whose twelve months lie entirely among them.
    const rolling = ends
      .slice(0, QUARTERS - 3)
      .map((end) =>
        marginPct(quarters.trailing(statement, field, end), quarters.trailing('income', 'revenue', end)),
      );
    return {
      last_quarters: rounded(series),
      latest_pct: served(series[0] ?? null),
      n_quarters: known(series),
      trend: marginTrend(series, rolling),
    };
  };

  const returns = trimmed(
    years.anchors.slice(0, YEARS).map(({ period_end: end }) => roicAt(years, end, isFinancial)),
  );
  return {
    eps_growth: growth('eps_diluted', epsYoyPct),
    fcf_margin: margin('cash_flow', 'free_cash_flow', fcfMarginPct),
    gross_margin: margin('income', 'gross_profit', grossMarginPct),
    revenue_growth: growth('revenue', revenueYoyPct),
    roic: {
      fy_values: rounded(returns),
      latest_pct: served(returns[0] ?? null),
      n_years: known(returns),
      trend: roicTrend(returns),
    },
  };
}
