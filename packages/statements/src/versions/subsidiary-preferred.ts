import type { Field, IssuerType } from '../fields/field.ts';
import { candidatesOf, gaap } from '../fields/field.ts';
import { NCI_INCOME, PREFERRED_DIVIDENDS } from '../fields/checks.ts';
import { size } from '../decimal.ts';
import type { FactSet } from '../model/model.ts';
import { roundsToEps } from './parent-share.ts';
import { firstOf, readingOf } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { refusing, settingAside } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';
import { COMMON_INCOME } from '../fields/totals.ts';

const PARENT = gaap('NetIncomeLoss');

/** Whether net income is tagged before the shares of others than the parent's common shareholders. */
const isBeforeShares = (facts: FactSet, income: bigint, common: bigint): boolean => {
  const shares = firstOf(facts, NCI_INCOME)?.amount ?? 0n;
  return (
    shares !== 0n && income !== common && size(income - shares - common) <= roundingUnit([income, common])
  );
};

/** Preferred dividends of the period, and whether EPS is based on the income before them. */
const earnsPreferred = (facts: FactSet, income: bigint): boolean => {
  const preferred = firstOf(facts, PREFERRED_DIVIDENDS)?.amount ?? 0n;
  if (preferred === 0n) return true;
  return roundsToEps(facts, income) === true && roundsToEps(facts, income - preferred) === false;
};

/** A filer's tags are occasionally wrong in a table. */
const MANY = 4;

/**
 * Whether a filing tags the parent's net income above its income to common shares, in a period in which none
 * tags a noncontrolling part: the preferred shares are the parent's own.
 */
const isOwnPreferred = (
  { facts, filing }: FilingReadings,
  versions: readonly FilingReadings[],
  before: ReadonlySet<number>,
): boolean => {
  const [parent, common] = [facts.get(PARENT)?.amount, facts.get(COMMON_INCOME)?.amount];
  if (parent === undefined || common === undefined || parent <= common) return false;
  if (before.has(filing.order)) return false;
  return versions.every((version) => (firstOf(version.facts, NCI_INCOME)?.amount ?? 0n) === 0n);
};

/**
 * Filings (their order) that tag net income before preferred dividends which the filer's other filings deduct from it: for
 * one period these tag the income to common shares of the one as their net income.
 */
const filingsBefore = (all: Iterable<readonly FilingReadings[]>): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const versions of all)
    for (const { facts, filing } of versions) {
      const [parent, common] = [facts.get(PARENT)?.amount, facts.get(COMMON_INCOME)?.amount];
      if (parent === undefined || common === undefined || parent <= common) continue;
      const isNetElsewhere = versions.some(
        (other) => other.filing.order < filing.order && other.facts.get(PARENT)?.amount === common,
      );
      if (isNetElsewhere) found.add(filing.order);
    }
  return found;
};

const chosen = (version: FilingReadings, rank: number, before: ReadonlySet<number>): FilingReadings => {
  const { facts, filing, readings } = version;
  const [first] = readings;
  const common = facts.get(COMMON_INCOME);
  const parent = facts.get(PARENT);
  if (!first) return version;
  if (parent !== undefined) {
    if (!common) return version;
    const isBefore = before.has(filing.order) && parent.amount > common.amount;
    if (!isBefore && !isBeforeShares(facts, parent.amount, common.amount)) return version;
  } else if (!common)
    return earnsPreferred(facts, first.value) ? version : refusing(version, 'net_income.preferred_undecided');
  const ofCommon = readingOf(filing, [{ fact: common, sign: 1 }], rank);
  return settingAside(version, 'net_income.subsidiary_preferred', [first], [ofCommon]);
};

/**
 * Preferred dividends of a utility's subsidiaries are deducted between the total income less noncontrolling
 * interests and the parent's (semantics §3.7.2). If no row is the parent's by its tag, income available to
 * common shares is used; without that, the figure is served only if EPS is based on it. Not for a filer whose
 * preferred shares are the parent's.
 */
export const chooseUtilityIncome = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'net_income' || type !== 'utility') return;
  const rank = candidatesOf(spec, type).length;
  const before = filingsBefore(all.values());
  let own = 0;
  let others = 0;
  for (const versions of all.values())
    for (const version of versions)
      if (isOwnPreferred(version, versions, before)) own += 1;
      else if (chosen(version, rank, before).readings[0]?.value !== version.readings[0]?.value) others += 1;
  if (own * MANY > others) return;
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => chosen(version, rank, before)),
    );
};
