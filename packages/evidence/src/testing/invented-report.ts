/** A row of a table: its label, and what its columns print. */
export type Row = readonly [string, ...(readonly string[])];

const cell = (text: string, style = ''): string =>
  `<td${style === '' ? '' : ` style="${style}"`}>${text}</td>`;

/** A row: each leading blank of the label indents it, and figures after `=` stand under a rule. */
function rowOf([label, ...figures]: Row): string {
  const blanks = label.length - label.trimStart().length;
  const labelled = cell(label.trim(), `padding-left:${blanks * 10}pt`);
  const numbers = figures.map((text) =>
    text.startsWith('=') ? cell(text.slice(1), 'border-top:1px solid #000000') : cell(text),
  );
  return `<tr>${labelled}${numbers.join('')}</tr>`;
}

export const tableOf = (...rows: readonly Row[]): string => `<table>${rows.map(rowOf).join('\n')}</table>`;

export const titled = (title: string, ...rest: readonly string[]): string =>
  `<p>${title}</p>\n${rest.join('\n')}\n<p>The accompanying notes are an integral part of these statements, which were prepared under the rules.</p>`;

const UNIT = '<p>(In millions, except per share data)</p>';
const YEARS: Row = ['Years ended December 31,', '2006', '2005'];

export const INCOME: readonly Row[] = [
  ['Net sales', '$ 1,200', '$ 1,100'],
  ['Cost of sales', '700', '650'],
  ['Gross profit', '=500', '=450'],
  ['Selling expenses', '320', '300'],
  ['Income before income taxes', '=180', '=150'],
  ['Income taxes', '60', '55'],
  ['Net income', '=$ 120', '=$ 95'],
  ['Earnings per share', '$ 1.20', '$ 0.95'],
  ['Weighted average shares', '100', '100'],
];

export const BALANCE: readonly Row[] = [
  ['Assets'],
  ['Current assets:'],
  ['  Cash', '$ 40', '$ 30'],
  ['  Receivables, net of allowances of $3 and $2', '160', '150'],
  ['  Total current assets', '=200', '=180'],
  ['Property', '300', '290'],
  ['Total assets', '=$ 500', '=$ 470'],
  ['Liabilities and shareholders’ equity'],
  ['Payables', '$ 210', '$ 205'],
  ['Shareholders’ equity', '290', '265'],
  ['Total liabilities and shareholders’ equity', '=$ 500', '=$ 470'],
];

export const CASH: readonly Row[] = [
  ['Operating activities'],
  ['Net income', '$ 120', '$ 95'],
  ['Depreciation', '50', '48'],
  ['Net cash provided by operating activities', '=170', '=143'],
  ['Purchases of property', '(60)', '(55)'],
  ['Net cash used in investing activities', '=(60)', '=(55)'],
  ['Dividends', '(100)', '—'],
  ['Net cash used in financing activities', '=(100)', '=—'],
  ['Increase in cash', '10', '88'],
  ['Cash, beginning of year', '30', '(58)'],
  ['Cash, end of year', '$ 40', '$ 30'],
];

export const incomeOf = (
  rows = INCOME,
  title = 'CONSOLIDATED STATEMENTS OF INCOME',
  unit = UNIT,
  heads = YEARS,
): string => titled(title, unit, tableOf(heads, ...rows));

export const balanceOf = (rows = BALANCE, title = 'CONSOLIDATED BALANCE SHEETS', unit = UNIT): string =>
  titled(title, unit, tableOf(['December 31,', '2006', '2005'], ...rows));

export const cashOf = (rows = CASH, title = 'CONSOLIDATED STATEMENTS OF CASH FLOWS', unit = UNIT): string =>
  titled(title, unit, tableOf(YEARS, ...rows));

export const REPORT = [incomeOf(), balanceOf(), cashOf()].join('\n');
