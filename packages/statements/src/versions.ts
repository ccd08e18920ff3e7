import type { Field, IssuerType } from './catalogue/field.ts';
import { totals } from './catalogue/fields.ts';
import { near, size } from './decimal.ts';
import type { FactIndex, FilingFacts } from './fact-index.ts';
import type { FieldFacts, TaggedFacts } from './field-facts.ts';
import type { FactSet, Reading } from './model.ts';
import { readFiling } from './reading.ts';
import type { FilingReadings } from './reading.ts';
import type { Slot } from './slots.ts';
import { LIABILITIES_AND_EQUITY, NCI_INCOME } from './catalogue/checks.ts';
import { gaap, ifrs } from './catalogue/field.ts';

const isSheet = (facts: FactSet): boolean => LIABILITIES_AND_EQUITY.some((concept) => facts.has(concept));

/**
 * Whether a filing tags the statement's total for exactly this period. Total assets alone are no balance sheet where
 * another filing of the date (`all`) has both sides: later notes repeat the assets of segments and the cash of
 * cash-flow statements, in other scopes.
 */
export const covers = (
  facts: FactSet,
  source: Field['source'],
  all: readonly { readonly facts: FactSet }[],
): boolean =>
  totals[source].some((concept) => facts.has(concept)) &&
  (source !== 'balance' || isSheet(facts) || !all.some((other) => isSheet(other.facts)));

const equal = (a: bigint, b: bigint): boolean => near(a, b, 5);

/**
 * Several revenue totals in one filing (semantics §3.1): the first in order, unless another one is more than 0.5 %
 * larger; then the one that gross profit + cost confirms, else the tag, then the value, that older filings give.
 */
const chooseRevenue = (found: FilingReadings, older: readonly FilingReadings[]): FilingReadings => {
  const [first] = found.readings;
  if (!first) return found;
  const rivals = found.readings.filter(
    (reading) =>
      reading.parts.length === 1 &&
      !reading.key.includes('IncludingAssessedTax') &&
      size(reading.value) > size(first.value) &&
      !equal(reading.value, first.value),
  );
  if (rivals.length === 0) return found;
  const totals = [first, ...rivals];
  const profit = found.facts.get(gaap('GrossProfit')) ?? found.facts.get(ifrs('GrossProfit'));
  const costs = ['CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfGoodsSold']
    .map((name) => found.facts.get(gaap(name)))
    .filter((fact) => fact !== undefined);
  const past = older.map(({ readings }) => readings[0]).filter((reading) => reading !== undefined);
  const choice =
    totals.find(({ value }) => profit && costs.some((cost) => equal(profit.amount + cost.amount, value))) ??
    totals.find(({ key }) => past.some((reading) => reading.key === key)) ??
    totals.find(({ value }) => past.some((reading) => equal(reading.value, value)));
  if (!choice) return { ...found, readings: [], refusal: 'ambiguous_candidate' };
  return { ...found, readings: [choice, ...found.readings.filter((reading) => reading !== choice)] };
};

/** `ProfitLoss` is the parent's share only where no filing tags a noncontrolling part for the period. */
const withoutWholeIncome = (found: FilingReadings): FilingReadings => {
  const readings = found.readings.filter(
    ({ key }) => key !== `+${gaap('ProfitLoss')}` && key !== `+${ifrs('ProfitLoss')}`,
  );
  return { ...found, readings };
};

/** Whether any filing tags a noncontrolling part of the slot's income. */
const hasNoncontrolling = (sets: readonly FilingFacts[]): boolean =>
  sets.some(({ facts }) => NCI_INCOME.some((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n));

/**
 * What each filing says about a field in a slot, oldest first; filings that say nothing are left out. `sets`: the
 * filings that tag a concept of the field; `all`: whatever is said of the slot.
 */
const versionsOf = (
  spec: Field,
  type: IssuerType,
  sets: readonly TaggedFacts[],
  all: readonly FilingFacts[],
): readonly FilingReadings[] => {
  const versions: FilingReadings[] = [];
  const shared = spec.field === 'net_income' && hasNoncontrolling(all);
  for (const { filing, facts, ranks } of sets) {
    const { readings, refusal } = readFiling(spec, type, filing, facts, ranks);
    if (readings.length === 0 && refusal === null) continue;
    let found: FilingReadings = {
      filing,
      covering: covers(facts, spec.source, all),
      readings,
      refusal,
      facts,
    };
    if (shared) found = withoutWholeIncome(found);
    if (spec.reader === 'revenue') found = chooseRevenue(found, versions);
    if (found.readings.length > 0 || found.refusal !== null) versions.push(found);
  }
  return versions;
};

/** The versions of a field, slot by slot. */
export type Versions = ReadonlyMap<Slot, readonly FilingReadings[]>;

/** Reads a field out of every filing that tags any of its concepts. */
export const readVersions = (
  spec: Field,
  type: IssuerType,
  index: FactIndex,
  facts: FieldFacts,
): Versions => {
  const found = new Map<Slot, readonly FilingReadings[]>();
  for (const [slot, sets] of facts) {
    const versions = versionsOf(spec, type, sets, index.slots.get(slot) ?? sets);
    if (versions.length > 0) found.set(slot, versions);
  }
  return found;
};

/** The reading of a filing under one key, best candidate or not. */
export const readingUnder = (version: FilingReadings, key: string): Reading | undefined =>
  version.readings.find((reading) => reading.key === key);
