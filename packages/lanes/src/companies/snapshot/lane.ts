import type { Snapshot, SnapshotResponse } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { hourAt } from '../../subject/age/hour-at.ts';
import { companyDocument } from '../../subject/document.ts';
import {
  pricesTimeliness,
  statementsTimeliness,
  type Timeliness,
  UNSUPPORTED,
} from '../../subject/freshness.ts';
import { servedEnd } from '../../statements/fundamentals/served-end.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import type { Lane } from '../../subject/lane.ts';
import { newerOf } from '../../subject/newer.ts';
import { UnlistedError } from '../../subject/unlisted.ts';
import { snapshotMembers } from './assemble.ts';
import { readSnapshot, type SnapshotParts } from './read.ts';
import { readReasons } from './reasons.ts';
import type { SnapshotRequest } from './request.ts';

const SCHEMA_VERSION: SnapshotResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/snapshot`. */
export const snapshot: Lane<{ readonly store: StoreReader; readonly heads: IssuerHeads }, SnapshotRequest> = {
  path: '/v2/snapshot',
  takesUnlisted: 'part',
  // Expected dates depend on the current day, and whether a close is stale on the hour.
  keyOf: ({ reasons }, now) => `${hourAt(now)}${reasons === 'true' ? ' reasons' : ''}`,
  document: async ({ store, heads }, { company, request }, now) => {
    const parts = await readSnapshot(store, heads, company);
    if (!parts.isIngested && parts.technicals === undefined) throw new UnlistedError();
    const priced = typeof parts.price === 'string' ? null : parts.price.head.source_time;
    const members = snapshotMembers(parts, now);
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
