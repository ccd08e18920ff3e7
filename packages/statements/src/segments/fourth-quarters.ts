import { fourthQuarterOf } from './fourth-quarter.ts';
import { BY_NAMES, type Measure } from './measures.ts';
import { type Reconciled, type Report, reportOf, stepsOf } from './one-basis.ts';
import type { MeasurePeriods, Period } from './periods.ts';
import { renamedIn } from './renamed.ts';
import type { SegmentVintage } from './vintage.ts';

type Vintages = readonly SegmentVintage[];

/** Measures of a span, whose quarters add up to the year. */
const FLOWS: readonly Measure[] = ['revenue', 'operating_income'];

const QUARTERS = ['Q1', 'Q2', 'Q3'] as const;

/**
 * The vintages, and in place of a fourth quarter that no filing breaks down a derived one, if a filing breaks its year
 * down. `reported`: the vintages of each period, newest first. `accessions`: of all filings, oldest first.
 */
export function withFourthQuarters(
  reported: readonly Vintages[],
  periods: MeasurePeriods,
  accessions: readonly string[],
): Vintages {
  const orders = new Map(accessions.map((accession, at) => [accession, at]));
  const byKey = new Map(reported.flatMap((of) => (of[0] === undefined ? [] : [[keyOf(of[0]), of]])));
  for (const measure of FLOWS)
    for (const by of BY_NAMES) {
      const own = reported.filter(([first]) => first?.measure === measure && first.by === by);
      if (!own.some((of) => of.some(({ breakdown }) => breakdown !== null))) continue;
      const nameOf = renamedIn(own.map((of) => of.flatMap(({ breakdown }) => breakdown ?? []).toReversed()));
      const orderOf = ({ filing }: SegmentVintage): number => orders.get(filing.accession) ?? -1;
      const reports = own.map((of) =>
        of
          .flatMap(({ breakdown, ...vintage }) =>
            breakdown === null
              ? []
              : [reportOf({ ...vintage, breakdown }, orders.get(vintage.filing.accession) ?? -1, nameOf)],
          )
          .toReversed(),
      );
      const steps = reports.flatMap(stepsOf);
      for (const period of periods.get(measure) ?? []) {
        if (period.period_kind !== 'quarter' || period.fiscal_period !== 'Q4') continue;
        const key = keyOf({ measure, by, period });
        if (byKey.get(key)?.some(({ breakdown }) => breakdown !== null) === true) continue;
        const vintagesOf = (kind: Period['period_kind'], of: Period['fiscal_period']): Vintages =>
          own.find(([first]) =>
            isPeriod(first?.period, { ...period, period_kind: kind, fiscal_period: of }),
          ) ?? [];
        const year = vintagesOf('annual', 'FY');
        const current = year.find(({ standing }) => standing);
        if (current === undefined || year.every(({ breakdown }) => breakdown === null)) continue;
        const servedIn = (of: Vintages): Report<Reconciled> | undefined => {
          const served = of.find(({ standing, refusal }) => standing && refusal === null);
          if (served?.breakdown?.kind !== 'reconciled') return undefined;
          const { breakdown } = served;
          return reportOf({ ...served, breakdown }, orderOf(served), nameOf);
        };
        const { breakdown, refusal, derivation } = fourthQuarterOf({
          period,
          whole: servedIn(year),
          nineMonths: servedIn(vintagesOf('ytd', 'Q3')),
          quarters: QUARTERS.map((quarter) => servedIn(vintagesOf('quarter', quarter))),
          filedFor: (report) => reports.find(([first]) => isPeriod(first?.period, report.period)) ?? [],
          steps,
          nameOf,
        });
        const { filing } = current;
        byKey.set(key, [{ measure, by, period, filing, breakdown, refusal, derivation, standing: true }]);
      }
    }
  return [...byKey.values()].flat();
}

const keyOf = ({ measure, by, period }: Pick<SegmentVintage, 'by' | 'measure' | 'period'>): string =>
  `${measure} ${by} ${period.period_kind} ${period.period_end}`;

const isPeriod = (
  found: Period | undefined,
  { fiscal_year: year, period_kind: kind, fiscal_period: of }: Period,
): boolean => found?.fiscal_year === year && found.period_kind === kind && found.fiscal_period === of;
