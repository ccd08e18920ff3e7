import { eventId } from '@footnote/events/event-id';
import type { Company, DeadLetter } from '@footnote/event-types/types.generated';
import type { TickerDirectory } from './ticker-directory.ts';

/** Reason of a dead letter about a ticker that a company claims and EDGAR lists of another. */
export const TICKER_OF_ANOTHER = 'ticker_of_another';

export type SettledCompany = {
  /** With the tickers that EDGAR's list leaves to the company. */
  readonly company: Company;
  readonly refused: readonly DeadLetter[];
};

/**
 * Submissions name the tickers of their company, which are claims: company_tickers.json names one company of
 * each. A ticker that it lists of another company is refused; one that it does not list stays claimed.
 */
export function settled(company: Company, directory: Pick<TickerDirectory, 'cikOf'>): SettledCompany {
  const ownerOf = (symbol: string): string => directory.cikOf(symbol) ?? company.cik;
  const own = company.tickers.filter(({ symbol }) => ownerOf(symbol) === company.cik);
  if (own.length === company.tickers.length) return { company, refused: [] };
  const others = company.tickers.filter(({ symbol }) => ownerOf(symbol) !== company.cik);
  return {
    // Another list may give other tickers to the same profile.
    company: {
      ...company,
      tickers: own,
      event_id: eventId(['company', company.event_id, JSON.stringify(own)]),
    },
    refused: others.map(({ symbol }) => letter(company, symbol, ownerOf(symbol))),
  };
}

const letter = (company: Company, symbol: string, owner: string): DeadLetter => ({
  event_id: eventId(['dead-letters', TICKER_OF_ANOTHER, company.cik, symbol, owner]),
  source_time: company.source_time,
  recorded_at: company.recorded_at,
  key: company.cik,
  step: 'filing-fetcher',
  reason: TICKER_OF_ANOTHER,
  message: `${symbol} is claimed by ${company.cik} and listed by EDGAR as the symbol of ${owner}`,
  topic: 'companies',
  // It is an entry of a document and was never a record.
  partition: -1,
  offset: -1,
  value: Buffer.from(JSON.stringify({ cik: company.cik, name: company.name, ticker: symbol, listed: owner })),
});
