import { short, type Finding } from './finding.ts';
import type { ServedCell } from './served.ts';

/** As a share of total assets: rounding, and items that filers report on a separate line. */
const TOLERANCE = 0.005;
/**
 * Temporary equity and noncontrolling interests are not cells; they seldom exceed this share of the assets.
 */
const MOST_BETWEEN = 0.1;

/** Part and total: a balance of the first is never larger than one of the second. */
const WITHIN: readonly (readonly [string, string])[] = [
  ['current_assets', 'total_assets'],
  ['cash_and_equivalents', 'total_assets'],
  ['cash_and_equivalents', 'current_assets'],
  ['receivables', 'total_assets'],
  ['inventory', 'total_assets'],
  ['ppe_net', 'total_assets'],
  ['intangibles', 'total_assets'],
  ['loans_net', 'total_assets'],
  ['current_liabilities', 'total_liabilities'],
  ['accounts_payable', 'total_liabilities'],
  ['long_term_debt', 'total_liabilities'],
  ['total_debt', 'total_liabilities'],
  ['deposits', 'total_liabilities'],
];

type Sheet = ReadonlyMap<string, ServedCell>;

const finding = (end: string, field: string, by: string, seen: string): Finding => ({
  check: 'sides',
  field,
  kind: 'instant',
  end,
  by,
  seen,
});

const sidesOf = (end: string, sheet: Sheet, assets: number): Finding[] => {
  const liabilities = sheet.get('total_liabilities')?.amount;
  const equity = (sheet.get('total_equity_with_nci') ?? sheet.get('total_equity'))?.amount;
  if (liabilities === undefined || equity === undefined) return [];
  const between = assets - liabilities - equity;
  const seen = `assets ${short(assets)}, liabilities ${short(liabilities)}, equity ${short(equity)}`;
  if (between < -TOLERANCE * assets) return [finding(end, 'total_assets', 'more than the assets', seen)];
  if (between > MOST_BETWEEN * assets) return [finding(end, 'total_assets', 'less than the assets', seen)];
  return [];
};

/** Assets = liabilities + equity, up to temporary equity; no part larger than its total. */
export const sidesGaps = (cells: readonly ServedCell[]): Finding[] => {
  const dates = Map.groupBy(
    cells.filter(({ statement }) => statement === 'balance'),
    ({ period_end: end }) => end,
  );
  return [...dates.entries()].flatMap(([end, list]) => {
    const sheet = new Map(list.map((cell) => [cell.field, cell]));
    const assets = sheet.get('total_assets')?.amount;
    const sides = assets === undefined ? [] : sidesOf(end, sheet, assets);
    const parts = WITHIN.flatMap(([part, whole]) => {
      const [less, more] = [sheet.get(part)?.amount, sheet.get(whole)?.amount];
      if (less === undefined || more === undefined || less <= more * (1 + TOLERANCE)) return [];
      return [finding(end, part, `more than ${whole}`, `${short(less)} of ${short(more)}`)];
    });
    return [...sides, ...parts];
  });
};
