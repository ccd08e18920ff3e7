import type { Technicals, TechnicalsResponse, UnsupportedPrices } from '@footnote/contract/types.generated';
import { SECTOR_FUNDS } from '@footnote/market/sector-ranges';
import type { StoreReader } from '@footnote/read-store/port';
import { whyWithoutCompany } from '../../subject/asset-type.ts';
import { companyDocument } from '../../subject/document.ts';
import { pricesTimeliness, UNSUPPORTED } from '../../subject/freshness.ts';
import { type Lane, tagsOf } from '../../subject/lane.ts';
import { symbolTag } from '../../subject/tagged-cache.ts';
import { UnlistedError } from '../../subject/unlisted.ts';
import { technicalMembers } from './assemble.ts';
import { comparisonsOf } from './comparisons.ts';
import { readReturns, readSector, TECHNICALS_OF_SYMBOL } from './read.ts';

const SCHEMA_VERSION: TechnicalsResponse['schema_version'] = '2026-11-23.1';

/** Reasons that are no defect of the data. */
const EXPECTED = new Set<unknown>(['company_unknown', 'flat_series', 'not_applicable']);

/** `benchmark`: symbol of the fund that represents the market. */
type Reader = { readonly store: StoreReader; readonly benchmark: string };

/** `GET /v2/technicals`. */
export const technicals: Lane<Reader> = {
  path: '/v2/technicals',
  takesUnlisted: 'figures',
  // Funds for a possible comparison: the right one is known only once the company is read.
  tagsOf: (company, { benchmark }) => [
    ...tagsOf(company),
    ...[benchmark, ...Object.values(SECTOR_FUNDS)].map(symbolTag),
  ],
  document: async ({ store, benchmark }, { company: { cik, symbol } }, now) => {
    const [[row], market, sector] = await Promise.all([
      store.read(TECHNICALS_OF_SYMBOL, { symbol }),
      readReturns(store, benchmark),
      readSector(store, cik),
    ]);
    if (row === undefined && cik === '') throw new UnlistedError();
    const about = { symbol, computedAt: now, schemaVersion: SCHEMA_VERSION };
    if (row === undefined || row.refusal !== '' || row.last_bar === null) {
      const reason =
        row === undefined ? 'prices_not_collected' : row.refusal === '' ? 'no_bars' : row.refusal;
      return companyDocument<UnsupportedPrices>(
        { reason },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    }
    const fund = sector === 'fund' ? null : (sector?.fund ?? null);
    const returns =
      fund === null
        ? sector === 'fund'
          ? 'not_applicable'
          : cik === ''
            ? whyWithoutCompany(symbol)
            : 'sector_unknown'
        : await readReturns(store, fund);
    const members = technicalMembers(row, comparisonsOf(row, market, returns), {
      market: benchmark,
      sector: fund,
    });
    const isWhole = Object.values(members.unavailable).every((reason) => EXPECTED.has(reason));
    return companyDocument<Technicals>(members, {
      ...about,
      asOf: row.as_of,
      timeliness: pricesTimeliness(row.last_bar, 'technicals', isWhole ? 'end_of_day' : 'degraded'),
    });
  },
};
