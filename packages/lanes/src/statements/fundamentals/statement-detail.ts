import type { DetailRow, StatementDetail } from '@footnote/statements/presented/detail';
import { exact } from '@footnote/figures/ratios/exact';
import type { Writable } from '@footnote/wire/json';
import type { Fundamentals } from '@footnote/contract/types.generated';

type Block = Writable<NonNullable<Fundamentals['statement_detail']>>;

/**
 * The block `statement_detail`: the newest filing's own concepts, in the order of its faces if these are
 * known.
 */
export function statementDetailBlock(detail: StatementDetail | null): Block {
  if (detail === null) return { available: false, reason: 'filing_not_held' };
  const { accession, form, filed, source, presented, income, balance, cash_flow: cashFlow } = detail;
  if (income.length + balance.length + cashFlow.length === 0)
    return { available: false, reason: 'no_known_concept' };
  return {
    available: true,
    balance_sheet: balance.map(rowOf),
    basis: source,
    cash_flow: cashFlow.map(rowOf),
    income_statement: income.map(rowOf),
    order: presented ? 'as_presented' : 'by_concept',
    presentation: presented
      ? { available: true, source: 'filing' }
      : { available: false, reason: 'presentation_not_in_source' },
    provenance: { accession, filed, form },
  };
}

function rowOf({ concept, label, unit, values }: DetailRow) {
  return {
    concept,
    ...(label === undefined ? {} : { label }),
    unit,
    values: values.map(({ end, start, value }) => ({ end, start, value: exact(value) })),
  };
}
