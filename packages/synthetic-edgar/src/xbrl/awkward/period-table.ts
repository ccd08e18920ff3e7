import type { Random } from '../../random.ts';
import { element } from '../markup.ts';
import { happens, oneOf } from './dice.ts';
import { inOneCell, numberPieces } from './drawn-number.ts';
import { type DrawTable, placesOf, type TableContents, type TableLine } from './drawn-table.ts';
import { type GridCell, gridRow, textCell, textsOver } from './grid.ts';
import { periodHeading } from './headings.ts';
import type { PlacedTag } from './places.ts';
import { overTable } from './unit-lines.ts';

/** Cells of a number: one; one each for currency, number and closing parenthesis; one for the opening parenthesis, too. */
type Width = 1 | 3 | 4;

type Layout = {
  readonly width: Width;
  /** An empty column after each number. */
  readonly spaced: boolean;
  /** A column between labels and numbers that refers to notes. */
  readonly notes: boolean;
  readonly headRows: readonly (readonly GridCell[])[];
};

const SECTIONS = ['Operating activities:', 'Current:', 'Amounts attributable to', 'Other items:'] as const;
const TOTAL = /^(?:sub)?total\b/i;

/** A table with periods in columns. */
export const periodTable: DrawTable = (random, contents) => {
  const { title, unit, unitPlace, lines } = contents;
  const { over, caption, unitLine } = overTable(title, unitPlace, unit);
  const layout = layoutOf(random, contents);
  const places: PlacedTag[] = [];
  const rows = layout.headRows.map((cells) => gridRow(cells));
  let heading: string | null = null;
  for (const line of lines) {
    if (happens(random, 0.15)) {
      heading = oneOf(random, ...SECTIONS);
      rows.push(gridRow([textCell(heading, happens(random, 0.5) ? 1 : columnsOf(layout, contents))]));
    }
    const drawn = lineOf(random, { contents, layout, line, heading, unitLine });
    rows.push(drawn.row);
    places.push(...drawn.places);
    if (TOTAL.test(line.label)) heading = null;
  }
  return { markup: `${over}\n${element('table', {}, `${caption}\n${rows.join('\n')}\n`)}\n`, places };
};

const spanOf = ({ width, spaced }: Pick<Layout, 'width' | 'spaced'>): number => width + (spaced ? 1 : 0);

const columnsOf = (layout: Layout, { periods }: TableContents): number =>
  1 + (layout.notes ? 1 : 0) + periods.length * spanOf(layout);

function layoutOf(random: Random, { periods, unit, unitPlace }: TableContents): Layout {
  const width = oneOf<Width>(random, 1, 3, 4);
  const spaced = happens(random, 0.4);
  const notes = happens(random, 0.15);
  const corner = unitPlace === 'corner' ? (unit ?? '') : '';
  const headings = periods.map(periodHeading);
  const lead = (text: string, noted: boolean): readonly GridCell[] => [
    textCell(text),
    ...(notes ? [textCell(noted ? 'Note' : '')] : []),
  ];
  const over = (texts: readonly string[]): readonly GridCell[] =>
    texts.flatMap((text) => [textCell(text, width), ...(spaced ? [textCell('')] : [])]);
  const headRows = happens(random, 0.5)
    ? [[...lead(corner, true), ...over(headings.map(([words, day]) => `${words} ${day}`))]]
    : [
        [
          ...lead(corner, false),
          ...merged(
            headings.map(([words]) => words),
            { width, spaced },
          ),
        ],
        [...lead('', true), ...over(headings.map(([, day]) => day))],
      ];
  const layout = { width, spaced, notes, headRows };
  if (unitPlace !== 'row' || unit === null) return layout;
  const all = 1 + (notes ? 1 : 0) + periods.length * spanOf(layout);
  return { ...layout, headRows: [[textCell(unit, all)], ...headRows] };
}

/** Equal headings of neighbours as one that stands over all of them. */
function merged(
  texts: readonly string[],
  { width, spaced }: Pick<Layout, 'width' | 'spaced'>,
): readonly GridCell[] {
  const cells: GridCell[] = [];
  for (let at = 0; at < texts.length;) {
    const text = texts[at] ?? '';
    let count = 1;
    while (texts[at + count] === text) count += 1;
    at += count;
    cells.push(textCell(text, count * spanOf({ width, spaced }) - (spaced ? 1 : 0)));
    if (spaced) cells.push(textCell(''));
  }
  return cells;
}

function lineOf(
  random: Random,
  {
    contents: { notation, unitPlace },
    layout,
    line: { label, tags },
    heading,
    unitLine,
  }: {
    readonly contents: TableContents;
    readonly layout: Layout;
    readonly line: TableLine;
    readonly heading: string | null;
    readonly unitLine: string | null;
  },
): { readonly row: string; readonly places: readonly PlacedTag[] } {
  const { width, spaced, notes, headRows } = layout;
  const places: PlacedTag[] = [];
  const cells: GridCell[] = [labelCell(random, label)];
  if (notes) cells.push(textCell(happens(random, 0.5) ? String(random.integer(1, 28)) : ''));
  let column = cells.length;
  for (const tag of tags) {
    if (tag === null) cells.push(...(happens(random, 0.5) ? [textCell('', width)] : empty(width)));
    else {
      const pieces = numberPieces(random, tag, {
        notation,
        whole: unitPlace === 'none',
        narrow: width !== 1,
      });
      const whole = inOneCell(random, pieces);
      cells.push(...(width === 1 ? [{ ...whole, columns: 1 }] : inCells(pieces, width)));
      const headers = headRows.flatMap((row) => textsOver(row, column, column + width));
      places.push(...placesOf(tag, { text: whole.text, label, heading, headers, unitLine }));
    }
    if (spaced) cells.push(textCell(''));
    column += spanOf(layout);
  }
  return { row: gridRow(cells), places };
}

const empty = (width: Width): readonly GridCell[] => Array.from({ length: width }, () => textCell(''));

function labelCell(random: Random, label: string): GridCell {
  const cell = textCell(label);
  return happens(random, 0.3)
    ? { ...cell, markup: element('div', { style: 'padding-left:9pt' }, cell.markup) }
    : cell;
}

/** The pieces of a number in three or four cells. A sign that has no cell of its own stands before the number. */
function inCells(
  { before, number, after }: ReturnType<typeof numberPieces>,
  width: Width,
): readonly GridCell[] {
  const sign = before.find((text) => text === '$' || text === '€') ?? '';
  const opening = before.find((text) => text !== sign) ?? '';
  const last = textCell(after);
  if (width === 4) return [textCell(sign), textCell(opening), { ...number, columns: 1 }, last];
  return [
    textCell(sign),
    { markup: `${opening}${number.markup}`, text: `${opening}${number.text}`, columns: 1 },
    last,
  ];
}
