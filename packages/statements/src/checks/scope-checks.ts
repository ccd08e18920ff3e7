import type { Calendar } from '../calendar/calendar.ts';
import { DISCONTINUED_INCOME, INTEREST_FAMILY, PRODUCTION_COSTS } from '../fields/checks.ts';
import { gaap, isFinancial } from '../fields/field.ts';
import type { IssuerType } from '../fields/field.ts';
import { near, size } from '../decimal.ts';
import { newestOf } from '../facts/fact-index.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import { checkInterest } from './interest-checks.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { placeOf, slotOf, SPANS } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import { isServed, refused, withFlag } from '../derive/table.ts';
import type { Entry } from '../model/model.ts';
import type { Table } from '../derive/table.ts';
import { ROUNDINGS_OF_SUM } from '../values/tolerances.ts';

const INTERIM_DATES: readonly Place[] = ['I1', 'I2', 'I3'];

/** Other intangibles that an interim report may leave out, in thousandths of the total. */
const SMALL_REST = 50;

/**
 * Interim reports that show only goodwill while adjacent annual reports also tag other intangibles: these are
 * inside another row. Refused as partial, because the row would jump at every year's end; flagged if the
 * other intangibles are less than a twentieth.
 */
const checkIntangibles = (table: Table, calendar: Calendar): void => {
  for (const year of calendar.keys())
    for (const place of INTERIM_DATES) {
      const slot = slotOf(year, place);
      const entry = table.get('intangibles', slot);
      const [part, ...others] = entry?.parts ?? [];
      if (!entry || part === undefined || others.length > 0) continue;
      const annual = [slotOf(year - 1, 'I4'), slotOf(year, 'I4')]
        .map((at) => table.get('intangibles', at))
        .find((found) => found !== undefined && found.value !== null);
      const same = annual?.parts.find(({ fact }) => fact.concept === part.fact.concept);
      if (!same || !annual?.value || annual.value === same.fact.amount) continue;
      const isSmall = near(annual.value, same.fact.amount, SMALL_REST);
      table.set(
        'intangibles',
        slot,
        isSmall ? withFlag(entry, 'goodwill_only') : refused('intangibles.goodwill_alone'),
      );
    }
};

/** Cost concepts that are complete by definition. */
const WHOLE_COST = gaap('CostOfRevenue');

/** Spans from which a quarter may be derived, starting with the quarter itself. */
const OPERANDS: Partial<Record<Place, readonly Place[]>> = {
  Q2: ['Q2', 'Y2', 'Q1'],
  Q3: ['Q3', 'Y3', 'Y2'],
  Q4: ['Q4', 'FY', 'Y3'],
};

/**
 * A cost of goods together with other production costs, without a gross profit, is a part: for oil companies and lessors.
 * A health insurer's is one of products, or its medical costs under the tag of goods (semantics §3.8.6).
 */
