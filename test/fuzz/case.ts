import type { Script } from './wire.ts';

/** One conversation with the server. */
export type Case = {
  readonly name: string;
  readonly script: Script;
  /** Requests of the case, in order; the responses are checked against them. */
  readonly requested: readonly { readonly method: string; readonly path: string }[];
  /** No request or an incomplete one: the server may refuse it in its own way or close the connection. */
  readonly isMalformed?: boolean;
  /** The status of the first response, if it is certain. */
  readonly status?: number | readonly number[];
};

/** The data that all cases use. */
export type Target = {
  readonly port: number;
  readonly key: string;
  /** Known symbols. */
  readonly symbols: readonly string[];
};

export type RequestOptions = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** The bytes of a request with the key, and a content length if it has a body. */
export function requestBytes({ key }: Pick<Target, 'key'>, options: RequestOptions): Buffer {
  const { method = 'GET', path, headers = {}, body } = options;
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const all: Readonly<Record<string, string>> = {
    Host: 'localhost',
    'X-API-Key': key,
    ...(bytes === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return bytes === undefined ? head : Buffer.concat([head, bytes]);
}

/** A case with one complete request. */
export function single(
  target: Pick<Target, 'key'>,
  name: string,
  options: RequestOptions,
  more: Pick<Case, 'status' | 'isMalformed'> = {},
): Case {
  const { method = 'GET', path } = options;
  // A request target contains only ASCII characters.
  const isMalformed = !/^[!-~]*$/.test(path);
  return {
    name,
    script: [requestBytes(target, options)],
    requested: [{ method, path }],
    isMalformed,
    ...more,
  };
}

export const FINANCIALS = '/v1/tools/stock_financials';
export const SEARCH_TOOL = '/v1/tools/stock_search';
export const FLAGS = '/v2/flags';

/** A valid body for each route with a body. */
export function goodBodies(symbol: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return {
    [FINANCIALS]: {
      symbol,
      schema: 2,
      statements: ['income'],
      period_kind: 'annual',
      periods: 2,
      vintage: 'latest_restated',
      detail: 'core',
      approx: false,
    },
    [SEARCH_TOOL]: { query: symbol, limit: 3, schema: 2 },
    [FLAGS]: {
      symbol,
      statement: 'income_statement',
      field: 'revenue',
      period: 'FY2024',
      reason: 'other',
      note: 'n',
      accession: '0009990001-24-000012',
    },
  };
}
