import type {
  PriceActionResponse,
  SymbolPriceAction,
  UnsupportedPrices,
} from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { companyDocument } from '../../subject/document.ts';
import { pricesTimeliness, UNSUPPORTED } from '../../subject/freshness.ts';
import type { Lane } from '../../subject/lane.ts';
import { UnlistedError } from '../../subject/unlisted.ts';
import { priceActionMembers } from './assemble.ts';
import { readPriceAction } from './read.ts';

const SCHEMA_VERSION: PriceActionResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/price-action`. */
export const priceAction: Lane<{ readonly store: StoreReader }> = {
  path: '/v2/price-action',
  takesUnlisted: 'figures',
  document: async ({ store }, { company: { cik, symbol } }, now) => {
    const stored = await readPriceAction(store, symbol);
    if (stored === 'prices_not_collected' && cik === '') throw new UnlistedError();
    const about = { symbol, computedAt: now, schemaVersion: SCHEMA_VERSION };
    if (typeof stored === 'string')
      return companyDocument<UnsupportedPrices>(
        { reason: stored },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    const { members, isWhole } = priceActionMembers(stored);
    const { head, action } = stored;
    return companyDocument<SymbolPriceAction>(members, {
      ...about,
      asOf: head.source_time,
      timeliness: pricesTimeliness(action.newest.date, 'technicals', isWhole ? 'end_of_day' : 'degraded'),
    });
  },
};