const checkProduction = (table: Table, calendar: Calendar, index: FactIndex, type: IssuerType): void => {
  const ofGoods = ({ parts }: Entry): boolean =>
    parts.some(({ fact }) => fact.concept.startsWith(gaap('CostOf')) && fact.concept !== WHOLE_COST);
  const hasOthers = (year: number, place: Place): boolean =>
    (OPERANDS[place] ?? [place]).some((span) =>
      (index.slots.get(slotOf(year, span)) ?? []).some(({ facts }) =>
        PRODUCTION_COSTS.some((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n),
      ),
    );
  for (const year of calendar.keys())
    for (const place of SPANS) {
      const slot = slotOf(year, place);
      const cost = table.get('cost_of_revenue', slot);
      if (!isServed(cost)) continue;
      const isPart =
        type === 'health_insurer' ||
        (table.value('gross_profit', slot) === null && ofGoods(cost) && hasOthers(year, place));
      if (isPart) table.set('cost_of_revenue', slot, refused('cost_of_revenue.production_costs'));
    }
};

/** Net income of discontinued operations as the newest filing tags it; null when none does. */
const discontinued = (index: FactIndex, slot: Slot): bigint | null => {
  const facts = newestOf(index, slot, (found) => DISCONTINUED_INCOME.some((concept) => found.has(concept)));
  if (!facts) return null;
  const amounts = DISCONTINUED_INCOME.flatMap((concept) => facts.get(concept)?.amount ?? []);
  return amounts.find((amount) => amount !== 0n) ?? 0n;
};

/** Flags net income that includes a result of discontinued operations. */
const flagDiscontinued = (table: Table, calendar: Calendar, index: FactIndex): void => {
  for (const year of calendar.keys()) {
    const amountOf = (place: Place): bigint | null => discontinued(index, slotOf(year, place));
    const rest = (whole: Place, part: Place): boolean =>
      (amountOf(whole) ?? 0n) !== (amountOf(part) ?? 0n) && amountOf(whole) !== null;
    for (const place of SPANS) {
      const slot = slotOf(year, place);
      const entry = table.get('net_income', slot);
      if (!entry || entry.value === null) continue;
      const own = amountOf(place);
      const isDiscontinued =
        own !== null
          ? own !== 0n
          : (place === 'Q4' && rest('FY', 'Y3')) ||
            (place === 'Q3' && rest('Y3', 'Y2')) ||
            (place === 'Q2' && rest('Y2', 'Q1'));
      if (isDiscontinued) table.set('net_income', slot, withFlag(entry, 'discontinued_operations'));
    }
  }
};

/**
 * A cost of revenue equal to revenue less operating income, while other operating costs exist, is total costs
 * under the wrong tag and never the cost of revenue (semantics §3.1).
 */
const checkCosts = (table: Table, calendar: Calendar): void => {
  for (const year of calendar.keys())
    for (const place of SPANS) {
      const slot = slotOf(year, place);
      const [revenue, cost, income] = ['revenue', 'cost_of_revenue', 'operating_income'].map((field) =>
        table.value(field, slot),
      );
      if (revenue == null || cost == null || income == null || table.value('gross_profit', slot) !== null)
        continue;
      // Three figures, each rounded independently.
      const slack = roundingUnit([revenue, cost, income]) * ROUNDINGS_OF_SUM;
      const others = ['sga_expense', 'rnd_expense'].some(
        (field) => (table.value(field, slot) ?? 0n) > slack * 2n,
      );
      if (others && size(revenue - income - cost) <= slack)
        table.set('cost_of_revenue', slot, refused('cost_of_revenue.all_costs'));
    }
};

/** Whether revenue less these expenses is the income before tax of the slot although interest is tagged. */
const includesInterest = (table: Table, index: FactIndex, slot: Slot, field: string): boolean => {
  const [revenue, pretax] = [table.value('revenue', slot), table.value('pretax_income', slot)];
  const expense = table.value(field, slot);
  if (revenue === null || pretax === null || expense === null) return false;
  const slack = roundingUnit([revenue, pretax, expense]) * ROUNDINGS_OF_SUM;
  return (
    size(revenue - expense - pretax) <= slack &&
    INTEREST_FAMILY.some((concept) =>
      (index.slots.get(slot) ?? []).some(({ facts }) => (facts.get(concept)?.amount ?? 0n) !== 0n),
    )
  );
};

/**
 * Total expenses equal to revenue less income before tax include interest and are not operating expenses: for
 * producers, brokers and landlords whose statements have no operating income. What they include in a year
 * they include in its quarters.
 */
const checkExpenses = (table: Table, calendar: Calendar, index: FactIndex): void => {
  for (const year of calendar.keys())
    for (const field of ['operating_expense', 'costs_and_expenses']) {
      const slots = SPANS.map((place) => slotOf(year, place)).filter(
        (slot) => table.value('operating_income', slot) === null,
      );
      const isYears = slots.some(
        (slot) => placeOf(slot) === 'FY' && includesInterest(table, index, slot, field),
      );
      const holding = slots.filter((slot) => isYears || includesInterest(table, index, slot, field));
      for (const slot of holding)
        if (table.value(field, slot) !== null)
          table.set(field, slot, refused('operating_expense.holds_interest'));
    }
};

/**
 * Checks the scope of values by other periods and other concepts. Runs before other values are computed from
 * them.
 */
export const checkScopes = (table: Table, calendar: Calendar, index: FactIndex, type: IssuerType): void => {
  checkIntangibles(table, calendar);
  checkCosts(table, calendar);
  checkProduction(table, calendar, index, type);
  if (!isFinancial(type)) checkExpenses(table, calendar, index);
  if (!isFinancial(type)) checkInterest(table, calendar, index);
  flagDiscontinued(table, calendar, index);
};
