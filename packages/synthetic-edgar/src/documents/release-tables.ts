import type { Accounts } from '../accounts.ts';
import { booksOf, quarterEnd } from '../accounts.ts';
import type { Balances } from '../balances.ts';
import {
  currentAssets,
  currentLiabilities,
  parentEquity,
  totalAssets,
  totalLiabilities,
} from '../balances.ts';
import { flowsOver } from '../books.ts';
import type { Flows } from '../flows.ts';
import {
  consolidatedIncome,
  continuingIncome,
  grossProfit,
  netIncome,
  operatingExpense,
  operatingIncome,
  pretaxIncome,
} from '../flows.ts';
import type { Report, Span } from '../reports.ts';
import { roundingOf } from '../rounding.ts';
import { inMoney, shareFigures } from '../shares.ts';
import type { Content } from './content.ts';
import { paragraph, title } from './content.ts';
import { longDate } from './period-words.ts';

const UNITS: Readonly<Record<number, string>> = { 1000: 'thousands', 1_000_000: 'millions' };

/** Amounts by column, as the table prints them: expenses positive. */
type Row = readonly [label: string, values: readonly bigint[]];

const grouped = (value: bigint): string => {
  const digits = (value < 0n ? -value : value).toLocaleString('en-US');
  return value < 0n ? `(${digits})` : digits;
};
const cents = (value: bigint): string => {
  const size = (value < 0n ? -value : value).toString().padStart(3, '0');
  const text = `$ ${size.slice(0, -2)}.${size.slice(-2)}`;
  return value < 0n ? `(${text})` : text;
};

/** Rows that are zero in every column are left out. */
const printed = (rows: readonly Row[], show: (value: bigint) => string): string[][] =>
  rows
    .filter(([, values]) => values.some((value) => value !== 0n))
    .map(([label, values]) => [label, ...values.map(show)]);

const incomeRows = (columns: readonly Flows[]): readonly Row[] => {
  const each = (of: (flows: Flows) => bigint): readonly bigint[] => columns.map(of);
  return [
    ['Revenue', each((f) => f.revenue)],
    ['Cost of revenue', each((f) => f.cost)],
    ['Gross profit', each(grossProfit)],
    ['Research and development', each((f) => f.rnd)],
    ['Selling, general and administrative', each((f) => f.generalExpense + f.sellingExpense)],
    ['Total operating expenses', each(operatingExpense)],
    ['Operating income', each(operatingIncome)],
    ['Interest expense', each((f) => f.interestExpense + f.otherInterestExpense)],
    ['Other income (expense), net', each((f) => f.otherIncome)],
    ['Income before income taxes', each(pretaxIncome)],
    ['Provision for income taxes', each((f) => f.tax)],
    ...(columns.some(({ discontinued }) => discontinued !== 0n)
      ? ([
          ['Income from continuing operations', each(continuingIncome)],
          ['Income from discontinued operations', each((f) => f.discontinued)],
        ] as const)
      : []),
    ...(columns.some(({ nci }) => nci !== 0n)
      ? ([
          ['Net income including noncontrolling interests', each(consolidatedIncome)],
          ['Net income attributable to noncontrolling interests', each((f) => f.nci)],
        ] as const)
      : []),
    ['Net income', each(netIncome)],
  ];
};

