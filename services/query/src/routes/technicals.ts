import { SECTOR_FUNDS } from '@footnote/market/sector-ranges';
import type { StoreReader } from '@footnote/read-store/port';
import { symbolTag } from '@footnote/lanes/subject/tagged-cache';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Technicals, TechnicalsResponse, UnsupportedPrices } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint, SymbolRequest } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { pricesTimeliness, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { UnlistedError } from '@footnote/lanes/subject/unlisted';
import { securityAnswer } from '../wire/unlisted.ts';
import { technicalMembers } from '@footnote/lanes/market/technicals/assemble';
import { comparisonsOf } from '@footnote/lanes/market/technicals/comparisons';
import { readReturns, readSector, TECHNICALS_OF_SYMBOL } from '@footnote/lanes/market/technicals/read';

const SCHEMA_VERSION: TechnicalsResponse['schema_version'] = '2026-11-23.1';

/** Reasons that are no defect of the data. */
const EXPECTED = new Set<unknown>(['company_unknown', 'flat_series', 'not_applicable']);

/** `GET /v2/technicals`. */
export function technicalsEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  /** Symbol of the fund that represents the market. */
  readonly benchmark: string;
  readonly now: () => number;
}): Endpoint<SymbolRequest> {
  const { store, answers, benchmark, now } = options;
  // Funds for a possible comparison: the right one is known only once the company is read.
  const benchmarkTags = [benchmark, ...Object.values(SECTOR_FUNDS)].map(symbolTag);

  const assemble = async ({ cik, symbol }: Company): Promise<Answer> => {
    const computedAt = now();
    const [[row], market, sector] = await Promise.all([
      store.read(TECHNICALS_OF_SYMBOL, { symbol }),
      readReturns(store, benchmark),
      readSector(store, cik),
    ]);
    if (row === undefined && cik === '') throw new UnlistedError();
    const about = { symbol, computedAt, schemaVersion: SCHEMA_VERSION };
    if (row === undefined || row.refusal !== '' || row.last_bar === null) {
      const reason =
        row === undefined ? 'prices_not_collected' : row.refusal === '' ? 'no_bars' : row.refusal;
      return companyAnswer<UnsupportedPrices>({ reason }, { ...about, asOf: null, timeliness: UNSUPPORTED });
    }
    const fund = sector === 'fund' ? null : (sector?.fund ?? null);
    const returns =
      fund === null
        ? sector === 'fund'
          ? 'not_applicable'
          : cik === ''
            ? 'company_unknown'
            : 'sector_unknown'
        : await readReturns(store, fund);
    const members = technicalMembers(row, comparisonsOf(row, market, returns), {
      market: benchmark,
      sector: fund,
    });
    const isWhole = Object.values(members.unavailable).every((reason) => EXPECTED.has(reason));
    return companyAnswer<Technicals>(members, {
      ...about,
      asOf: row.as_of,
      timeliness: pricesTimeliness(row.last_bar, 'technicals', isWhole ? 'end_of_day' : 'degraded'),
    });
  };

  return {
    path: '/v2/technicals',
    parse: createQueryParser<SymbolRequest>('technicals'),
    takesUnlisted: 'figures',
    answer: (_, company) => securityAnswer(answers, 'technicals', company, assemble, benchmarkTags),
  };
}
