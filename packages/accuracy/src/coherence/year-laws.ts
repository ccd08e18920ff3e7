import { servedFields } from '@footnote/statements/fields/served-fields';
import { short, type Finding } from '../survey/finding.ts';
import { roundingOf, type ServedCell } from '../survey/served.ts';
import { sumOfCounts } from './counts.ts';
import { ERAS, findingOf } from './finding.ts';

/**
 * `year_law`: four quarters and the year. `nine_months_law`: three quarters and the nine months. `rest_of_year_law`:
 * the nine months, the fourth quarter and the year.
 */
export type YearLaw = 'year_law' | 'nine_months_law' | 'rest_of_year_law';

const LAWS: Readonly<Record<YearLaw, { readonly whole: string; readonly parts: readonly string[] }>> = {
  year_law: { whole: 'annual FY', parts: ['quarter Q1', 'quarter Q2', 'quarter Q3', 'quarter Q4'] },
  nine_months_law: { whole: 'ytd Q3', parts: ['quarter Q1', 'quarter Q2', 'quarter Q3'] },
  rest_of_year_law: { whole: 'annual FY', parts: ['ytd Q3', 'quarter Q4'] },
};

export const yearLaws = Object.keys(LAWS) as readonly YearLaw[];

const ADDITIVE = new Set(servedFields.filter(({ nature }) => nature === 'flow').map(({ field }) => field));

/** As a share of the larger side. */
const FAR = 0.005;

/** Fields × fiscal years in which whole and parts are served; `off` includes `far`. */
export type LawCount = { readonly judged: number; readonly off: number; readonly far: number };

/** Violations by law and first fiscal year; by field from 2010 and from 2022 on. */
export type LawCounts = Readonly<
  Record<YearLaw, Readonly<Record<string, Readonly<Record<number, LawCount>>>>>
>;

type Outcome = 'held' | 'off' | 'far';

/** Each figure is rounded by at most half of its unit, which is at most a million. */
const outcomeOf = (whole: ServedCell, parts: readonly ServedCell[]): Outcome => {
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const gap = Math.abs(whole.amount - sum);
  const rounding = [whole, ...parts].reduce((total, { amount }) => total + roundingOf(amount), 0) / 2;
  if (gap <= rounding) return 'held';
  return gap > FAR * Math.max(Math.abs(whole.amount), Math.abs(sum)) ? 'far' : 'off';
};

/**
 * Periods of one fiscal year that must add up, whatever their flags say: for every additive field and fiscal year since
 * 2010 of which all parts and the whole are served.
 */
export const brokenYears = (
  cells: readonly ServedCell[],
): { readonly counts: LawCounts; readonly findings: readonly Finding[] } => {
  const at = new Map(
    cells
      .filter(({ field, fiscal_year: year }) => ADDITIVE.has(field) && year >= ERAS[0])
      .map((cell) => [`${cell.field} ${cell.fiscal_year} ${cell.period_kind} ${cell.fiscal_period}`, cell]),
  );
  const counts: Record<YearLaw, Record<string, Record<number, LawCount>>> = {
    year_law: {},
    nine_months_law: {},
    rest_of_year_law: {},
  };
  const findings: Finding[] = [];
  for (const law of yearLaws)
    for (const whole of at.values()) {
      const { field, fiscal_year: year } = whole;
      if (`${whole.period_kind} ${whole.fiscal_period}` !== LAWS[law].whole) continue;
      const parts = LAWS[law].parts.flatMap((part) => at.get(`${field} ${year} ${part}`) ?? []);
      if (parts.length < LAWS[law].parts.length) continue;
      const outcome = outcomeOf(whole, parts);
      const one = { judged: 1, off: outcome === 'held' ? 0 : 1, far: outcome === 'far' ? 1 : 0 };
      const ofField = (counts[law][field] ??= {});
      for (const era of ERAS)
        if (year >= era)
          ofField[era] = sumOfCounts<LawCount>(ofField[era] ?? { judged: 0, off: 0, far: 0 }, one);
      if (outcome !== 'held')
        findings.push(
          findingOf(
            law,
            { cell: whole },
            outcome === 'far' ? 'by more than 0.5 %' : 'beyond rounding',
            `${short(whole.amount)} against ${parts.map(({ amount }) => short(amount)).join(' + ')}`,
          ),
        );
    }
  return { counts, findings };
};
