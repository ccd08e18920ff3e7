import { type Amount, amountOf, sumOf, textOf, ZERO } from '../insiders/amounts.ts';
import { compared } from '../insiders/filed.ts';
import { isOwnerNamed, isSamePerson } from './person-name.ts';
import { sharesAsOf, type Splits } from './splits.ts';
import { statedAdoption } from './stated-adoption.ts';
import type { Plan, PlanNotice, PlanTrade } from './types.ts';

/** Forms on which owners and trades may be missing. */
export type KnownForms = {
  /** Owners on Forms 3, 4 and 5 of the company, each under every name that forms have. */
  readonly owners: readonly { readonly cik: string; readonly name: string }[];
  readonly notices: readonly PlanNotice[];
  readonly trades: readonly PlanTrade[];
  readonly splits: Splits;
  /** Whether all notices, and all trades, of these days are known. */
  readonly hasNotices: (from: string, to: string) => boolean;
  readonly hasTrades: (from: string, to: string) => boolean;
  /** The last day. */
  readonly to: string;
};

/** Why a notice that may be of a plan does not count: it names several plans; its seller is not the person, or unknown. */
export type NoticeDoubt = 'before_adoption' | 'seller_not_matched' | 'several_plans';

/**
 * Why a trade that may be under a plan does not count. `box_contradicts`: the form's box says that none is;
 * `not_a_sale`: a purchase or gift; `several_plans`: its date in figures says the days of two plans of the person.
 */
export type TradeDoubt =
  | 'adopted_by_another'
  | 'adoption_not_stated'
  | 'before_adoption'
  | 'box_contradicts'
  | 'doubted'
  | 'not_a_sale'
  | 'several_plans'
  | 'shares_not_stated';

/** Why a sum is unknown. */
export type SumRefusal =
  | 'forms_missing'
  | 'notices_unmatched'
  | 'person_ambiguous'
  | 'person_not_matched'
  | 'splits_unknown'
  | 'trades_unmatched'
  | 'units_not_stated';

export type RemainingRefusal = 'other_trades' | 'planned_unknown' | 'sold_above_planned' | 'sold_unknown';

type Sum<Reason> = { readonly shares: string } | { readonly reason: Reason };

export type Doubtful<Form, Doubt> = { readonly form: Form; readonly reason: Doubt };

/** A plan set against the notices and trades under it; sums in shares of its basis. */
export type ComparedPlan = {
  readonly plan: Plan;
  /** CIK of the owner who is the person; null with the reason why it is unknown. */
  readonly owner: string | null;
  readonly ownerRefusal: 'person_ambiguous' | 'person_not_matched' | null;
  readonly notices: readonly PlanNotice[];
  readonly trades: readonly PlanTrade[];
  readonly doubtfulNotices: readonly Doubtful<PlanNotice, NoticeDoubt>[];
  readonly doubtfulTrades: readonly Doubtful<PlanTrade, TradeDoubt>[];
  readonly announced: Sum<SumRefusal>;
  readonly sold: Sum<SumRefusal>;
  /** Planned less sold. */
  readonly remaining: Sum<RemainingRefusal>;
};

/** Plans set against Forms 144 and 4: by person and day of adoption. The order of the forms does not matter. */
export function comparedPlans(plans: readonly Plan[], known: KnownForms): readonly ComparedPlan[] {
  const persons = plans.map(({ name }) => ownersNamed(name, known));
  return plans.map((plan, at) => {
    const own = persons[at] ?? [];
    const [owner = null] = own.length === 1 ? own : [];
    const days = plans.flatMap(({ adopted }, other) =>
      owner !== null && persons[other]?.length === 1 && persons[other][0] === owner ? [adopted] : [],
    );
    const ownerRefusal = own.length === 0 ? 'person_not_matched' : own.length > 1 ? 'person_ambiguous' : null;
    const notices = noticesOf(plan, owner, known);
    const trades = owner === null ? { matched: [], doubtful: [] } : tradesOf(plan, owner, days, known);
    const announced = announcedOf(plan, notices, known);
    const sold = soldOf(plan, ownerRefusal, trades, known);
    return {
      plan,
      owner,
      ownerRefusal,
      notices: notices.matched,
      trades: trades.matched,
      doubtfulNotices: notices.doubtful,
      doubtfulTrades: trades.doubtful,
      announced,
      sold,
      remaining: remainingOf(plan, sold, trades.doubtful),
    };
  });
}

type Found<Form, Doubt> = {
  readonly matched: readonly Form[];
  readonly doubtful: readonly Doubtful<Form, Doubt>[];
};

const ownersNamed = (name: string, { owners }: KnownForms): readonly string[] => [
  ...new Set(owners.filter((owner) => isOwnerNamed(name, owner.name)).map(({ cik }) => cik)),
];

function noticesOf(plan: Plan, owner: string | null, known: KnownForms): Found<PlanNotice, NoticeDoubt> {
  const naming = known.notices
    .filter(({ planDates }) => planDates.includes(plan.adopted))
    .toSorted((a, b) => compared(a.filed, b.filed) || compared(a.accession, b.accession));
  const judged = naming.flatMap((form) => {
    const isOwn = form.owner === '' ? isSamePerson(plan.name, form.seller) : form.owner === owner;
    // Another insider may have adopted a plan on the same day.
    if (!isOwn && form.owner !== '') return [];
    return [{ form, reason: isOwn ? doubtOfNotice(form, plan) : ('seller_not_matched' as const) }];
  });
  return splitByDoubt(judged);
}

