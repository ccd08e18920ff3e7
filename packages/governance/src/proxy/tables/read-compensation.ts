import type { Part, RawCell, RawTable } from '@footnote/releases/document/parts';
import type { Figure } from '@footnote/releases/grid/lines';
import { type ProxyRefusal, type ProxyRow, row } from '../types.ts';
import { type Entry, entriesOf, headed, placed } from './grid.ts';
import { type Column, columnNamed } from './headings.ts';
import { unstacked } from './unstacked.ts';
import { cellLines, isTitle, type Person, personOf } from './persons.ts';
import { type Money, moneyOf } from './money.ts';
import { withoutRepeats } from './repeats.ts';
import { addsUp, cellFigure } from './sums.ts';

export type CompensationTable = 'compensation' | 'director_compensation';

/** What the columns of a table must have, beside a total. */
const NEEDED: Readonly<Record<CompensationTable, Column>> = {
  compensation: 'salary',
  director_compensation: 'fees',
};

/** A row of amounts under known columns. */
type Amounts = {
  readonly entry: Entry;
  readonly figures: readonly (readonly [Column, Figure])[];
  readonly money: Money | null;
};

/** The tables of compensation of a document: its parts in order, with `html` to read names line by line. */
export function readCompensation(
  html: string,
  parts: readonly Part[],
  section: CompensationTable,
): readonly ProxyRow[] {
  const rows = parts.flatMap((part, at) =>
    part.kind === 'table' ? rowsOf(html, parts, at, part, section) : [],
  );
  return withoutRepeats(rows);
}

/** Totals of which the largest is below this are in thousands or millions, where no text says in what. */
const LEAST: Readonly<Record<CompensationTable, bigint>> = {
  compensation: 10_000n,
  director_compensation: 1_000n,
};
const ONE = 10n ** 12n;

function rowsOf(
  html: string,
  parts: readonly Part[],
  at: number,
  table: RawTable,
  section: CompensationTable,
): readonly ProxyRow[] {
  const entries = entriesOf(section === 'compensation' ? unstacked(html, table) : table);
  const isData = ({ year, amounts, labels }: Entry): boolean =>
    section === 'compensation'
      ? amounts.length >= 2 && (year !== null || labels.length > 0)
      : amounts.length >= 2 && labels.length > 0;
  const first = entries.findIndex(isData);
  if (first === -1) return [];
  const below = entries.slice(first);
  const above = entries.slice(0, first);
  const heads = headed(above, below.filter(isData));
  const named = heads.headings.map(columnNamed);
  const total = named.indexOf('total');
  if (total === -1 || !named.includes(NEEDED[section])) return [];
  if (section === 'director_compensation' && !isOfDirectors(heads.headings, parts, at, above)) return [];
  // Columns to the right of the total are no parts of it.
  const columns = named.slice(0, total + 1);
  const known = columns.filter((name) => name !== null && name !== 'beside');
  if (known.length < columns.length || new Set(known).size < known.length) return [];
  const data = below.filter(isData);
  const totals = data.flatMap((entry) => placed(heads, entry)[total]?.amount ?? []);
  const stated = moneyOf(
    parts,
    at,
    above,
    data.flatMap(({ amounts }) => amounts),
  );
  const isSmall =
    stated?.scale === 1 && stated.unit === 'USD' && totals.every((each) => each < LEAST[section] * ONE);
  const money = isSmall ? null : stated;
  const amountsOf = (entry: Entry): Amounts => {
    const figures = placed(heads, entry);
    return {
      entry,
      money,
      figures: known.flatMap((name, column) => {
        const figure = figures[column];
        return figure === undefined ? [] : [[name, figure] as const];
      }),
    };
  };
  // A year over the persons stands above the first row of amounts.
  const over = above.filter(
    ({ year, amounts, labels }) => year !== null && amounts.length + labels.length === 0,
  );
  const rows = [...over.slice(-1), ...below].filter(
    (entry) => isData(entry) || entry.labels.length > 0 || entry.year !== null,
  );
  return section === 'compensation'
    ? officersOf(html, rows, isData, amountsOf)
    : rows.filter(isData).flatMap((entry) => directorRow(html, amountsOf(entry)));
}

/** Texts before a table of directors in one of which the word stands. */
const BEFORE = 8;
const DIRECTOR = /\bdirectors?\b|\btrustees?\b/i;

/** Cash, awards and a total are also what officers are paid for a change in control. */
function isOfDirectors(
  headings: readonly string[],
  parts: readonly Part[],
  at: number,
  above: readonly Entry[],
): boolean {
  if (headings.some((heading) => /\bfees?\b|\bretainers?\b/i.test(heading))) return true;
  const before = parts.slice(Math.max(0, at - BEFORE), at);
  return [
    ...above.flatMap(({ line }) => line.cells.map(({ text }) => text)),
    ...before.flatMap((part) => (part.kind === 'prose' ? [part.text] : [])),
  ].some((text) => DIRECTOR.test(text) && !PARACHUTE.test(text));
}

const PARACHUTE = /golden parachute|change (?:in|of) control|merger/i;

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
  { figures, entry, money }: Amounts,
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
    if (money === null) return 'scale_unknown';
    return section === 'compensation' && year === null ? 'year_unclear' : null;
  })();
  return row({
    section,
    kind: 'person',
    name: person?.name ?? null,
    title: person?.title ?? null,
    year,
    refusal,
    figures: figures.map(([name, figure]) => cellFigure(name, figure, refusal, money ?? undefined)),
  });
}
