import { leadOf, pathTo } from '../sums/tree.ts';
import type { Sheet } from './sheet.ts';

const NET =
  /^(?:consolidated |total |reported )?net (?:income|loss|earnings|profit)\b|^(?:income|loss|profit|earnings) for the (?:period|quarter|year)\b/;
const NOT_NET =
  /\bper\b|continuing|discontinued|net (?:income|earnings) (?:from|before)|interest income|margin|comprehensive income$|before (?!non|attribution|allocation)/;
const SHARED = /\b(?:attributable|attributed|available|applicable|allocable|allocated) to\b/;
const NCI = /non-?\s?controlling|minority interest/;
const COMMON = /\bcommon\b|\bordinary\b/;
const TO_COMMON = /prefer|participating|undistributed|accretion|dividend|deemed/;

/** "Net income and net income allocable to common stockholders": there is nothing between the two. */
const BOTH = /^net (?:income|loss|earnings) and net (?:income|loss|earnings) \w+ to common\b/;

export const isNetIncome = (label: string): boolean =>
  NET.test(label) && !NOT_NET.test(label) && (!SHARED.test(label) || BOTH.test(label));

export const isNci = (label: string): boolean => NCI.test(label);

/** The rows of the bottom line, as indices into the rows of the sheet. */
export type BottomLine = {
  /** Net income, noncontrolling interests included where there are any. */
  readonly total: number;
  /** Net income of the parent; null if noncontrolling interests are mentioned and not taken off. */
  readonly parent: number | null;
  /** Income to common stock, what EPS is of: the last row that follows from net income. */
  readonly common: number;
  /** The share of noncontrolling interests, where the parent's and theirs stand below net income and add up to it. */
  readonly apart: number | null;
};

/**
 * Net income of an income statement: the row of that name that sums from above reach; the rows below it that take
 * noncontrolling interests or preferred dividends off. Null if there is none, or several rows of that name.
 */
export function bottomLine(sheet: Sheet): BottomLine | null {
  const { rows, sums } = sheet;
  const named = [...rows.keys()].filter((at) => rows[at]?.isMoney === true && isBottom(sheet, at));
  const reached = named.filter((at) => sums.has(at));
  const total = reached.find((at) => leadOf(sums, at).length > 2) ?? reached[0];
  if (total === undefined) return null;
  let parent = total;
  let common = total;
  let sawNci = false;
  for (let at = total; ;) {
    const link = sheet.links.get(at);
    const sum = link === undefined ? undefined : sums.get(link.total);
    if (link === undefined || sum === undefined || sum.terms[0]?.row !== at) break;
    const others = sum.terms.slice(1).map(({ row }) => rows[row]?.label ?? '');
    const label = rows[link.total]?.label ?? '';
    if (!/\bnet (?:income|loss|earnings|profit)\b|^(?:income|loss|earnings|profit)\b/.test(label)) break;
    if (others.every((label) => NCI.test(label))) {
      sawNci = true;
      if (parent === common) parent = link.total;
    } else if (!others.every((label) => TO_COMMON.test(label) || NCI.test(label))) break;
    common = link.total;
    at = link.total;
  }
  const mentions = rows.some(({ label, figures }, at) => {
    if (!NCI.test(label) || /before|including/.test(label)) return false;
    return figures.some((figure) => figure !== undefined && figure.amount !== 0n) && at > total;
  });
  if (sawNci || (!mentions && !NCI.test(rows[total]?.label ?? '')))
    return { total, parent, common, apart: null };
  const shared = sharedOut(sheet, total);
  return shared === null
    ? { total, parent: null, common, apart: null }
    : { total, parent: shared.parent, common: shared.parent, apart: shared.rest };
}

/** Two rows below net income, of the parent and of noncontrolling interests, that add up to it in some column. */
function sharedOut(sheet: Sheet, total: number): { parent: number; rest: number } | null {
  const below = [...sheet.rows.keys()].filter((at) => at > total && sheet.rows[at]?.isMoney === true);
  for (const parent of below)
    for (const rest of below) {
      const labels = [sheet.rows[parent]?.label ?? '', sheet.rows[rest]?.label ?? ''];
      if (!SHARED.test(labels[0] ?? '') || NCI.test(labels[0] ?? '') || !NCI.test(labels[1] ?? '')) continue;
      if (sheet.columns.some((_, column) => addsUp(sheet, [parent, rest], total, column)))
        return { parent, rest };
    }
  return null;
}

/** Whether rows add up to another one in a column, exactly. */
export function addsUp(sheet: Sheet, terms: readonly number[], total: number, column: number): boolean {
  const at = sheet.columns[column]?.at ?? -1;
  const amounts = terms.map((row) => sheet.rows[row]?.figures[at]?.amount);
  const whole = sheet.rows[total]?.figures[at]?.amount;
  if (whole === undefined || whole === 0n || amounts.includes(undefined)) return false;
  return amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n) === whole;
}

/** Net income by its name; or, where no row has the plain name, what is attributable to anyone but a part. */
function isBottom({ rows }: Sheet, at: number): boolean {
  const label = rows[at]?.label ?? '';
  if (isNetIncome(label)) return true;
  const isShared = NET.test(label) && !NOT_NET.test(label) && SHARED.test(label);
  if (!isShared || NCI.test(label) || COMMON.test(label)) return false;
  return !rows.some((row) => row.isMoney && isNetIncome(row.label));
}

/** Whether a row is part of the total through sums that hold in a column. */
export function isProven(sheet: Sheet, row: number, root: number, column: number): boolean {
  const path = pathTo(sheet.links, row, root);
  if (path === null) return false;
  return [row, ...path.totals].every((at) => {
    const sum = sheet.sums.get(at);
    return sum === undefined || (sum.slack[column] ?? null) !== null;
  });
}
