import { integer, quotient, size } from '@footnote/statements/decimal';
import type { Check, Outcome } from './check.ts';
import { PER_SHARE } from './identities.ts';
import type { Reading, Readings } from './readings.ts';
import type { Ledger } from './record.ts';

const CENT = integer(1) / 100n;
/**
 * A filer whose earnings per share agree this often, and almost never disagree, uses the same basis every
 * time.
 */
const FEWEST_FITS = 8;
const MOST_MISSES = 0.05;
/** Two columns exchanged are two. */
const FEW_MISSES = 2;

type Facts = ReadonlyMap<string, Reading>;
type Side = (typeof PER_SHARE.sides)[number];
type Trial = { readonly income: Reading; readonly shares: Reading; readonly eps: Reading };

const present = (facts: Facts, concepts: readonly string[]): readonly Reading[] =>
  concepts.flatMap((concept) => facts.get(concept) ?? []);

/** Income ÷ shares less EPS as filed, with a tolerance in cents or per cent, whichever is more. */
const compare = (
  { income, shares, eps }: Trial,
  cents: bigint,
  percent: bigint,
  valueOf = ({ amount }: Reading): bigint => amount,
): Outcome => {
  const filed = valueOf(eps);
  const share = (size(filed) * percent) / 100n;
  const tolerance = share > cents * CENT ? share : cents * CENT;
  const count = valueOf(shares);
  const difference = count === 0n ? filed : quotient(valueOf(income), count) - filed;
  return { holds: size(difference) <= tolerance, difference, tolerance };
};

const near = (trial: Trial): boolean => compare(trial, 2n, 2n).holds;
const within = (trial: Trial): boolean => compare(trial, 3n, 10n).holds;

const checkOf = (trial: Trial): Check => ({
  ...compare(trial, 3n, 10n),
  rule: 'per_share',
  key: 'per_share',
  readings: [trial.income, trial.shares, trial.eps],
  weighty: [],
  strict: false,
  coarse: false,
  with: (changed, amount) =>
    compare(trial, 3n, 10n, (reading) => (reading === changed ? amount : reading.amount)),
});

/** The incomes that may be the numerator of a period's earnings per share, each paired with them. */
const trialsOf = (facts: Facts, side: Side): readonly Trial[] => {
  const [eps] = present(facts, side.eps);
  const [shares] = present(facts, side.shares);
  if (eps === undefined || shares === undefined || eps.amount === 0n || shares.amount <= 0n) return [];
  const incomes = present(facts, PER_SHARE.income);
  // If the parent's share is not tagged, it may be any part of the whole.
  if (incomes.every(({ concept }) => concept.endsWith(':ProfitLoss'))) return [];
  return incomes.map((income) => ({ income, shares, eps }));
};

/** Whether a check other than that of earnings per share corroborates the exact value. */
const vouchedElsewhere = (ledger: Ledger, reading: Reading): boolean =>
  ledger.vouchers(reading).some(({ coarse, rule }) => !coarse && rule !== 'per_share');

/**
 * Earnings per share that differ by a tenth or more from every income of their period divided by the shares,
 * for a filer whose EPS otherwise always agree: a missing digit, two exchanged columns, shares of another
 * period. All uncorroborated ones of these figures are contradicted, even if there are several.
 */
export const judgePerShare = (readings: Readings, ledger: Ledger): void => {
  for (const side of PER_SHARE.sides) {
    const missed: (readonly Trial[])[] = [];
    let fits = 0;
    for (const { accession } of readings.filings)
      for (const facts of readings.periods(accession).values()) {
        const trials = trialsOf(facts, side);
        if (trials.length === 0) continue;
        if (trials.some(near)) fits += 1;
        else if (!trials.some(within)) missed.push(trials);
      }
    if (fits < FEWEST_FITS || missed.length > Math.max(FEW_MISSES, MOST_MISSES * fits)) continue;
    for (const [trial] of missed) {
      if (trial === undefined) continue;
      const check = checkOf(trial);
      if (check.readings.some((reading) => ledger.blames(reading).length > 0)) continue;
      const doubtful = check.readings.filter((reading) => !vouchedElsewhere(ledger, reading));
      for (const reading of doubtful)
        ledger.blame(reading, check, doubtful.length === 1 ? 'others_hold' : 'undecided');
    }
  }
};
