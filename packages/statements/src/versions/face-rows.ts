import type { Field } from '../fields/field.ts';
import { gaap } from '../fields/field.ts';
import { near } from '../decimal.ts';
import type { FactSet } from '../model/model.ts';
import { firstOf } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Versions } from './versions.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

/** Whether the balance sheet is classified: one without such totals has no current rows either. */
const isClassified = (facts: FactSet): boolean =>
  ['Assets', 'AssetsCurrent', 'LiabilitiesCurrent'].every((name) => facts.has(gaap(name)));

const ALL_COSTS = [gaap('BenefitsLossesAndExpenses'), gaap('CostsAndExpenses')];

/**
 * Whether revenue less all benefits and expenses equals the operating income: a row, not the measure of a
 * segment.
 */
const leavesOperatingIncome = (facts: FactSet): boolean => {
  const revenue = facts.get(gaap('Revenues'))?.amount;
  const costs = firstOf(facts, ALL_COSTS)?.amount;
  const income = facts.get(gaap('OperatingIncomeLoss'))?.amount;
  return (
    revenue !== undefined &&
    costs !== undefined &&
    income !== undefined &&
    income !== 0n &&
    near(revenue - costs, income, SAME_FIGURE)
  );
};

const NONE: Versions = new Map();

/** By field: whether the face of a filing shows its row. */
const SHOWN: Readonly<Partial<Record<string, (facts: FactSet) => boolean>>> = {
  receivables: isClassified,
  current_assets: isClassified,
  current_liabilities: isClassified,
  operating_income: leavesOperatingIncome,
  cost_of_revenue: leavesOperatingIncome,
};

/**
 * The versions of a field that issuers of this type do not have, but that a filing's own face shows
 * nevertheless (semantics §3.7.3): insurers with statements like an industrial. None if most
 * filings that tag it do not show it on the face: then one that adds up does so by chance.
 */
export const shownVersions = ({ field }: Field, versions: Versions): Versions => {
  const isShown = SHOWN[field];
  if (!isShown) return NONE;
  const found = new Map<Slot, readonly FilingReadings[]>();
  let shown = 0;
  let all = 0;
  for (const [slot, list] of versions) {
    const ofFace = list.filter(({ facts }) => isShown(facts));
    if (ofFace.length > 0) found.set(slot, ofFace);
    shown += ofFace.length;
    all += list.length;
  }
  return shown * 2 > all ? found : NONE;
};

/** Whether a row of the face is used for issuers that usually have none. */
export const mayBeShown = ({ field }: Field): boolean => SHOWN[field] !== undefined;
