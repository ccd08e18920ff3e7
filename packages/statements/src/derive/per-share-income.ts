import type { Slot } from '../calendar/slots.ts';
import type { Table } from './table.ts';

/**
 * The field with the income that earnings per share are based on: for a partnership the income of its limited
 * partners, otherwise net income after preferred dividends if the filer tags it, also where that is on two bases.
 */
export const perShareIncomeField = (table: Table, slot: Slot): string =>
  ['limited_partners_income', 'net_income_to_common'].find((field) => {
    const entry = table.get(field, slot);
    return entry && (entry.value !== null || entry.refusal === 'restatement_mixed_basis');
  }) ?? 'net_income';

export const perShareIncome = (table: Table, slot: Slot): bigint | null =>
  table.value(perShareIncomeField(table, slot), slot);
