import type { FootnoteTarget } from '../footnote/footnote-target.ts';
import type { PercentView } from '../footnote/percent.ts';
import { labelOf } from '../frame/format.ts';
import type { Cell, Line } from './statement-table.ts';

/** What the cells of a table have in common. */
export type StatementContext = {
  readonly symbol: string;
  /** Empty for today. */
  readonly asKnownOn: string;
  readonly currency: string;
  /** Of the newest period; empty if it is current, or for another day. */
  readonly mark: string;
  readonly view: 'values' | PercentView;
  /** In the first heading: what the columns are. */
  readonly heading: string;
};

export const titleOf = ({ label, member }: Line, { period }: Cell): string =>
  `${label ?? labelOf(member)}, ${period}`;

/** What the footnote of a cell is of. */
export function targetOf(line: Line, cell: Cell, context: StatementContext): FootnoteTarget {
  const { member, source } = line;
  const { period, base, reason } = cell;
  const { symbol, asKnownOn } = context;
  const known = asKnownOn === '' ? {} : { as_known_on: asKnownOn };
  if (context.view !== 'values' && source.kind === 'cell') {
    const { statement, field } = source;
    return base === undefined
      ? { kind: 'stated', title: titleOf(line, cell), value: 'refused', reason, details: [], filings: [] }
      : {
          kind: 'percent',
          view: context.view,
          cell: { symbol, statement, field, period, ...known },
          base: { symbol, ...base, ...known },
        };
  }
  return source.kind === 'cell'
    ? { kind: 'cell', symbol, statement: source.statement, field: source.field, period, ...known }
    : { kind: 'figure', symbol, block: source.block, figure: member, period, ...known };
}
