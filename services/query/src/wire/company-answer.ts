import type { Writable } from '@footnote/wire/json';
import { utc } from '@footnote/wire/time';
import { type Answer, CACHE_AGE, createAnswer, FRESHNESS, MARKET_STATUS } from './answer.ts';
import { asKnownOn, type Lane } from './freshness.ts';

/** Members that every payload about a symbol has. */
export type CommonMember =
  'as_known_on' | 'as_of' | 'cache_age_seconds' | 'freshness' | 'market_status' | 'symbol';

export type CompanyAnswerOptions = {
  readonly symbol: string;
  /**
   * Newest source time that it depends on: epoch milliseconds, or UTC as in the read store; null for none.
   */
  readonly asOf: number | string | null;
  /** The day of `as_known_on`, YYYY-MM-DD; undefined for everything known today. */
  readonly day?: string | undefined;
  readonly lane: Lane;
  /** When its data were read, epoch milliseconds. */
  readonly computedAt: number;
  readonly schemaVersion: string;
};

/**
 * The response about a symbol: its own members, and the common ones, which change while its figures do not.
 */
export function companyAnswer<Data extends { readonly symbol: string }>(
  members: Omit<Writable<Data>, CommonMember>,
  { symbol, asOf, day, lane, computedAt, schemaVersion }: CompanyAnswerOptions,
): Answer {
  const data = {
    ...members,
    ...(day === undefined ? {} : { as_known_on: day }),
    as_of: typeof asOf === 'number' ? utc(new Date(asOf).toISOString()) : asOf === null ? null : utc(asOf),
    cache_age_seconds: CACHE_AGE,
    freshness: FRESHNESS,
    market_status: MARKET_STATUS,
    symbol,
  };
  return createAnswer(
    { data, schema_version: schemaVersion },
    { computedAt, ...(day === undefined ? lane : asKnownOn(lane, day)) },
  );
}
