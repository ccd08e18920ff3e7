import type { Field } from '../fields/field.ts';
import { gaap } from '../fields/field.ts';
import { size } from '../decimal.ts';
import type { Reading } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { ROUNDINGS_OF_SUM } from '../values/tolerances.ts';
import { puttingFirst, settingAside } from './set-aside.ts';
import type { RuleId } from '../rules/rules.ts';
import type { Slot } from '../calendar/slots.ts';

const WITH_ADJUSTMENT = `+${gaap('Depreciation')}+${gaap('AdjustmentForAmortization')}`;
const WITH_INTANGIBLES = `+${gaap('Depreciation')}+${gaap('AmortizationOfIntangibleAssets')}`;

const under = ({ readings }: FilingReadings, key: string): Reading | undefined =>
  readings.find((reading) => reading.key === key);

/**
 * Whether a filing's depreciation and amortisation is the sum of depreciation and the adjustment; null if it
 * shows no total.
 */
const isTotal = (version: FilingReadings): boolean | null => {
  const sum = under(version, WITH_ADJUSTMENT);
  const totals = version.readings.filter(({ parts }) => parts.length === 1);
  if (sum === undefined || totals.length === 0) return null;
  const limit = roundingUnit(sum.parts.map(({ fact }) => fact.amount)) * ROUNDINGS_OF_SUM;
  return totals.some(({ value }) => size(value - sum.value) <= limit);
};

const without = (version: FilingReadings, key: string, rule: RuleId): FilingReadings => {
  const dropped = under(version, key);
  if (dropped === undefined) return version;
  return settingAside(
    version,
    rule,
    [dropped],
    version.readings.filter((reading) => reading !== dropped),
  );
};

/** The version with the sum first if its total is only the depreciation in that sum, under another concept. */
const withSumFirst = (version: FilingReadings, sum: Reading): FilingReadings => {
  const [first] = version.readings;
  const [depreciation] = sum.parts;
  const isPart = first?.parts.length === 1 && first.value === depreciation?.fact.amount;
  return isPart && first.value !== sum.value
    ? puttingFirst(version, sum, 'depreciation.alone_under_total')
    : version;
};

/**
 * The amortisation in a cash-flow statement is a separate adjustment, wider than that of intangible assets,
 * which a note tags; or it is another amount, such as discounts or costs of financing. The filer's totals
 * decide: if the majority of them are the sum of depreciation and the adjustment, these two are its rows in
 * every period, otherwise in none. If they are, a total that is no more than the depreciation beside it is not one.
 */
export const chooseAmortization = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  if (spec.field !== 'depreciation_amortization') return;
  const known = [...all.values()]
    .flat()
    .map(isTotal)
    .filter((each) => each !== null);
  const isRow = known.filter(Boolean).length * 2 > known.length;
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => {
        if (!isRow) return without(version, WITH_ADJUSTMENT, 'depreciation.other_amortization');
        const row = under(version, WITH_ADJUSTMENT);
        if (row === undefined) return version;
        const isWider = row.value !== under(version, WITH_INTANGIBLES)?.value;
        return withSumFirst(
          isWider ? without(version, WITH_INTANGIBLES, 'depreciation.intangibles_alone') : version,
          row,
        );
      }),
    );
};
