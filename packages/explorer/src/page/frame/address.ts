import { ACCESSION } from '@footnote/values/accession';
import type { AnyParameter } from './parameters.ts';
import { PAGE_NAMES, ROUTES, type PageName, type Route, type RouteOf } from './routes.ts';

const SEGMENTS: Readonly<Record<string, RegExp>> = {
  cik: /^\d{1,10}$/,
  symbol: /^[A-Za-z0-9.-]{1,8}$/,
  accession: ACCESSION,
};

/** Parameters of links from when the page of a company had its statements; they still show the statements. */
const OF_STATEMENTS = ['period', 'as_known_on'];

const parametersOf = (page: PageName): readonly (readonly [string, AnyParameter])[] =>
  Object.entries(ROUTES[page].parameters);

/** The route of an address; undefined if the explorer has no such page. */
export function routeOf({ pathname, searchParams }: URL): Route | undefined {
  for (const page of PAGE_NAMES) {
    const segments = segmentsOf(ROUTES[page].path, pathname);
    if (segments === undefined) continue;
    const isOlderLink = page === 'overview' && OF_STATEMENTS.some((name) => searchParams.has(name));
    const named = isOlderLink ? 'statements' : page;
    const parameters = parametersOf(named).map(
      ([name, { read }]) => [name, read(searchParams.get(name) ?? '')] as const,
    );
    // The loop over the parameters loses the types that ROUTES gives them.
    return { page: named, ...segments, ...Object.fromEntries(parameters) } as Route;
  }
  return undefined;
}

/** Path and query of a route, without defaults. */
export function addressOf(route: Route): string {
  const members = route as Readonly<Record<string, unknown>>;
  const path = ROUTES[route.page].path.replace(/:(\w+)/g, (_, name: string) => String(members[name]));
  const query = new URLSearchParams();
  for (const [name, { write }] of parametersOf(route.page)) {
    const written = write(members[name] as never);
    if (written !== '') query.set(name, written);
  }
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll('%2C', ',')}`;
}

/** The route to a page. Members that are left out have their defaults. */
export function routeTo<Page extends PageName>(
  page: Page,
  members: Partial<Omit<RouteOf<Page>, 'page'>>,
): Extract<Route, { readonly page: Page }> {
  const defaults = parametersOf(page).map(([name, { read }]) => [name, read('')] as const);
  return { page, ...Object.fromEntries(defaults), ...members } as Extract<Route, { readonly page: Page }>;
}

function segmentsOf(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const [parts, actualParts] = [pattern.split('/'), pathname.split('/')];
  if (parts.length !== actualParts.length) return undefined;
  const segments: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const actual = actualParts[at] ?? '';
    if (!part.startsWith(':')) {
      if (part !== actual) return undefined;
      continue;
    }
    const name = part.slice(1);
    if (SEGMENTS[name]?.test(actual) !== true) return undefined;
    segments[name] = actual.toUpperCase();
  }
  return segments;
}
