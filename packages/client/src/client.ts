import createClient, { type Client } from 'openapi-fetch';
import { UnexpectedAnswerError, type Allowance, type Answer, type Recovery } from './answer.ts';
import type { paths } from '@footnote/contract/types.generated';
import { createExchange, sleep, type ExchangeOptions, type Fetch } from './exchange.ts';
import type { AnswerOf, BodyOf, Method, ParametersOf, PathsWith, RefusalOf } from './operations.ts';
import { parseExactly } from './parse.ts';
import { readRefusal } from './refusal.ts';
import type { RetryOptions } from './retry.ts';
import { streamEvents, type StreamEvent, type StreamFilter, type StreamOptions } from './stream.ts';

export type FootnoteOptions = {
  /** Address of the service. Default `http://127.0.0.1:8080`. */
  readonly baseUrl?: string;
  /** The API key, `fn_…`. */
  readonly key: string;
  readonly retry?: RetryOptions;
  /** Characters of answers to cache and revalidate by ETag; 0 disables the cache. Default 16 Mi. */
  readonly keep?: number;
  /** Parses the JSON of an answer. By default a whole number beyond 2^53 throws `InexactNumberError`. */
  readonly parse?: (text: string, status: number) => unknown;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch;
  /** Replaces timers in tests. */
  readonly clock?: Pick<ExchangeOptions, 'now' | 'sleep'>;
};

export type RequestOptions = { readonly signal?: AbortSignal };

export type Footnote = {
  /**
   * Requests a path of the contract; parameters of the path and of the query are in one object. Rejects only if the
   * response is not in the contract (`UnexpectedAnswerError`), `fetch` fails, or the signal is aborted.
   */
  get<P extends PathsWith<'get'>>(
    path: P,
    parameters: ParametersOf<P>,
    options?: RequestOptions,
  ): Promise<Answer<AnswerOf<P, 'get'>, RefusalOf<P, 'get'>>>;
  /** Like `get`, with a body. A flag (`/v2/flags`) is not sent again once it may have arrived. */
  post<P extends PathsWith<'post'>>(
    path: P,
    body: BodyOf<P>,
    options?: RequestOptions,
  ): Promise<Answer<AnswerOf<P, 'post'>, RefusalOf<P, 'post'>>>;
  /** Executes the call that a refusal recommends. */
  follow(
    recovery: Extract<Recovery, { readonly action: 'use_tool' }>,
    options?: RequestOptions,
  ): Promise<Answer<AnswerOf<ToolPath, 'post'>, RefusalOf<ToolPath, 'post'>>>;
  /** The underlying client of openapi-fetch, with the same key, retries and ETags; use it for CSV or other headers. */
  readonly api: Client<paths>;
  /**
   * Events of `GET /v2/stream` as they arrive, until the signal is aborted. A lost connection resumes after the last
   * event. Throws `StreamRefusedError` if the service refuses the stream.
   */
  stream(filter?: StreamFilter, options?: StreamOptions): AsyncGenerator<StreamEvent, void, undefined>;
};

type ToolPath = '/v1/tools/stock_financials' | '/v1/tools/stock_search';

const CACHED_CHARACTERS = 16 * 1024 * 1024;

/** A client of one service, with one key. */
export function createFootnote(options: FootnoteOptions): Footnote {
  const { baseUrl = 'http://127.0.0.1:8080', key, retry, parse = parseExactly } = options;
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const clock = options.clock ?? { now: Date.now, sleep };
  const exchange = createExchange({
    fetch,
    retry: { times: 3, seconds: 60, ...retry },
    keep: options.keep ?? CACHED_CHARACTERS,
    ...clock,
  });
  const api = createClient<paths>({
    baseUrl,
    fetch: exchange.fetch,
    headers: { 'X-API-Key': key },
    querySerializer: { array: { style: 'form', explode: false } },
  });

  const request = async (
    method: Method,
    path: keyof paths,
    init: object,
  ): Promise<Answer<unknown, unknown>> => {
    // `get` and `post` check the parameters of a path by their types.
    const send = api.request as (method: Method, path: string, init: object) => Promise<Received>;
    const received = await send(method, path, {
      ...init,
      parseAs: 'text',
      headers: { Accept: 'application/json' },
    });
    const { data = '', error = '', response } = received;
    const { status, headers } = response;
    const allowance = allowanceOf(headers);
    if (status === 200)
      return {
        ok: true,
        status,
        body: parse(data, status),
        etag: headers.get('etag') ?? undefined,
        unchanged: exchange.isUnchanged(response),
        allowance,
      };
    // openapi-fetch does not treat 202 as an error: the company is being collected, and there is no answer yet.
    const body: unknown = status === 202 ? parseLoosely(data) : error;
    const refusal = readRefusal(body);
    if (refusal === undefined)
      throw new UnexpectedAnswerError(`status ${status} without a refusal`, status, textOf(body));
    return { ok: false, status, ...refusal, body, allowance };
  };

  const post = (path: keyof paths, body: object, { signal }: RequestOptions = {}) =>
    request('post', path, { body, ...(signal && { signal }) }) as never;

  return {
    api,
    get: (path, parameters, { signal } = {}) =>
      request('get', path, { params: split(path, parameters), ...(signal && { signal }) }) as never,
    post,
    stream: (filter = {}, streamOptions) =>
      streamEvents({ baseUrl, key, fetch, parse, clock }, filter, streamOptions),
    follow: ({ tool, params }, requestOptions) => post(`/v1/tools/${tool}`, params, requestOptions),
  };
}

type Received = { readonly data?: string; readonly error?: unknown; readonly response: Response };

/** Separates the parameters of the path from those of the query. */
function split(path: string, parameters: object): { readonly path: object; readonly query: object } {
  const entries = Object.entries(parameters);
  const inPath = ([name]: readonly [string, unknown]): boolean => path.includes(`{${name}}`);
  return {
    path: Object.fromEntries(entries.filter(inPath)),
    query: Object.fromEntries(entries.filter((entry) => !inPath(entry))),
  };
}

function allowanceOf(headers: Headers): Allowance | undefined {
  const read = (name: string): number => Number(headers.get(`x-ratelimit-${name}`) ?? NaN);
  const allowance = { limit: read('limit'), remaining: read('remaining'), reset: read('reset') };
  return Object.values(allowance).some(Number.isNaN) ? undefined : allowance;
}

/** The parsed JSON, or the text if it is not JSON. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const textOf = (error: unknown): string => (typeof error === 'string' ? error : JSON.stringify(error));
