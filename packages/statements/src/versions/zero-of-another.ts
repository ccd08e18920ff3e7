import type { Field } from '../fields/field.ts';
import { totals } from '../fields/fields.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { refusing } from './set-aside.ts';
import { readingUnder } from './versions.ts';
import { yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';

type Versions = Map<Slot, readonly FilingReadings[]>;

/** In fewer fiscal years, a row may be a figure of the notes. */
const FEWEST_YEARS = 2;

/** The concepts of the row that a version shows; null if its filing has no statement of the period, or no amount. */
const usedFor = ({ covering, readings: [first] }: FilingReadings): string | null =>
  covering && first && first.value !== 0n ? first.key : null;

/** The fiscal years whose own reports, filed before this one, have the row. */
const yearsOf = (key: string, all: Versions, before: number): number => {
  const years = new Set<number>();
  for (const [slot, versions] of all)
    for (const version of versions) {
      const { period, order } = version.filing;
      if (order >= before || usedFor(version) !== key) continue;
      if (version.readings[0]?.parts.every(({ fact }) => fact.end === period)) years.add(yearOf(slot));
    }
  return years.size;
};

/** Whether two filings have the same totals of the statement: one did not restate what the other reports. */
const agreeInTotals = (spec: Field, a: FilingReadings, b: FilingReadings): boolean => {
  const shared = totals[spec.source].filter((concept) => a.facts.has(concept) && b.facts.has(concept));
  return (
    shared.length > 0 &&
    shared.every((concept) => a.facts.get(concept)?.amount === b.facts.get(concept)?.amount)
  );
};

const isZero = ({ covering, readings: [first] }: FilingReadings): boolean => covering && first?.value === 0n;

type Zero = { readonly version: FilingReadings; readonly key: string; readonly usual: string };

/**
 * The first filing with 0 for a period under another concept than the filer's usual one, under which the filing
 * before has an amount and which it no longer tags; null if the zero is a figure of the field.
 */
const firstZero = (spec: Field, all: Versions, versions: readonly FilingReadings[]): Zero | null => {
  const place = versions.findIndex(isZero);
  const version = versions[place];
  const key = version?.readings[0]?.key;
  const known = versions.slice(0, Math.max(0, place)).findLast((each) => usedFor(each) !== null);
  if (version === undefined || key === undefined || known === undefined) return null;
  const usual = usedFor(known);
  if (usual === null || usual === key || readingUnder(version, usual) !== undefined) return null;
  if (!agreeInTotals(spec, version, known)) return null;
  return yearsOf(usual, all, version.filing.order) >= FEWEST_YEARS ? { version, key, usual } : null;
};

/** Whether filings have one amount under both concepts for a period: the one replaced the other. */
const isSuccessor = (all: Versions, key: string, usual: string): boolean =>
  [...all.values()].some((versions) => {
    const amounts = (name: string): bigint[] =>
      versions.flatMap((version) => readingUnder(version, name)?.value ?? []).filter((value) => value !== 0n);
    const replaced = amounts(usual);
    return amounts(key).some((value) => replaced.includes(value));
  });

/** Zeros of another row by version, and since which filing each concept names another row. */
const findZeros = (
  spec: Field,
  all: Versions,
): { readonly zeros: ReadonlySet<FilingReadings>; readonly since: ReadonlyMap<string, number> } => {
  const zeros = new Set<FilingReadings>();
  const since = new Map<string, number>();
  for (const versions of all.values()) {
    const zero = firstZero(spec, all, versions);
    if (zero === null) continue;
    const { version, key, usual } = zero;
    for (const each of versions) if (isZero(each) && each.readings[0]?.key === key) zeros.add(each);
    if (isSuccessor(all, key, usual)) continue;
    since.set(key, Math.min(version.filing.order, since.get(key) ?? Infinity));
  }
  return { zeros, since };
};

/**
 * A flow of 0 under a concept that the filer uses for another row: older filings report an amount for the
 * period under their usual concept, in at least two fiscal years, and the totals of the statement are the
 * same. The filer has moved the usual row to a concept of its own. Older filings then decide, and from that
 * filing on amounts under the concept are only a part of the field.
 */
export const refuseZerosOfAnother = (spec: Field, all: Versions): void => {
  if (spec.nature !== 'flow') return;
  const { zeros, since } = findZeros(spec, all);
  if (zeros.size === 0) return;
  const namesAnother = ({ filing, readings: [first] }: FilingReadings): boolean =>
    first !== undefined && filing.order >= (since.get(first.key) ?? Infinity);
  for (const [slot, versions] of all) {
    // With an amount of the other row, older filings of the period lack that part.
    const isPartial = versions.some((version) => namesAnother(version) && version.readings[0]?.value !== 0n);
    all.set(
      slot,
      versions.map((version) =>
        isPartial || zeros.has(version) || namesAnother(version)
          ? refusing(version, 'row.zero_of_another')
          : version,
      ),
    );
  }
};
