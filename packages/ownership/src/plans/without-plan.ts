import type { ComparedPlan, KnownForms } from './compare.ts';
import { statedAdoption } from './stated-adoption.ts';
import type { PlanNotice, PlanTrade, Unplaced } from './types.ts';

/**
 * Why a form that mentions a plan is set against none. `no_arrangement`: no report that was read tags one of that person and day;
 * `arrangement_not_compared`: one of that day is in no plan itself. The others are of a trade.
 */
export type WithoutPlanReason =
  'adopted_by_another' | 'adoption_not_stated' | 'arrangement_not_compared' | 'no_arrangement';

/** A form that mentions a plan, with the days of adoption that it states. */
export type FormWithoutPlan = {
  readonly accession: string;
  readonly filed: string;
  readonly isNotice: boolean;
  readonly persons: readonly string[];
  readonly days: readonly string[];
  readonly reason: WithoutPlanReason;
};

/** Forms that name plans which none of these are, newest first: notices, and forms with sales. */
export function formsWithoutPlan(
  compared: readonly ComparedPlan[],
  unplaced: readonly Unplaced[],
  { notices, trades }: Pick<KnownForms, 'notices' | 'trades'>,
): readonly FormWithoutPlan[] {
  const seen = new Set(
    compared.flatMap((plan) => [
      ...[...plan.notices, ...plan.trades],
      ...[...plan.doubtfulNotices, ...plan.doubtfulTrades].map(({ form }) => form),
    ]),
  );
  const notCompared = new Set(unplaced.flatMap(({ adopted }) => adopted ?? []));
  const reasonOf = (days: readonly string[]): WithoutPlanReason =>
    days.some((day) => notCompared.has(day)) ? 'arrangement_not_compared' : 'no_arrangement';
  const byAccession = Map.groupBy(
    trades.filter((trade) => !seen.has(trade)),
    ({ accession }) => accession,
  );
  return [
    ...notices.flatMap((notice) =>
      seen.has(notice) || notice.planDates.length === 0 ? [] : [ofNotice(notice, reasonOf)],
    ),
    ...[...byAccession.values()].flatMap((lines) => ofTrades(lines, reasonOf)),
  ].sort((a, b) => (`${a.filed} ${a.accession}` < `${b.filed} ${b.accession}` ? 1 : -1));
}

type ReasonOf = (days: readonly string[]) => WithoutPlanReason;

const ofNotice = (
  { accession, filed, seller, planDates }: PlanNotice,
  reasonOf: ReasonOf,
): FormWithoutPlan => ({
  ...{ accession, filed, isNotice: true, persons: [seller], days: [...new Set(planDates)].sort() },
  reason: reasonOf(planDates),
});

function ofTrades(lines: readonly PlanTrade[], reasonOf: ReasonOf): readonly FormWithoutPlan[] {
  const [first] = lines;
  const stated = lines.flatMap((line) => {
    if (line.code !== 'S' || line.direction === 'A') return [];
    const names = line.owners.map(({ name }) => name);
    return statedAdoption(line.texts, names) ?? [];
  });
  if (first === undefined || stated.length === 0) return [];
  const { accession, filed, owners } = first;
  const days = [...new Set(stated.flatMap((each) => ('days' in each ? each.days : [])))].sort();
  const refused = stated.flatMap((each) => ('reason' in each ? each.reason : [])).sort();
  return [
    {
      ...{ accession, filed, isNotice: false, persons: owners.map(({ name }) => name), days },
      reason: days.length > 0 ? reasonOf(days) : (refused[0] ?? 'adoption_not_stated'),
    },
  ];
}
