import type { Accounts } from '../accounts.ts';
import { booksOf } from '../accounts.ts';
import type { Flows } from '../flows.ts';
import type { Report } from '../reports.ts';

/** Too much of both income and tax, by a tenth of the tax: every sum holds, and net income is right. */
const withMoreTax = (flows: Flows): Flows => {
  const more = flows.tax / 10n + 1n;
  const other = flows.revenue === 0n ? 'noninterestIncome' : 'otherIncome';
  return { ...flows, tax: flows.tax + more, [other]: flows[other] + more };
};

/** The accounts as a release states them that has to be corrected: pretax income and tax of its quarter are wrong. */
export function withWrongTax(accounts: Accounts, { quarter, version }: Report): Accounts {
  const { flows, ...rest } = booksOf(accounts, version);
  const wrong = { ...rest, flows: flows.map((one, at) => (at === quarter.index ? withMoreTax(one) : one)) };
  return { ...accounts, books: accounts.books.map((books, at) => (at === version ? wrong : books)) };
}