const balanceRows = (columns: readonly Balances[]): readonly Row[] => {
  const each = (of: (balances: Balances) => bigint): readonly bigint[] => columns.map(of);
  const otherAssets = (b: Balances): bigint => b.longInvestments + b.loans + b.leaseAssets;
  const otherLiabilities = (b: Balances): bigint => totalLiabilities(b) - currentLiabilities(b) - b.longDebt;
  return [
    ['Cash and cash equivalents', each((b) => b.cash)],
    ['Short-term investments', each((b) => b.shortInvestments)],
    ['Accounts receivable, net', each((b) => b.receivables)],
    ['Inventories', each((b) => b.inventory)],
    ['Other current assets', each((b) => b.otherCurrentAssets)],
    ['Total current assets', each(currentAssets)],
    ['Property and equipment, net', each((b) => b.property)],
    ['Goodwill', each((b) => b.goodwill)],
    ['Intangible assets, net', each((b) => b.intangibles)],
    ['Other assets', each(otherAssets)],
    ['Total assets', each(totalAssets)],
    ['Accounts payable', each((b) => b.payables)],
    ['Short-term debt', each((b) => b.shortDebt + b.currentDebt)],
    ['Other current liabilities', each((b) => b.leaseCurrent + b.otherCurrentLiabilities)],
    ['Total current liabilities', each(currentLiabilities)],
    ['Long-term debt', each((b) => b.longDebt)],
    ['Other liabilities', each(otherLiabilities)],
    ['Total liabilities', each(totalLiabilities)],
    ['Common stock and additional paid-in capital', each((b) => b.paidIn)],
    ['Retained earnings', each((b) => b.retained)],
    ['Accumulated other comprehensive income', each((b) => b.accumulatedOther)],
    ["Total stockholders' equity", each(parentEquity)],
    ['Noncontrolling interests', each((b) => b.nci)],
    ["Total liabilities and stockholders' equity", each(totalAssets)],
  ];
};

/**
 * The tables of a release of an industrial company with exact sums: income of the quarter, with the year after a fourth
 * quarter, beside those of the year before, and the balance sheet. Empty for other kinds of issuer.
 */
export function releaseTables(accounts: Accounts, report: Report): readonly Content[] {
  const { spec, calendar, splits } = accounts;
  const words = UNITS[spec.unit];
  if (spec.flavour !== 'industrial' || words === undefined || spec.grain !== 1) return [];
  const books = booksOf(accounts, report.version);
  const last = report.quarter.index;
  const quarter = { first: last, last };
  const spans = [quarter, ...(report.annual ? [{ first: last - 3, last }] : [])].flatMap(
    ({ first, last: end }) => [
      { first, last: end },
      { first: first - 4, last: end - 4 },
    ],
  );
  if (spans.some(({ first }) => first < 0)) return [];
  const unit = BigInt(spec.unit);
  const inUnits = (rows: readonly Row[]): readonly Row[] =>
    rows.map(([label, values]) => [label, values.map((value) => inMoney(spec, value) / unit)]);
  const { share_unit: shareUnit } = roundingOf(spec, report.year.label);
  const shares = spans.map((span) =>
    shareFigures(spec, calendar, splits, books, span, report.filed, shareUnit),
  );
  const heading = ({ first, last: end }: Span): string =>
    `${first === end ? 'Three Months' : 'Year'} Ended ${longDate(quarterEnd(calendar, end))}`;
  const instants = [last, last - 4];
  return [
    title('CONSOLIDATED STATEMENTS OF INCOME'),
    paragraph(`(in ${words}, except share and per share amounts)`),
    {
      kind: 'table',
      rows: [
        ['', ...spans.map(heading)],
        ...printed(
          inUnits(incomeRows(spans.map(({ first, last: end }) => flowsOver(books, first, end)))),
          grouped,
        ),
        ...printed(
          [
            ['Basic earnings per share', shares.map(({ epsBasic }) => epsBasic)],
            ['Diluted earnings per share', shares.map(({ epsDiluted }) => epsDiluted)],
          ],
          cents,
        ),
        ...printed(
          [
            ['Basic weighted average shares outstanding', shares.map(({ basic }) => basic)],
            ['Diluted weighted average shares outstanding', shares.map(({ diluted }) => diluted)],
          ],
          grouped,
        ),
      ],
    },
    title('CONSOLIDATED BALANCE SHEETS'),
    paragraph(`(in ${words})`),
    {
      kind: 'table',
      rows: [
        ['', ...instants.map((index) => longDate(quarterEnd(calendar, index)))],
        ...printed(inUnits(balanceRows(instants.flatMap((index) => books.balances[index] ?? []))), grouped),
      ],
    },
  ];
}
