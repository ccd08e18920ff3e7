import { gaap, type Field } from '../fields/field.ts';
import { COMBINED, COMBINED_WITH_LEASES } from '../fields/debt.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { refuseWhere } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';

const TOTALS: ReadonlySet<string> = new Set([...COMBINED, ...COMBINED_WITH_LEASES]);
const SHEET = ['LiabilitiesAndStockholdersEquity', 'Assets'].map(gaap);

/**
 * A tenth of the filer's usual share of the balance sheet; repayments do not reduce debt by as much within a
 * filer's history.
 */
const LEAST = 10n;

type Share = { readonly debt: bigint; readonly sheet: bigint };

/**
 * A total of debt in one tag as a share of the balance sheet; null for other readings and without a balance
 * sheet.
 */
const shareOf = ({ readings: [first], facts }: FilingReadings): Share | null => {
  const [only, ...rest] = first?.parts ?? [];
  if (only === undefined || rest.length > 0 || !TOTALS.has(only.fact.concept)) return null;
  const sheet = SHEET.map((concept) => facts.get(concept)?.amount ?? 0n).find((amount) => amount > 0n);
  return sheet === undefined ? null : { debt: only.fact.amount, sheet };
};

const bySize = (a: Share, b: Share): number => {
  const difference = a.debt * b.sheet - b.debt * a.sheet;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/**
 * A note may tag part of the debt, that of one segment or kind, with the concept of the total. Such a value
 * is refused if, as a share of the balance sheet, it is a tiny fraction of the filer's usual totals.
 */
export const refusePartOfDebt = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  if (spec.reader !== 'debt') return;
  const shares = [...all.values()]
    .flat()
    .map(shareOf)
    .filter((share) => share !== null)
    .sort(bySize);
  const usual = shares[Math.floor(shares.length / 2)];
  if (usual === undefined) return;
  const isPart = (version: FilingReadings): boolean => {
    const share = shareOf(version);
    return share !== null && share.debt > 0n && share.debt * LEAST * usual.sheet < usual.debt * share.sheet;
  };
  refuseWhere(all, 'debt.part_of_total', isPart);
};
