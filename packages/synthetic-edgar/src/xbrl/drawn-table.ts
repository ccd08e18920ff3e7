import { accessionDigits } from '@footnote/values/accession';
import type { TaggedFact } from './contexts.ts';
import { element, textNode } from './markup.ts';

/**
 * How a report draws its tables: `plain`, a cell for each number; `ruled`, currency signs and closing parentheses in cells
 * of their own and the unit in the corner; `split`, headings of two rows, and numbers in several elements.
 */
export type Drawing = 'plain' | 'ruled' | 'split';

const DRAWINGS: readonly Drawing[] = ['plain', 'ruled', 'split'];

/** The drawing of a report: each filer alternates. */
export const drawingOf = (accession: string): Drawing =>
  DRAWINGS[Number(accessionDigits(accession).slice(-6)) % DRAWINGS.length] ?? 'plain';

/** A number with its tag, and whether it is shown in parentheses; null for an empty cell. */
export type DrawnCell = { readonly markup: string; readonly negative: boolean; readonly unit: string } | null;
export type DrawnLine = { readonly label: string; readonly cells: readonly DrawnCell[] };
export type DrawnPeriod = Pick<TaggedFact, 'start' | 'end'>;

const UNIT_NAMES: Readonly<Record<string, string>> = {
  '-3': 'thousands',
  '-6': 'millions',
  '-9': 'billions',
};

/** The line that names the unit of most amounts; null where they are in single units. */
export function unitLine(facts: readonly TaggedFact[]): string | null {
  const counts = new Map<string, number>();
  for (const { unit, decimals } of facts)
    if (!unit.includes('shares') && unit !== 'pure') counts.set(decimals, (counts.get(decimals) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const name = UNIT_NAMES[most?.[0] ?? ''];
  return name === undefined ? null : `(In ${name}, except per share amounts)`;
}

const cell = (content: string, columns = 1): string =>
  element('td', { colspan: columns === 1 ? undefined : String(columns) }, content);
const row = (...cells: readonly string[]): string => element('tr', {}, ...cells);

const headingOf = ({ start, end }: DrawnPeriod): string =>
  start === null ? `As of ${end}` : `${start} to ${end}`;

/** The rows of a table in a drawing. */
export function drawnTable(
  drawing: Drawing,
  {
    title,
    unit,
    periods,
    lines,
  }: {
    readonly title: string;
    readonly unit: string | null;
    readonly periods: readonly DrawnPeriod[];
    readonly lines: readonly DrawnLine[];
  },
): string {
  const caption = unit === null || drawing === 'ruled' ? '' : `\n${element('p', {}, textNode(unit))}`;
  const rows = DRAWN[drawing](periods, lines, unit);
  return `${element('h2', {}, textNode(title))}${caption}\n${element('table', {}, `\n${rows.join('\n')}\n`)}`;
}

type Draw = (
  periods: readonly DrawnPeriod[],
  lines: readonly DrawnLine[],
  unit: string | null,
) => readonly string[];

const DRAWN: Readonly<Record<Drawing, Draw>> = {
  plain: (periods, lines) => [
    row(cell(''), ...periods.map((period) => cell(textNode(headingOf(period))))),
    ...lines.map(({ label, cells }) =>
      row(cell(textNode(label)), ...cells.map((one) => cell(bracketed(one)))),
    ),
  ],
  ruled: (periods, lines, unit) => [
    row(cell(textNode(unit ?? '')), ...periods.map((period) => cell(textNode(headingOf(period)), 3))),
    ...lines.map(({ label, cells }) => row(cell(textNode(label)), ...cells.flatMap(ruledCells))),
  ],
  split: (periods, lines) => [
    row(cell(''), ...periods.map(({ start }) => cell(textNode(start === null ? 'As of' : `${start} to`)))),
    row(cell(''), ...periods.map(({ end }) => cell(textNode(end)))),
    ...lines.map(({ label, cells }) =>
      row(
        cell(element('div', {}, textNode(label))),
        ...cells.map((one) => cell(splitMarkup(bracketed(one)))),
      ),
    ),
  ],
};

const bracketed = (one: DrawnCell): string =>
  one === null ? '' : one.negative ? `(${one.markup})` : one.markup;

function ruledCells(one: DrawnCell): readonly string[] {
  if (one === null) return [cell('', 3)];
  const sign = one.unit.startsWith('USD') ? '$' : '';
  return [cell(sign), cell(one.negative ? `(${one.markup}` : one.markup), cell(one.negative ? ')' : '')];
}

/** The digits of a tagged number in two elements. */
const splitMarkup = (markup: string): string =>
  markup.replace(/>(\d{1,3})([,.\d]*)</, (_, first: string, rest: string) =>
    rest === '' ? `>${first}<` : `><span>${first}</span><span>${rest}</span><`,
  );
