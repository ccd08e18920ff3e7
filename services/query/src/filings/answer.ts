import type { Writable } from '@footnote/wire/json';
import { utc } from '@footnote/wire/time';
import { type Answer, CACHE_AGE, createAnswer, FRESHNESS, MARKET_STATUS } from '../wire/answer.ts';
import { END_OF_DAY } from '../wire/freshness.ts';

/** Members that every response about filings has, and that change while its contents do not. */
type CommonMember = 'as_of' | 'cache_age_seconds' | 'freshness' | 'market_status';

/** Members of each of several shapes without the common ones. */
type Own<Data> = Data extends unknown ? Omit<Writable<Data>, CommonMember> : never;

/** The response with its own members; `asOf` as in the read store, null if it depends on no filing. */
export function filingAnswer<Data>(
  members: Own<Data>,
  { asOf, computedAt, schemaVersion }: { asOf: string | null; computedAt: number; schemaVersion: string },
): Answer {
  const data = {
    ...members,
    as_of: asOf === null ? null : utc(asOf),
    cache_age_seconds: CACHE_AGE,
    freshness: FRESHNESS,
    market_status: MARKET_STATUS,
  };
  return createAnswer({ data, schema_version: schemaVersion }, { computedAt, ...END_OF_DAY });
}
