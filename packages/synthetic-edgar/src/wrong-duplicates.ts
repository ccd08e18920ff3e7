import { isAmendment } from '@footnote/values/form';
import type { Accounts, Fact } from './accounts.ts';
import { booksOf, quarterEnd } from './accounts.ts';
import type { Report } from './reports.ts';
import { roundingOf } from './rounding.ts';
import { inMoney } from './shares.ts';
import type { WrongDuplicateSpec } from './spec.ts';

const withoutNci = 'us-gaap:StockholdersEquity';
const withNci = 'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';

const wrongDuplicateFact = (
  accounts: Accounts,
  report: Report,
  { kind, own }: WrongDuplicateSpec,
): Fact[] => {
  const { spec, calendar } = accounts;
  const index = report.balances[own ? 0 : 1];
  if (index === undefined || spec.flavour === 'ifrs') return [];
  const fact = { unit: spec.currency, start: null, end: quarterEnd(calendar, index) };
  if (kind === 'zero_cash')
    return [
      {
        ...fact,
        concept: 'us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
        value: '0',
      },
    ];
  if (spec.nci) return [];
  const books = booksOf(accounts, report.version);
  const column = (books.balances[index] ?? books.opening).accumulatedOther;
  return [
    {
      ...fact,
      concept: spec.style.equity === 'parent' ? withNci : withoutNci,
      value: String(inMoney(roundingOf(spec, report.year.label), column)),
    },
  ];
};

/** Wrong amounts that a report tags in addition to the right ones. Amendments have none. */
export const wrongDuplicateFacts = (accounts: Accounts, report: Report): Fact[] => {
  const ordinal = report.annual ? 4 : report.quarter.ordinal;
  return accounts.spec.wrong_duplicates
    .filter(({ year, quarter }) => year === report.year.label && quarter === ordinal)
    .filter(() => !isAmendment(report.form))
    .flatMap((duplicate) => wrongDuplicateFact(accounts, report, duplicate));
};
