import { scale, size } from '@footnote/statements/decimal';
import { agree } from './across-checks.ts';
import { isWithin } from '@footnote/statements/values/scale';
import { usualSize } from './usual-size.ts';
import type { Check } from './check.ts';
import { periodKey, type Reading, type Readings } from './readings.ts';
import type { Ledger } from './record.ts';
import type { Rule } from './verification.ts';

/** A filer's record of one comparison. */
type Tally = { holds: number; fails: number };

/** Comparisons that hold often enough for the filer to make a failure significant. */
const FEWEST_HOLDS = 4;
const MOST_FAILS = 0.15;

/**
 * Sums that may have more rows than our list: if one fails while all its facts but one are proven, that
 * proves nothing about the remaining fact.
 */
const OPEN: ReadonlySet<Rule> = new Set<Rule>([
  'operating_expense_parts',
  'operating_income',
  'pretax_parts',
  'net_income',
  'property_parts',
  'intangible_parts',
  'debt_parts',
  'cash_roll_forward',
]);

/** Sums of rows that are there by definition: a filer with few filings fails them by mistake only. */
const DEFINITIONS: ReadonlySet<Rule> = new Set<Rule>([
  'balance_parts',
  'equity_parts',
  'net_income_parts',
  'cash_flow_sum',
]);

const SLIPS: readonly (readonly [bigint, bigint])[] = [
  [-1n, 1n],
  [1000n, 1n],
  [1n, 1000n],
  [1_000_000n, 1n],
  [1n, 1_000_000n],
];

/**
 * With such a good record the filer has no further row of a tenth of the total: a gap of that size is a
 * mistake.
 */
const SURE_HOLDS = 12;
const SURE_FAILS = 0.05;
const isLarge = ({ readings: [total], difference }: Check): boolean =>
  total !== undefined && size(difference) * 10n > size(total.amount);

/** In an order that does not depend on the order of facts. */
const nameOf = ({ rule, readings }: Check): string =>
  `${rule} ${readings.map(({ filing, concept, start, end }) => [filing.order, concept, start, end].join(' ')).join(' ')}`;

const slipsOf = (check: Check, reading: Reading): readonly bigint[] =>
  SLIPS.map(([up, down]) => scale(reading.amount, up, down)).filter(
    (amount) => amount !== 0n && check.with(reading, amount).holds,
  );

/**
 * Temporary equity that no standard concept tags is never negative: only liabilities and equity above the
 * total are evidence.
 */
const isOpen = ({ rule, difference }: Check): boolean =>
  OPEN.has(rule) || (rule === 'balance_parts' && difference > 0n);

/** Facts that a slip would explain, and whether it brings them from an unheard-of size to their usual one. */
const slipped = (
  check: Check,
  suspects: readonly Reading[],
  readings: Readings,
): readonly { readonly reading: Reading; readonly usual: boolean }[] =>
  suspects.flatMap((reading) => {
    const amounts = slipsOf(check, reading);
    if (amounts.length === 0) return [];
    const middle = usualSize(readings, reading);
    const usual =
      !isWithin(reading.amount, middle, 30n) && amounts.some((amount) => isWithin(amount, middle, 10n));
    return [{ reading, usual }];
  });

/** A different value of the fact in another filing makes the check hold. */
const isSubstituted = (check: Check, reading: Reading, readings: Readings): boolean =>
  readings
    .across(reading.concept, reading.start, reading.end)
    .some(({ amount }) => !agree(amount, reading.amount) && check.with(reading, amount).holds);

/**
 * Whether its filing changed the fact alone: where other facts of the period are others than before as well, the period
 * was restated, and a sum may have lost a row that the filing does not tag.
 */
const isChangedAlone = (readings: Readings, { filing, concept, start, end }: Reading): boolean => {
  const beside = readings.periods(filing.accession).get(periodKey(start, end)) ?? new Map<string, Reading>();
  return [...beside.values()].every(
    (other) =>
      other.concept === concept ||
      readings
        .across(other.concept, start, end)
        .every(({ filing: of, amount }) => of.order >= filing.order || agree(amount, other.amount)),
  );
};

