import type { InsiderHolding, Insiders, InsiderTransaction } from '@footnote/contract/types.generated';
import type { TableCell } from '../../subject/table.ts';
import { joined, nextOf, type Read, type Table } from '../../subject/table.ts';

/** Columns of transactions only; empty for holdings. */
const OF_TRANSACTIONS = [
  'date',
  'deemed_date',
  'code',
  'code_meaning',
  'direction',
  'shares',
  'price',
  'value',
  'timeliness',
  'plan_10b5_1',
  'equity_swap',
  'same_as',
  'counterpart_line',
  'doubts',
] as const satisfies readonly (keyof InsiderTransaction)[];
const OF_BOTH = [
  'security',
  'shares_after',
  'value_after',
  'ownership',
  'nature',
  'superseded',
  'superseded_by',
] as const satisfies readonly (keyof InsiderHolding)[];
const OF_DERIVATIVES = [
  'exercise_price',
  'exercise_date',
  'expiration_date',
  'underlying_security',
  'underlying_shares',
  'underlying_value',
] as const satisfies readonly (keyof NonNullable<InsiderHolding['derivative']>)[];

const COLUMNS = [
  'symbol',
  'accession',
  'form',
  'filed',
  'line',
  'owner_ciks',
  'owner_names',
  'relations',
  ...OF_TRANSACTIONS,
  ...OF_BOTH,
  ...OF_DERIVATIVES,
];

/** A row for each transaction or holding, as selected by `lines`. */
export const insidersTable = ({
  symbol,
  transactions,
  holdings = [],
  next_cursor: cursor,
}: Read<Insiders>): Table => ({
  columns: COLUMNS,
  rows: (transactions ?? holdings).map((line) => [
    symbol,
    line.accession,
    line.form,
    line.filed,
    line.line,
    joined(line.owners.map(({ cik }) => cik)),
    joined(line.owners.map(({ name }) => name ?? '')),
    joined([...new Set(line.owners.flatMap(({ relations }) => relations))]),
    ...OF_TRANSACTIONS.map((name): TableCell => {
      if (!('doubts' in line)) return null;
      return name === 'doubts'
        ? joined((line as Read<InsiderTransaction>).doubts)
        : (line as Read<InsiderTransaction>)[name];
    }),
    ...OF_BOTH.map((name) => line[name]),
    ...OF_DERIVATIVES.map((name) => line.derivative?.[name] ?? null),
  ]),
  next: nextOf(cursor),
});
