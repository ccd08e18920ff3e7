import type { Json, Writable } from '@footnote/wire/json';
import { utc } from '@footnote/wire/time';
import { CACHE_AGE, FRESHNESS, MARKET_STATUS } from '@footnote/wire/slots';
import { asKnownOn, END_OF_DAY, type Timeliness } from './freshness.ts';

/** A whole document of a lane, and how fresh its data are. */
export type LaneDocument = Timeliness & {
  readonly document: {
    readonly data: Readonly<Record<string, Json | undefined>>;
    readonly schema_version: string;
  };
  /** When its data were read, epoch milliseconds. */
  readonly computedAt: number;
};

/** Members that every payload about a symbol has. */
export type CommonMember =
  'as_known_on' | 'as_of' | 'cache_age_seconds' | 'freshness' | 'market_status' | 'symbol';

export type CompanyDocumentOptions = {
  readonly symbol: string;
  /**
   * Newest source time that it depends on: epoch milliseconds, or UTC as in the read store; null for none.
   */
  readonly asOf: number | string | null;
  /** The day of `as_known_on`, YYYY-MM-DD; undefined for everything known today. */
  readonly day?: string | undefined;
  readonly timeliness: Timeliness;
  /** When its data were read, epoch milliseconds. */
  readonly computedAt: number;
  readonly schemaVersion: string;
};

/**
 * The document about a symbol: its own members, and the common ones, which change while its figures do not.
 */
export function companyDocument<Data extends { readonly symbol: string }>(
  members: Omit<Writable<Data>, CommonMember>,
  { symbol, asOf, day, timeliness, computedAt, schemaVersion }: CompanyDocumentOptions,
): LaneDocument {
  const data = {
    ...members,
    ...(day === undefined ? {} : { as_known_on: day }),
    as_of: typeof asOf === 'number' ? utc(new Date(asOf).toISOString()) : asOf === null ? null : utc(asOf),
    cache_age_seconds: CACHE_AGE,
    freshness: FRESHNESS,
    market_status: MARKET_STATUS,
    symbol,
  };
  return {
    document: { data, schema_version: schemaVersion },
    computedAt,
    ...(day === undefined ? timeliness : asKnownOn(timeliness, day)),
  };
}

/** Members of each of several shapes without the common ones of documents that are about no symbol. */
type Own<Data> = Data extends unknown
  ? Omit<Writable<Data>, 'as_of' | 'cache_age_seconds' | 'freshness' | 'market_status'>
  : never;

/** The document about filings or several companies; `asOf` as in the read store, null if it depends on no filing. */
export function filingDocument<Data>(
  members: Own<Data>,
  { asOf, computedAt, schemaVersion }: { asOf: string | null; computedAt: number; schemaVersion: string },
): LaneDocument {
  const data = {
    ...members,
    as_of: asOf === null ? null : utc(asOf),
    cache_age_seconds: CACHE_AGE,
    freshness: FRESHNESS,
    market_status: MARKET_STATUS,
  };
  return { document: { data, schema_version: schemaVersion }, computedAt, ...END_OF_DAY };
}
