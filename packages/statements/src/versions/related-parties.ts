import { RELATED_PARTIES } from '../fields/checks.ts';
import type { Field } from '../fields/field.ts';
import { size } from '../decimal.ts';
import type { Entry, Fact, Reading } from '../model/model.ts';
import { readingOf } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { settingAside } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';

/** The row of related parties for a reading that is one fact; undefined if the filing tags none. */
const relatedRowOf = (
  concepts: readonly string[],
  { readings: [first], facts }: FilingReadings,
): Fact | undefined => {
  if (first?.parts.length !== 1) return undefined;
  for (const concept of concepts) {
    const fact = facts.get(concept);
    if (fact && !fact.conflict && fact.amount !== 0n) return fact;
  }
  return undefined;
};

/** Whether a reading and its row of related parties add up to another filing's total for the period. */
const isPart = (first: Reading, relatedRow: Fact, versions: readonly FilingReadings[]): boolean => {
  const sum = first.value + relatedRow.amount;
  return versions.some(({ filing, readings: [other] }) => {
    if (!other || filing === first.filing || other.parts.length !== 1) return false;
    const unit = roundingUnit([first.value, relatedRow.amount, other.value]);
    return size(relatedRow.amount) > unit * 4n && size(sum - other.value) <= unit;
  });
};

const idOf = ({ filing, key }: Reading): string => `${filing.order} ${key}`;

/**
 * A filer may show sales to related parties, and purchases from them, in separate rows: the main row is then
 * no total. Another filing has the total: if the two rows add up to it in any period, the filing's readings
 * under that concept are parts in every period, and the sum is served (semantics §3.7.18).
 */
export const addRelatedParties = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  const concepts = RELATED_PARTIES[spec.field];
  if (!concepts) return;
  const parts = new Set<string>();
  for (const versions of all.values())
    for (const version of versions) {
      const [first] = version.readings;
      const relatedRow = relatedRowOf(concepts, version);
      if (first && relatedRow && isPart(first, relatedRow, versions)) parts.add(idOf(first));
    }
  if (parts.size === 0) return;
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => {
        const [first] = version.readings;
        const [part] = first?.parts ?? [];
        if (!first || !part || !parts.has(idOf(first))) return version;
        const relatedRow = relatedRowOf(concepts, version);
        if (!relatedRow) return version;
        const whole = readingOf(version.filing, [part, { fact: relatedRow, sign: 1 }], first.rank);
        return settingAside(version, 'related_parties.added', [first], [whole]);
      }),
    );
};

const ALL = new Set(Object.values(RELATED_PARTIES).flatMap((concepts) => concepts ?? []));

/** Whether some parts are a row of related parties. */
export const includesRelatedParties = ({ parts }: Pick<Reading, 'parts'>): boolean =>
  parts.some(({ fact }) => ALL.has(fact.concept));

/** Whether one filing's row of related parties was added to revenue but not to its cost, or vice versa. */
export const differInRelatedParties = (revenue: Entry, cost: Entry): boolean => {
  const [part] = revenue.parts;
  return (
    includesRelatedParties(revenue) !== includesRelatedParties(cost) &&
    cost.parts.some(({ fact }) => fact.filing === part?.fact.filing)
  );
};
