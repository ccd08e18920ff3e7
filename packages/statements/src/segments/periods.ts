import type { Cell } from '../cell.ts';
import { DRIFT } from '../calendar/calendar.ts';
import { parseAmount } from '../decimal.ts';
import type { InputFact } from '../inputs.ts';
import { dayOf } from '../values/day.ts';
import { type Measure, MEASURE_NAMES, MEASURES } from './measures.ts';

/** A period of a company's statements, with the served value of a measure. */
export type Period = Pick<
  Cell,
  'fiscal_period' | 'fiscal_year' | 'period_end' | 'period_kind' | 'period_start' | 'unit'
> & {
  /** Null if refused. */
  readonly served: bigint | null;
};

export type MeasurePeriods = ReadonlyMap<Measure, readonly Period[]>;

/** The periods of each measure in the served statements. The first quarter is no period to date: it would be there twice. */
export function measurePeriods(cells: readonly Cell[]): MeasurePeriods {
  return new Map(MEASURE_NAMES.map((measure) => [measure, periodsOf(cells, MEASURES[measure].field)]));
}

function periodsOf(cells: readonly Cell[], field: string): readonly Period[] {
  return cells
    .filter(
      (cell) =>
        cell.field === field &&
        cell.period_kind !== 'ttm' &&
        cell.fiscal_period !== 'TP' &&
        !(cell.period_kind === 'ytd' && cell.fiscal_period === 'Q1'),
    )
    .map(({ fiscal_period, fiscal_year, period_end, period_kind, period_start, unit, value }) => ({
      fiscal_period,
      fiscal_year,
      period_end,
      period_kind,
      period_start,
      unit,
      served: value === null ? null : parseAmount(value),
    }));
}

export type PeriodFinder = (measure: Measure, at: Pick<InputFact, 'end' | 'start' | 'unit'>) => Period | null;

/** The period of a fact's dates, which filers state with a drift of some days. */
export function periodFinder(periods: MeasurePeriods): PeriodFinder {
  const known = new Map<string, Period | null>();
  return (measure, { start, end, unit }) => {
    const key = `${measure} ${start} ${end} ${unit}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const period = nearest(periods.get(measure) ?? [], { start, end, unit });
    known.set(key, period);
    return period;
  };
}

function nearest(
  periods: readonly Period[],
  { start, end, unit }: Pick<InputFact, 'end' | 'start' | 'unit'>,
): Period | null {
  let best: Period | null = null;
  let least = Infinity;
  for (const period of periods) {
    if (period.unit !== unit || (period.period_start === null) !== (start === null)) continue;
    const late = Math.abs(dayOf(period.period_end) - dayOf(end));
    const early =
      period.period_start === null || start === null
        ? 0
        : Math.abs(dayOf(period.period_start) - dayOf(start));
    if (!(late <= DRIFT && early <= DRIFT && late + early < least)) continue;
    best = period;
    least = late + early;
  }
  return best;
}
