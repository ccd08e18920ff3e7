import type { Snapshot, SnapshotResponse } from '@footnote/contract/types.generated';
import { hourAt } from '../../subject/age/hour-at.ts';
import { companyDocument } from '../../subject/document.ts';
import {
  pricesTimeliness,
  statementsTimeliness,
  type Timeliness,
  UNSUPPORTED,
} from '../../subject/freshness.ts';
import { servedEnd } from '../../statements/fundamentals/served-end.ts';
import { type Lane, tagsOf } from '../../subject/lane.ts';
import { symbolTag } from '../../subject/tagged-cache.ts';
import type { HistoryReader } from '../valuation/lane.ts';
import { newerOf } from '../../subject/newer.ts';
import { UnlistedError } from '../../subject/unlisted.ts';
import { snapshotMembers, unvaluedReason } from './assemble.ts';
import { readMultiples } from './multiples.ts';
import { readSnapshot, type SnapshotParts } from './read.ts';
import { readReasons } from './reasons.ts';
import type { SnapshotRequest } from './request.ts';
import { readBenchmark } from './returns.ts';

const SCHEMA_VERSION: SnapshotResponse['schema_version'] = '2026-11-23.1';

/** `benchmark`: symbol of the fund that represents the market. */
type Reader = HistoryReader & { readonly benchmark: string };

/** `GET /v2/snapshot`. */
export const snapshot: Lane<Reader, SnapshotRequest> = {
  path: '/v2/snapshot',
  takesUnlisted: 'part',
  // Expected dates depend on the current day, and whether a close is stale on the hour.
  keyOf: ({ history = 'exclude', reasons }, now) =>
    `${hourAt(now)} ${history}${reasons === 'true' ? ' reasons' : ''}`,
  tagsOf: (company, { benchmark }) => [...tagsOf(company), symbolTag(benchmark)],
  document: async (reader, { company, request }, now) => {
    const { store, heads } = reader;
    const parts = await readSnapshot(store, heads, company);
    if (!parts.isIngested && parts.technicals === undefined) throw new UnlistedError();
    const priced = typeof parts.price === 'string' ? null : parts.price.head.source_time;
    const hasHistory = request.history === 'include';
    const [benchmark, multiples] = await Promise.all([
      readBenchmark(store, reader.benchmark, parts.price),
      readMultiples(reader, company, { refusal: unvaluedReason(parts), hasHistory }, now),
    ]);
    const members = snapshotMembers(parts, { benchmark, multiples }, now);
    const reasons =
      request.reasons === 'true' ? await readReasons(store, heads, company.cik, members) : undefined;
    return companyDocument<Snapshot>(
      { ...members, ...(reasons !== undefined && { reasons }) },
      {
        symbol: company.symbol,
        asOf: newerOf(
          newerOf(parts.calendar.filingsAsOf, priced),
          newerOf(parts.statements?.issuer.as_of ?? null, parts.calendar.dividends?.as_of ?? null),
        ),
        timeliness: timelinessOf(parts),
        computedAt: now,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  },
};

/** Stale if prices or statements are; without one of the two it is degraded. */
function timelinessOf({ price, statements }: SnapshotParts): Timeliness {
  const priced =
    typeof price === 'string' ? null : pricesTimeliness(price.action.newest.date, 'technicals', 'end_of_day');
  const newest = statements === undefined ? null : servedEnd(statements.cells);
  const stated =
    statements === undefined || newest === null
      ? null
      : statementsTimeliness(newest, statements.issuer.reporting_cadence);
  if (priced === null && stated === null) return UNSUPPORTED;
  const ends = [priced, stated].flatMap((timeliness) =>
    timeliness === null || timeliness.staleFrom === null ? [] : [timeliness.staleFrom],
  );
  return {
    freshness: priced === null || stated === null ? 'degraded' : 'end_of_day',
    staleFrom: ends.length === 0 ? null : Math.min(...ends),
  };
}
