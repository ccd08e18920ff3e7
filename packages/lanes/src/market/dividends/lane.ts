import type { Dividends, DividendsResponse, UnsupportedPrices } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { companyDocument } from '../../subject/document.ts';
import { pricesTimeliness, UNSUPPORTED } from '../../subject/freshness.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import type { Lane } from '../../subject/lane.ts';
import { UnlistedError } from '../../subject/unlisted.ts';
import { dividendMembers, listedPayment } from './assemble.ts';
import { DIVIDENDS_OF_SYMBOL, LISTED_PAYMENTS, readPayingCompany, readWhyWithout } from './read.ts';

/** The query of `GET /v2/dividends`; see schemas/requests/dividends.json. */
type DividendsRequest = {
  readonly payments?: 'exclude' | 'include';
  readonly symbol: string;
};

const SCHEMA_VERSION: DividendsResponse['schema_version'] = '2026-11-23.1';

/** Reasons that are defects of the data; the others describe the company. */
const DEFECTS = new Set<unknown>([
  'currency_mismatch',
  'dividends_not_reported',
  'insufficient_history',
  'no_statements',
  'not_reported',
  'split_contradicted',
  'splits_unknown',
]);

/** `GET /v2/dividends`. */
export const dividends: Lane<{ readonly store: StoreReader; readonly heads: IssuerHeads }, DividendsRequest> =
  {
    path: '/v2/dividends',
    takesUnlisted: 'figures',
    keyOf: ({ payments }) => (payments === 'include' ? payments : ''),
    document: async ({ store, heads }, { company: { cik, symbol }, request }, now) => {
      const [[row], company, payments] = await Promise.all([
        store.read(DIVIDENDS_OF_SYMBOL, { symbol }),
        readPayingCompany(store, heads, cik),
        request.payments === 'include' ? store.read(LISTED_PAYMENTS, { symbol }) : undefined,
      ]);
      if (row === undefined && cik === '') throw new UnlistedError();
      const about = { symbol, computedAt: now, schemaVersion: SCHEMA_VERSION };
      if (row === undefined || row.last_bar === null) {
        const reason = row === undefined ? 'prices_not_collected' : 'no_bars';
        return companyDocument<UnsupportedPrices>(
          { reason },
          { ...about, asOf: null, timeliness: UNSUPPORTED },
        );
      }
      const without = company === undefined ? await readWhyWithout(store, { cik, symbol }) : undefined;
      const members = {
        ...dividendMembers(row, company, without),
        ...(payments !== undefined && { payments: payments.map(listedPayment) }),
      };
      const isWhole = Object.values(members.unavailable).every((reason) => !DEFECTS.has(reason));
      return companyDocument<Dividends>(members, {
        ...about,
        asOf: company === undefined || company.issuer.as_of < row.as_of ? row.as_of : company.issuer.as_of,
        timeliness: pricesTimeliness(row.last_bar, 'dividends', isWhole ? 'end_of_day' : 'degraded'),
      });
    },
  };
