import type { StoreReader } from '@footnote/read-store/port';
import { projectionTag } from '../../subject/tagged-cache.ts';
import { type CompanyBook, createCompanyBook } from '../company-book/book.ts';
import type { PricedCompany } from './priced.ts';
import { readPriced } from './read.ts';

/** The companies with statements at their newest closes. */
export type MarketBook = CompanyBook<PricedCompany>;

/** The projections that figures at a close are computed from. */
export const PRICED_SOURCES = ['companies', 'facts', 'securities', 'statements'].map(projectionTag);

const AT_ONCE = 500;

/** `now`: epoch milliseconds. Whether a close is too old is judged when a figure is read. */
export const createMarketBook = (store: StoreReader, now: () => number): MarketBook =>
  createCompanyBook({
    store,
    now,
    sources: PRICED_SOURCES,
    atOnce: AT_ONCE,
    readEntries: (ciks) => readPriced(store, ciks),
  });
