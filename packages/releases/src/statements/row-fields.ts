import type { StatementName } from '@footnote/statements/cell';
import type { Evidence } from '../types.ts';
import { pathTo } from '../sums/tree.ts';
import type { Found, Missed } from './found.ts';
import type { Sheet } from './sheet.ts';

/** How the sign of a field follows from a row: as it counts in its statement's total, or against it. */
export type Sign = 'adds' | 'takes' | 'printed';

/** A field that is one row: told by its label, and by where it counts. */
export type RowRule = {
  readonly statement: StatementName;
  readonly field: string;
  readonly label: RegExp;
  readonly not?: RegExp;
  readonly section?: RegExp;
  readonly sign: Sign;
  /** Whether sums must reach the row from above. */
  readonly isTotal?: true;
  /** A value below zero is another row. */
  readonly neverNegative?: true;
  /** A value above zero is another row. */
  readonly neverPositive?: true;
};

type Roots = readonly number[];

/** The root that a row is part of, and its sign there. */
function rootOf(sheet: Sheet, at: number, roots: Roots): { sign: 1 | -1; totals: readonly number[] } | null {
  for (const root of roots) {
    const path = pathTo(sheet.links, at, root);
    if (path !== null) return path;
  }
  return null;
}

/** Rows that fit a rule and count in a root; of a total and its own parts only the total. */
function fitting(sheet: Sheet, rule: RowRule, roots: Roots): number[] {
  const rows = [...sheet.rows.keys()].filter((at) => {
    const row = sheet.rows[at];
    if (row?.isMoney !== true || !rule.label.test(row.label) || rule.not?.test(row.label) === true)
      return false;
    if (rule.section !== undefined && !rule.section.test(row.section)) return false;
    if (rule.isTotal === true && !sheet.sums.has(at)) return false;
    return rootOf(sheet, at, roots) !== null;
  });
  return rows.filter((at) => !rows.some((other) => other !== at && pathTo(sheet.links, at, other) !== null));
}

/** The field of a rule in each column of a sheet where the sums from the row to the root hold. */
export function rowField(
  sheet: Sheet,
  rule: RowRule,
  roots: Roots,
): { readonly found: readonly Found[]; readonly missed: readonly Missed[] } {
  const { statement, field } = rule;
  const rows = fitting(sheet, rule, roots);
  const [at] = rows;
  if (at === undefined) return { found: [], missed: [] };
  if (rows.length > 1)
    return { found: [], missed: [{ statement, field, column: null, failed: 'two_rows_fit' }] };
  const path = rootOf(sheet, at, roots);
  const found: Found[] = [];
  const missed: Missed[] = [];
  for (const column of sheet.columns.keys()) {
    const figure = sheet.rows[at]?.figures[sheet.columns[column]?.at ?? -1];
    if (figure === undefined || path === null) continue;
    const evidence = sumEvidence(sheet, [at, ...path.totals], column);
    const signed = rule.sign === 'printed' || path.sign === 1 ? figure.amount : -figure.amount;
    const amount = rule.sign === 'takes' ? -signed : signed;
    const isWrongSign =
      (rule.neverNegative === true && amount < 0n) || (rule.neverPositive === true && amount > 0n);
    if (evidence === null || isWrongSign)
      missed.push({
        statement,
        field,
        column,
        failed: evidence === null ? 'sums_do_not_close' : 'row_not_found',
      });
    else
      found.push({ statement, field, column, rows: [at], amount, measure: 'money', scale: null, evidence });
  }
  // A row with a sign that the field cannot have is another row, in every column.
  return missed.some(({ failed }) => failed === 'row_not_found') ? { found: [], missed } : { found, missed };
}

/** The sums that connect some rows in a column, as evidence; null if one of them does not hold or there is none. */
export function sumEvidence(
  sheet: Sheet,
  rows: readonly number[],
  column: number,
): readonly Evidence[] | null {
  const evidence: Evidence[] = [];
  for (const at of rows) {
    const sum = sheet.sums.get(at);
    if (sum === undefined) continue;
    const slack = sum.slack[column] ?? null;
    if (slack === null) return null;
    const places = [...sum.terms.map(({ row }) => row), at].map((index) => sheet.rows[index]?.row ?? -1);
    evidence.push({ kind: 'sum', rows: places, slack });
  }
  return evidence.length === 0 ? null : evidence;
}
