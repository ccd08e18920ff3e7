import type { OwnershipKind } from '@footnote/figures/catalog/ownership-names';
import type { StoreReader } from '@footnote/read-store/port';
import { dayAt } from '@footnote/values/day';
import type { Collected } from '../../ownership/holders/collected.ts';
import { readInstitutional13fs } from '../../ownership/holders/institutional.ts';
import { readInsidersOf } from '../../ownership/insiders/read-many.ts';
import { lastDayAt } from '../../ownership/insiders/summary.ts';
import { coverSharesOf, SHARE_COUNTS } from '../../ownership/ownership/read.ts';
import { projectionTag, type Tag } from '../../subject/tagged-cache.ts';
import { type CompanyBook, createCompanyBook, type ReadEntry } from '../company-book/book.ts';
import { insiderFigures } from './insiders.ts';
import { institutionalFigures } from './institutional.ts';
import { type OwnedCompany, readBack } from './owned.ts';
import { readStakeFigures } from './read-stakes.ts';

/** The owners of all companies with statements, one book for each kind of filings. */
export type OwnershipBooks = Readonly<Record<OwnershipKind, CompanyBook<OwnedCompany>>>;

const tags = (...projections: readonly string[]): readonly Tag[] => projections.map(projectionTag);

/** What each kind of figures is computed from. */
export const OWNERSHIP_SOURCES: Readonly<Record<OwnershipKind, readonly Tag[]>> = {
  insiders: tags('companies', 'facts', 'filings', 'insiders', 'prices', 'securities', 'statements'),
  institutional: tags('companies', 'facts', 'holdings', 'stakes', 'statements'),
  stakes: tags('companies', 'facts', 'filings', 'stakes', 'statements'),
};

/** Companies that are read at once. */
const AT_ONCE = { insiders: 200, institutional: 25, stakes: 500 } as const;

/** `now`: epoch milliseconds; `collected`: the ingested Forms 13F, null for none. */
export function createOwnershipBooks(options: {
  readonly store: StoreReader;
  readonly collected: () => Promise<Collected | null>;
  readonly now: () => number;
}): OwnershipBooks {
  const { store, collected, now } = options;
  const bookOf = (
    kind: OwnershipKind,
    readEntries: (ciks: readonly string[], at: number) => Promise<readonly ReadEntry<OwnedCompany>[]>,
  ): CompanyBook<OwnedCompany> =>
    createCompanyBook({
      store,
      now,
      sources: OWNERSHIP_SOURCES[kind],
      // A manager's filing may concern any company.
      common: kind === 'institutional' ? tags('holdings') : [],
      dayOf: kind === 'stakes' ? dayAt : lastDayAt,
      atOnce: AT_ONCE[kind],
      readEntries,
    });
  return {
    insiders: bookOf('insiders', async (ciks, at) => {
      const to = lastDayAt(at);
      const read = await readInsidersOf(store, ciks, to);
      return read.map((each) => ({
        cik: each.cik,
        symbols: each.company?.symbols ?? [],
        entry: insiderFigures(each, to),
      }));
    }),
    institutional: bookOf('institutional', async (ciks) => {
      const [all, counts] = await Promise.all([collected(), store.read(SHARE_COUNTS, { ciks })]);
      const countOf = new Map(counts.map((count) => [count.cik, coverSharesOf(count)]));
      const served = await readInstitutional13fs(
        store,
        all,
        new Map(ciks.map((cik) => [cik, countOf.get(cik) ?? null])),
      );
      const newest = all?.quarter.newest ?? null;
      return [...served].map(([cik, member]) => ({
        cik,
        symbols: [],
        entry: institutionalFigures(readBack(member), newest),
      }));
    }),
    stakes: bookOf('stakes', async (ciks, at) =>
      [...(await readStakeFigures(store, ciks, at))].map(([cik, entry]) => ({ cik, symbols: [], entry })),
    ),
  };
}
