import * as tags from '../fields/debt.ts';
import type { Field } from '../fields/field.ts';
import type { FactSet, Part, Reading } from '../model/model.ts';
import { readingOf } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import type { Slot } from '../calendar/slots.ts';
import { settingAside } from './set-aside.ts';

type Versions = ReadonlyMap<Slot, readonly FilingReadings[]>;

/** Concepts of debt of one maturity: two of them may name one row. */
const MATURITIES: readonly ReadonlySet<string>[] = [
  new Set([...tags.CURRENT_ROWS, ...tags.SHORT_TERM_OTHERS]),
  new Set(tags.NOTE_ROWS.flat()),
];

/** Dates with one amount under two concepts. On a single one, two rows may happen to be equal. */
const MANY_DATES = 2;

/** Whether two concepts of a filer name one row, or one of them a part of the other's. */
type AreOneRow = (a: string, b: string) => boolean;

const amountIn = (facts: FactSet, concept: string): bigint => facts.get(concept)?.amount ?? 0n;

/**
 * Two concepts name one row if the filer's filings tag both with one amount at two dates or more, or at one and never
 * with two amounts.
 */
const oneRow = (all: Versions): AreOneRow => {
  const known = new Map<string, boolean>();
  const compare = (a: string, b: string): boolean => {
    let equal = 0;
    let different = 0;
    for (const versions of all.values()) {
      const both = versions
        .map(({ facts }) => [amountIn(facts, a), amountIn(facts, b)] as const)
        .filter(([x, y]) => x !== 0n && y !== 0n);
      if (both.some(([x, y]) => x === y)) equal += 1;
      else if (both.length > 0) different += 1;
    }
    return equal >= MANY_DATES || (equal > 0 && different === 0);
  };
  return (a, b) => {
    const id = `${a} ${b}`;
    const found = known.get(id) ?? compare(a, b);
    known.set(id, found);
    return found;
  };
};

/** The parts without those that another part repeats or includes: of equal ones the last is kept. */
const distinct = (parts: readonly Part[], areOneRow: AreOneRow): readonly Part[] =>
  parts.filter(({ fact }, place) =>
    parts.every((other, otherPlace) => {
      const isLess =
        fact.amount < other.fact.amount || (fact.amount === other.fact.amount && place < otherPlace);
      const alike = MATURITIES.some((rows) => rows.has(fact.concept) && rows.has(other.fact.concept));
      return !(isLess && fact.amount !== 0n && alike && areOneRow(fact.concept, other.fact.concept));
    }),
  );

/** Rows of the filing's own balance sheet that add up are separate, whatever their amounts. */
const areOnSheet = ({ parts, filing: { debtRows } }: Reading): boolean =>
  debtRows !== null &&
  parts.every(({ fact }) => debtRows.rows.some(({ concept }) => concept === fact.concept));

/**
 * Many filers tag one row of debt under two concepts: commercial paper and notes payable, or short-term debt and the
 * maturities of a filer whose only debt due within a year these are. Such rows are not added (semantics §3.8.11).
 */
export const withoutRowsTaggedTwice = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  if (spec.reader !== 'debt' && spec.field !== 'long_term_debt') return;
  const areOneRow = oneRow(new Map(all));
  const onlyOnce = (reading: Reading): Reading => {
    const { parts, filing, rank, flags } = reading;
    if (parts.length < 2 || areOnSheet(reading)) return reading;
    const kept = distinct(parts, areOneRow);
    return kept.length === parts.length ? reading : readingOf(filing, kept, rank, { flags });
  };
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => {
        const readings = version.readings.map(onlyOnce);
        const twice = version.readings.filter((reading) => !readings.includes(reading));
        return twice.length === 0 ? version : settingAside(version, 'debt.row_tagged_twice', twice, readings);
      }),
    );
};
