import { parseCik } from '@footnote/values/cik';
import { isQuarterBefore } from '@footnote/ownership/form-13f/institutional';
import type { HoldingFilingRow } from '@footnote/read-models/holdings';
import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { Holder, HolderResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { filingAnswer } from '../wire/document-answer.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { newerOf } from '@footnote/lanes/subject/newer';
import { noSuchHolder, paramInvalid, type Refusal } from '../wire/refusal.ts';
import { withTable } from '../wire/document-table.ts';
import { holderTable } from '@footnote/lanes/ownership/holders/csv';
import {
  filingMember,
  pageOf,
  portfolioMember,
  type QuarterOf,
  quartersMember,
  quartersOf,
} from '@footnote/lanes/ownership/holders/portfolio';
import { readCusipIssuers } from '@footnote/lanes/ownership/holders/read-cusips';
import { FILINGS_OF_MANAGER, readPositions } from '@footnote/lanes/ownership/holders/read-manager';
import type { HolderRequest } from '@footnote/lanes/ownership/holders/request';
import { readHolderStakes } from '@footnote/lanes/ownership/holders/stakes';

const SCHEMA_VERSION: HolderResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 100;

/**
 * `GET /v2/holders/{cik}`. Not cached: filings of others may identify the issuers of its CUSIPs, and a
 * schedule about any issuer may change its stakes.
 */
export function holderEndpoint({
  store,
  now,
}: {
  readonly store: StoreReader;
  readonly now: () => number;
}): GeneralEndpoint<HolderRequest> {
  /** The portfolio of a quarter, or the reason it is refused. */
  const portfolioOf = async (
    cik: string,
    quarters: readonly QuarterOf[],
    index: number,
    { cursor = '0', limit = DEFAULT_LIMIT }: HolderRequest,
  ): Promise<{ readonly member: Writable<Holder['form_13f']>; readonly nextCursor: string | null }> => {
    const quarter = quarters[index];
    if (quarter === undefined)
      return { member: { available: false, reason: 'no_form_13f' }, nextCursor: null };
    if (quarter.status !== 'known')
      return {
        member: {
          available: false,
          filings: quarter.filings.map(filingMember),
          quarter: quarter.period,
          reason: quarter.status,
          reported_by: reportersOf(quarter.filings),
        },
        nextCursor: null,
      };
    const earlier = quarters[index + 1];
    const before =
      earlier !== undefined && earlier.status === 'known' && isQuarterBefore(earlier.period, quarter.period)
        ? earlier.period
        : null;
    const periods = [quarter.period, ...(before === null ? [] : [before])];
    const filings = [...quarter.filings, ...(before === null ? [] : (earlier?.filings ?? []))];
    const positions = await readPositions(store, cik, filings, periods);
    const page = pageOf(
      positions.get(quarter.period) ?? [],
      before === null ? null : (positions.get(before) ?? []),
      Number(cursor),
      limit,
    );
    const named = [...page.held.map(({ position }) => position), ...page.dropped];
    const cusips = [...new Set(named.map(({ cusip }) => cusip))].filter((cusip) => cusip !== '');
    const issuers = await readCusipIssuers(store, periods, cusips);
    return { member: portfolioMember(quarter, before, page, issuers), nextCursor: page.nextCursor };
  };

  const answerAbout = async (request: HolderRequest): Promise<Answer | Refusal> => {
    const computedAt = now();
    const cik = parseCik(request.cik);
    if (cik === null) return noSuchHolder(request.cik);
    const [filings, stakes] = await Promise.all([
      store.read(FILINGS_OF_MANAGER, { cik }),
      readHolderStakes(store, cik, request, { limit: request.limit ?? DEFAULT_LIMIT, now: computedAt }),
    ]);
    if (filings.length === 0 && !stakes.isKnown) return noSuchHolder(cik);
    const quarters = quartersOf(filings);
    const index =
      request.quarter === undefined ? 0 : quarters.findIndex(({ period }) => period === request.quarter);
    if (index === -1 && quarters.length > 0)
      return paramInvalid(
        `quarter must be one that ${cik} filed a Form 13F for, ${quarters
          .map(({ period }) => period)
          .slice(0, 8)
          .join(', ')}, not '${request.quarter ?? ''}'`,
      );
    const { member, nextCursor } = await portfolioOf(cik, quarters, index, request);
    return filingAnswer<HolderResponse['data']>(
      {
        beneficial_ownership: stakes.member,
        cik,
        form_13f: member,
        name: filings.find(({ manager }) => manager !== '')?.manager ?? stakes.name,
        next_cursor: nextCursor,
        quarters: quartersMember(quarters),
      },
      { asOf: newerOf(newestOf(filings), stakes.newest), computedAt, schemaVersion: SCHEMA_VERSION },
    );
  };

  return withTable(
    {
      path: '/v2/holders/:cik',
      parse: createQueryParser<HolderRequest>('holder'),
      answer: answerAbout,
    },
    holderTable,
  );
}

const reportersOf = (filings: readonly HoldingFilingRow[]): readonly string[] => [
  ...new Set(filings.flatMap(({ reported_by: names }) => names)),
];

const newestOf = (filings: readonly HoldingFilingRow[]): string | null =>
  filings.reduce<string | null>(
    (newest, { source_time: time }) => (newest === null || time > newest ? time : newest),
    null,
  );
