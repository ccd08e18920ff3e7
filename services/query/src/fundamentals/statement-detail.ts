import type { DetailRow, StatementDetail } from '@footnote/statements/detail/detail';
import { exact } from '@footnote/statements/ratios/exact';
import type { Fundamentals } from '../contract/contract.generated.ts';
import type { Writable } from '../wire/json.ts';

type Block = Writable<NonNullable<Fundamentals['statement_detail']>>;

/** The block `statement_detail`: the newest filing's own concepts, as the SEC's companyfacts repeat them. */
export function statementDetailBlock(detail: StatementDetail | null): Block {
  if (detail === null) return { available: false, reason: 'filing_not_held' };
  const { accession, form, filed, income, balance, cash_flow: cashFlow } = detail;
  if (income.length + balance.length + cashFlow.length === 0)
    return { available: false, reason: 'no_known_concept' };
  return {
    available: true,
    balance_sheet: balance.map(rowOf),
    basis: 'companyfacts',
    cash_flow: cashFlow.map(rowOf),
    income_statement: income.map(rowOf),
    order: 'by_concept',
    presentation: { available: false, reason: 'presentation_not_in_source' },
    provenance: { accession, filed, form },
  };
}

function rowOf({ concept, unit, values }: DetailRow) {
  return {
    concept,
    unit,
    values: values.map(({ end, start, value }) => ({ end, start, value: exact(value) })),
  };
}
