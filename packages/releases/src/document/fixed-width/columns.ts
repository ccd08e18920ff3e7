import type { PageLine, Segment } from './segments.ts';

/** A column of figures of a page: they end at the same place, to within a few. */
export type PageColumn = { readonly left: number; readonly edge: number };

const NEAR = 3;
/** A page has no more; figures to the right of them stand in the last one. */
const MOST = 100;

/** The columns of the figures of some lines, from left to right. */
export function pageColumns(lines: readonly PageLine[]): readonly PageColumn[] {
  const figures = lines
    .filter(({ kind }) => kind === 'data')
    .flatMap(({ segments }) => segments.flatMap(({ edge, left }) => (edge === null ? [] : [{ edge, left }])))
    .sort((a, b) => a.edge - b.edge);
  const columns: { left: number; edge: number; last: number }[] = [];
  for (const { edge, left } of figures) {
    const column = columns.at(-1);
    if (column === undefined || edge - column.last > NEAR) columns.push({ left, edge, last: edge });
    else {
      column.last = edge;
      column.edge = edge;
      column.left = Math.min(column.left, left);
    }
  }
  return columns.slice(0, MOST);
}

/** The column that a figure ends in, or that another text stands in or is nearest to. */
export function columnOf(columns: readonly PageColumn[], { edge, left, right }: Segment): number {
  const place = edge ?? (left + right) / 2;
  let best = 0;
  let least = Infinity;
  for (const [at, column] of columns.entries()) {
    const isIn = edge === null && place >= column.left && place <= column.edge;
    const away = isIn ? 0 : Math.abs(column.edge - place);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

type Cover = { readonly first: number; readonly last: number };

/**
 * The columns that each of the texts of a line of headings stands over: those that the rule below it spans, or else, where
 * a text stands in the middle of them, one each, or as many each as there are columns to a text. Null for none.
 */
export function coversOf(
  columns: readonly PageColumn[],
  heads: readonly Segment[],
  rule: readonly Segment[] | undefined,
): readonly (Cover | null)[] {
  const ruled = heads.map((head, at) => ruledBy(columns, head, rule?.[at]));
  const covered = ruled.reduce((sum, cover) => sum + (cover === null ? 0 : cover.last - cover.first + 1), 0);
  const each = columns.length / heads.length;
  if (covered === columns.length || !Number.isInteger(each)) return ruled;
  return heads.map((head, at) => {
    const cover = { first: at * each, last: (at + 1) * each - 1 };
    return isAmid(columns, head, cover) ? cover : null;
  });
}

function ruledBy(columns: readonly PageColumn[], head: Segment, rule: Segment | undefined): Cover | null {
  if (rule === undefined || !overlaps(head, rule)) return null;
  const first = columns.findIndex(({ edge }) => edge > rule.left);
  const last = columns.findLastIndex(({ edge }) => edge <= rule.right + 1);
  return first === -1 || last < first ? null : { first, last };
}

/** Whether a heading stands between the neighbours of its column, or near the middle of its columns. */
function isAmid(columns: readonly PageColumn[], head: Segment, { first, last }: Cover): boolean {
  const left = columns[first]?.left ?? 0;
  const right = columns[last]?.edge ?? 0;
  const middle = (head.left + head.right) / 2;
  if (first !== last) return Math.abs(middle - (left + right) / 2) <= (right - left) / 3;
  return middle > (columns[first - 1]?.edge ?? -Infinity) && middle < (columns[last + 1]?.left ?? Infinity);
}

const overlaps = (a: Segment, b: Segment): boolean => a.left < b.right && b.left < a.right;
