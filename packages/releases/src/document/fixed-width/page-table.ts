import type { RawCell, RawTable } from '../parts.ts';
import { columnOf, coversOf, pageColumns } from './columns.ts';
import type { PageColumn } from './columns.ts';
import type { PageLine, Segment } from './segments.ts';

/** How far a heading may begin before the figures of the first column. */
const MARGIN = 8;
/** A heading that may be of some columns only. */
const PERIOD = /\b(?:months?|weeks?|quarters?|years?|ended|ending|\d{4})\b/i;
/** Lines below a heading in which its rule is. */
const NEXT = 6;

/** Some lines of a page as a table: column 0 holds the labels, each column of figures is one. */
export function pageTable(lines: readonly PageLine[]): RawTable {
  const columns = pageColumns(lines);
  const rows: RawCell[][] = [];
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'blank' || line.kind === 'rule') continue;
    const cells = line.kind === 'data' ? dataCells(line, columns) : headCells(lines, at, columns);
    const [label] = cells;
    const above = rows.at(-1);
    const [only] = above ?? [];
    // A label that begins with a small letter goes on from the line above.
    if (
      line.kind === 'data' &&
      label?.column === 0 &&
      /^[a-z]/.test(label.text) &&
      above?.length === 1 &&
      only?.column === 0
    ) {
      above.pop();
      cells[0] = { ...label, text: `${only.text} ${label.text}`, from: only.from };
    }
    rows.push(cells);
  }
  const all = lines.flatMap(({ segments }) => segments);
  return {
    kind: 'table',
    rows: rows.map((cells, row) => cells.map((cell) => ({ ...cell, row }))),
    from: all[0]?.from ?? 0,
    to: all.at(-1)?.to ?? 0,
  };
}

const cellOf = (segments: readonly Segment[], column: number, columns: number): RawCell => ({
  text: segments.map(({ text }) => text).join(' '),
  row: 0,
  column,
  columns,
  strong: false,
  from: segments[0]?.from ?? 0,
  to: segments.at(-1)?.to ?? 0,
});

function dataCells({ segments }: PageLine, columns: readonly PageColumn[]): RawCell[] {
  const first = segments.findIndex(({ edge, left }) => edge !== null && left > 0);
  const label = segments.slice(0, first);
  return [
    ...(label.length === 0 ? [] : [cellOf(label, 0, 1)]),
    ...segments.slice(first).map((segment) => cellOf([segment], columnOf(columns, segment) + 1, 1)),
  ];
}

/** The cells of a line without figures: a label, headings over columns, or a title that stands over none of them. */
function headCells(lines: readonly PageLine[], at: number, columns: readonly PageColumn[]): RawCell[] {
  const { segments } = lines[at] ?? { segments: [] };
  const zone = (columns[0]?.left ?? Infinity) - MARGIN;
  const stub = segments.filter(({ left }) => left < zone);
  const heads = segments.slice(stub.length);
  const covers = coversOf(columns, heads, ruleBelow(lines, at, heads.length));
  const [only] = segments;
  if (only !== undefined && segments.length === 1 && covers[0] === null && !PERIOD.test(only.text))
    return [cellOf(segments, 0, columns.length + 1)];
  return [
    ...(stub.length === 0 ? [] : [cellOf(stub, 0, heads.length === 0 ? columns.length + 1 : 1)]),
    ...heads.flatMap((head, place) => {
      const cover = covers[place] ?? null;
      return cover === null ? [] : [cellOf([head], cover.first + 1, cover.last - cover.first + 1)];
    }),
  ];
}

/** The rule below a line of headings that has as many parts as they are. */
function ruleBelow(lines: readonly PageLine[], at: number, count: number): readonly Segment[] | undefined {
  for (const { kind, segments } of lines.slice(at + 1, at + 1 + NEXT)) {
    if (kind === 'data') return undefined;
    if (kind === 'rule' && segments.length === count) return segments;
  }
  return undefined;
}
