import { choice, day, list, text, year, type AnyParameter, type Parameter } from './parameters.ts';

type RouteShape = {
  /** `:symbol`, `:accession` and `:cik` stand for segments. */
  readonly path: string;
  /** Of the document and of the page's tab. */
  readonly title: string;
  readonly parameters: Readonly<Record<string, AnyParameter>>;
};

/**
 * Every page of the explorer. The service answers these paths; the tabs of a company are in this order; `registry.ts` has
 * the component of each.
 */
export const ROUTES = {
  search: { path: '/', title: 'Search', parameters: { query: text } },
  overview: { path: '/companies/:symbol', title: 'Overview', parameters: {} },
  statements: {
    path: '/companies/:symbol/statements',
    title: 'Statements',
    parameters: {
      period: choice('annual', 'quarter', 'ttm'),
      view: choice('values', 'common_size', 'growth'),
      columns: choice('', '10', '20', 'all'),
      from: year,
      to: year,
      order: choice('newest', 'oldest'),
      as_known_on: day,
      changes: choice('previous', 'today', 'none'),
    },
  },
  prices: {
    path: '/companies/:symbol/prices',
    title: 'Prices',
    parameters: {
      range: choice('1y', '1m', '6m', '5y', 'max'),
      adjust: choice('splits', 'none', 'total'),
    },
  },
  valuation: {
    path: '/companies/:symbol/valuation',
    title: 'Valuation',
    parameters: { discount: text, terminal: text, years: text },
  },
  segments: {
    path: '/companies/:symbol/segments',
    title: 'Segments',
    parameters: {
      by: choice('product', 'segment', 'geography'),
      measure: choice('revenue', 'operating_income', 'assets'),
    },
  },
  technicals: { path: '/companies/:symbol/technicals', title: 'Technicals', parameters: {} },
  events: { path: '/companies/:symbol/events', title: 'Events', parameters: { cursor: text } },
  ownership: {
    path: '/companies/:symbol/ownership',
    title: 'Ownership',
    // Of the transactions of insiders.
    parameters: { code: list, owner: text, from: day, to: day },
  },
  governance: {
    path: '/companies/:symbol/governance',
    title: 'Governance',
    parameters: { cursor: text },
  },
  filings: {
    path: '/companies/:symbol/filings',
    title: 'Filings',
    parameters: { form: text, query: text, cursor: text },
  },
  filing: {
    path: '/companies/:symbol/filings/:accession',
    title: 'Filing',
    parameters: {
      section: choice('', 'business', 'risk_factors', 'mda', 'current_report', 'press_release'),
    },
  },
  document: {
    path: '/filings/:accession/document',
    title: 'Document',
    parameters: { file: text },
  },
  dividends: { path: '/companies/:symbol/dividends', title: 'Dividends', parameters: {} },
  coverage: { path: '/companies/:symbol/coverage', title: 'Coverage', parameters: {} },
  verification: {
    path: '/companies/:symbol/verification',
    title: 'Verification',
    parameters: { verdict: choice('contradicted', 'unchecked', 'passed') },
  },
  compare: {
    path: '/compare',
    title: 'Compare',
    parameters: { symbols: list, fields: list, period: choice('', 'quarter', 'annual', 'ttm') },
  },
  screen: {
    path: '/screen',
    title: 'Screen',
    parameters: {
      where: text,
      sort: text,
      period: choice('', 'quarter', 'annual', 'ttm'),
      stale: choice('exclude', 'include'),
      list: choice('matched', 'undetermined'),
      cursor: text,
    },
  },
  manager: {
    path: '/managers/:cik',
    title: 'Manager',
    parameters: { quarter: day, cursor: text, stakes: choice('in_force', 'history') },
  },
} as const satisfies Readonly<Record<string, RouteShape>>;

export type PageName = keyof typeof ROUTES;

type SegmentsOf<Path> = Path extends `${string}:${infer Segment}/${infer Rest}`
  ? Segment | SegmentsOf<Rest>
  : Path extends `${string}:${infer Segment}`
    ? Segment
    : never;

type ValueOf<P> = P extends Parameter<infer Value> ? Value : never;

/** The segments and parameters of a page's address, by name. */
export type RouteOf<Page extends PageName> = { readonly page: Page } & {
  readonly [Segment in SegmentsOf<(typeof ROUTES)[Page]['path']>]: string;
} & {
  readonly [Name in keyof (typeof ROUTES)[Page]['parameters']]: ValueOf<
    (typeof ROUTES)[Page]['parameters'][Name]
  >;
};

export type Route = { readonly [Page in PageName]: RouteOf<Page> }[PageName];

/** A route to a page of a company. */
export type CompanyRoute = Extract<Route, { readonly symbol: string }>;

export const PAGE_NAMES = Object.keys(ROUTES) as readonly PageName[];

/** The tabs of a company: its pages that are at most one segment below it. */
export const TABS = PAGE_NAMES.filter((page) =>
  /^\/companies\/:symbol(\/[a-z]+)?$/.test(ROUTES[page].path),
) as readonly CompanyRoute['page'][];

/** Pages of the whole service. */
export const SITE_PAGES = PAGE_NAMES.filter((page) => !ROUTES[page].path.includes(':')) as readonly Exclude<
  PageName,
  CompanyRoute['page']
>[];
