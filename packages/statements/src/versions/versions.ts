import type { Field, IssuerType } from '../fields/field.ts';
import { totals } from '../fields/fields.ts';
import { near, size } from '../decimal.ts';
import { digestOf } from '../filings/filing-digest.ts';
import { withoutEquityColumn, withoutWholeColumn } from './equity-column.ts';
import type { FactIndex, FilingFacts } from '../facts/fact-index.ts';
import type { FieldFacts, TaggedFacts } from '../facts/field-facts.ts';
import type { FactSet, Reading } from '../model/model.ts';
import { readFiling } from '../reading/reading.ts';
import { rootAmong } from '../trees/counts-toward.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { firstOf } from '../reading/reading-of.ts';
import { NONE_ASIDE, puttingFirst, refusing, settingAside } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';
import { LIABILITIES_AND_EQUITY, NCI_SHARES } from '../fields/checks.ts';
import { gaap, ifrs } from '../fields/field.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

const isSheet = (facts: FactSet): boolean => LIABILITIES_AND_EQUITY.some((concept) => facts.has(concept));

/** What a release states of a period is proven up to the total of its statement, whatever concept that has. */
const isOfRelease = (facts: FactSet): boolean => {
  const [fact] = facts.values();
  return fact !== undefined && fact.filing.release !== null;
};

/**
 * Whether a filing tags the statement's total for exactly this period. Total assets alone are not a balance
 * sheet if the filing has the other side at another date, or another filing of the date (`all`) has both:
 * segment tables, later notes and wrongly dated contexts report assets in other scopes.
 */
export const covers = (
  facts: FactSet,
  source: Field['source'],
  all: readonly { readonly facts: FactSet }[],
): boolean => {
  if (isOfRelease(facts)) return true;
  const total = firstOf(facts, totals[source]);
  if (total === undefined || source !== 'balance') return total !== undefined;
  if (isSheet(facts)) return true;
  return digestOf(total.filing.facts).sheets.has(total.end) && !all.some((other) => isSheet(other.facts));
};

const equal = (a: bigint, b: bigint): boolean => near(a, b, SAME_FIGURE);

const amounts = (facts: FactSet, names: readonly string[]): readonly bigint[] =>
  names.flatMap((name) => facts.get(gaap(name))?.amount ?? facts.get(ifrs(name))?.amount ?? []);

const COSTS = ['CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfGoodsSold', 'CostOfSales'];
const ALL_COSTS = ['CostsAndExpenses', 'OperatingExpenses', 'BenefitsLossesAndExpenses'];
const RESULTS = [
  'OperatingIncomeLoss',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
];

/**
 * Whether the face adds up to a revenue: gross profit and its cost, or all costs plus the result after them.
 */
const addsUp = (facts: FactSet, value: bigint): boolean => {
  const pairs = [
    [amounts(facts, ['GrossProfit']), amounts(facts, COSTS)],
    [amounts(facts, RESULTS), amounts(facts, ALL_COSTS)],
  ] as const;
  return pairs.some(([results, costs]) =>
    results.some((result) => costs.some((cost) => equal(result + cost, value))),
  );
};

/** By definition these include revenue from contracts with customers. */
const WIDER = new Set(
  ['RegulatedAndUnregulatedOperatingRevenue', 'RealEstateRevenueNet', 'HealthCareOrganizationRevenue'].map(
    (name) => `+${gaap(name)}`,
  ),
);
const isContractRevenue = ({ key }: Reading): boolean =>
  key.startsWith(`+${gaap('RevenueFromContractWithCustomer')}`) && !key.slice(1).includes('+');

/**
 * Whether all costs and the operating result exceed the revenue from contracts by more than a quarter: then
 * that is only a part.
 */
const isSlice = (first: Reading, facts: FactSet): boolean => {
  if (!isContractRevenue(first)) return false;
  const [costs] = amounts(facts, ['CostsAndExpenses']);
  const [result] = amounts(facts, ['OperatingIncomeLoss']);
  return costs !== undefined && result !== undefined && (costs + result) * 4n >= first.value * 5n;
};

