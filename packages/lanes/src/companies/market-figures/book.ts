import type { StoreReader } from '@footnote/read-store/port';
import { companyTag, projectionTag, symbolTag, type TaggedCache } from '../../subject/tagged-cache.ts';
import type { PricedCompany } from './priced.ts';
import { PRICED_CIKS, readPriced } from './read.ts';

/** The companies with statements at their newest closes, in memory. */
export type MarketBook = {
  /** By CIK, with every change that was published before the call. */
  read(): Promise<ReadonlyMap<string, PricedCompany>>;
  /** The book as a cache that follows publications. */
  readonly cache: Pick<TaggedCache<never>, 'clear' | 'invalidate' | 'resume' | 'suspend'>;
};

/** The projections that figures at a close are computed from. */
export const PRICED_SOURCES = ['companies', 'facts', 'securities', 'statements'].map(projectionTag);

/** Companies that are read at once. */
const AT_ONCE = 500;
/** A lost publication is noticed after an hour. */
const LONGEST_MS = 3_600_000;

type Entry = { readonly symbols: readonly string[]; readonly priced: PricedCompany };

/**
 * Values depend on statements and prices, which different projections publish in any order: each is computed from what is
 * visible when it is read, and again after either has changed, so that neither order nor a rebuild matters. `now`: epoch
 * milliseconds.
 */
export function createMarketBook(store: StoreReader, now: () => number): MarketBook {
  const entries = new Map<string, Entry>();
  let changed = new Set<string>();
  let isWhole = false;
  let readAt = 0;
  let reading: Promise<void> | undefined;

  const forget = (): void => {
    isWhole = false;
  };

  const isChanged = (cik: string): boolean =>
    changed.has(companyTag(cik)) ||
    entries.get(cik)?.symbols.some((symbol) => changed.has(symbolTag(symbol))) === true;

  const refresh = async (): Promise<void> => {
    const all = !isWhole || now() - readAt > LONGEST_MS;
    const known = new Set((await store.read(PRICED_CIKS, {})).map(({ cik }) => cik));
    const due = [...known].filter((cik) => all || !entries.has(cik) || isChanged(cik));
    const before = changed;
    changed = new Set();
    isWhole = true;
    try {
      for (let at = 0; at < due.length; at += AT_ONCE)
        for (const { cik, symbols, priced } of await readPriced(store, due.slice(at, at + AT_ONCE)))
          entries.set(cik, { symbols, priced });
    } catch (error) {
      for (const tag of before) changed.add(tag);
      if (all) isWhole = false;
      throw error;
    }
    for (const cik of entries.keys()) if (!known.has(cik)) entries.delete(cik);
    if (all) readAt = now();
  };

  const isDue = (): boolean => !isWhole || changed.size > 0 || now() - readAt > LONGEST_MS;

  return {
    read: async () => {
      // A reading that began before this call may lack what was published since.
      while (isDue() || reading !== undefined) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return new Map([...entries].map(([cik, { priced }]) => [cik, priced]));
    },
    cache: {
      clear: forget,
      invalidate: (tags) => {
        if (!tags.some((tag) => PRICED_SOURCES.includes(tag))) return;
        for (const tag of tags) if (!PRICED_SOURCES.includes(tag)) changed.add(tag);
      },
      suspend: forget,
      resume: forget,
    },
  };
}
