import { single, type Case, type Target } from './case.ts';
import { ROUTES } from './routes.ts';

/** Value of a parameter, as sent. */
const VALUES: readonly string[] = [
  '',
  '%',
  '%%',
  '%0',
  '%zz',
  '%00',
  '%0d%0aX-Injected:%201',
  '%C0%AF',
  '%E0%A4',
  '%ED%A0%80',
  '%F0%9F%A7%BE',
  '%u0041',
  '%2541',
  '+',
  '%20',
  '..%2f..%2fetc%2fpasswd',
  '%27%20OR%201%3D1',
  '%7Bsymbol%3AString%7D',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '1.5',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  'FY9999',
  '0000-Q1',
  'TTM-0000-Q4',
  ',',
  ',,,,',
  'a,b,c',
  'revenue,'.repeat(500),
  'A'.repeat(8),
  'A'.repeat(9),
  'A'.repeat(7000),
  '%EF%BB%BFFNDEC',
  'ｆｎｄｅｃ',
  '\u00e9',
];

/** Parameters that no route has. */
const STRANGE = ['__proto__', 'symbol%5B%5D', 'symbol[a]', 'constructor'];

/** A valid value for each parameter that some route requires. */
const GOOD: Readonly<Record<string, string>> = {
  statement: 'income_statement',
  field: 'revenue',
  period: 'FY2024',
  query: 'a',
  block: 'ttm',
  figure: 'roic_pct',
  fields: 'revenue',
  symbols: 'FNDEC',
  where: 'roic_pct%3E1',
};

const PATHS: readonly string[] = [
  '/',
  '//',
  '/v2',
  '/v2/',
  '/v2/fundamentals/',
  '/v2//fundamentals',
  '/V2/Fundamentals',
  '/v2/fundamentals;a=b',
  '/v2/fundamentals%2f',
  '/v2/%66undamentals',
  '/v2/fundamentals%00',
  '/v2/./fundamentals',
  '/v2/../v2/fundamentals',
  '/..%2f..%2fetc%2fpasswd',
  '/%',
  '/%E0%A4%A',
  '/v2/fundamentals#a',
  '/v2/fundamentals??symbol=FNDEC',
  '/v2/flags/1',
  '/v2/filings/',
  '/v2/filings/%00',
  '/v2/filings/%E0%A4%A/diff',
  '/v2/filings/0009990001-26-000028%2fdiff',
  '/v2/filings/0009990001-26-000028?accession=1',
  '/v2/filings/0009990001-26-000028/sections/',
  '/v2/filings/0009990001-26-000028/sections/__proto__',
  '/v2/filings/0009990001-26-000028/sections/mda?cursor=999999999&limit=0',
  '/v2/holders/',
  '/v2/holders/%00',
  '/v2/holders/00000000000',
  '/v2/holders/1?quarter=2025-02-30&cursor=99999999',
  '/v1/tools',
  '/v1/tools/stock_financials/',
  '/v1/tools/nope',
  '/metrics',
  '/health',
  `/${'a'.repeat(8000)}`,
  '/v2/fundamentals?' + '&'.repeat(5000),
  '/v2/fundamentals?' + 'a=1&'.repeat(1500),
];

/** Queries and paths with one fault. */
export function* pathCases(target: Target): Iterable<Case> {
  const [symbol = ''] = target.symbols;
  for (const { path: route, parameters } of ROUTES) {
    const get = (name: string, query: string): Case =>
      single(target, `${route}: ${name}`, { path: `${route}${query}` });
    yield get('without a query', '');
    yield get('with a bare question mark', '?');
    const good = parameters
      .filter((parameter) => parameter.required === true)
      .map(({ name = '' }) => [name, name === 'symbol' ? symbol : (GOOD[name] ?? 'a')] as const);
    yield get('a valid query', `?${good.map((pair) => pair.join('=')).join('&')}`);
    for (const name of [...parameters.map(({ name: own = '' }) => own), ...STRANGE])
      for (const value of VALUES) {
        const pairs = [...good.filter(([own]) => own !== name), [name, value]];
        yield get(`${name}=${value.slice(0, 30)}`, `?${pairs.map((pair) => pair.join('=')).join('&')}`);
      }
    yield get('everything twice', `?symbol=ZZZ&symbol=${symbol}&period=x&period=annual`);
  }
  for (const path of PATHS) yield single(target, `the path ${path.slice(0, 40)}`, { path });
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'])
    for (const path of ['/v2/fundamentals', '/v1/tools/stock_search', '/v2/flags', '/nope'])
      yield single(target, `${method} ${path}`, { method, path });
  const key = target.key;
  const keys = [
    '',
    ' ',
    'x',
    `${key}x`,
    key.toLowerCase(),
    `Bearer ${key}`,
    `${key}, ${key}`,
    'é',
    'a'.repeat(8000),
  ];
  for (const given of keys)
    yield single(
      target,
      `the key ${given.slice(0, 12)}`,
      { path: '/v2/catalog', headers: { 'X-API-Key': given } },
      { status: 401 },
    );
  for (const tag of ['*', '"', 'W/', '"a", "b"', ',,,', 'é', `"${'a'.repeat(8000)}"`])
    yield single(target, `If-None-Match ${tag.slice(0, 12)}`, {
      path: `/v2/fundamentals?symbol=${symbol}`,
      headers: { 'If-None-Match': tag },
    });
}
