import type { Calendar } from '../calendar/calendar.ts';
import { COMMON_DIVIDENDS, PREFERRED_DIVIDENDS } from '../fields/checks.ts';
import { gaap } from '../fields/field.ts';
import { near, quotient, size } from '../decimal.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import { QUARTERS, slotOf, SPANS } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { refused } from '../derive/table.ts';
import type { Entry } from '../model/model.ts';
import type { Table } from '../derive/table.ts';
import type { RefusingRule } from '../rules/rules.ts';
import { OTHER_BASIS } from '../values/tolerances.ts';

const ANY_DIVIDENDS = gaap('PaymentsOfDividends');

/** A quarterly rate is a fourth of the year; preferred dividends and late payments have smaller effects. */
const APART = 3n;

/** Sum of the concept over the quarters of the year that filings tag separately. */
const ofQuarters = (index: FactIndex, year: number, concept: string): bigint =>
  QUARTERS.reduce((sum, place) => {
    const facts = (index.slots.get(slotOf(year, place)) ?? []).findLast((each) =>
      each.facts.has(concept),
    )?.facts;
    return sum + (facts?.get(concept)?.amount ?? 0n);
  }, 0n);

/** Shares that the year's dividends were paid on; null if unknown. Those of the cover are as filed. */
const sharesOf = (table: Table, year: number, isAsFiled: boolean): bigint | null => {
  const slot = slotOf(year, 'FY');
  const shares = table.value('shares_basic', slot) ?? table.value('shares_diluted', slot);
  if (shares !== null) return shares;
  const eps = table.value('eps_basic', slot) ?? table.value('eps_diluted', slot);
  const income = table.value('net_income_to_common', slot) ?? table.value('net_income', slot);
  if (eps !== null && eps !== 0n && income !== null) return size(quotient(income, eps));
  return isAsFiled ? table.value('shares_outstanding_cover_page', slotOf(year, 'I4')) : null;
};

/**
 * How the payments contradict the dividend: a factor of three or more, an unknown number of shares, or no
 * payment at all although the concept is a dividend paid. Null if they do not.
 */
const contradictionOf = (
  table: Table,
  year: number,
  { value, flags, parts: [part] }: Entry,
): RefusingRule | null => {
  const dividend = value ?? 0n;
  const total = table.value('dividends_paid', slotOf(year, 'FY'));
  if (total === null) return null;
  if (total === 0n) return flags.includes('cash_paid') ? 'dividend_per_share.nothing_paid' : null;
  const paid = size(total);
  const shares = sharesOf(table, year, part?.fact.split === null);
  if (shares === null || shares <= 0n) return 'dividend_per_share.shares_unknown';
  const implied = quotient(paid, shares);
  const isFarApart = implied >= dividend * APART || implied * APART <= dividend;
  return isFarApart ? 'dividend_per_share.contradicts_payment' : null;
};

/** Dividends are paid and declared in different periods. */
const TIMING = 110n;

/**
 * Whether a payment of dividends of any kind may be entirely preferred: preferred dividends of the period
 * account for it, and there is no evidence of common dividends.
 */
const isPreferred = (index: FactIndex, slot: Slot, paid: bigint): boolean => {
  const amounts = (concepts: readonly string[]): bigint[] =>
    (index.slots.get(slot) ?? []).flatMap(({ facts }) =>
      concepts.map((concept) => size(facts.get(concept)?.amount ?? 0n)),
    );
  return (
    amounts(COMMON_DIVIDENDS).every((amount) => amount === 0n) &&
    amounts(PREFERRED_DIVIDENDS).some((amount) => amount * TIMING >= paid * 100n)
  );
};

const checkPaid = (table: Table, index: FactIndex, slot: Slot): void => {
  const entry = table.get('dividends_paid', slot);
  if (!entry || entry.value === null || entry.value === 0n) return;
  if (entry.parts.some(({ fact }) => fact.concept !== ANY_DIVIDENDS)) return;
  if (isPreferred(index, slot, size(entry.value)))
    table.set('dividends_paid', slot, refused('dividends.all_preferred'));
};

/** Distributions per unit of a partnership: refused for a quarterly rate, and if classes of units differ. */
const checkDistributions = (table: Table, index: FactIndex, year: number): void => {
  const slot = slotOf(year, 'FY');
  const entry = table.get('distributions_per_unit', slot);
  const [part] = entry?.parts ?? [];
  if (!entry?.value || !part) return;
  const { concept } = part.fact;
  const quarters = ofQuarters(index, year, concept);
  if ((index.slots.get(slot) ?? []).some(({ facts }) => facts.get(concept)?.conflict === true))
    table.set('distributions_per_unit', slot, refused('distribution_per_unit.classes_differ'));
  else if (quarters > entry.value && !near(quarters, entry.value, OTHER_BASIS))
    table.set('distributions_per_unit', slot, refused('distribution_per_unit.quarterly_rate'));
};

/**
 * Dividends per share of a year (semantics §3.4): many filers tag the quarterly rate of their text with the
 * period of the year. Refused if the quarters add up to more, if payments are several times as much, or if
 * any filing reports different dividends for the classes of stock. Before that, dividends paid that are
 * entirely preferred are refused.
 */
export const checkDividends = (table: Table, calendar: Calendar, index: FactIndex): void => {
  for (const [year, { transition }] of calendar.entries()) {
    for (const place of SPANS) checkPaid(table, index, slotOf(year, place));
    checkDistributions(table, index, year);
    const slot = slotOf(year, 'FY');
    const entry = table.get('dividends_per_share', slot);
    const [part] = entry?.parts ?? [];
    if (transition || !entry || entry.value === null || entry.value === 0n || !part) continue;
    const quarters = ofQuarters(index, year, part.fact.concept);
    const differs = (index.slots.get(slot) ?? []).some(
      ({ facts }) => facts.get(part.fact.concept)?.conflict === true,
    );
    const isRate = quarters > entry.value && !near(quarters, entry.value, OTHER_BASIS);
    const rule = differs
      ? 'dividend_per_share.classes_differ'
      : isRate
        ? 'dividend_per_share.quarterly_rate'
        : contradictionOf(table, year, entry);
    if (rule !== null) table.set('dividends_per_share', slot, refused(rule));
  }
};
