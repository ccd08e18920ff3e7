import { isAmendment } from '@footnote/values/form';
import type { Accounts, Fact } from './accounts.ts';
import { booksOf, quarterEnd, spanStart } from './accounts.ts';
import type { Balances } from './balances.ts';
import { cashWithRestricted, parentEquity, totalAssets } from './balances.ts';
import { flowsOver } from './books.ts';
import { consolidatedIncome } from './flows.ts';
import type { Report } from './reports.ts';
import { roundingOf } from './rounding.ts';
import { inMoney } from './shares.ts';
import type { RollForwardSpec } from './spec.ts';

/** The quarters of its year before the report's own, and the same of the year before, oldest first. */
const earlierQuarters = ({ year, quarter }: Report): number[] => {
  const own = Array.from({ length: quarter.index - year.first }, (_, step) => year.first + step);
  return [...own.map((index) => index - 4), ...own].filter((index) => index >= 0);
};

/** An amount at the end of a quarter, by the books of the report. */
type Row = readonly [index: number, concept: string, of: (b: Balances) => bigint];

const withTotals = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row): Row[] => [
    row,
    [row[0], 'Assets', totalAssets],
    [row[0], 'LiabilitiesAndStockholdersEquity', totalAssets],
  ]);

/** Balances of another concept at older dates, with the totals of both sides as in a note on former figures. */
const olderBalances = (report: Report, { row }: RollForwardSpec, nci: boolean): Row[] => {
  if (row === 'cash') {
    const cash = 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents';
    const dates = report.openings.filter((index) => !report.balances.includes(index));
    return withTotals(dates.map((index): Row => [index, cash, cashWithRestricted]));
  }
  if (row === 'income' || !nci) return [];
  const equity = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
  const dates = earlierQuarters(report).filter(
    (index) => !report.balances.includes(index) && !report.openings.includes(index),
  );
  return withTotals(dates.map((index): Row => [index, equity, (b) => parentEquity(b) + b.nci]));
};

const rowFacts = (accounts: Accounts, report: Report, rolled: RollForwardSpec): Fact[] => {
  const { spec, calendar } = accounts;
  const books = booksOf(accounts, report.version);
  const fact = (concept: string, index: number, start: string | null, amount: bigint): Fact => ({
    concept: `us-gaap:${concept}`,
    unit: spec.currency,
    start,
    end: quarterEnd(calendar, index),
    value: String(inMoney(roundingOf(spec, report.year.label), amount)),
  });
  const quarters =
    rolled.row === 'income' && spec.nci
      ? earlierQuarters(report).filter(
          (index) => !report.income.some(({ first, last }) => first === index && last === index),
        )
      : [];
  return [
    ...olderBalances(report, rolled, spec.nci).map(([index, concept, of]) =>
      fact(concept, index, null, of(books.balances[index] ?? books.opening)),
    ),
    ...quarters.map((index) =>
      fact(
        'ProfitLoss',
        index,
        spanStart(calendar, { first: index, last: index }),
        consolidatedIncome(flowsOver(books, index, index)),
      ),
    ),
  ];
};

/** What roll-forwards and openings of this report tag under another concept than the row's; amendments have none. */
export const rollForwardFacts = (accounts: Accounts, report: Report): Fact[] => {
  const { spec } = accounts;
  if (spec.flavour === 'ifrs' || report.annual || report.year.transition || isAmendment(report.form))
    return [];
  const facts = (spec.roll_forwards ?? [])
    .filter(({ year, quarter }) => year === report.year.label && quarter === report.quarter.ordinal)
    .flatMap((rolled) => rowFacts(accounts, report, rolled));
  return [
    ...new Map(facts.map((fact) => [`${fact.concept} ${fact.start ?? ''} ${fact.end}`, fact])).values(),
  ];
};
