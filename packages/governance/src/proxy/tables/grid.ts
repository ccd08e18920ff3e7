import type { RawCell, RawTable } from '@footnote/releases/document/parts';
import { type Column as Place, columnsOf, figuresByColumn } from '@footnote/releases/grid/columns';
import { type Figure, type Line, linesOf } from '@footnote/releases/grid/lines';

const YEAR = /^(?:fy|fiscal(?: year)?)?\s*'?(20\d\d|19\d\d)(?:\s*(?:\(\d{1,2}\)|[*†‡]))*$/i;

/** The year that a text is; null if it is anything else. */
export const yearIn = (text: string): number | null => {
  const year = YEAR.exec(text.trim())?.[1];
  return year === undefined ? null : Number(year);
};

const ANY_YEAR = /(?<![\d,.])(?:FY\s?)?(20\d\d)(?![\d,]|\.\d)/gi;

/** The years that a text names, each once. */
export const yearsIn = (text: string): readonly number[] => [
  ...new Set([...text.matchAll(ANY_YEAR)].map(([, year]) => Number(year))),
];

/** A row of a table: its label, the year in it, and its amounts. */
export type Entry = {
  readonly labels: readonly RawCell[];
  readonly year: number | null;
  readonly amounts: readonly Figure[];
  /** Cells among the amounts that are no numbers. */
  readonly texts: readonly RawCell[];
  readonly line: Line;
};

const AMOUNT_SIGN = /^[($€£)\s%*†‡]*$/;

const MARK = /^\(\d{1,2}\)$/;
const covers = (one: Figure, other: Figure): boolean => one.left <= other.right && other.left <= one.right;

/** Rows without the marks of footnotes that stand in cells of their own beside amounts, in columns that have no amounts. */
function withoutMarks(lines: readonly Line[]): readonly Line[] {
  const amounts = lines.flatMap(({ figures }) => figures.filter(({ text }) => !MARK.test(text)));
  const isMark = (figure: Figure, before: Figure | undefined): boolean =>
    MARK.test(figure.text) &&
    before !== undefined &&
    figure.left === before.outerRight + 1 &&
    !amounts.some((amount) => covers(amount, figure));
  return lines.map((line) => ({
    ...line,
    figures: line.figures.filter((figure, at) => !isMark(figure, line.figures[at - 1])),
  }));
}

/** The rows of a table, its years apart from its amounts. */
export const entriesOf = (table: RawTable): readonly Entry[] =>
  withoutMarks(linesOf(table)).map((line) => {
    const yearCell = line.cells.find(({ text }) => yearIn(text) !== null);
    const first = line.figures.find(({ from }) => yearCell === undefined || from > yearCell.from);
    const edge = Math.min(yearCell?.column ?? Infinity, first?.outerLeft ?? Infinity);
    const inFigure = (cell: RawCell): boolean =>
      line.figures.some(({ from, to }) => cell.from >= from && cell.to <= to);
    return {
      line,
      year: yearCell === undefined ? null : yearIn(yearCell.text),
      labels: line.cells.filter(
        (cell) => cell.column < edge && cell !== yearCell && !AMOUNT_SIGN.test(cell.text),
      ),
      // A row of years alone is a heading.
      amounts: line.figures.every(({ text }) => yearIn(text) !== null)
        ? []
        : line.figures.filter(({ from }) => from !== yearCell?.from),
      texts: line.cells.filter(
        (cell) => cell.column > edge && cell !== yearCell && !inFigure(cell) && !AMOUNT_SIGN.test(cell.text),
      ),
    };
  });

/** Columns of amounts with what stands over each. */
export type Headed = { readonly places: readonly Place[]; readonly headings: readonly string[] };

/** Of columns that a heading of a group may cover. */
const WIDEST = 2;

export function headed(above: readonly Entry[], rows: readonly Entry[]): Headed {
  const places = columnsOf(rows.map(({ line, amounts }) => ({ ...line, figures: amounts })));
  const covered = (cell: RawCell): readonly number[] =>
    places.flatMap(({ outerLeft, outerRight }, at) =>
      cell.column <= outerRight && cell.column + cell.columns - 1 >= outerLeft ? [at] : [],
    );
  const cells = above.flatMap(({ line }) => line.cells).map((cell) => ({ cell, over: covered(cell) }));
  return {
    places,
    headings: places.map((_, at) =>
      cells
        .filter(({ over }) => over.includes(at) && over.length <= WIDEST)
        .map(({ cell }) => cell.text)
        .join(' '),
    ),
  };
}

/** The amounts of a row by column. */
export const placed = ({ places }: Headed, { line, amounts }: Entry): readonly (Figure | undefined)[] =>
  figuresByColumn({ ...line, figures: amounts }, places);
