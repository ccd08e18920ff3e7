import type { Figure } from './figures.ts';
import { createFootnotes, type Note } from './footnotes.ts';
import { legend } from './reasons.ts';

/** A table of figures: every line and column has a heading, and each figure its filings. */
export type Grid = {
  readonly corner: string;
  readonly columns: readonly string[];
  /** Whether columns are marked in any case: some of them have no filings at all. */
  readonly byColumn?: true;
  readonly lines: readonly { readonly heading: string; readonly cells: readonly Figure[] }[];
};

const SEPARATOR = ' | ';

/**
 * The table as text, with the filings and the reasons of refusals below it. A filing's mark in a heading stands for all
 * figures of its column, or of its line, that have no mark of their own.
 */
export function gridText(grid: Grid): readonly string[] {
  const { corner, columns, lines, byColumn } = grid;
  const footnotes = createFootnotes();
  const ofColumns = commonOf(columns.map((_, at) => lines.flatMap(({ cells }) => cells[at] ?? [])));
  const ofLines = commonOf(lines.map(({ cells }) => cells));
  const byLine = byColumn !== true && ofLines.others < ofColumns.others;
  const marked = (heading: string, notes: readonly Note[] | undefined): string =>
    `${heading}${footnotes.mark(notes ?? [])}`;
  const headings = columns.map((heading, at) => (byLine ? heading : marked(heading, ofColumns.notes[at])));
  const texts = lines.map(({ heading, cells }, line) => {
    const own = (cell: Figure, at: number): string => {
      if (cell.value === null) return cell.reason ?? '';
      const common = byLine ? ofLines.notes[line] : ofColumns.notes[at];
      if (cell.notes.length === 0 && common !== undefined) return `${cell.value}[no filing]`;
      return key(cell.notes) === key(common ?? [])
        ? String(cell.value)
        : marked(String(cell.value), cell.notes);
    };
    return [byLine ? marked(heading, ofLines.notes[line]) : heading, ...cells.map(own)].join(SEPARATOR);
  });
  const reasons = lines.flatMap(({ cells }) => cells.flatMap(({ reason }) => reason ?? []));
  return [[corner, ...headings].join(SEPARATOR), ...texts, ...footnotes.lines(), ...legend(reasons)];
}

const key = (notes: readonly Note[]): string => notes.map(({ accession }) => accession).join(' ');

/** The filings that most figures of each group share, and the number of figures that have others. */
function commonOf(groups: readonly (readonly Figure[])[]) {
  let others = 0;
  const notes = groups.map((figures): readonly Note[] | undefined => {
    const counts = new Map<string, { readonly notes: readonly Note[]; count: number }>();
    for (const { value, notes: own } of figures) {
      if (value === null || own.length === 0) continue;
      const known = counts.get(key(own)) ?? { notes: own, count: 0 };
      counts.set(key(own), { ...known, count: known.count + 1 });
    }
    const [most, ...rest] = [...counts.values()].sort((a, b) => b.count - a.count);
    others += rest.reduce((sum, { count }) => sum + count, 0);
    return most?.notes;
  });
  return { notes, others };
}

/** Lines and columns exchanged. */
export const turned = ({ corner, columns, lines }: Grid): Grid => ({
  corner,
  columns: lines.map(({ heading }) => heading),
  lines: columns.map((heading, at) => ({
    heading,
    cells: lines.flatMap(({ cells }) => cells[at] ?? []),
  })),
});
