import type { Check } from './check.ts';
import type { Reading } from './readings.ts';
import type { Cause, Rule } from './verification.ts';

/** Findings on the readings of a company: which checks corroborate a fact, and which blame it. */
export type Ledger = {
  /** Checks that passed and would have failed if the fact were wrong. */
  vouchers(reading: Reading): readonly Check[];
  /** Rules of those checks, each once, in alphabetical order. */
  rules(reading: Reading): readonly Rule[];
  blame(reading: Reading, check: Check, cause: Cause): void;
  blames(reading: Reading): readonly { readonly check: Check; readonly cause: Cause }[];
  /** Readings that one check blames. */
  blamedBy(check: Check): ReadonlySet<Reading>;
};

const NONE: readonly never[] = [];

export const createLedger = (checks: readonly Check[]): Ledger => {
  const vouchers = new Map<Reading, Check[]>();
  for (const check of checks)
    if (check.holds)
      for (const reading of check.weighty) {
        const list = vouchers.get(reading);
        if (list) list.push(check);
        else vouchers.set(reading, [check]);
      }
  const rules = new Map<Reading, readonly Rule[]>();
  const blames = new Map<Reading, { check: Check; cause: Cause }[]>();
  const blamed = new Map<Check, Set<Reading>>();
  return {
    vouchers: (reading) => vouchers.get(reading) ?? [],
    rules: (reading) => {
      const known = rules.get(reading);
      if (known !== undefined) return known;
      const found = [...new Set((vouchers.get(reading) ?? []).map(({ rule }) => rule))].sort();
      rules.set(reading, found);
      return found;
    },
    blame: (reading, check, cause) => {
      const of = blamed.get(check) ?? new Set();
      if (of.has(reading)) return;
      blamed.set(check, of.add(reading));
      blames.set(reading, [...(blames.get(reading) ?? []), { check, cause }]);
    },
    blames: (reading) => blames.get(reading) ?? NONE,
    blamedBy: (check) => blamed.get(check) ?? new Set(),
  };
};
