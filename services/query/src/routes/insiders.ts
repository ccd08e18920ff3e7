import { easternWallClock } from '@footnote/edgar/eastern';
import type { StoreReader } from '@footnote/read-store/port';
import { companyTag, symbolTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Insiders, InsidersResponse, UnsupportedInsiders } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { assetTypeOf } from '@footnote/lanes/subject/asset-type';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { END_OF_DAY, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { withTable } from '../wire/document-table.ts';
import { insidersTable } from '@footnote/lanes/ownership/insiders/csv';
import { holdingMember, intentMember, transactionMember } from '@footnote/lanes/ownership/insiders/document';
import { readInsiders, type ReadInsiders } from '@footnote/lanes/ownership/insiders/read';
import type { InsidersRequest } from '@footnote/lanes/ownership/insiders/request';
import { summaryMember } from '@footnote/lanes/ownership/insiders/summary';

const SCHEMA_VERSION: InsidersResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 100;

/** `GET /v2/insiders`. */
export function insidersEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): Endpoint<InsidersRequest> {
  const { store, answers, now } = options;

  const assemble = async (
    { cik, symbol }: Company,
    request: InsidersRequest,
    to: string,
  ): Promise<Answer> => {
    const computedAt = now();
    const { limit = DEFAULT_LIMIT } = request;
    const read = await readInsiders(store, cik, request, to, limit);
    const about = { symbol, computedAt, schemaVersion: SCHEMA_VERSION };
    const reason = unsupported(read);
    if (reason !== null)
      return companyAnswer<UnsupportedInsiders>(
        { reason },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    return companyAnswer<Insiders>(
      {
        ...linesMember(read, request, limit),
        coverage_start: read.coverage.start,
        intents: read.intents.map((intent) => intentMember(intent, read.coverage)),
        summary: summaryMember(read, to),
        unparsed_filings: read.coverage.unparsed,
      },
      { ...about, asOf: read.newest, timeliness: END_OF_DAY },
    );
  };

  return withTable(
    {
      path: '/v2/insiders',
      parse: createQueryParser<InsidersRequest>('insiders'),
      answer: (request, company) => {
        const { cik, symbol } = company;
        const to = request.to ?? new Date(easternWallClock(now())).toISOString().slice(0, 10);
        const { code = [], cursor = '', from = '', limit = DEFAULT_LIMIT, lines = '', owner = '' } = request;
        const key = ['insiders', cik, symbol, to, from, owner, lines, limit, cursor, ...code].join(' ');
        return cachedAnswer(answers, key, [companyTag(cik), symbolTag(symbol)], () =>
          assemble(company, request, to),
        );
      },
    },
    insidersTable,
  );
}

function unsupported({ company, coverage }: ReadInsiders): UnsupportedInsiders['reason'] | null {
  if (coverage.start !== null || coverage.unparsed.length > 0) return null;
  if (coverage.hasOlder) return 'not_collected';
  return assetTypeOf(company) === 'fund' ? 'not_applicable' : null;
}

type LineMembers = Pick<
  Parameters<typeof companyAnswer<Insiders>>[0],
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
