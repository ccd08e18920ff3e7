import type { StoreReader } from '@footnote/read-store/port';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Snapshot, SnapshotResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint, SymbolRequest } from '../endpoint.ts';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import {
  type Timeliness,
  pricesTimeliness,
  statementsTimeliness,
  UNSUPPORTED,
} from '@footnote/lanes/subject/freshness';
import { newerOf } from '@footnote/lanes/subject/newer';
import { UnlistedError } from '@footnote/lanes/subject/unlisted';
import { securityAnswer } from '../wire/unlisted.ts';
import { snapshotMembers } from '@footnote/lanes/companies/snapshot/assemble';
import { readSnapshot, type SnapshotParts } from '@footnote/lanes/companies/snapshot/read';

const SCHEMA_VERSION: SnapshotResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/snapshot`. */
export function snapshotEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly heads: IssuerHeads;
  readonly now: () => number;
}): Endpoint<SymbolRequest> {
  const { store, answers, heads, now } = options;

  const assemble = async (company: Company, computedAt: number): Promise<Answer> => {
    const parts = await readSnapshot(store, heads, company);
    if (!parts.isIngested && parts.technicals === undefined) throw new UnlistedError();
    const priced = typeof parts.price === 'string' ? null : parts.price.head.source_time;
    return companyAnswer<Snapshot>(snapshotMembers(parts, computedAt), {
      symbol: company.symbol,
      asOf: newerOf(
        newerOf(parts.calendar.filingsAsOf, priced),
        newerOf(parts.statements?.issuer.as_of ?? null, parts.calendar.dividends?.as_of ?? null),
      ),
      timeliness: timelinessOf(parts),
      computedAt,
      schemaVersion: SCHEMA_VERSION,
    });
  };

  return {
    path: '/v2/snapshot',
    parse: createQueryParser<SymbolRequest>('snapshot'),
    takesUnlisted: 'part',
    answer: (_, company) => {
      const computedAt = now();
      // Expected dates, and whether a close is stale, depend on the current day.
      const today = new Date(computedAt).toISOString().slice(0, 10);
      return securityAnswer(answers, `snapshot ${today}`, company, (requested) =>
        assemble(requested, computedAt),
      );
    },
  };
}

/** Stale if prices or statements are; without one of the two it is degraded. */
function timelinessOf({ price, statements }: SnapshotParts): Timeliness {
  const priced =
    typeof price === 'string' ? null : pricesTimeliness(price.action.newest.date, 'technicals', 'end_of_day');
  const newest = statements?.cells.reduce((last, { period_end: end }) => (end > last ? end : last), '');
  const stated =
    statements === undefined || newest === undefined
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
