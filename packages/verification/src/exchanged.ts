import type { Check } from './check.ts';
import type { Reading } from './readings.ts';
import type { Ledger } from './record.ts';

type Exchange = { readonly check: Check; readonly reading: Reading };

const isVouched = (ledger: Ledger, reading: Reading): boolean =>
  ledger.vouchers(reading).some(({ coarse }) => !coarse);

/** The same row of two sums, each of which is right with the other's figure. */
const exchangesOf = (one: Check, other: Check): readonly (readonly [Exchange, Exchange])[] =>
  one.readings.flatMap((reading) =>
    other.readings
      .filter(
        (beside) =>
          beside.concept === reading.concept &&
          beside.amount !== reading.amount &&
          one.with(reading, beside.amount).holds &&
          other.with(beside, reading.amount).holds,
      )
      .map(
        (beside) =>
          [
            { check: one, reading },
            { check: other, reading: beside },
          ] as const,
      ),
  );

/**
 * Two columns of one filing are exchanged in one row: the same sum fails in both, is right in both with the
 * figures changed back, and is right in other periods of the filer. If two rows would explain it, nothing is
 * concluded.
 */
export const judgeExchangedRows = (checks: readonly Check[], ledger: Ledger): void => {
  const held = new Set(checks.filter(({ holds }) => holds).map(({ key }) => key));
  const failing = checks.filter(({ holds, key, coarse }) => !holds && !coarse && held.has(key));
  const together = Map.groupBy(failing, ({ key, readings }) => `${readings[0]?.filing.accession} ${key}`);
  for (const list of together.values())
    for (const [at, one] of list.entries())
      for (const other of list.slice(at + 1)) {
        const [only, ...more] = exchangesOf(one, other).filter((pair) =>
          pair.every(({ reading }) => !isVouched(ledger, reading)),
        );
        if (only === undefined || more.length > 0) continue;
        for (const { check, reading } of only) ledger.blame(reading, check, 'exchanged');
      }
};
