import type { Part, RawCell, RawTable } from '@footnote/releases/document/parts';
import type { Figure } from '@footnote/releases/grid/lines';
import { type ProxyRefusal, type ProxyRow, row } from '../types.ts';
import { type Entry, entriesOf, headed, placed } from './grid.ts';
import { type Column, columnNamed } from './headings.ts';
import { cellLines, isTitle, type Person, personOf } from './persons.ts';
import { addsUp, cellFigure } from './sums.ts';

export type CompensationTable = 'compensation' | 'director_compensation';

/** What the columns of a table must have, beside a total. */
const NEEDED: Readonly<Record<CompensationTable, Column>> = {
  compensation: 'salary',
  director_compensation: 'fees',
};

/** A row of amounts under known columns. */
type Amounts = { readonly entry: Entry; readonly figures: readonly (readonly [Column, Figure])[] };

/** The tables of compensation of a document: its parts in order, with `html` to read names line by line. */
export function readCompensation(
  html: string,
  parts: readonly Part[],
  section: CompensationTable,
): readonly ProxyRow[] {
  const rows = parts.flatMap((part) => (part.kind === 'table' ? rowsOf(html, part, section) : []));
  return withoutRepeats(rows);
}

function rowsOf(html: string, table: RawTable, section: CompensationTable): readonly ProxyRow[] {
  const entries = entriesOf(table);
  const isData = ({ year, amounts, labels }: Entry): boolean =>
    section === 'compensation'
      ? amounts.length >= 2 && (year !== null || labels.length > 0)
      : amounts.length >= 2 && labels.length > 0;
  const first = entries.findIndex(isData);
  if (first === -1) return [];
  const below = entries.slice(first);
  const heads = headed(entries.slice(0, first), below.filter(isData));
  const named = heads.headings.map(columnNamed);
  const total = named.indexOf('total');
  if (total === -1 || !named.includes(NEEDED[section])) return [];
  // Columns to the right of the total are no parts of it.
  const columns = named.slice(0, total + 1);
  const known = columns.filter((name) => name !== null && name !== 'beside');
  if (known.length < columns.length || new Set(known).size < known.length) return [];
  const amountsOf = (entry: Entry): Amounts => {
    const figures = placed(heads, entry);
    return {
      entry,
      figures: known.flatMap((name, at) => {
        const figure = figures[at];
        return figure === undefined ? [] : [[name, figure] as const];
      }),
    };
  };
  // A year over the persons stands above the first row of amounts.
  const over = entries
    .slice(0, first)
    .filter(({ year, amounts, labels }) => year !== null && amounts.length + labels.length === 0);
  const rows = [...over.slice(-1), ...below].filter(
    (entry) => isData(entry) || entry.labels.length > 0 || entry.year !== null,
  );
  return section === 'compensation'
    ? officersOf(html, rows, isData, amountsOf)
    : rows.filter(isData).flatMap((entry) => directorRow(html, amountsOf(entry)));
}

const linesIn = (html: string, labels: readonly RawCell[]): readonly string[] =>
  labels.flatMap((cell) => cellLines(html, cell));

function directorRow(html: string, amounts: Amounts): readonly ProxyRow[] {
  const lines = linesIn(html, amounts.entry.labels);
  if (/^(?:total|totals|average)\b/i.test(lines[0] ?? '')) return [];
  return [compensationRow('director_compensation', personOf(lines), amounts, null)];
}

/** Rows of one officer: the name stands in the first of them, the title may go on in the next. */
type Group = {
  readonly lines: string[];
  readonly rows: Amounts[];
  readonly years: (number | null)[];
  isUnclear: boolean;
};

function officersOf(
  html: string,
  rows: readonly Entry[],
  isData: (entry: Entry) => boolean,
  amountsOf: (entry: Entry) => Amounts,
): readonly ProxyRow[] {
  const groups: Group[] = [];
  let above: string[] = [];
  let groupYear: number | null = null;
  for (const entry of rows) {
    const lines = linesIn(html, entry.labels);
    const current = groups.at(-1);
    if (!isData(entry)) {
      if (lines.length === 0) groupYear = entry.year;
      else if (current !== undefined && above.length === 0 && isTitle(lines[0] ?? ''))
        current.lines.push(...lines);
      else above = [...above, ...lines];
      continue;
    }
    const year = entry.year ?? groupYear;
    const own = [...above, ...lines];
    above = [];
    if (current !== undefined && own.length === 0) add(current, amountsOf(entry), year);
    else if (current !== undefined && isTitle(own[0] ?? '') && (current.years.at(-1) ?? 0) > (year ?? 0)) {
      current.lines.push(...own);
      add(current, amountsOf(entry), year);
    } else {
      const group: Group = { lines: own, rows: [], years: [], isUnclear: false };
      add(group, amountsOf(entry), year);
      // A name that goes on in the next row is not known to be whole in either.
      if (personOf(own) === null && current !== undefined) current.isUnclear ||= own.length > 0;
      groups.push(group);
    }
  }
  return groups.flatMap(({ lines, rows: own, years, isUnclear }) => {
    const person = isUnclear ? null : personOf(lines);
    return own.map((amounts, at) => compensationRow('compensation', person, amounts, years[at] ?? null));
  });
}

function add(group: Group, amounts: Amounts, year: number | null): void {
  group.rows.push(amounts);
  group.years.push(year);
}

function compensationRow(
  section: CompensationTable,
  person: Person | null,
  { figures, entry }: Amounts,
  year: number | null,
): ProxyRow {
  const total = figures.find(([name]) => name === 'total')?.[1];
  const parts = figures.flatMap(([name, figure]) => (name === 'total' ? [] : [figure]));
  const isWhole =
    figures.length === entry.amounts.filter(({ left }) => total === undefined || left <= total.left).length;
  const refusal = ((): ProxyRefusal | null => {
    // A row of dashes states nothing, as of an officer who was none in that year.
    if (total === undefined || (total.dash && parts.every(({ amount }) => amount === 0n))) return 'no_total';
    if (!isWhole || parts.length === 0 || !addsUp(parts, total)) return 'does_not_add';
    if (person === null) return 'name_unclear';
    return section === 'compensation' && year === null ? 'year_unclear' : null;
  })();
  return row({
    section,
    kind: 'person',
    name: person?.name ?? null,
    title: person?.title ?? null,
    year,
    refusal,
    figures: figures.map(([name, figure]) => cellFigure(name, figure, refusal)),
  });
}

const sameName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

const keyOf = ({ name, year, figures }: ProxyRow): string =>
  name === null ? `at ${figures[0]?.from}` : `${sameName(name)} ${year}`;

/** A row that is printed twice counts once; two different ones of one person and year are both refused. */
export function withoutRepeats(rows: readonly ProxyRow[]): readonly ProxyRow[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((same) => {
    const served = same.filter(({ refusal }) => refusal === null);
    const [first = same[0]] = served;
    const told = new Set(
      (served.length > 0 ? served : same).map(({ figures }) =>
        figures.map(({ name, text, value }) => `${name} ${value ?? text}`).join(),
      ),
    );
    if (told.size === 1 && first !== undefined) return [first];
    return same.map((each) => refusedRow(each, 'contradictory'));
  });
}

export const refusedRow = (each: ProxyRow, refusal: ProxyRefusal): ProxyRow => ({
  ...each,
  refusal: each.refusal ?? refusal,
  figures: each.figures.map((figure) => ({ ...figure, value: null, refusal: figure.refusal ?? refusal })),
});
