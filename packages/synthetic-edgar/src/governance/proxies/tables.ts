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
  marks === 'raised' ? element('sup', {}, String(number)) : marks === 'none' ? '' : `(${number})`;

/** A number in two cells: with a sign of its own in the first one, and a blank one between columns. */
function numberCells(layout: ProxyLayout, amount: number, note = ''): readonly string[] {
  const shown = amount === 0 && layout.zero === 'dash' ? '—' : amount.toLocaleString('en-US');
  const sign = layout.currency === 'own_cell' ? '$' : '';
  const number = layout.currency === 'with_number' && shown !== '—' ? `$${shown}` : shown;
  const apart = layout.marks === 'own_cell';
  return [td(sign), td(number + (apart ? '' : note)), td(apart ? note : '')];
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
  if (layout.years === 'stacked')
    return table(
      ...headRows(layout, ['Name and Principal Position', 'Year'], columns),
      ...[...byPerson.values()].map((own) => stackedRow(layout, own, columns)),
    );
  return table(
    ...headRows(layout, ['Name and Principal Position', 'Year'], columns),
    ...[...byPerson.values()].flatMap((own) =>
      own.map((pay, at) =>
        tr(...nameCells(layout, pay, at, own.length), td(String(pay.year)), ...cells(pay)),
      ),
    ),
  );
}

/** A row of all years of a person: the years, the signs and the numbers of each column below each other. */
function stackedRow(layout: ProxyLayout, own: readonly TruePay[], columns: readonly string[]): string {
  const [first] = own;
  const lines = (texts: readonly string[]): string =>
    td(texts.every((text) => text === '') ? '' : texts.join(element('br', {})));
  return tr(
    td(first === undefined ? '' : nameIn(layout, first)),
    lines(own.map(({ year }) => String(year))),
    ...columns.flatMap((column) => {
      const shown = own.map(({ amounts }) => (amounts[column] ?? 0).toLocaleString('en-US'));
      const sign = layout.currency === 'own_cell' ? '$' : '';
      return [
        lines(shown.map(() => sign)),
        lines(layout.currency === 'with_number' ? shown.map((number) => `$${number}`) : shown),
        td(''),
      ];
    }),
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
  const unit = td(layout.feesIn === 'thousands' ? '(in thousands)' : '');
  const cells = (amount: number): readonly string[] => numberCells(layout, amount / scale);
  const kinds = Object.entries(FEES);
  if (layout.fees === 'years')
    return table(
      tr(unit, ...kinds.map(([, label], at) => td(label + mark(layout, at + 1), { colspan: '3' }))),
      ...fees.map(({ year, amounts }) =>
        tr(td(String(year)), ...kinds.flatMap(([fee]) => cells(amounts[fee] ?? 0))),
      ),
    );
  const rows = kinds.map(([fee, label], at) =>
    tr(
      td(layout.fees === 'unnamed_total' && fee === 'total' ? '' : label + mark(layout, at + 1)),
      ...fees.flatMap(({ amounts }) => cells(amounts[fee] ?? 0)),
    ),
  );
  const subtotal = tr(
    td('Total audit and audit-related fees'),
    ...fees.flatMap(({ amounts }) => cells((amounts['audit'] ?? 0) + (amounts['audit_related'] ?? 0))),
  );
  return table(
    tr(unit, ...fees.map(({ year }) => td(`Fiscal ${year}`, { colspan: '3' }))),
    ...(layout.fees === 'with_subtotal' ? rows.toSpliced(2, 0, subtotal) : rows),
  );
}
