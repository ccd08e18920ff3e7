import { NCI_EQUITY, NCI_INCOME, NCI_SHARES, REDEEMABLE_INTERESTS, WHOLE_EQUITY } from '../fields/checks.ts';
import { size } from '../decimal.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { FactSet } from '../model/model.ts';
import { firstOf } from '../reading/reading-of.ts';
import { isInstant, placeOf, yearOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import { PARENT_EQUITY } from '../fields/totals.ts';
import { isShared } from './minority-equity.ts';
import { WHOLE, wholeOrRest } from './parent-share.ts';
import type { Evidence } from './parent-share.ts';

/** What a filer tags, year by year, of the interests of others in its subsidiaries. */
export type SharedIncome = {
  /**
   * Whether any is tagged in the span or within a quarter before or after it; for one before the oldest balance sheet, until
   * that date.
   */
  isTaggedNear(slot: Slot): boolean;
  /** The amounts of income tagged as theirs in such spans of the three years. */
  sharesNear(slot: Slot): readonly bigint[];
  /** Whether equity is tagged as theirs in the three years, at no date more than 0.5 % of the equity. */
  isNegligible(year: number): boolean;
  /** What the nearest years in which their share decides it show of the total: that it includes the share, or not. */
  nearestEvidence(year: number): Evidence;
};

const YEARS_AROUND = 1;
const QUARTERS_AROUND = 1;
/** A filer may change its row after more. */
const YEARS_OF_EVIDENCE = 3;

const interestsOf = (facts: FactSet): readonly bigint[] =>
  [...NCI_EQUITY, ...REDEEMABLE_INTERESTS].flatMap((concept) => {
    const amount = facts.get(concept)?.amount ?? 0n;
    return amount === 0n ? [] : [size(amount)];
  });

const equitiesDiffer = (facts: FactSet): boolean => {
  const [whole, parent] = [firstOf(facts, WHOLE_EQUITY)?.amount, firstOf(facts, PARENT_EQUITY)?.amount];
  return whole !== undefined && parent !== undefined && whole !== parent;
};

/** From where to where a slot reaches, in quarters since the year 0; a date reaches from itself to itself. */
const quartersOf = (slot: Slot): readonly [number, number] => {
  const start = yearOf(slot) * 4;
  const place = placeOf(slot);
  if (place === 'FY') return [start, start + 4];
  const last = start + Number(place.charAt(1));
  if (place.startsWith('I')) return [last, last];
  return [place.startsWith('Q') ? last - 1 : start, last];
};

const overlap = ([a, b]: readonly [number, number], [from, to]: readonly [number, number]): boolean =>
  from === to ? a <= from && from <= b : from < b && a < to;

const around = (year: number, years: number): readonly number[] =>
  Array.from({ length: 2 * years + 1 }, (_, at) => year - years + at);

const placed = (place: Place, year: number): string => `${place} ${year}`;

const add = <Key, Value>(map: Map<Key, Value[]>, key: Key, values: readonly Value[]): void => {
  if (values.length > 0) map.set(key, [...(map.get(key) ?? []), ...values]);
};

/** Reads the tags of all filings and periods. */
export const sharedIncome = (index: FactIndex): SharedIncome => {
  const tagged = new Map<string, readonly [number, number]>();
  const dates = [...index.slots.keys()].filter(isInstant).map((slot) => quartersOf(slot)[0]);
  const firstDate = dates.reduce((first, date) => Math.min(first, date), Infinity);
  const shares = new Map<string, bigint[]>();
  const isSmall = new Map<number, boolean[]>();
  const evidence = new Map<number, Evidence[]>();
  for (const [slot, sets] of index.slots) {
    const year = yearOf(slot);
    for (const { facts } of sets) {
      const interests = interestsOf(facts);
      if (interests.length > 0 || equitiesDiffer(facts) || isShared(facts))
        tagged.set(String(quartersOf(slot)), quartersOf(slot));
      const equity = firstOf(facts, [...PARENT_EQUITY, ...WHOLE_EQUITY])?.amount;
      if (equity !== undefined)
        add(
          isSmall,
          year,
          interests.map((amount) => amount * 200n <= size(equity)),
        );
      const amounts = NCI_SHARES.flatMap((concept) => facts.get(concept)?.amount ?? []);
      add(
        shares,
        placed(placeOf(slot), year),
        amounts.filter((amount) => amount !== 0n),
      );
      const [whole, share] = [facts.get(WHOLE)?.amount, firstOf(facts, NCI_INCOME)?.amount ?? 0n];
      if (whole === undefined || share === 0n) continue;
      const shown = wholeOrRest(facts, whole, whole - share);
      if (shown !== null) add(evidence, year, [shown]);
    }
  }
  return {
    isTaggedNear: (slot) => {
      const [from, to] = quartersOf(slot);
      const window = [from - QUARTERS_AROUND, Math.max(to + QUARTERS_AROUND, firstDate)] as const;
      return [...tagged.values()].some((each) => overlap(window, each));
    },
    sharesNear: (slot) =>
      around(yearOf(slot), YEARS_AROUND).flatMap((year) => shares.get(placed(placeOf(slot), year)) ?? []),
    isNegligible: (year) => {
      const all = around(year, YEARS_AROUND).flatMap((each) => isSmall.get(each) ?? []);
      return all.length > 0 && all.every(Boolean);
    },
    nearestEvidence: (year) => {
      for (let away = 0; away <= YEARS_OF_EVIDENCE; away += 1) {
        const found = new Set([year - away, year + away].flatMap((each) => evidence.get(each) ?? []));
        const [first = null] = found;
        if (found.size > 0) return found.size === 1 ? first : null;
      }
      return null;
    },
  };
};
