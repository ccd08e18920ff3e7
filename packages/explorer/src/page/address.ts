/** What the address of the page says: the same link shows the same to everybody who has a key. */
export type Place =
  | { readonly page: 'search'; readonly query: string }
  | { readonly page: 'company'; readonly symbol: string; readonly period: Period; readonly knownOn: string };

export type Period = 'annual' | 'quarter';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The place of an address. What cannot be read has its default; an unknown path is the search. */
export function placeOf({ pathname, searchParams }: URL): Place {
  const symbol = /^\/companies\/([A-Za-z0-9.-]{1,8})$/.exec(pathname)?.[1];
  if (symbol === undefined) return { page: 'search', query: searchParams.get('query') ?? '' };
  const knownOn = searchParams.get('as_known_on') ?? '';
  return {
    page: 'company',
    symbol: symbol.toUpperCase(),
    period: searchParams.get('period') === 'quarter' ? 'quarter' : 'annual',
    knownOn: DAY.test(knownOn) ? knownOn : '',
  };
}

/** Path and query of a place; defaults are left out. */
export function addressOf(place: Place): string {
  const query = new URLSearchParams();
  if (place.page === 'search') {
    if (place.query !== '') query.set('query', place.query);
    return withQuery('/', query);
  }
  if (place.period === 'quarter') query.set('period', 'quarter');
  if (place.knownOn !== '') query.set('as_known_on', place.knownOn);
  return withQuery(`/companies/${place.symbol}`, query);
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query.toString()}`;
