import { INVESTMENT_ROWS, UNCLASSIFIED_INVESTMENTS } from '../fields/debt.ts';
import { gaap, isFinancial } from '../fields/field.ts';
import type { IssuerType } from '../fields/field.ts';
import type { Method, Refusal } from '../cell.ts';
import { completesCurrentAssets } from '../reading/current-assets.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import { near } from '../decimal.ts';
import { coherent, combinedRestatement } from '../versions/runs.ts';
import type { Restatement, Entry, Part } from '../model/model.ts';
import { differInRelatedParties } from '../versions/related-parties.ts';
import { signedParts } from '../model/operands.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Table } from './table.ts';
import type { Scope } from './total-costs.ts';
import { isServed, refused, served, withFlag } from './table.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

type Operand = { readonly entry: Entry | undefined; readonly sign: 1 | -1 };

/** Flags that a computed cell inherits from its operands. */
const INHERITED = new Set([
  'q4_derived',
  'restated_input',
  'includes_finance_leases',
  'includes_restricted_cash',
]);

/**
 * Sum of signed entries of one row; null when an operand is missing, refused when one was restated after
 * another was last filed (semantics §2.4, vintage coherence).
 */
const combine = (operands: readonly Operand[], method: Method = 'derived_identity'): Entry | null => {
  let value = 0n;
  const parts: Part[] = [];
  const flags = new Set<string>();
  const restatements: (Restatement | null)[] = [];
  for (const { entry, sign } of operands) {
    if (!entry || entry.value === null) return null;
    value += sign > 0 ? entry.value : -entry.value;
    parts.push(...signedParts(entry.parts, sign));
    for (const flag of entry.flags) if (INHERITED.has(flag)) flags.add(flag);
    restatements.push(entry.restatement);
  }
  if (!coherent(restatements)) return refused('computed.mixed_generations');
  return served(value, method, parts, [...flags], '', combinedRestatement(restatements));
};

/** Refusals of an operand that no filing tags. */
const SILENT: ReadonlySet<Refusal | null> = new Set(['not_reported', 'not_applicable', 'missing_operand']);

/** An entry refused for another reason than not being tagged. */
const ownReason = (entry: Entry | undefined): Entry | undefined =>
  entry?.refusal && entry.refusal !== 'not_reported' ? entry : undefined;

/**
 * The refusal of a computed field: that of an operand on two bases; an operand is missing if the row has others or refused one; not reported
 * if no operand is tagged.
 */
const reason = (entry: Entry | undefined, ...operands: readonly (Entry | undefined)[]): Entry => {
  const own =
    ownReason(entry) ??
    operands.find((item) => item?.refusal === 'release_unproven') ??
    operands.find((item) => item?.refusal === 'restatement_mixed_basis');
  if (own !== undefined) return own;
  const known = operands.some((item) => item && !SILENT.has(item.refusal));
  return refused(known ? 'computed.operand_missing' : 'computed.not_reported');
};

const sum = (a: Entry, b: Entry, sign: 1n | -1n): bigint => (a.value ?? 0n) + sign * (b.value ?? 0n);

/**
 * Operating expense without a tag: CostsAndExpenses less the cost of revenue, unless revenue − operating
 * income shows that the tag never included that cost; otherwise gross profit − operating income.
 */
const expenseOf = (get: (field: string) => Entry | undefined, profit: Entry | undefined): Entry | null => {
  const costs = get('costs_and_expenses');
  const cost = get('cost_of_revenue');
  const income = get('operating_income');
  const revenue = get('revenue');
  // Which rows an announced figure would be made of is known with the report.
  if (costs?.refusal === 'release_unproven') return null;
  if (isServed(costs) && isServed(cost)) {
    const rest = combine([
      { entry: costs, sign: 1 },
      { entry: cost, sign: -1 },
    ]);
    const all = isServed(revenue) && isServed(income) ? sum(revenue, income, -1n) : null;
    if (all === null) {
      if (rest && (rest.value ?? 0n) > 0n) return rest;
    } else if (near(costs.value, all, SAME_FIGURE)) return rest;
    else if (near(sum(costs, cost, 1n), all, SAME_FIGURE)) return costs;
  }
  return combine([
    { entry: profit, sign: 1 },
    { entry: income, sign: -1 },
  ]);
};

