import { integer, scale, size } from '@footnote/statements/decimal';
import { agree } from './across-checks.ts';
import { isWithin } from '@footnote/statements/values/scale';
import { usualSize } from './usual-size.ts';
import type { Check } from './check.ts';
import { periodKey, type Reading, type Readings } from './readings.ts';
import type { Ledger } from './record.ts';
import type { Rule } from './verification.ts';

/** A filer's record of one comparison. */
type Tally = {
  holds: number;
  fails: number;
  /** The newest period in which it passes; empty if none. */
  newest: string;
};

/** Comparisons that pass often enough for the filer to make a failure significant. */
const FEWEST_HOLDS = 4;
const MOST_FAILS = 0.15;
/** With fewer, the only failure is significant. */
const FEW_HOLDS = 2;

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
  'equity_rows',
  'net_income_parts',
  'cash_flow_sum',
]);

/**
 * Comparisons that usually pass, but not by definition: a deemed dividend can take all of a year's income
 * once.
 */
const USUAL: ReadonlySet<Rule> = new Set<Rule>(['span_sum', 'income_to_common']);

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
/**
 * The amount that its gap is compared with: its total, or its largest row if the total may be close to zero.
 */
const measureOf = ({ rule, readings }: Check): bigint =>
  readings
    .slice(0, rule === 'cash_flow_sum' ? readings.length : 1)
    .reduce((most, { amount }) => (size(amount) > most ? size(amount) : most), 0n);
const isLarge = (check: Check): boolean => size(check.difference) * 10n > measureOf(check);

/** Flows of continuing operations only; filers need not tag those of discontinued ones. */
const isContinuing = ({ rule, readings }: Check): boolean =>
  rule === 'cash_flow_sum' && readings.some(({ concept }) => concept.endsWith('ContinuingOperations'));

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

/**
 * Facts whose error of scale or sign would explain the failure, and whether correcting it restores the fact's
 * usual size.
 */
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

/** Hardly any listed issuer has fewer shares than this; many tag them in thousands or millions. */
const FEWEST_SHARES = integer(1_000_000);

const isInThousands = (check: Check, reading: Reading): boolean =>
  reading.measure === 'shares' &&
  reading.amount > 0n &&
  reading.amount < FEWEST_SHARES &&
  [1000n, 1_000_000n].some((factor) => check.with(reading, reading.amount * factor).holds);

/** A different value of the fact in another filing makes the check pass. */
const isSubstituted = (check: Check, reading: Reading, readings: Readings): boolean =>
  readings
    .across(reading.concept, reading.start, reading.end)
    .some(({ amount }) => !agree(amount, reading.amount) && check.with(reading, amount).holds);

/**
 * Whether its filing changed only this fact. If other facts of the period changed too, the period was
 * restated, and a sum may have lost a row that the filing does not tag.
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
  for (const { key, holds, readings: compared } of checks) {
    const tally = tallies.get(key) ?? { holds: 0, fails: 0, newest: '' };
    tallies.set(key, tally);
    if (holds) tally.holds += 1;
    else tally.fails += 1;
    const end = compared[0]?.end ?? '';
    if (holds && end > tally.newest) tally.newest = end;
  }
  const tallyOf = ({ key }: Check): Tally => tallies.get(key) ?? { holds: 0, fails: 0, newest: '' };
  const onlyFailure = (check: Check): boolean => {
    const { holds, fails } = tallyOf(check);
    const few = DEFINITIONS.has(check.rule) ? 1 : FEW_HOLDS;
    return fails === 1 && holds >= few && !USUAL.has(check.rule);
  };
  const credible = (check: Check): boolean => {
    const { holds, fails } = tallyOf(check);
    if (check.strict || (holds >= FEWEST_HOLDS && fails <= MOST_FAILS * (holds + fails))) return true;
    return onlyFailure(check);
  };
  const mostlyHolds = (check: Check): boolean => {
    const { holds, fails } = tallyOf(check);
    return holds >= SURE_HOLDS && holds > 2 * fails;
  };
  const sure = (check: Check): boolean => {
    const { holds, fails, newest } = tallyOf(check);
    if (!isLarge(check)) return false;
    if (holds >= SURE_HOLDS && fails <= Math.max(1, SURE_FAILS * holds) && !isContinuing(check)) return true;
    // A new row usually stays for a while; one that would exist only once, between periods without it, is
    // unlikely.
    return onlyFailure(check) && (!isOpen(check) || (check.readings[0]?.end ?? '') < newest);
  };
  const weightOf = (check: Check): Weight => {
    if (!credible(check)) return 'slip';
    if (sure(check)) return 'sure';
    return isOpen(check) ? 'open' : 'plain';
  };
  const failing = checks
    .filter((check) => !check.holds && (credible(check) || mostlyHolds(check)))
    .map((check) => ({ check, name: nameOf(check) }))
    .sort((a, b) => Number(b.check.strict) - Number(a.check.strict) || (a.name < b.name ? -1 : 1));
  for (const { check } of failing) attributeOne(check, readings, ledger, weightOf(check));
};

/**
 * What a failure proves: only an error of scale or sign if the filer often fails (`slip`), nothing about a
 * fact whose sum may lack a row (`open`), a certain mistake (`sure`).
 */
type Weight = 'slip' | 'open' | 'plain' | 'sure';

const attributeOne = (check: Check, readings: Readings, ledger: Ledger, weight: Weight): void => {
  const suspects = check.readings.filter(
    (reading) => reading.amount !== 0n || check.rule === 'balance_total',
  );
  if (suspects.some((reading) => ledger.blames(reading).length > 0)) return;
  const slips = slipped(check, suspects, readings);
  // A filer that repeats its mistake corroborates it, so magnitude takes precedence over other filings.
  const [unheard, ...alike] = slips.filter(({ usual }) => usual);
  if (unheard !== undefined && alike.length === 0) {
    ledger.blame(unheard.reading, check, 'slip');
    return;
  }
  if (weight === 'slip') return;
  const count = suspects.find((reading) => isInThousands(check, reading));
  if (count !== undefined) {
    ledger.blame(count, check, 'slip');
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
  if (check.strict || weight === 'sure')
    for (const reading of doubtful) ledger.blame(reading, check, 'undecided');
};
