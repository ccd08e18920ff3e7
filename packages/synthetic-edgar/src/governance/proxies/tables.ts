import { element, textNode } from '../../xbrl/markup.ts';
import type { ProxyLayout, TrueProxy, TruePay } from './types.ts';

const td = (content: string, attributes: Readonly<Record<string, string>> = {}): string =>
  element('td', attributes, content);
const tr = (...cells: readonly string[]): string => element('tr', {}, ...cells);

/** Headings as Regulation S-K has them, in the words of their lines. */
const HEADINGS: Readonly<Record<string, readonly [string, string, string]>> = {
  salary: ['', '', 'Salary'],
  fees: ['Fees Earned', 'or Paid', 'in Cash'],
  bonus: ['', '', 'Bonus'],
  stock_awards: ['', 'Stock', 'Awards'],
  option_awards: ['', 'Option', 'Awards'],
  non_equity_incentive: ['Non-Equity', 'Incentive Plan', 'Compensation'],
  pension_change: ['Change in Pension Value and', 'Nonqualified Deferred', 'Compensation Earnings'],
  all_other: ['All', 'Other', 'Compensation'],
  total: ['', '', 'Total'],
};

const mark = ({ marks }: ProxyLayout, number: number): string =>
  marks === 'raised' ? element('sup', {}, String(number)) : marks === 'in_text' ? `(${number})` : '';

/** A number in two cells: with a sign of its own in the first one, and a blank one between columns. */
function numberCells(layout: ProxyLayout, amount: number, note = ''): readonly string[] {
  const shown = amount === 0 && layout.zero === 'dash' ? '—' : amount.toLocaleString('en-US');
  const sign = layout.currency === 'own_cell' ? '$' : '';
  const number = layout.currency === 'with_number' && shown !== '—' ? `$${shown}` : shown;
  return [td(sign), td(number + note), td('')];
}

function headRows(
  layout: ProxyLayout,
  stub: readonly string[],
  columns: readonly string[],
): readonly string[] {
  const over = (lines: readonly string[], at: number): string =>
    td(`${lines.join(' ')}${lines.join('') === '' ? '' : mark(layout, at + 2)}`, { colspan: '3' });
  if (layout.heads === 'one_row')
    return [
      tr(
        ...stub.map((text) => td(text)),
        ...columns.map((column, at) => over([...(HEADINGS[column] ?? []), '($)'], at)),
      ),
    ];
  const width = String(stub.length + columns.length * 3);
  return [
    tr(td('Compensation of the year and those before', { colspan: width })),
    ...[0, 1, 2].map((line) =>
      tr(
        ...stub.map((text) => td(line === 2 ? text : '')),
        ...columns.map((column) =>
          td(textNode((HEADINGS[column]?.[line] ?? '') + (line === 2 ? ' ($)' : '')), { colspan: '3' }),
        ),
      ),
    ),
  ];
}

const table = (...rows: readonly string[]): string => element('table', {}, ...rows);

/** The summary compensation table. */
export function officersTable(layout: ProxyLayout, officers: readonly TruePay[]): string {
  const columns = Object.keys(officers[0]?.amounts ?? {});
  const cells = ({ amounts }: TruePay): readonly string[] =>
    columns.flatMap((column, at) =>
      numberCells(layout, amounts[column] ?? 0, at === 3 ? mark(layout, 5) : ''),
    );
  if (layout.years === 'over_persons') {
    const byYear = Map.groupBy(officers, ({ year }) => year);
    return table(
      ...headRows(layout, ['Name and Principal Position'], columns),
      ...[...byYear].flatMap(([year, own]) => [
        tr(td(String(year))),
        ...own.map((pay) => tr(td(nameIn(layout, pay)), ...cells(pay))),
      ]),
    );
  }
  const byPerson = Map.groupBy(officers, ({ name }) => name);
  return table(
    ...headRows(layout, ['Name and Principal Position', 'Year'], columns),
    ...[...byPerson.values()].flatMap((own) =>
      own.map((pay, at) =>
        tr(...nameCells(layout, pay, at, own.length), td(String(pay.year)), ...cells(pay)),
      ),
    ),
  );
}

function nameIn(layout: ProxyLayout, { name, title }: TruePay): string {
  if (title === null) return textNode(name) + mark(layout, 1);
  if (layout.names === 'one_line') return `${textNode(name)}, ${textNode(title)}`;
  return `${element('p', {}, textNode(name), mark(layout, 1))}${element('p', {}, textNode(title))}`;
}

function nameCells(layout: ProxyLayout, pay: TruePay, row: number, rows: number): readonly string[] {
  if (layout.names === 'merged') return row === 0 ? [td(nameIn(layout, pay), { rowspan: String(rows) })] : [];
  if (layout.names !== 'rows_below' || rows < 2) return [td(row === 0 ? nameIn(layout, pay) : '')];
  const lines = [textNode(pay.name) + mark(layout, 1), textNode(pay.title ?? '')];
  return [td(lines[row] ?? '')];
}

export function directorsTable(layout: ProxyLayout, directors: readonly TruePay[]): string {
  const columns = Object.keys(directors[0]?.amounts ?? {});
  return table(
    ...headRows(layout, ['Name'], columns),
    ...directors.map((pay) =>
      tr(
        td(textNode(pay.name) + mark(layout, 1)),
        ...columns.flatMap((column) => numberCells(layout, pay.amounts[column] ?? 0)),
      ),
    ),
  );
}

const FEES: Readonly<Record<string, string>> = {
  audit: 'Audit Fees',
  audit_related: 'Audit-Related Fees',
  tax: 'Tax Fees',
  other: 'All Other Fees',
  total: 'Total',
};

export function feesTable(layout: ProxyLayout, fees: TrueProxy['fees']): string {
  const scale = layout.feesIn === 'thousands' ? 1_000 : 1;
  return table(
    tr(
      td(layout.feesIn === 'thousands' ? '(in thousands)' : ''),
      ...fees.map(({ year }) => td(`Fiscal ${year}`, { colspan: '3' })),
    ),
    ...Object.entries(FEES).map(([fee, label], at) =>
      tr(
        td(label + mark(layout, at + 1)),
        ...fees.flatMap(({ amounts }) => numberCells(layout, (amounts[fee] ?? 0) / scale)),
      ),
    ),
  );
}
