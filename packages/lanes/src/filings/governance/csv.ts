import type { Governance, TradingArrangement } from '@footnote/contract/types.generated';
import { joined, nextOf, type Read, type Table, type TableCell } from '../../subject/table.ts';

const REFUSABLE = ['adopted', 'terminated', 'ends', 'duration_days', 'shares'] as const;

const COLUMNS = [
  'symbol',
  'accession',
  'form',
  'filed',
  'line',
  'name',
  'title',
  'members',
  'actions',
  'rule_10b5_1',
  ...REFUSABLE.flatMap((name) => [name, `${name}_reason`]),
  'terminates',
  'part_members',
  'part_shares',
  'terms',
];

type Refusable = Read<TradingArrangement>[(typeof REFUSABLE)[number]];

const cellsOf = (value: Refusable): readonly TableCell[] =>
  typeof value === 'object' && 'available' in value ? [null, value.reason] : [value, null];

/** A row for each arrangement. */
export const governanceTable = ({ symbol, arrangements, next_cursor: cursor }: Read<Governance>): Table => ({
  columns: COLUMNS,
  rows: arrangements.map((line) => [
    symbol,
    line.accession,
    line.form,
    line.filed,
    line.line,
    line.name,
    line.title,
    joined(line.members),
    joined(line.actions),
    line.rule_10b5_1,
    ...REFUSABLE.flatMap((name) => cellsOf(line[name])),
    line.terminates,
    joined(line.parts.map(({ member }) => member)),
    joined(line.parts.map(({ shares }) => shares.toFixed())),
    // A row is one line.
    line.terms?.replaceAll(/\s*\n\s*/g, ' ') ?? null,
  ]),
  next: nextOf(cursor),
});