/** The reading of the revenue row that the filing's own income statement has above all others. */
const rootRevenue = ({ filing, readings }: FilingReadings): Reading | undefined => {
  if (filing.calculations.length === 0) return undefined;
  const single = new Map(
    readings.flatMap((reading) => {
      const [part, ...others] = reading.parts;
      return part && others.length === 0 ? [[part.fact.concept, reading] as const] : [];
    }),
  );
  const root = rootAmong(filing.calculations, 'income', [...single.keys()]);
  return root === undefined ? undefined : single.get(root);
};

/**
 * Chooses among several revenue totals in one filing (semantics §3.1): the root of its own income statement; without a
 * calculation linkbase the first in order, unless another one is more than 0.5 % larger; then the one that the face adds
 * up to, else the tag, then the value, in older filings, else the one that is wider by its definition. Revenue from
 * contracts alone is refused if the face shows much more.
 */
const chooseRevenue = (found: FilingReadings, older: readonly FilingReadings[]): FilingReadings => {
  const [first] = found.readings;
  if (!first) return found;
  const root = rootRevenue(found);
  if (root) return root === first ? found : puttingFirst(found, root, 'revenue.not_root');
  const rivals = found.readings.filter(
    (reading) =>
      reading.parts.length === 1 &&
      !reading.key.includes('IncludingAssessedTax') &&
      size(reading.value) > size(first.value) &&
      !equal(reading.value, first.value),
  );
  if (rivals.length === 0)
    return isSlice(first, found.facts) ? refusing(found, 'revenue.contracts_only') : found;
  const totals = [first, ...rivals];
  const past = older.map(({ readings }) => readings[0]).filter((reading) => reading !== undefined);
  const choice =
    totals.find(({ value }) => addsUp(found.facts, value)) ??
    totals.find(({ key }) => past.some((reading) => reading.key === key)) ??
    totals.find(({ value }) => past.some((reading) => equal(reading.value, value))) ??
    (isContractRevenue(first) ? rivals.find(({ key }) => WIDER.has(key)) : undefined);
  if (!choice) return refusing(found, 'revenue.totals_differ');
  return choice === first ? found : puttingFirst(found, choice, 'revenue.another_total');
};

const WHOLE_INCOME_KEYS = new Set([`+${gaap('ProfitLoss')}`, `+${ifrs('ProfitLoss')}`]);

/** `ProfitLoss` is the parent's share only if no filing tags a noncontrolling part for the period. */
const withoutWholeIncome = (found: FilingReadings): FilingReadings => {
  const [wholes, readings] = [true, false].map((isWhole) =>
    found.readings.filter(({ key }) => WHOLE_INCOME_KEYS.has(key) === isWhole),
  ) as [Reading[], Reading[]];
  return wholes.length === 0
    ? found
    : settingAside(found, 'net_income.noncontrolling_share', wholes, readings);
};

/** Whether any filing tags a noncontrolling part of the slot's income. */
const hasNoncontrolling = (sets: readonly FilingFacts[]): boolean =>
  sets.some(({ facts }) => NCI_SHARES.some((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n));

/**
 * The readings of a field in a slot from each filing, oldest first, without filings that have none. `sets`:
 * the filings that tag a concept of the field; `all`: all filings with facts for the slot.
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
    const { readings, rule } = readFiling(spec, type, filing, facts, ranks);
    if (readings.length === 0 && rule === null) continue;
    let found: FilingReadings = {
      filing,
      covering: covers(facts, spec.source, all),
      readings,
      rule,
      setAside: NONE_ASIDE,
      facts,
    };
    if (shared) found = withoutWholeIncome(found);
    if (spec.field === 'total_equity') found = withoutEquityColumn(found, all);
    if (spec.field === 'total_equity_with_nci') found = withoutWholeColumn(found);
    if (spec.reader === 'revenue') found = chooseRevenue(found, versions);
    versions.push(found);
  }
  return versions;
};

/** The versions of a field, slot by slot. */
export type Versions = ReadonlyMap<Slot, readonly FilingReadings[]>;

/** Reads a field from every filing that tags any of its concepts. */
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

/** The reading of a filing with this key, whether or not it is the best candidate. */
export const readingUnder = (version: FilingReadings, key: string): Reading | undefined =>
  version.readings.find((reading) => reading.key === key);
