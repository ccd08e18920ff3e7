import { statementPage } from './page.ts';
import type { ReleaseStyle } from './printed.ts';
import { headingRow, htmlRows, htmlTable, joinedHeads } from './printed.ts';
import type { AnnouncedPeriod, AnnouncedRow, AnnouncedStatement, AnnouncedUnit } from './statement.ts';

/**
 * How the statements of a release are laid out:
 * - `titles_inside`, `titles_above`, `titles_apart`: tables whose titles are their first rows, paragraphs, or a table.
 * - `preformatted`: pages of fixed width.
 * - `continued`: each statement in two tables, the second under its headings again; `broken`: without any.
 * - `consolidating`: columns of a parent, its subsidiaries and eliminations before that of the whole.
 */
export const FORMS = [
  'titles_above',
  'preformatted',
  'titles_apart',
  'titles_inside',
  'continued',
  'consolidating',
  'broken',
] as const;

export type Form = (typeof FORMS)[number];

/** How a release names itself, and writes its statements. */
export type Written = {
  readonly issuer: string;
  readonly form: Form;
  readonly style: ReleaseStyle;
  readonly unit: AnnouncedUnit;
};

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

const headRows = (periods: readonly AnnouncedPeriod[], style: ReleaseStyle): readonly string[] =>
  [0, 1].map((line) => headingRow(joinedHeads(periods.map(({ head }) => head[line] ?? '')), style));

/** The markup of one statement. */
export function statementMarkup(statement: AnnouncedStatement, written: Written): string {
  const { form, style, unit, issuer } = written;
  const { title, rows, periods } = statement;
  const over = [issuer, title, `(${unit.words})`, '(Unaudited)'];
  const body = [...headRows(periods, style), ...htmlRows(rows, style)];
  switch (form) {
    case 'titles_above':
      return paragraphs(over) + htmlTable(body);
    case 'titles_apart':
      return htmlTable(over.map((text) => `<tr><td>${text}</td></tr>`)) + htmlTable(body);
    case 'preformatted':
      return statementPage(statement, over.slice(2), style.zero);
    case 'continued':
    case 'broken':
      return inTwo(statement, written, over);
    case 'consolidating':
      return paragraphs(over) + htmlTable(consolidatingRows(statement, style));
    case 'titles_inside': {
      const inside = over.map((text) => `<tr><td colspan="9" align="center">${text}</td></tr>`);
      return htmlTable([...inside, ...body]);
    }
  }
}

/** The row after which a statement goes on in its second table. */
const ENDS = new Set(['gross_profit', 'net_interest_income', 'total_assets', 'operating_cash_flow']);

function inTwo(
  { title, rows, periods }: AnnouncedStatement,
  { form, style, unit }: Written,
  over: readonly string[],
): string {
  const named = rows.findIndex(({ field }) => field !== null && ENDS.has(field));
  const end = named === -1 ? rows.findIndex(({ label }) => label === 'Total revenues') : named;
  const heads = headRows(periods, style);
  const [first, second] = [rows.slice(0, end + 1), rows.slice(end + 1)].map((part) => htmlRows(part, style));
  const between =
    form === 'broken' ? '<p>- 6 -</p>' : paragraphs([`${title} (continued)`, `(${unit.words})`]);
  const rest = [...(form === 'broken' ? [] : heads), ...(second ?? [])];
  return `${paragraphs(over)}${htmlTable([...heads, ...(first ?? [])])}${between}${htmlTable(rest)}`;
}

const PARTS = ['Parent', 'Subsidiaries', 'Eliminations', 'Consolidated'];

/** Seven tenths of each amount are the parent's; a twentieth is between the two. */
function partsOf(value: number, kind: AnnouncedRow['kind']): readonly (number | null)[] {
  if (kind === 'per_share' || kind === 'shares') return [null, null, null, value];
  const parent = Math.round(value * 0.7);
  const eliminated = -Math.round(value * 0.05);
  return [parent, value - parent - eliminated, eliminated, value];
}

function consolidatingRows({ rows, periods }: AnnouncedStatement, style: ReleaseStyle): readonly string[] {
  const each = periods.flatMap((period) => PARTS.map(() => period));
  const parts = rows.map(({ values, ...row }) =>
    values === null
      ? { ...row, values }
      : { ...row, values: values.flatMap((value) => partsOf(value, row.kind)) },
  );
  const names = headingRow(
    each.map((_, at) => [PARTS[at % PARTS.length] ?? '', 1] as const),
    style,
  );
  return [...headRows(each, style), names, ...htmlRows(parts, style)];
}
