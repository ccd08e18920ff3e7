import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { pick, selectList } from '@footnote/read-models/columns';
import { STATEMENT_ISSUER_COLUMNS, type StatementIssuerRow } from '@footnote/read-models/statement-cells';
import { companyTag } from './tagged-cache.ts';
import type { TaggedCache } from './tagged-cache.ts';

export type Issuer = Omit<StatementIssuerRow, 'cik' | 'revision'>;

/** A revision may be any 64-bit number: it is compared as text. */
export type AtRevision = { readonly revision: string };

/** The visible revision of a company's statements, and the company. */
export type IssuerHead = Issuer & AtRevision;

export type IssuerHeads = {
  /** The company's head; undefined if it has no statements. It may be an outdated one. */
  read(cik: string): Promise<IssuerHead | undefined>;
  /** Marks the head as outdated: the next `read` queries the read store. */
  forget(cik: string): void;
};

/** An entry of the cache; the head is undefined for a company without statements. */
export type CachedHead = { readonly head: IssuerHead | undefined };

const ISSUER_COLUMNS = pick(
  STATEMENT_ISSUER_COLUMNS,
  'reporting_currency',
  'reporting_cadence',
  'issuer_type',
  'revision',
  'as_of',
);

const HEAD_BYTES = 400;

/** The visible head of one company: its members as `IssuerHead`. */
export const ISSUER_HEAD = storeQuery<{ readonly cik: string }, IssuerHead>(`
  SELECT ${selectList(ISSUER_COLUMNS, undefined, ['revision'])}
  FROM statement_issuers WHERE cik = {cik:String} LIMIT 1`);

const readHead = async (store: StoreReader, cik: string): Promise<IssuerHead | undefined> => {
  const [head] = await store.read(ISSUER_HEAD, { cik });
  return head;
};

/** Queries the read store each time. */
export const freshHeads = (store: StoreReader): IssuerHeads => ({
  read: (cik) => readHead(store, cik),
  forget: () => undefined,
});

/**
 * Reads each head once until the company is published again. Callers that also read cells compare the
 * revisions, so an outdated head is noticed even before its publication arrives.
 */
export const cachedHeads = (store: StoreReader, cache: TaggedCache<CachedHead>): IssuerHeads => ({
  read: async (cik) => {
    const tags = [companyTag(cik)];
    const cached =
      cache.get(cik) ??
      (await cache.load(cik, tags, async () => ({
        value: { head: await readHead(store, cik) },
        size: HEAD_BYTES,
        tags,
      })));
    return cached.head;
  },
  forget: (cik) => cache.invalidate([companyTag(cik)]),
});
