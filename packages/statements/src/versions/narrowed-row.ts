import { near } from '../decimal.ts';
import { ranksAsking } from '../fields/field.ts';
import type { Field, IssuerType } from '../fields/field.ts';
import { TOTAL_ASSETS } from '../fields/totals.ts';
import type { Fact, FactSet, Reading } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { firstOf } from '../reading/reading-of.ts';
import type { Slot } from '../calendar/slots.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';
import { refusing, settingAside } from './set-aside.ts';
import { readingUnder } from './versions.ts';

/** In thousandths: smaller reclassifications do not change what a row includes. */
const MUCH = 200;

/** Whether two balance sheets of a date agree in total assets and in every other common row. */
const agreeOtherwise = (newer: FactSet, older: FactSet, { parts }: Reading): boolean => {
  const own = new Set(parts.map(({ fact }) => fact.concept));
  const agrees = ([concept, { amount }]: readonly [string, Fact]): boolean => {
    const before = older.get(concept)?.amount;
    return own.has(concept) || before === undefined || near(before, amount, SAME_FIGURE);
  };
  const total = firstOf(newer, TOTAL_ASSETS)?.amount;
  return total !== undefined && total === firstOf(older, TOTAL_ASSETS)?.amount && [...newer].every(agrees);
};

const isNarrower = (reading: Reading, version: FilingReadings, older: FilingReadings): boolean => {
  const before = readingUnder(older, reading.key)?.value;
  return (
    before !== undefined &&
    reading.value < before &&
    !near(reading.value, before, MUCH) &&
    agreeOtherwise(version.facts, older.facts, reading)
  );
};

/**
 * A concept that is used for a row in older filings and only for part of it since some filing: for one date
 * that filing reports a figure that is smaller by more than a fifth, and every other row of the balance sheet
 * is unchanged. From then on the candidate is rejected if its conditions refer to older rows. Discontinued
 * operations, by contrast, reduce many rows.
 */
export const rejectNarrowedRows = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  const asking = ranksAsking(spec, type, 'older_row');
  if (asking.size === 0) return;
  const since = new Map<string, number>();
  for (const versions of all.values())
    for (const [place, version] of versions.entries())
      for (const reading of version.readings) {
        if (!asking.has(reading.rank)) continue;
        if (!versions.slice(0, place).some((older) => isNarrower(reading, version, older))) continue;
        since.set(reading.key, Math.min(version.filing.order, since.get(reading.key) ?? Infinity));
      }
  if (since.size === 0) return;
  const isNarrow = ({ key, filing }: Reading): boolean => filing.order >= (since.get(key) ?? Infinity);
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => {
        const narrow = version.readings.filter(isNarrow);
        if (narrow.length === 0) return version;
        const kept = version.readings.filter((reading) => !narrow.includes(reading));
        return kept.length > 0
          ? settingAside(version, 'row.part_since_retagged', narrow, kept)
          : refusing(version, 'row.part_since_retagged');
      }),
    );
};
