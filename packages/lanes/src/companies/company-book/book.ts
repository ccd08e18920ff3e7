import type { StoreReader } from '@footnote/read-store/port';
import { type NoParams, storeQuery } from '@footnote/read-store/store-query';
import { companyTag, symbolTag, type Tag, type TaggedCache } from '../../subject/tagged-cache.ts';

/** What is known of all companies with statements, in memory. */
export type CompanyBook<Entry> = {
  /** By CIK, with every change that was published before the call. */
  read(): Promise<ReadonlyMap<string, Entry>>;
  /** The book as a cache that follows publications. */
  readonly cache: Pick<TaggedCache<never>, 'clear' | 'invalidate' | 'resume' | 'suspend'>;
};

export type ReadEntry<Entry> = {
  readonly cik: string;
  readonly symbols: readonly string[];
  readonly entry: Entry;
};

type BookOptions<Entry> = {
  readonly store: StoreReader;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Tags of the projections whose publications about a company change its entry. */
  readonly sources: readonly Tag[];
  /** Tags whose publications change every entry. */
  readonly common?: readonly Tag[];
  /** The day that entries are of; another day changes every entry. By default they are of any. */
  readonly dayOf?: (now: number) => string;
  /** Companies that are read at once. */
  readonly atOnce: number;
  /** Some companies at a point in time, epoch milliseconds; those of which nothing is known are left out. */
  readonly readEntries: (ciks: readonly string[], now: number) => Promise<readonly ReadEntry<Entry>[]>;
};

export const CIKS_WITH_STATEMENTS = storeQuery<NoParams, { readonly cik: string }>(
  'SELECT cik FROM statement_issuers ORDER BY cik',
);

/** A lost publication is noticed after an hour. */
const LONGEST_MS = 3_600_000;

/**
 * An entry may depend on several projections, which publish in any order: each is computed from what is visible when it is
 * read, and again after any of them has changed, so that neither order nor a rebuild matters.
 */
export function createCompanyBook<Entry>(options: BookOptions<Entry>): CompanyBook<Entry> {
  const { store, now, sources, common = [], dayOf = () => '', atOnce, readEntries } = options;
  const entries = new Map<string, ReadEntry<Entry>>();
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

  const isOld = (at: number): boolean => !isWhole || at - readAt > LONGEST_MS || dayOf(at) !== dayOf(readAt);

  const refresh = async (): Promise<void> => {
    const at = now();
    const all = isOld(at);
    const known = new Set((await store.read(CIKS_WITH_STATEMENTS, {})).map(({ cik }) => cik));
    const due = [...known].filter((cik) => all || !entries.has(cik) || isChanged(cik));
    const before = changed;
    changed = new Set();
    isWhole = true;
    try {
      for (let from = 0; from < due.length; from += atOnce)
        for (const read of await readEntries(due.slice(from, from + atOnce), at)) entries.set(read.cik, read);
    } catch (error) {
      for (const tag of before) changed.add(tag);
      if (all) isWhole = false;
      throw error;
    }
    for (const cik of entries.keys()) if (!known.has(cik)) entries.delete(cik);
    if (all) readAt = at;
  };

  const isDue = (): boolean => isOld(now()) || changed.size > 0;

  return {
    read: async () => {
      // A reading that began before this call may lack what was published since.
      while (isDue() || reading !== undefined) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return new Map([...entries].map(([cik, { entry }]) => [cik, entry]));
    },
    cache: {
      clear: forget,
      invalidate: (tags) => {
        if (tags.some((tag) => common.includes(tag))) forget();
        if (!tags.some((tag) => sources.includes(tag))) return;
        for (const tag of tags) if (!sources.includes(tag)) changed.add(tag);
      },
      suspend: forget,
      resume: forget,
    },
  };
}
