import type { Field, IssuerType } from '../fields/field.ts';
import { gaap } from '../fields/field.ts';
import { LANDLORD_OUTFLOWS, REIT_ROWS } from '../fields/flow-concepts.ts';
import { size } from '../decimal.ts';
import type { FactIndex, FilingFacts } from '../facts/fact-index.ts';
import type { FactSet } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { firstOf } from '../reading/reading-of.ts';
import { placeOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { rowsOfYears } from './rows-of-years.ts';
import { NONE_ASIDE, refuseWhere } from './set-aside.ts';

const INVESTING = [
  gaap('NetCashProvidedByUsedInInvestingActivities'),
  gaap('NetCashProvidedByUsedInInvestingActivitiesContinuingOperations'),
];

/** The one row of capital expenditure that a version reads; undefined for another row. */
const rowOf = ({ readings: [first] }: FilingReadings): string | undefined => {
  const [part, ...others] = first?.parts ?? [];
  return part !== undefined && others.length === 0 && REIT_ROWS.includes(part.fact.concept)
    ? part.fact.concept
    : undefined;
};

/** The least that investing activities used for what no tagged payment explains: more, where they also had proceeds. */
const unexplained = (facts: FactSet): bigint => {
  const net = firstOf(facts, INVESTING)?.amount ?? 0n;
  // Some filers give payments the sign of the statement.
  const paid = LANDLORD_OUTFLOWS.map((concept) => size(facts.get(concept)?.amount ?? 0n));
  return paid.reduce((rest, amount) => rest - amount, -net);
};

/**
 * A landlord that spends as much on what it tags with concepts of its own as on the one row that is tagged, or more, in two
 * years or more, tags a part of its capital expenditure (semantics §3.7.14): improvements without the development of its buildings.
 */
export const refuseUnexplainedInvesting = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'capex' || type !== 'reit') return;
  // Months may lack what the year tags.
  const parts = rowsOfYears(all, (version, slot) => {
    const row = placeOf(slot) === 'FY' ? rowOf(version) : undefined;
    const value = size(version.readings[0]?.value ?? 0n);
    return row !== undefined && value > 0n && unexplained(version.facts) >= value ? [row] : [];
  });
  if (parts.size === 0) return;
  refuseWhere(all, 'capex.investing_unexplained', (version) => parts.has(rowOf(version) ?? ''));
};

/**
 * A landlord whose reports tag what investing used and no row of capital expenditure tags it with concepts of its own
 * (semantics §3.8.15): it is there, and never not reported.
 */
export const refuseUntaggedInvesting = (
  spec: Field,
  type: IssuerType,
  index: FactIndex,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'capex' || type !== 'reit') return;
  for (const [slot, sets] of index.slots) {
    if (all.has(slot)) continue;
    const investing = sets.filter(({ facts }) => firstOf(facts, INVESTING) !== undefined);
    if (investing.length > 0) all.set(slot, investing.map(withRowsOfItsOwn));
  }
};

const withRowsOfItsOwn = ({ filing, facts }: FilingFacts): FilingReadings => ({
  filing,
  facts,
  covering: true,
  readings: [],
  rule: 'capex.rows_of_own',
  setAside: NONE_ASIDE,
});
