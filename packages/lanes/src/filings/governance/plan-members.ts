import type { Governance, PlanReport, TradingPlan } from '@footnote/contract/types.generated';
import type { ComparedPlan } from '@footnote/ownership/plans/compare';
import type { PlanNotice, PlanTrade, Stated, TaggedArrangement } from '@footnote/ownership/plans/types';
import type { FormWithoutPlan } from '@footnote/ownership/plans/without-plan';
import type { Writable } from '@footnote/wire/json';
import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 100 });
const MOST_FORMS = 100;

const refused = <Reason extends string>(reason: Reason) => ({ available: false, reason }) as const;

export function planMember(compared: ComparedPlan): Writable<TradingPlan> {
  const { plan, announced, sold, remaining } = compared;
  const { planned } = plan;
  return {
    adopted: plan.adopted,
    announced: sumMember(announced),
    basis: plan.basis,
    ends: dayMember(plan.ends),
    name: plan.name,
    notices: compared.notices.map(noticeMember),
    owner_cik: compared.owner,
    planned:
      'value' in planned
        ? new Exact(planned.value)
        : refused(planned.reason as Exclude<TradingPlan['planned'], number>['reason']),
    planned_in: 'value' in planned ? reportMember(planned.from) : null,
    remaining: sumMember(remaining),
    reports: plan.lines.map(reportMember),
    sold: sumMember(sold),
    terminated: dayMember(plan.terminated),
    trades: [...Map.groupBy(compared.trades, ({ accession }) => accession).values()].flatMap(formMember),
    unmatched_notices: compared.doubtfulNotices.map(({ form, reason }) => ({
      ...noticeMember(form),
      reason,
    })),
    unmatched_trades: [
      ...Map.groupBy(compared.doubtfulTrades, ({ form, reason }) => `${form.accession} ${reason}`).values(),
    ].flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : {
            accession: first.form.accession,
            filed: first.form.filed,
            lines: [first, ...others].map(({ form }) => form.line),
            reason: first.reason,
          },
    ),
  };
}

const sumMember = <Reason extends string>(
  sum: { readonly shares: string } | { readonly reason: Reason },
): Decimal | { readonly available: false; readonly reason: Reason } =>
  'shares' in sum ? new Exact(sum.shares) : refused(sum.reason);

const dayMember = (stated: Stated): Writable<TradingPlan['ends']> =>
  'value' in stated ? stated.value : refused(stated.reason as 'contradictory' | 'not_tagged');

const reportMember = (line: TaggedArrangement): Writable<PlanReport> => ({
  accession: line.accession,
  actions: [
    ...(line.isAdopted ? (['adopted'] as const) : []),
    ...(line.isTerminated ? (['terminated'] as const) : []),
  ],
  filed: line.filed,
  form: line.form,
  line: line.line,
});

const noticeMember = ({ accession, filed, seller, units }: PlanNotice) => ({
  ...{ accession, filed, seller: seller === '' ? null : seller },
  units: units === null ? null : new Exact(units),
});

/** The sales of one form, in the order of their days. */
function formMember(trades: readonly PlanTrade[]): readonly Writable<TradingPlan['trades'][number]>[] {
  const [first] = trades;
  if (first === undefined) return [];
  return [
    {
      accession: first.accession,
      filed: first.filed,
      first_day: first.date ?? first.filed,
      last_day: trades.at(-1)?.date ?? first.filed,
      lines: trades.map(({ line }) => line).sort((a, b) => a - b),
      shares: trades.reduce((sum, { shares }) => sum.plus(shares ?? 0), new Exact(0)),
    },
  ];
}

export const formsMember = (
  forms: readonly FormWithoutPlan[],
): Writable<Governance['forms_without_plan']> => ({
  count: forms.length,
  forms: forms.slice(0, MOST_FORMS).map(({ accession, days, filed, isNotice, persons, reason }) => ({
    ...{ accession, filed, persons, reason },
    kind: isNotice ? 'notice' : 'trades',
    plan_dates: days,
  })),
});
