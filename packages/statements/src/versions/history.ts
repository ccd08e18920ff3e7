import type { RefusingRule, RuleId } from '../rules/rules.ts';
import type { Field, IssuerType } from '../fields/field.ts';
import { magnitude } from '../decimal.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import { LAST_PASSES, PASSES } from './passes.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { placeOf, versionId } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Versions } from './versions.ts';
import { readingUnder } from './versions.ts';
import { chooseVintage } from './vintage.ts';
import type { Version, Vintages } from './vintage.ts';

/** All filed versions of one field, and the vintage chosen for each slot. */
export type History = {
  readonly spec: Field;
  /** Versions of the slot, oldest first. */
  versions(slot: Slot): readonly FilingReadings[];
  /** The vintages by each filing's own best candidate. */
  vintages(slot: Slot): Vintages | null;
  /**
   * The same under one definition only, without values that `vintages` recognised as an error of scale or
   * sign.
   */
  vintagesUnder(slot: Slot, key: string): Vintages | null;
  /** Why no value is in force. */
  rule(slot: Slot): RefusingRule;
  /**
   * Whether two definitions had equal values for overlapping periods: never different in one filing, seldom
   * across filings.
   */
  sameSeries(a: string, b: string): boolean;
};

const KINDS: Record<string, string> = { F: 'year', Q: 'quarter', Y: 'part', I: 'instant' };
const kindOf = (slot: Slot): string => KINDS[placeOf(slot)[0] ?? ''] ?? '';

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const without = (
  versions: Versions,
  dropped: ReadonlyMap<string, RuleId>,
): Map<Slot, readonly FilingReadings[]> => {
  if (dropped.size === 0) return new Map(versions);
  const kept = new Map<Slot, readonly FilingReadings[]>();
  for (const [slot, list] of versions) {
    const rest = list.filter(({ filing }) => !dropped.has(versionId(slot, filing.order)));
    if (rest.length > 0) kept.set(slot, rest);
  }
  return kept;
};

type Kept = Map<Slot, readonly FilingReadings[]>;

/**
 * The versions of a field after all passes but the last ones, without those in `dropped` (by `versionId`, with their
 * rules).
 */
export const prepareVersions = (
  spec: Field,
  type: IssuerType,
  index: FactIndex,
  versions: Versions,
  dropped: ReadonlyMap<string, RuleId> = new Map(),
): Versions => {
  const all: Kept = without(versions, dropped);
  for (const { run } of PASSES) run({ spec, type, index }, all);
  return all;
};

/** The history of prepared versions after the last passes, which compare what is left. */
export const finishHistory = (
  spec: Field,
  type: IssuerType,
  index: FactIndex,
  prepared: Versions,
): History => {
  const all: Kept = new Map(prepared);
  for (const { run } of LAST_PASSES) run({ spec, type, index }, all);
  return historyOf(spec, all);
};

/** Chooses among versions as they are. */
export const historyOf = (spec: Field, all: Versions): History => {
  const sizes = new Map<string, number>();
  // Computed on demand: needed only for errors of scale.
  const usualSize = (kind: string): number => {
    const known = sizes.get(kind);
    if (known !== undefined) return known;
    const magnitudes: number[] = [];
    for (const [slot, versions] of all)
      if (kindOf(slot) === kind)
        for (const { readings } of versions) {
          const value = readings[0]?.value ?? 0n;
          if (value !== 0n) magnitudes.push(magnitude(value));
        }
    const usual = median(magnitudes);
    sizes.set(kind, usual);
    return usual;
  };
  const chosen = new Map<string | null, Map<Slot, Vintages | null>>();

  const choose = (slot: Slot, key: string | null): Vintages | null => {
    const list = all.get(slot);
    if (list === undefined) return null;
    const bySlot = chosen.get(key) ?? new Map<Slot, Vintages | null>();
    chosen.set(key, bySlot);
    const known = bySlot.get(slot);
    if (known !== undefined) return known;
    const candidates: Version[] = [];
    // An error stays rejected if its own definition has no other value to compare with.
    const rulings = key === null ? null : choose(slot, null)?.rulings;
    for (const version of list) {
      const reading = key === null ? version.readings[0] : readingUnder(version, key);
      if (reading && rulings?.get(reading) === 'scale_or_sign') continue;
      if (reading) candidates.push({ reading, covering: version.covering, facts: version.facts });
    }
    const result = chooseVintage(candidates, { field: spec, usual: () => usualSize(kindOf(slot)) });
    bySlot.set(slot, result);
    return result;
  };

  const series = new Map<string, boolean>();
  const sameSeries = (a: string, b: string): boolean => {
    if (a === b) return true;
    const id = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = series.get(id);
    if (known !== undefined) return known;
    let same = 0;
    let restated = 0;
    for (const versions of all.values()) {
      const left = new Set<bigint>();
      const right = new Set<bigint>();
      for (const version of versions) {
        const x = readingUnder(version, a)?.value ?? 0n;
        const y = readingUnder(version, b)?.value ?? 0n;
        if (x !== 0n) left.add(x);
        if (y !== 0n) right.add(y);
        // One filing with different values for the two is decisive.
        if (x !== 0n && y !== 0n && x !== y) {
          series.set(id, false);
          return false;
        }
      }
      if (left.size === 0 || right.size === 0) continue;
      if ([...left].some((value) => right.has(value))) same += 1;
      else restated += 1;
    }
    const verdict = same > restated;
    series.set(id, verdict);
    return verdict;
  };

  return {
    spec,
    versions: (slot) => all.get(slot) ?? [],
    vintages: (slot) => choose(slot, null),
    vintagesUnder: (slot, key) => choose(slot, key),
    rule: (slot) => {
      const covering = (all.get(slot) ?? []).filter((version) => version.covering);
      return covering.findLast((version) => version.rule !== null)?.rule ?? 'field.not_reported';
    },
    sameSeries,
  };
};
