import { writeOrdered, type Writable } from '@footnote/wire/json';
import type { FoundStock, StockSearchResponse } from '@footnote/contract/types.generated';
import { parseJsonBody } from '../gates/json-body.ts';
import type { Directory } from '@footnote/lanes/companies/search/directory';
import type { Found } from '@footnote/lanes/companies/search/issuer';
import { fixedAnswer, type Answer } from '../wire/answer.ts';
import type { Refusal } from '../wire/refusal.ts';
import { createBodyValidator, paramOf } from './body-validator.ts';
import { META_BUILD } from '@footnote/lanes/statements/financials/meta';
import { typedInvalid, typedRateLimited } from './refusal.ts';
import type { Tool } from './tool.ts';

/** See schemas/requests/stock_search.json. */
type Body = { readonly query: string; readonly limit?: number };

const DEFAULT_LIMIT = 10;

/** `POST /v1/tools/stock_search`: called by the recovery of an unknown symbol. */
export function stockSearch({ directory }: { readonly directory: Pick<Directory, 'search'> }): Tool {
  const validate = createBodyValidator<Body>('stock_search');

  const search = async ({ query, limit = DEFAULT_LIMIT }: Body): Promise<Answer> => {
    // One extra result shows whether there are more.
    const found = await directory.search(query, limit + 1);
    const document: Writable<StockSearchResponse> = {
      data: { query, results: found.slice(0, limit).map(foundStock) },
      meta: { schema_version: '2', build: META_BUILD, truncated: found.length > limit },
    };
    return fixedAnswer(writeOrdered(document), { etag: true });
  };

  const read = (...[headers, bytes]: Parameters<Tool['read']>): Body | Refusal => {
    const body = parseJsonBody(headers, bytes);
    if (!body.ok) {
      const { message, path } = body.fault;
      return typedInvalid([{ param: paramOf(path), given: null, expected: `strict JSON; ${message}` }]);
    }
    const validated = validate(body.value);
    if (validated.ok) return validated.value;
    const [first, ...others] = validated.issues;
    return typedInvalid([first.fault, ...others.map(({ fault }) => fault)]);
  };

  return {
    path: '/v1/tools/stock_search',
    read: (headers, bytes) => {
      const request = read(headers, bytes);
      return {
        refuseRate: typedRateLimited,
        answer: () => ('query' in request ? search(request) : request),
      };
    },
  };
}

/** Members of the subject; unknown ones are omitted. */
function foundStock({ issuer, listing, match }: Found): Writable<FoundStock> {
  const { cik, name, listings } = issuer;
  const exchange = listing?.exchange === '' ? undefined : listing?.exchange;
  return {
    entity: { cik, name },
    ...(listing === undefined
      ? {}
      : { security: { ticker: listing.symbol, ...(exchange === undefined ? {} : { exchange }) } }),
    tickers: listings.map(({ symbol }) => symbol),
    match: { kind: match.kind, value: match.value },
  };
}
