import { integer, size } from '@footnote/statements/decimal';
import { isWithin } from '@footnote/statements/values/scale';
import type { Check, Outcome } from './check.ts';
import { provenAtHome } from './comparatives.ts';
import type { FilingOf, Reading, Readings } from './readings.ts';
import type { Ledger } from './record.ts';
import { usualSize } from './usual-size.ts';

/** Minimum number of amounts that show how a filing rounds and how large its company is. */
const FEWEST_AMOUNTS = 20;
/** Trailing zeros of the units that filings round to. */
const UNITS = [6, 5, 3];
/** At most one in this many amounts of a filing may be finer than its rounding unit. */
const FINER_OF = 50;
/**
 * An error of scale moves an amount further than this from the median of its concept, and correcting it
 * brings it closer than this.
 */
const FAR = 100n;
const NEAR = 10n;
/** Amounts in thousands, millions or billions that were tagged as units. */
const SLIPS = [1_000n, 1_000_000n, 1_000_000_000n];
/** Maximum ratio of an amount to the largest amount of any other concept. */
const MOST_TIMES = 10n;

/**
 * Concepts that may be ten times anything else: accumulated losses may exceed the remaining equity, and the
 * balance sheet of a bank is a multiple of its equity. Its two totals are compared with each other.
 */
const UNBOUNDED = new Set([
  'us-gaap:RetainedEarningsAccumulatedDeficit',
  'ifrs-full:RetainedEarnings',
  'us-gaap:Assets',
  'us-gaap:LiabilitiesAndStockholdersEquity',
  'ifrs-full:Assets',
  'ifrs-full:EquityAndLiabilities',
]);

const checkOf = (reading: Reading, limit: bigint, evaluate: (amount: bigint) => boolean): Check => {
  const outcome = (amount: bigint): Outcome => ({
    holds: evaluate(amount),
    difference: amount,
    tolerance: limit,
  });
  return {
    ...outcome(reading.amount),
    rule: 'filing_scale',
    key: 'filing_scale',
    readings: [reading],
    weighty: [],
    strict: false,
    coarse: true,
    with: (_, amount) => outcome(amount),
  };
};

/** Nonzero amounts of money of a filing. */
const amountsOf = (readings: Readings, { accession }: FilingOf): readonly Reading[] =>
  [...readings.periods(accession).values()].flatMap((facts) =>
    [...facts.values()].filter(({ measure, amount }) => measure === 'money' && amount !== 0n),
  );

/** Trailing zeros common to all amounts but one in fifty; 0 for a filing in whole units of money. */
const zerosOf = (amounts: readonly Reading[]): number =>
  UNITS.find(
    (unit) =>
      amounts.filter(({ zeros }) => (zeros ?? 0) < unit).length <= Math.max(1, amounts.length / FINER_OF),
  ) ?? 0;

/**
 * Amounts finer than the rounding unit of the filing that are far from the usual size of their concept, but
 * of that size if multiplied by a thousand, a million or a billion.
 */
const judgeUnit = (readings: Readings, amounts: readonly Reading[], ledger: Ledger): void => {
  const unit = zerosOf(amounts);
  for (const reading of amounts) {
    if ((reading.zeros ?? 0) >= unit) continue;
    const usual = usualSize(readings, reading);
    if (isWithin(reading.amount, usual, FAR) || provenAtHome(ledger, reading)) continue;
    if (!SLIPS.some((slip) => isWithin(reading.amount * slip, usual, NEAR))) continue;
    const rounded = integer(10 ** unit);
    ledger.blame(
      reading,
      checkOf(reading, rounded, (amount) => amount % rounded === 0n),
      'itself',
    );
  }
};

/**
 * Accumulated losses may exceed everything else; accumulated earnings are among the assets, or were paid out.
 */
const isEarned = (concept: string): boolean => concept.includes('RetainedEarnings');

/** Amounts ten times as large as that of any other concept in the filing. */
const judgeLargest = (amounts: readonly Reading[], ledger: Ledger): void => {
  const largest = new Map<string, bigint>();
  for (const { concept, amount } of amounts)
    if (size(amount) > (largest.get(concept) ?? 0n)) largest.set(concept, size(amount));
  const [first, second] = [...largest].sort(([, a], [, b]) => (a < b ? 1 : -1));
  if (first === undefined || second === undefined) return;
  const [concept] = first;
  if (UNBOUNDED.has(concept) && !isEarned(concept)) return;
  const limit = second[1] * MOST_TIMES;
  for (const reading of amounts)
    if (
      reading.concept === concept &&
      (!isEarned(concept) || reading.amount > 0n) &&
      size(reading.amount) > limit &&
      !provenAtHome(ledger, reading)
    )
      ledger.blame(
        reading,
        checkOf(reading, limit, (amount) => size(amount) <= limit),
        'itself',
      );
};

/**
 * Amounts that are not in the scale of their filing, whatever other filings repeat: thousands written as
 * units, or units as thousands.
 */
export const judgeFilingScale = (readings: Readings, ledger: Ledger): void => {
  for (const filing of readings.filings) {
    const amounts = amountsOf(readings, filing);
    if (amounts.length < FEWEST_AMOUNTS) continue;
    judgeUnit(readings, amounts, ledger);
    judgeLargest(amounts, ledger);
  }
};