/** Completes an income row in one slot: gross profit, operating expense, operating income, EBITDA. */
export const incomeIdentities = (
  table: Table,
  slot: Slot,
  type: IssuerType,
  scopeOf: (slot: Slot) => Scope,
): void => {
  if (isFinancial(type)) {
    table.set('ebitda', slot, refused('field.not_applicable'));
    return;
  }
  const get = (field: string): Entry | undefined => table.get(field, slot);
  const fill = (field: string, entry: Entry | null, ...operands: (Entry | undefined)[]): void =>
    table.set(field, slot, entry ?? reason(get(field), ...operands));
  const revenue = get('revenue');
  const cost = get('cost_of_revenue');
  const income = get('operating_income');
  const expense = get('operating_expense');
  const bothFiled = isServed(get('gross_profit')) && isServed(expense);

  if (
    type !== 'reit' &&
    !isServed(get('gross_profit')) &&
    !(cost?.flags.includes('excludes_depreciation') ?? false)
  )
    fill(
      'gross_profit',
      isServed(revenue) && isServed(cost) && differInRelatedParties(revenue, cost)
        ? refused('gross_profit.related_parties')
        : combine([
            { entry: revenue, sign: 1 },
            { entry: cost, sign: -1 },
          ]),
      revenue,
      cost,
    );
  const profit = get('gross_profit');

  // All benefits and expenses of a health insurer are its operating expense.
  const scope = type === 'health_insurer' ? 'operating' : scopeOf(slot);
  if (!isServed(expense))
    fill('operating_expense', expenseOf(get, profit), get('costs_and_expenses'), profit, cost);
  else if (scope === 'unclear')
    table.set('operating_expense', slot, refused('operating_expense.scope_unclear'));
  else if (scope === 'all')
    table.set(
      'operating_expense',
      slot,
      combine([
        { entry: expense, sign: 1 },
        { entry: cost, sign: -1 },
      ]) ?? refused('operating_expense.cost_missing'),
    );
  if (!isServed(income)) {
    const rest = combine([
      { entry: profit, sign: 1 },
      { entry: get('operating_expense'), sign: -1 },
    ]);
    if (bothFiled || !isServed(profit)) fill('operating_income', bothFiled ? rest : null, profit);
    else
      table.set(
        'operating_income',
        slot,
        ownReason(income) ?? refused('operating_income.operands_not_filed'),
      );
  }
  const operating = get('operating_income');
  const depreciation = get('depreciation_amortization');
  const ebitda = combine([
    { entry: operating, sign: 1 },
    { entry: depreciation, sign: 1 },
  ]);
  table.set('ebitda', slot, ebitda ?? reason(undefined, operating, depreciation));
};

/** Free cash flow of one slot. */
export const cashIdentities = (table: Table, slot: Slot, type: IssuerType): void => {
  if (isFinancial(type)) {
    table.set('free_cash_flow', slot, refused('field.not_applicable'));
    return;
  }
  const operating = table.get('operating_cash_flow', slot);
  const capex = table.get('capex', slot);
  const found = combine([
    { entry: operating, sign: 1 },
    { entry: capex, sign: 1 },
  ]);
  table.set('free_cash_flow', slot, found ?? reason(undefined, operating, capex));
};

/**
 * Whether the balance sheet of the date has no row of current investments: no filing tags one or investments
 * of any maturity (except the noncurrent row), or the other rows of the newest filing that tags current
 * assets at the date add up to them.
 */
const noInvestmentRow = (table: Table, index: FactIndex, slot: Slot): boolean => {
  const sets = index.slots.get(slot) ?? [];
  const noncurrent = table.value('long_term_investments', slot);
  const isTagged = ({ facts }: (typeof sets)[number]): boolean =>
    INVESTMENT_ROWS.some((concept) => facts.has(concept)) ||
    UNCLASSIFIED_INVESTMENTS.some((concept) => {
      const amount = facts.get(concept)?.amount ?? 0n;
      return amount !== 0n && !(noncurrent !== null && near(amount, noncurrent, SAME_FIGURE));
    });
  if (!sets.some(isTagged)) return true;
  const newest = sets.findLast(({ facts }) => facts.has(gaap('AssetsCurrent')));
  return newest !== undefined && completesCurrentAssets(newest.filing, newest.facts, 0n);
};

/** Total debt, net debt and tangible book value at one date. */
export const balanceIdentities = (table: Table, slot: Slot, type: IssuerType, index: FactIndex): void => {
  const borrowings = table.get('debt_borrowings', slot);
  const leases = table.get('finance_lease_liabilities', slot);
  const inside = borrowings?.flags.includes('includes_finance_leases') ?? false;
  // Leases that were refused may exist: only those that nobody reports are left out.
  const noLeases = !leases || (leases.value === null && SILENT.has(leases.refusal));
  const debt =
    borrowings && borrowings.value !== null && (inside || noLeases)
      ? { ...borrowings }
      : combine(
          [
            { entry: borrowings, sign: 1 },
            { entry: leases, sign: 1 },
          ],
          'derived_sum',
        );
  table.set('total_debt', slot, debt ?? reason(undefined, borrowings, leases));

  if (isFinancial(type)) table.set('net_debt', slot, refused('field.not_applicable'));
  else {
    const cash = table.get('cash_and_equivalents', slot);
    const investments = table.get('short_term_investments', slot);
    const operands: Operand[] = [
      { entry: table.get('total_debt', slot), sign: 1 },
      { entry: cash, sign: -1 },
    ];
    const isUnknown = investments?.refusal === 'release_unproven';
    if (investments?.value !== null || isUnknown || !noInvestmentRow(table, index, slot))
      operands.push({ entry: investments, sign: -1 });
    table.set(
      'net_debt',
      slot,
      combine(operands) ?? reason(undefined, ...operands.map(({ entry }) => entry)),
    );
  }
  const equity = table.get('total_equity', slot);
  const intangibles = table.get('intangibles', slot);
  const tangible = combine([
    { entry: equity, sign: 1 },
    { entry: intangibles, sign: -1 },
  ]);
  table.set('tangible_book_value', slot, tangible ?? reason(undefined, equity, intangibles));
  const value = table.value('total_equity', slot);
  const entry = table.get('total_equity', slot);
  if (entry && value !== null && value < 0n)
    table.set('total_equity', slot, withFlag(entry, 'negative_equity'));
};
