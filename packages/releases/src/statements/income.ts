import type { ReleasePeriod } from '../types.ts';
import { leadOf, pathTo } from '../sums/tree.ts';
import type { Found, Missed, SheetReading } from './found.ts';
import type { BottomLine } from './income-rows.ts';
import { addsUp, bottomLine } from './income-rows.ts';
import { COST_OF_REVENUE, INCOME_RULES } from './income-rules.ts';
import { perShareFields } from './per-share.ts';
import type { RevenueRows } from './revenue.ts';
import { revenueRows } from './revenue.ts';
import { rowField, sumEvidence } from './row-fields.ts';
import type { Sheet } from './sheet.ts';

const statement = 'income';

/** Rows from net income to the first one that no sum explains, in a statement whose revenue is not told. */
const LEAST_LEAD = 3;

const OF_BANKS = new Set(['net_interest_income', 'noninterest_income']);

/** The fields of an income statement. Nothing is found in one whose sums do not lead from revenue to net income. */
export function readIncome(sheet: Sheet): SheetReading {
  const bottom = bottomLine(sheet);
  if (bottom === null) return nothing(sheet, 'row_not_found');
  const lead = leadOf(sheet.sums, bottom.total);
  const revenue = revenueRows(sheet, bottom.total) ?? { rows: [], isBank: false };
  if (revenue.rows.length === 0 && lead.length < LEAST_LEAD) return nothing(sheet, 'sums_do_not_close');
  const roots = [bottom.common, bottom.total];
  const rules = INCOME_RULES.filter(({ field }) => revenue.isBank || !OF_BANKS.has(field));
  const readings = rules.map((rule) => rowField(sheet, rule, roots));
  const lines = [
    ...revenueFields(sheet, bottom, revenue),
    ...netFields(sheet, bottom),
    ...costFields(sheet, bottom),
  ];
  const proven = provenColumns(sheet, bottom, revenue);
  const perShare = perShareFields(sheet, bottom);
  const found = [...lines, ...readings.flatMap((one) => one.found), ...perShare.found];
  const ofParent: Missed[] =
    bottom.parent === null
      ? [{ statement, field: 'net_income', column: null, failed: 'noncontrolling_interests' }]
      : [];
  const unproven = [...sheet.columns.keys()].filter((column) => !proven.has(column));
  return {
    sheet,
    found: found.filter(
      ({ column, field }) => proven.has(column) && (!revenue.isBank || field !== 'gross_profit'),
    ),
    missed: [
      ...ofParent,
      ...readings.flatMap((one) => one.missed),
      ...perShare.missed,
      ...unproven.map((column): Missed => ({ statement, field: null, column, failed: 'sums_do_not_close' })),
    ],
  };
}

const nothing = (sheet: Sheet, failed: Missed['failed']): SheetReading => ({
  sheet,
  found: [],
  missed: [{ statement, field: null, column: null, failed }],
});

/** Columns in which every sum between the rows of revenue and net income holds. */
function provenColumns(sheet: Sheet, bottom: BottomLine, revenue: RevenueRows): ReadonlySet<number> {
  const first = leadOf(sheet.sums, bottom.total).at(-1) ?? bottom.total;
  const rows = revenue.rows.length === 0 ? [first] : revenue.rows;
  const columns = [...sheet.columns.keys()].filter((column) =>
    rows.every((row) => {
      const path = pathTo(sheet.links, row, bottom.total);
      return path !== null && sumEvidence(sheet, [row, ...path.totals], column) !== null;
    }),
  );
  return new Set(columns);
}

function amountsIn(sheet: Sheet, rows: readonly number[], column: number): bigint | null {
  const at = sheet.columns[column]?.at ?? -1;
  const amounts = rows.map((row) => sheet.rows[row]?.figures[at]?.amount);
  return amounts.some((amount) => amount === undefined)
    ? null
    : amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n);
}

function line(sheet: Sheet, field: string, rows: readonly number[], totals: readonly number[]): Found[] {
  return [...sheet.columns.keys()].flatMap((column) => {
    const amount = amountsIn(sheet, rows, column);
    const evidence = sumEvidence(sheet, [...rows, ...totals], column);
    if (amount === null || evidence === null) return [];
    return [{ statement, field, column, rows, amount, measure: 'money', scale: null, evidence } as const];
  });
}

function revenueFields(sheet: Sheet, bottom: BottomLine, revenue: RevenueRows): Found[] {
  const totals = revenue.rows.flatMap((row) => pathTo(sheet.links, row, bottom.total)?.totals ?? []);
  const found = line(sheet, 'revenue', revenue.rows, [...new Set(totals)]);
  return found.filter(({ amount }) => amount >= 0n || revenue.isBank);
}

/** Net income is a loss where its label says so and the figure does not; then the sums say it too. */
function netFields(sheet: Sheet, bottom: BottomLine): Found[] {
  const { total, parent, apart } = bottom;
  if (parent === null) return [];
  if (apart !== null) {
    const rows = [parent, apart, total].map((at) => sheet.rows[at]?.row ?? -1);
    return line(sheet, 'net_income', [parent], [total])
      .filter(({ column }) => addsUp(sheet, [parent, apart], total, column))
      .map((one) => ({ ...one, evidence: [...one.evidence, { kind: 'sum', rows, slack: 0 }] }));
  }
  const totals = pathTo(sheet.links, total, parent)?.totals ?? [];
  return line(sheet, 'net_income', [parent], [total, ...totals]);
}

/** The cost of revenue: the only row that gross profit takes off revenue; without a gross profit, none. */
function costFields(sheet: Sheet, bottom: BottomLine): Found[] {
  const gross = [...sheet.sums.values()].find(
    ({ row }) =>
      /^(?:total )?gross (?:profit|margin)$/.test(sheet.rows[row]?.label ?? '') &&
      pathTo(sheet.links, row, bottom.total) !== null,
  );
  const [first, cost] = gross?.terms ?? [];
  if (gross?.terms.length !== 2 || first?.sign !== 1 || cost === undefined) return [];
  const row = sheet.rows[cost.row];
  const isCost = COST_OF_REVENUE.test(row?.label ?? '') || (row?.label === '' && /cost/.test(row.section));
  if (!isCost) return [];
  const path = pathTo(sheet.links, gross.row, bottom.total)?.totals ?? [];
  const found = line(sheet, 'cost_of_revenue', [cost.row], [gross.row, ...path]);
  return found
    .map((one) => (cost.sign === 1 ? { ...one, amount: -one.amount } : one))
    .filter(({ amount }) => amount >= 0n);
}

export const isSpan = ({ months }: ReleasePeriod): boolean => months !== null;