/** Whether anything but this failing check corroborates the exact value of the fact. */
const vouchedElsewhere = (ledger: Ledger, check: Check, reading: Reading): boolean =>
  ledger
    .vouchers(reading)
    .some(
      (voucher) =>
        (!voucher.coarse || check.coarse) &&
        voucher.readings.every((other) => ledger.blames(other).length === 0),
    );

/**
 * Attributes each failing check to the wrong facts in it. The filer's record comes first: a comparison that
 * often fails for this filer proves nothing about its facts.
 */
export const attribute = (checks: readonly Check[], readings: Readings, ledger: Ledger): void => {
  const tallies = new Map<string, Tally>();
  for (const { key, holds } of checks) {
    const tally = tallies.get(key) ?? { holds: 0, fails: 0 };
    tallies.set(key, tally);
    if (holds) tally.holds += 1;
    else tally.fails += 1;
  }
  const credible = ({ key, rule, strict }: Check): boolean => {
    const { holds, fails } = tallies.get(key) ?? { holds: 0, fails: 0 };
    if (strict || (holds >= FEWEST_HOLDS && fails <= MOST_FAILS * (holds + fails))) return true;
    return DEFINITIONS.has(rule) && holds > 0 && fails === 1;
  };
  const sure = ({ key }: Check): boolean => {
    const { holds, fails } = tallies.get(key) ?? { holds: 0, fails: 0 };
    return holds >= SURE_HOLDS && fails <= Math.max(1, SURE_FAILS * holds);
  };
  const failing = checks
    .filter((check) => !check.holds && credible(check))
    .map((check) => ({ check, name: nameOf(check) }))
    .sort((a, b) => Number(b.check.strict) - Number(a.check.strict) || (a.name < b.name ? -1 : 1));
  for (const { check } of failing)
    attributeOne(
      check,
      readings,
      ledger,
      sure(check) && isLarge(check) ? 'sure' : isOpen(check) ? 'open' : 'plain',
    );
};

/** What a failure proves: nothing about a fact whose sum may lack a row (`open`), a mistake for certain (`sure`). */
type Weight = 'open' | 'plain' | 'sure';

const attributeOne = (check: Check, readings: Readings, ledger: Ledger, weight: Weight): void => {
  const suspects = check.readings.filter(
    (reading) => reading.amount !== 0n || check.rule === 'balance_total',
  );
  if (suspects.some((reading) => ledger.blames(reading).length > 0)) return;
  const slips = slipped(check, suspects, readings);
  // A filer that repeats its mistake corroborates it: magnitude takes precedence over other filings.
  const [unheard, ...alike] = slips.filter(({ usual }) => usual);
  if (unheard !== undefined && alike.length === 0) {
    ledger.blame(unheard.reading, check, 'slip');
    return;
  }
  const doubtful = suspects.filter((reading) => !vouchedElsewhere(ledger, check, reading));
  const [only, ...others] = doubtful.filter(
    (reading) =>
      isSubstituted(check, reading, readings) && (!isOpen(check) || isChangedAlone(readings, reading)),
  );
  if (only !== undefined && others.length === 0) {
    ledger.blame(only, check, 'substitution');
    return;
  }
  const [slip, ...more] = slips.filter(({ reading }) => doubtful.includes(reading));
  if (slip !== undefined && more.length === 0) {
    ledger.blame(slip.reading, check, 'slip');
    return;
  }
  const [last, ...rest] = doubtful;
  if (last !== undefined && rest.length === 0 && weight !== 'open') {
    ledger.blame(last, check, 'others_hold');
    return;
  }
  if (check.strict || (weight === 'sure' && check.rule !== 'cash_flow_sum'))
    for (const reading of doubtful) ledger.blame(reading, check, 'undecided');
};
