import type { Schemas } from '@footnote/client';
import type { Kind } from '../frame/format.ts';

type Statement = Pick<Schemas['FiledStatement'], 'columns' | 'rows'>;
type Column = Pick<Schemas['FiledStatementColumn'], 'end' | 'header' | 'members' | 'months' | 'start'>;

/** The standardised fields that each concept of a filing is a part of, each once. */
export function fieldsByConcept(
  lines: readonly Pick<Schemas['FiledStatementLine'], 'concept' | 'field'>[],
): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, Set<string>>();
  for (const { concept, field } of lines)
    fields.set(concept, (fields.get(concept) ?? new Set<string>()).add(field));
  return new Map([...fields].map(([concept, of]) => [concept, [...of]]));
}

/** How numbers of a unit are shown. */
export function kindOfUnit(unit: string): Kind {
  if (unit.includes('/')) return 'per_share';
  if (unit === 'shares') return 'shares';
  return unit === 'pure' ? 'ratio' : 'amount';
}

/** Columns as printed, with their period where no header says it or several have the same; each name once. */
export function columnNames(columns: readonly Column[]): readonly string[] {
  const printed = columns.map(({ header, members, ...period }) => {
    if (header === '') return periodName(period);
    return members.length > 0 ? `${header}, ${periodName(period)}` : header;
  });
  const apart = printed.map((name, at) => {
    const column = columns[at];
    const isAlone = printed.indexOf(name) === printed.lastIndexOf(name);
    return column === undefined || isAlone || column.members.length > 0
      ? name
      : `${name}, ${periodName(column)}`;
  });
  return apart.map((name, at) => (apart.indexOf(name) === at ? name : `${name} (${at + 1})`));
}

const periodName = ({ months, start, end }: Pick<Column, 'end' | 'months' | 'start'>): string => {
  if (start !== null) return `${start} to ${end}`;
  return months === null ? end : `${months} months to ${end}`;
};

/** A part of a statement; `name` is its period, null for a whole statement. */
export type StatementPart = { readonly name: string | null } & Statement;

/**
 * A statement whose columns are components in a part for each period, as filers draw it, with the rows that have numbers
 * there; any other one whole.
 */
export function partsOf({ columns, rows }: Statement): readonly StatementPart[] {
  const periods = Map.groupBy(columns, periodName);
  const isTagged = columns.some(({ members }) => members.length > 0);
  // Read from a table without tags the components have no members, but one period.
  const isOfOne = !isTagged && columns.length > 1 && periods.size === 1;
  if (!isOfOne && (!isTagged || periods.size < 2)) return [{ name: null, columns, rows }];
  return [...periods].map(([name, own]) => {
    const at = own.map((column) => columns.indexOf(column));
    const shown = rows
      .map((row) => (row.abstract ? row : { ...row, cells: at.map((place) => row.cells[place] ?? null) }))
      .filter(({ abstract, cells }) => abstract || cells.some((cell) => cell !== null));
    const over = wordsOfAll(own.map(({ header }) => header));
    return {
      name,
      // The period stands over the part, and so need not be said by each column.
      columns: own.map((column) => ({
        ...column,
        members: [],
        header: column.header.slice(over).trim() || 'Total',
      })),
      rows: shown.filter(({ abstract }, place) => !abstract || shown[place + 1]?.abstract === false),
    };
  });
}

/** The length of the first words that all of several headers have, if each has more. */
function wordsOfAll([first = '', ...others]: readonly string[]): number {
  if (others.length === 0) return 0;
  const ends = [...first.matchAll(/ /g)].map(({ index }) => index + 1);
  return ends.findLast((end) => others.every((other) => other.startsWith(first.slice(0, end)))) ?? 0;
}
