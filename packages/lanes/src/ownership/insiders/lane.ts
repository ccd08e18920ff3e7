import type { Insiders, InsidersResponse, UnsupportedInsiders } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY, UNSUPPORTED } from '../../subject/freshness.ts';
import type { Lane } from '../../subject/lane.ts';
import { unsupportedInsiders } from './coverage.ts';
import { insidersTable } from './csv.ts';
import { holdingMember, intentMember, transactionMember } from './document.ts';
import { readInsiders, type ReadInsiders } from './read.ts';
import type { InsidersRequest } from './request.ts';
import { lastDayAt, summaryMember } from './summary.ts';

const SCHEMA_VERSION: InsidersResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 100;

/** `GET /v2/insiders`. */
export const insiders: Lane<{ readonly store: StoreReader }, InsidersRequest> = {
  path: '/v2/insiders',
  keyOf: (request, now) => {
    const { code = [], cursor = '', from = '', limit = DEFAULT_LIMIT, lines = '', owner = '' } = request;
    return [lastDayOf(request, now), from, owner, lines, limit, cursor, ...code].join(' ');
  },
  document: async ({ store }, { company: { cik, symbol }, request }, now) => {
    const { limit = DEFAULT_LIMIT } = request;
    const to = lastDayOf(request, now);
    const read = await readInsiders(store, cik, request, to, limit);
    const about = { symbol, computedAt: now, schemaVersion: SCHEMA_VERSION };
    const reason = unsupportedInsiders(read);
    if (reason !== null)
      return companyDocument<UnsupportedInsiders>(
        { reason },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    return companyDocument<Insiders>(
      {
        ...linesMember(read, request, limit),
        coverage_start: read.coverage.start,
        intents: read.intents.map((intent) => intentMember(intent, read.coverage)),
        summary: summaryMember(read, to),
        unparsed_filings: read.coverage.unparsed,
      },
      { ...about, asOf: read.newest, timeliness: END_OF_DAY },
    );
  },
  table: insidersTable,
};

const lastDayOf = ({ to }: InsidersRequest, now: number): string => to ?? lastDayAt(now);

type LineMembers = Pick<
  Parameters<typeof companyDocument<Insiders>>[0],
  'holdings' | 'lines' | 'next_cursor' | 'transactions'
>;

function linesMember(read: ReadInsiders, { lines }: InsidersRequest, limit: number): LineMembers {
  if (lines === 'holdings') {
    const page = read.holdings.slice(0, limit);
    const last = read.holdings.length > limit ? page.at(-1) : undefined;
    return {
      holdings: page.map(holdingMember),
      lines,
      next_cursor: last === undefined ? null : `${last.filed}.${last.accession}.${last.line}`,
    };
  }
  const page = read.transactions.slice(0, limit);
  const last = read.transactions.length > limit ? page.at(-1) : undefined;
  return {
    lines: 'transactions',
    next_cursor: last === undefined ? null : `${last.day}.${last.accession}.${last.line}`,
    transactions: page.map((line) => transactionMember(line, read.market)),
  };
}
