import type { StoreReader } from '@footnote/read-store/port';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type {
  PriceActionResponse,
  SymbolPriceAction,
  UnsupportedPrices,
} from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint, SymbolRequest } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { pricesTimeliness, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { UnlistedError } from '@footnote/lanes/subject/unlisted';
import { securityAnswer } from '../wire/unlisted.ts';
import { priceActionMembers } from '@footnote/lanes/market/price-action/assemble';
import { readPriceAction } from '@footnote/lanes/market/price-action/read';

const SCHEMA_VERSION: PriceActionResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/price-action`. */
export function priceActionEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): Endpoint<SymbolRequest> {
  const { store, answers, now } = options;

  const assemble = async ({ cik, symbol }: Company): Promise<Answer> => {
    const computedAt = now();
    const stored = await readPriceAction(store, symbol);
    if (stored === 'prices_not_collected' && cik === '') throw new UnlistedError();
    const about = { symbol, computedAt, schemaVersion: SCHEMA_VERSION };
    if (typeof stored === 'string')
      return companyAnswer<UnsupportedPrices>(
        { reason: stored },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    const { members, isWhole } = priceActionMembers(stored);
    const { head, action } = stored;
    return companyAnswer<SymbolPriceAction>(members, {
      ...about,
      asOf: head.source_time,
      timeliness: pricesTimeliness(action.newest.date, 'technicals', isWhole ? 'end_of_day' : 'degraded'),
    });
  };

  return {
    path: '/v2/price-action',
    parse: createQueryParser<SymbolRequest>('price-action'),
    takesUnlisted: 'figures',
    answer: (_, company) => securityAnswer(answers, 'price-action', company, assemble),
  };
}
