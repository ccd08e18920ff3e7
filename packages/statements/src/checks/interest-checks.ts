import type { Calendar } from '../calendar/calendar.ts';
import {
  CAPTIVE_INTEREST,
  FINANCE_RECEIVABLES,
  INTEREST_FAMILY,
  INTEREST_INCOME,
  NET_INTEREST,
} from '../fields/checks.ts';
import { gaap } from '../fields/field.ts';
import { size, trailingZeros } from '../decimal.ts';
import { digestOf } from '../filings/filing-digest.ts';
import { newestOf } from '../facts/fact-index.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { Fact, FactSet, Filing } from '../model/model.ts';
import { firstOf } from '../reading/reading-of.ts';
import { RUNNING_TEXT_DIGITS, roundingDigitsOf, roundingUnit } from '../filings/rounding.ts';
import { slotOf, SPANS } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { refused } from '../derive/table.ts';
import type { Table } from '../derive/table.ts';
import type { RefusingRule } from '../rules/rules.ts';
import { ROUNDINGS_OF_SUM } from '../values/tolerances.ts';

/**
 * Finance receivables of at least this many percent of total assets, together with inventory, indicate a
 * captive.
 */
const CAPTIVE_SHARE = 15n;

const hasCaptive = (index: FactIndex, slot: Slot): boolean => {
  const facts = newestOf(index, slot, (found) => found.has(gaap('Assets')));
  const assets = facts?.get(gaap('Assets'))?.amount;
  if (!facts || assets === undefined || (facts.get(gaap('InventoryNet'))?.amount ?? 0n) <= 0n) return false;
  return FINANCE_RECEIVABLES.some((concepts) => {
    const total = concepts.reduce((sum, concept) => sum + (facts.get(concept)?.amount ?? 0n), 0n);
    return total * 100n >= assets * CAPTIVE_SHARE;
  });
};

/**
 * Interest expense of a manufacturer or retailer with a captive finance business (semantics §3.4): the face
 * splits it by business, and a single row may be either part.
 */
const checkCaptives = (table: Table, calendar: Calendar, index: FactIndex): void => {
  for (const year of calendar.keys()) {
    const dates = [slotOf(year, 'I4'), slotOf(year - 1, 'I4')];
    const sheet = dates.find((slot) => newestOf(index, slot, (facts) => facts.has(gaap('Assets'))));
    const isCaptive = sheet !== undefined && hasCaptive(index, sheet);
    for (const place of SPANS) {
      const slot = slotOf(year, place);
      if ((table.get('interest_expense', slot)?.value ?? null) === null) continue;
      if (isCaptive || newestOf(index, slot, (facts) => facts.has(CAPTIVE_INTEREST)))
        table.set('interest_expense', slot, refused('interest.captive_business'));
    }
  }
};

/**
 * Whether interest income less net interest exceeds the tagged value, which is then only a part, such as
 * interest on debt without interest on leases.
 */
const isPart = (facts: FactSet, tagged: Fact): boolean => {
  const income = facts.get(INTEREST_INCOME)?.amount;
  const net = firstOf(facts, NET_INTEREST)?.amount;
  if (income === undefined || net === undefined) return false;
  // Three figures, each rounded independently.
  return income - net - size(tagged.amount) > roundingUnit([income, net, tagged.amount]) * ROUNDINGS_OF_SUM;
};

/** Fewer figures may be round by chance. */
const ENOUGH = 2;

/**
 * Whether all values of the concept in the filing are rounded so coarsely that they are from the running
 * text, not from the face.
 */
const isFromRunningText = (filing: Filing, concept: string): boolean => {
  const roundingDigits = roundingDigitsOf(filing);
  if (roundingDigits === null) return false;
  const amounts = digestOf(filing.facts)
    .known.filter((fact) => fact.concept === concept && fact.amount !== 0n)
    .map(({ amount }) => amount);
  return (
    amounts.length >= ENOUGH &&
    amounts.every((amount) => (trailingZeros(amount) ?? 0) >= roundingDigits + RUNNING_TEXT_DIGITS)
  );
};

/** Facts of the family that are not the interest expense of the face, and why. */
const doubted = (index: FactIndex): ReadonlyMap<Fact, RefusingRule> => {
  const found = new Map<Fact, RefusingRule>();
  for (const sets of index.slots.values())
    for (const concept of INTEREST_FAMILY) {
      const tagged = sets.flatMap(({ filing, facts }) => {
        const fact = facts.get(concept);
        return fact ? [{ filing, facts, fact }] : [];
      });
      const part = tagged.some(({ facts, fact }) => isPart(facts, fact));
      for (const { filing, fact } of tagged)
        if (part) found.set(fact, 'interest.part_of_net');
        else if (filing.interest?.concepts?.has(concept) !== true && isFromRunningText(filing, concept))
          found.set(fact, 'interest.running_text');
    }
  return found;
};

/**
 * Refuses interest expense that, according to other facts of the filings, is not the interest expense of the
 * face (semantics §3.4).
 */
export const checkInterest = (table: Table, calendar: Calendar, index: FactIndex): void => {
  checkCaptives(table, calendar, index);
  const doubts = doubted(index);
  if (doubts.size === 0) return;
  for (const year of calendar.keys())
    for (const place of SPANS) {
      const slot = slotOf(year, place);
      const parts = table.get('interest_expense', slot)?.parts ?? [];
      const doubt = parts.map(({ fact }) => doubts.get(fact)).find((rule) => rule !== undefined);
      if (doubt !== undefined) table.set('interest_expense', slot, refused(doubt));
    }
};