const doubtOfNotice = ({ filed, planDates }: PlanNotice, { adopted }: Plan): NoticeDoubt | null =>
  filed < adopted ? 'before_adoption' : new Set(planDates).size > 1 ? 'several_plans' : null;

function splitByDoubt<Form, Doubt>(
  judged: readonly { readonly form: Form; readonly reason: Doubt | null }[],
): Found<Form, Doubt> {
  return {
    matched: judged.filter(({ reason }) => reason === null).map(({ form }) => form),
    doubtful: judged.flatMap(({ form, reason }) => (reason === null ? [] : [{ form, reason }])),
  };
}

function tradesOf(
  plan: Plan,
  owner: string,
  days: readonly string[],
  { trades, to }: KnownForms,
): Found<PlanTrade, TradeDoubt> {
  const own = trades
    .filter(({ owners }) => owners.some(({ cik }) => cik === owner))
    .toSorted(
      (a, b) =>
        compared(a.date ?? a.filed, b.date ?? b.filed) ||
        compared(a.accession, b.accession) ||
        a.line - b.line,
    );
  const last = lastDayOf(plan, to);
  return splitByDoubt(
    own.flatMap((form) => {
      const reason = judgedTrade(form, plan, days, last);
      return reason === undefined ? [] : [{ form, reason }];
    }),
  );
}

/** Undefined for a trade that is not under the plan, null for one that counts. */
function judgedTrade(
  trade: PlanTrade,
  { adopted }: Plan,
  days: readonly string[],
  last: string,
): TradeDoubt | null | undefined {
  const stated = statedAdoption(
    trade.texts,
    trade.owners.map(({ name }) => name),
  );
  const day = trade.date ?? trade.filed;
  const isWithin = day >= adopted && day <= last;
  if (stated === null)
    return trade.underPlan === true && !trade.isNotedElsewhere && isWithin && isSale(trade)
      ? 'adoption_not_stated'
      : undefined;
  if ('reason' in stated) return isWithin && isSale(trade) ? stated.reason : undefined;
  if (!stated.days.includes(adopted)) return undefined;
  if (days.filter((each) => stated.days.includes(each)).length > 1) return 'several_plans';
  if (trade.underPlan === false) return 'box_contradicts';
  if (trade.isDoubted || trade.date === null) return 'doubted';
  if (trade.date < adopted) return 'before_adoption';
  if (!isSale(trade)) return 'not_a_sale';
  return trade.shares === null ? 'shares_not_stated' : null;
}

const isSale = ({ code, direction }: PlanTrade): boolean => code === 'S' && direction !== 'A';

/** The last day of trades under a plan. */
function lastDayOf({ ends, terminated }: Plan, to: string): string {
  const days = [ends, terminated].flatMap((stated) => ('value' in stated ? [stated.value] : []));
  return [...days, to].sort()[0] ?? to;
}

function announcedOf(
  plan: Plan,
  { matched, doubtful }: Found<PlanNotice, NoticeDoubt>,
  { hasNotices, splits, to }: KnownForms,
): Sum<SumRefusal> {
  if (!hasNotices(plan.adopted, lastDayOf(plan, to))) return { reason: 'forms_missing' };
  if (doubtful.length > 0) return { reason: 'notices_unmatched' };
  if (matched.some(({ units }) => units === null)) return { reason: 'units_not_stated' };
  return summed(matched.map(({ filed, units }) => sharesAsOf(units, filed, plan.basis, splits)));
}

function soldOf(
  plan: Plan,
  ownerRefusal: ComparedPlan['ownerRefusal'],
  { matched, doubtful }: Found<PlanTrade, TradeDoubt>,
  { hasTrades, splits, to }: KnownForms,
): Sum<SumRefusal> {
  if (!hasTrades(plan.adopted, lastDayOf(plan, to))) return { reason: 'forms_missing' };
  if (ownerRefusal !== null) return { reason: ownerRefusal };
  if (doubtful.some(({ reason }) => reason !== 'not_a_sale')) return { reason: 'trades_unmatched' };
  return summed(
    matched.map(({ date, filed, shares }) => sharesAsOf(shares, date ?? filed, plan.basis, splits)),
  );
}

/** Only unknown splits leave a part unknown here. */
function summed(parts: readonly (string | null)[]): Sum<SumRefusal> {
  const sum = sumOf(parts);
  return sum === null ? { reason: 'splits_unknown' } : { shares: textOf(sum) };
}

function remainingOf(
  { planned }: Plan,
  sold: Sum<SumRefusal>,
  doubtful: readonly Doubtful<PlanTrade, TradeDoubt>[],
): Sum<RemainingRefusal> {
  if (!('value' in planned)) return { reason: 'planned_unknown' };
  if (!('shares' in sold)) return { reason: 'sold_unknown' };
  const left = (amountOf(planned.value) ?? ZERO).minus(amountOf(sold.shares) ?? ZERO);
  if (left.isNegative()) return { reason: 'sold_above_planned' };
  return doubtful.length > 0 ? { reason: 'other_trades' } : { shares: textOf(left satisfies Amount) };
}
