import type { Writable } from '@footnote/wire/json';
import type { HistoryTable } from '@footnote/contract/types.generated';
import type { Table } from '../../subject/table.ts';
import type { Row } from './table.ts';

/** The rows, with the filing of each number, or the reason it is missing, in additional columns. */
export function historyTable(
  symbol: string,
  names: readonly string[],
  rows: readonly Row[],
  next: Writable<HistoryTable>['next_to'],
): Table {
  const footnoteColumns = ['filed', 'form', 'accession', 'reason'];
  const columns = [
    'date',
    'period',
    ...names.flatMap((name) => [name, ...footnoteColumns.map((own) => `${name}_${own}`)]),
    'symbol',
  ];
  const lines = rows.map(({ date, period, points }) => [
    date,
    period,
    ...points.flatMap(({ value, reason, footnotes }) => [
      value,
      ...(['filed', 'form', 'accession'] as const).map((member) =>
        footnotes.map((footnote) => footnote[member]).join(';'),
      ),
      reason,
    ]),
    symbol,
  ]);
  return { columns, rows: lines, next: typeof next === 'string' ? { to: next } : undefined };
}
