import { isInstant } from '@footnote/statements/calendar/slots';
import { short, type Finding } from '../survey/finding.ts';
import { roundingOf } from '../survey/served.ts';
import { sumOfCounts } from './counts.ts';
import { findingOf } from './finding.ts';
import { amountOf, isRepeated, type Reading, type Recorded, type RecordedCell } from './recorded.ts';

/** The total whose restatement opens a new generation of a statement. */
const TOTALS = { income: 'revenue', balance: 'total_assets', cash_flow: 'operating_cash_flow' } as const;

/** Rows of the income statement that are restated with revenue. */
const INCOME_ROWS = new Set([
  'cost_of_revenue',
  'gross_profit',
  'operating_expense',
  'sga_expense',
  'rnd_expense',
  'operating_income',
  'pretax_income',
  'income_tax',
]);

/** Whole = first + second: a row that closes one with figures of the new generation is confirmed by it. */
const IDENTITIES: readonly (readonly [string, string, string])[] = [
  ['revenue', 'cost_of_revenue', 'gross_profit'],
  ['gross_profit', 'operating_expense', 'operating_income'],
  ['pretax_income', 'income_tax', 'net_income'],
  ['total_assets', 'total_liabilities', 'total_equity'],
  ['total_assets', 'total_liabilities', 'total_equity_with_nci'],
];

/** The last change of a total beyond the rounding of the coarser figure. */
const restatedBy = (
  kept: readonly Reading[],
): { readonly before: Reading; readonly after: Reading } | null => {
  for (let at = kept.length - 1; at > 0; at -= 1) {
    const [before, after] = [kept[at - 1], kept[at]];
    if (before === undefined || after === undefined) continue;
    const [a, b] = [amountOf(before), amountOf(after)];
    if (Math.abs(a - b) > Math.max(roundingOf(a), roundingOf(b))) return { before, after };
  }
  return null;
};

const isOlder = ({ entry }: RecordedCell, order: number): boolean =>
  entry.parts.length > 0 && entry.parts.every(({ fact }) => fact.filing.order < order);

const isConfirmed = (recorded: Recorded, { cell, slot }: RecordedCell, order: number): boolean =>
  IDENTITIES.some((fields) => {
    if (!fields.includes(cell.field)) return false;
    const [whole, first, second] = fields.map((field) => recorded.cell(field, slot));
    if (whole === undefined || first === undefined || second === undefined) return false;
    const all = [whole, first, second];
    if (all.every((item) => isOlder(item, order))) return false;
    const rounding = all.reduce((sum, item) => sum + roundingOf(item.cell.amount), 0);
    return Math.abs(whole.cell.amount - first.cell.amount - second.cell.amount) <= rounding / 2;
  });

const isRow = ({ cell }: RecordedCell): boolean =>
  cell.statement === 'income'
    ? INCOME_ROWS.has(cell.field)
    : cell.field !== TOTALS[cell.statement] && !cell.unit.includes('shares');

/** `periods`: with a restated total; `cells`: of these that are older than the restatement, also by field. */
export type BasesCount = {
  readonly periods: number;
  readonly cells: number;
  readonly fields: Readonly<Record<string, number>>;
};

/**
 * Cells that come only from filings older than the restatement of the total of their statement in the same period, and
 * that no identity with a figure of the restatement confirms.
 */
export const twoBases = (
  recorded: Recorded,
): { readonly counts: Readonly<Record<string, BasesCount>>; readonly findings: readonly Finding[] } => {
  const counts: Record<string, BasesCount> = {};
  const findings: Finding[] = [];
  const periods = Map.groupBy(
    recorded.cells.filter((item) => !isRepeated(item) && item.cell.period_kind !== 'ttm'),
    ({ cell, slot }) => `${cell.statement} ${slot}`,
  );
  for (const items of periods.values()) {
    const [{ cell, slot } = { cell: undefined, slot: 0 }] = items;
    if (cell === undefined || (cell.statement === 'balance') !== isInstant(slot)) continue;
    const total = TOTALS[cell.statement];
    const restated = restatedBy(recorded.history(total)?.vintages(slot)?.kept ?? []);
    if (restated === null || recorded.cell(total, slot) === undefined) continue;
    const { before, after } = restated;
    const { order, form, filed } = after.filing;
    const old = items.filter(
      (item) => isRow(item) && isOlder(item, order) && !isConfirmed(recorded, item, order),
    );
    const fields: Record<string, number> = {};
    for (const item of old) fields[item.cell.field] = (fields[item.cell.field] ?? 0) + 1;
    counts[total] = sumOfCounts<BasesCount>(counts[total] ?? { periods: 0, cells: 0, fields: {} }, {
      periods: 1,
      cells: old.length,
      fields,
    });
    for (const item of old)
      findings.push(
        findingOf(
          'two_bases',
          item,
          `${total} restated`,
          `${short(item.cell.amount)} beside ${total} ${short(amountOf(after))}, ${short(amountOf(before))} before ${form} ${filed}`,
        ),
      );
  }
  return { counts, findings };
};
