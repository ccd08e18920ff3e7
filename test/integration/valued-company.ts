/** The filings of an invented company that is valued, and tests of what stands beside its value. */
import type { InputFiling } from '@footnote/statements/inputs';
import { changed, fact, plainFilings, plainYears } from '@footnote/statements/test-support';

export const SPLIT_DAY = '2021-06-01';
export const DEBT = 30e6;
export const CASH = 12e6;
const SHARES_BEFORE = 10e6;
export const SHARES = 20e6;

export const YEARS = plainYears(6);
const FIRST_YEAR = 2018;

/** Reports with debt, cash and cover pages, restated after a two-for-one split. */
export const FILINGS = plainFilings(FIRST_YEAR, YEARS).map((filing): InputFiling => {
  const isAfter = filing.filed > SPLIT_DAY;
  const [factor, shares] = isAfter ? [2, SHARES] : [1, SHARES_BEFORE];
  const restated = changed(filing, (item) =>
    item.unit === 'shares'
      ? { ...item, value: String(Number(item.value) * factor) }
      : item.unit === 'USD/shares'
        ? { ...item, value: (Number(item.value) / factor).toFixed(2) }
        : item,
  );
  const ends = [...new Set(filing.facts.filter(({ start }) => start === null).map(({ end }) => end))];
  return {
    ...restated,
    facts: [
      ...restated.facts,
      ...ends.flatMap((end) => [
        fact('DebtCurrent', null, end, DEBT / 3),
        fact('LongTermDebtNoncurrent', null, end, (DEBT * 2) / 3),
        fact('CashAndCashEquivalentsAtCarryingValue', null, end, CASH),
      ]),
      fact('dei:EntityCommonStockSharesOutstanding', null, filing.filed, shares, 'shares'),
    ],
  };
});

/** Newest close of its prices. */
export const CLOSE = 227.96;
