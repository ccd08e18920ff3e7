import type { Part, RawCell } from '../document/parts.ts';
import { printedNumber } from '../grid/printed-number.ts';
import type { Chance } from './random.ts';

/**
 * What is done to a release: another digit, two headings of columns exchanged, another unit, a row moved up, the labels of two
 * rows exchanged, a figure below zero without its parentheses, two figures of a row exchanged.
 */
export const MUTATIONS = ['digit', 'columns', 'unit', 'row', 'labels', 'sign', 'cells'] as const;

export type Mutation = (typeof MUTATIONS)[number];

type Rows = readonly (readonly RawCell[])[];
type Place = { readonly row: number; readonly cell: number };

const YEAR = /(?:19|20)\d\d/;
const UNIT = /thousands|millions/i;
/** Texts before a table among which its unit is sought, and the most characters of one. */
const ABOVE = 9;
const LONGEST = 170;

/** The parts of a release with one such fault in the table at a place; null where there is no room for it. */
export function mutated(
  parts: readonly Part[],
  at: number,
  mutation: Mutation,
  chance: Chance,
): readonly Part[] | null {
  const table = parts[at];
  if (table?.kind !== 'table') return null;
  if (mutation === 'unit') return otherUnit(parts, at);
  const figures = figuresIn(table.rows);
  const rows = figures.length === 0 ? null : changed(table.rows, figures, mutation, chance);
  return rows === null ? null : parts.with(at, { ...table, rows });
}

function changed(
  rows: Rows,
  figures: readonly Place[],
  mutation: Exclude<Mutation, 'unit'>,
  chance: Chance,
): Rows | null {
  switch (mutation) {
    case 'digit':
      return otherDigit(rows, chance.pick(figures), chance);
    case 'columns':
      return exchanged(rows, headingPairs(rows, figures[0]?.row ?? 0), chance);
    case 'labels':
      return exchanged(rows, labelPairs(rows, figures), chance);
    case 'cells':
      return exchanged(rows, neighbours(figures), chance);
    case 'row':
      return movedUp(rows, figures, chance);
    case 'sign':
      return withoutSign(rows, figures, chance);
  }
}

const textAt = (rows: Rows, { row, cell }: Place): string => rows[row]?.[cell]?.text ?? '';

/** The rows with another text in a place. */
const withText = (rows: Rows, { row, cell }: Place, text: string): Rows =>
  rows.map((cells, at) =>
    at === row ? cells.map((one, index) => (index === cell ? { ...one, text } : one)) : cells,
  );

/** The cells with figures, years and labels apart. */
const figuresIn = (rows: Rows): readonly Place[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap(({ text, column }, cell) => {
      const number = column === 0 ? undefined : printedNumber(text);
      const isYear = new RegExp(`^${YEAR.source}$`).test(text.trim());
      return number === undefined || number.dash || number.percent || isYear ? [] : [{ row, cell }];
    }),
  );

function otherDigit(rows: Rows, place: Place, chance: Chance): Rows {
  const text = textAt(rows, place);
  const digits = Array.from(text).flatMap((character, at) => (/\d/.test(character) ? [at] : []));
  const at = chance.pick(digits);
  const digit = (Number(text[at]) + chance.whole(1, 9)) % 10;
  return withText(rows, place, `${text.slice(0, at)}${digit}${text.slice(at + 1)}`);
}

type Pair = readonly [Place, Place];

/** Two texts of one of the pairs change places; null if there is no pair with two. */
function exchanged(rows: Rows, pairs: readonly Pair[], chance: Chance): Rows | null {
  const unlike = pairs.filter(([a, b]) => textAt(rows, a) !== textAt(rows, b));
  if (unlike.length === 0) return null;
  const [a, b] = chance.pick(unlike);
  return withText(withText(rows, a, textAt(rows, b)), b, textAt(rows, a));
}

const headingPairs = (rows: Rows, first: number): readonly Pair[] =>
  rows.slice(0, first).flatMap((cells, row) =>
    cells.slice(0, -1).flatMap((one, cell): Pair[] => {
      const isPair = YEAR.test(one.text) && YEAR.test(cells[cell + 1]?.text ?? '');
      return isPair
        ? [
            [
              { row, cell },
              { row, cell: cell + 1 },
            ],
          ]
        : [];
    }),
  );

function labelPairs(rows: Rows, figures: readonly Place[]): readonly Pair[] {
  const labelled = [...new Set(figures.map(({ row }) => row))].filter((row) => rows[row]?.[0]?.column === 0);
  return labelled.slice(0, -1).flatMap((row, at): Pair[] => {
    const next = labelled[at + 1];
    return next === undefined
      ? []
      : [
          [
            { row, cell: 0 },
            { row: next, cell: 0 },
          ],
        ];
  });
}

const neighbours = (figures: readonly Place[]): readonly Pair[] =>
  figures.slice(0, -1).flatMap((figure, at): Pair[] => {
    const next = figures[at + 1];
    return next?.row === figure.row ? [[figure, next]] : [];
  });

/** A row of figures goes one to five rows up. */
function movedUp(rows: Rows, figures: readonly Place[], chance: Chance): Rows | null {
  const filled = [...new Set(figures.map(({ row }) => row))];
  if (filled.length < 2) return null;
  const from = chance.pick(filled.slice(1));
  const to = Math.max(filled[0] ?? 0, from - chance.whole(1, 5));
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] ?? []);
  return moved.map((cells, row) => cells.map((cell) => ({ ...cell, row })));
}

/** A figure loses its parentheses, also those in the cells beside it. */
function withoutSign(rows: Rows, figures: readonly Place[], chance: Chance): Rows | null {
  const signed = figures.filter(({ row, cell }) =>
    [cell - 1, cell].some((at) => (rows[row]?.[at]?.text ?? '').includes('(') && at > 0),
  );
  if (signed.length === 0) return null;
  const { row, cell } = chance.pick(signed);
  return rows.map((cells, at) =>
    at !== row
      ? cells
      : cells
          .map((one, index) =>
            Math.abs(index - cell) <= 1 && index > 0
              ? { ...one, text: one.text.replace(/[()]/g, '').trim() }
              : one,
          )
          .filter(({ text }) => text !== ''),
  );
}

/** The nearest text of a table, or above it, that names a unit names another one. */
function otherUnit(parts: readonly Part[], at: number): readonly Part[] | null {
  for (let place = at; place >= Math.max(0, at - ABOVE); place -= 1) {
    const part = parts[place];
    if (part?.kind === 'prose' && part.text.length < LONGEST && UNIT.test(part.text))
      return parts.with(place, { ...part, text: otherWord(part.text) });
    if (part?.kind !== 'table') continue;
    const row = part.rows.findIndex((cells) =>
      cells.some(({ text }) => text.length < LONGEST && UNIT.test(text)),
    );
    const cell = part.rows[row]?.findIndex(({ text }) => UNIT.test(text)) ?? -1;
    if (cell === -1) continue;
    const text = otherWord(part.rows[row]?.[cell]?.text ?? '');
    return parts.with(place, { ...part, rows: withText(part.rows, { row, cell }, text) });
  }
  return null;
}

const otherWord = (text: string): string =>
  text.replace(UNIT, (word) => (word.toLowerCase() === 'millions' ? 'thousands' : 'millions'));
