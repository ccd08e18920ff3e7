import type { Field, IssuerType } from '../fields/field.ts';
import { candidatesOf, gaap } from '../fields/field.ts';
import { NCI_INCOME, REDEEMABLE_SHARE } from '../fields/checks.ts';
import { size } from '../decimal.ts';
import { COMMON_INCOME } from '../fields/totals.ts';
import { PREFERRED, WHOLE, leavesCommon } from './parent-share.ts';
import type { FactSet, Part } from '../model/model.ts';
import { firstOf, readingOf } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import type { Slot } from '../calendar/slots.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { settingAside } from './set-aside.ts';

const PARENT = gaap('NetIncomeLoss');

/**
 * The parent's share by all three rows; null unless the income to common shares confirms it, and not, or less exactly,
 * the figure without the redeemable share.
 */
const parentShare = (facts: FactSet): readonly Part[] | null => {
  const [whole, redeemable] = [facts.get(WHOLE), facts.get(REDEEMABLE_SHARE)];
  if (!whole || !redeemable || redeemable.amount === 0n || facts.has(PARENT)) return null;
  const others = firstOf(facts, NCI_INCOME);
  if ([whole, redeemable, others].some((fact) => fact?.conflict)) return null;
  const preferred = facts.get(PREFERRED)?.amount ?? 0n;
  const rest = whole.amount - (others?.amount ?? 0n);
  const income = rest - redeemable.amount;
  if (leavesCommon(facts, income, preferred) !== true) return null;
  const isExact = income - preferred === facts.get(COMMON_INCOME)?.amount;
  const isOnly = leavesCommon(facts, rest, preferred) === false;
  if (!isOnly && (!isExact || size(redeemable.amount) < roundingUnit([income]))) return null;
  return [
    { fact: whole, sign: 1 },
    ...(others ? [{ fact: others, sign: -1 as const }] : []),
    { fact: redeemable, sign: -1 },
  ];
};

/**
 * Some filers tag the share of redeemable noncontrolling interests beside that of the others instead of within it: both
 * are deducted where that leaves the income to common shares (semantics §3.8.10).
 */
export const deductRedeemableShare = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'net_income') return;
  const rank = candidatesOf(spec, type).findIndex(
    ({ terms }) => terms.length > 1 && terms[0]?.concepts[0] === WHOLE,
  );
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => {
        const parts = parentShare(version.facts);
        return parts === null
          ? version
          : {
              ...settingAside(version, 'net_income.redeemable_share', version.readings, [
                readingOf(version.filing, parts, rank),
              ]),
              rule: null,
            };
      }),
    );
};
