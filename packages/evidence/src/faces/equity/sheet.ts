import { valueOf } from '../amounts.ts';
import type { FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import type { DrawnMatrix } from './draw.ts';
import { balanceDay } from './periods.ts';

/**
 * Whether the balances of a statement of equity on the days of a balance sheet are numbers of it: the whole, or each
 * component where no whole is printed. Where they have no day in common the whole has proved enough.
 */
export function agreesWith(
  sheet: FiledStatement | undefined,
  { matrix, periods, proved: { kinds }, scale }: Pick<DrawnMatrix, 'matrix' | 'periods' | 'proved' | 'scale'>,
): boolean {
  const wholes = kinds.flatMap((kind, column) => (kind === 'total' ? [column] : []));
  const parts = kinds.flatMap((kind, column) => (kind === 'component' ? [column] : []));
  const ends = periods.flatMap(({ to }) => {
    const row = matrix.rows[to];
    const at = sheet?.columns.findIndex(({ end }) => end === balanceDay(row?.label ?? '')) ?? -1;
    return row === undefined || at === -1 ? [] : [{ row, at }];
  });
  if (ends.length === 0) return wholes.length > 0;
  return ends.every(({ row, at }) => {
    const known = new Set(sheet?.rows.map(({ cells }) => size(cells[at]?.shown)));
    const isKnown = (column: number): boolean => {
      const figure = row.figures[column];
      return figure === undefined || figure.amount === 0n || known.has(size(valueOf(figure, scale.money)));
    };
    return wholes.length > 0 ? wholes.some(isKnown) : parts.every(isKnown);
  });
}

const size = (value: string | undefined): string | undefined => value?.replace(/^-/, '');
