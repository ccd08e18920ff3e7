import createClient, { type Client } from 'openapi-fetch';
import { UnexpectedAnswerError, type Allowance, type Answer, type Recovery } from './answer.ts';
import type { paths } from './contract/contract.generated.ts';
import { createExchange, sleep, type ExchangeOptions, type Fetch } from './exchange.ts';
import type { AnswerOf, BodyOf, Method, ParametersOf, PathsWith, RefusalOf } from './operations.ts';
import { parseExactly } from './parse.ts';
import { readRefusal } from './refusal.ts';
import type { RetryOptions } from './retry.ts';
import { streamEvents, type StreamEvent, type StreamFilter, type StreamOptions } from './stream.ts';

export type FootnoteOptions = {
  /** Where the service is. Default `http://127.0.0.1:8080`. */
  readonly baseUrl?: string;
  /** The API key, `fn_…`. */
  readonly key: string;
  readonly retry?: RetryOptions;
  /** Characters of answers that are kept to be asked for by their ETag; 0 for none. Default 16 Mi. */
  readonly keep?: number;
  /** How a number is read. Default: `JSON.parse`, where a whole number beyond 2^53 is an `InexactNumberError`. */
  readonly parse?: (text: string, status: number) => unknown;
  /** In place of the global `fetch`. */
  readonly fetch?: Fetch;
  /** In place of timers; for tests. */
  readonly clock?: Pick<ExchangeOptions, 'now' | 'sleep'>;
};

export type RequestOptions = { readonly signal?: AbortSignal };

export type Footnote = {
  /**
   * Asks a path of the contract; the parameters of the path and of the query are in one object. Rejects only if
   * nothing comes that the contract has (`UnexpectedAnswerError`, the failure of `fetch`) or the signal is aborted.
   */
  get<P extends PathsWith<'get'>>(
    path: P,
    parameters: ParametersOf<P>,
    options?: RequestOptions,
  ): Promise<Answer<AnswerOf<P, 'get'>, RefusalOf<P, 'get'>>>;
  /** The same with a body. A flag (`/v2/flags`) is not sent again once it may have arrived. */
  post<P extends PathsWith<'post'>>(
    path: P,
    body: BodyOf<P>,
    options?: RequestOptions,
  ): Promise<Answer<AnswerOf<P, 'post'>, RefusalOf<P, 'post'>>>;
  /** Makes the call that a refusal recommends, unchanged. */
  follow(
    recovery: Extract<Recovery, { readonly action: 'use_tool' }>,
    options?: RequestOptions,
  ): Promise<Answer<AnswerOf<ToolPath, 'post'>, RefusalOf<ToolPath, 'post'>>>;
  /** The client of openapi-fetch beneath, with the same key, retries and ETags: for CSV and headers of your own. */
  readonly api: Client<paths>;
  /**
   * The events of `GET /v2/stream`, as they arrive, until the signal is aborted. Lost connections are resumed after the
   * last event. Throws `StreamRefusedError` if the service refuses the stream.
   */
  stream(filter?: StreamFilter, options?: StreamOptions): AsyncGenerator<StreamEvent, void, undefined>;
};

type ToolPath = '/v1/tools/stock_financials' | '/v1/tools/stock_search';

const KEPT_CHARACTERS = 16 * 1024 * 1024;

/** A client of one service, with one key. */
export function createFootnote(options: FootnoteOptions): Footnote {
  const { baseUrl = 'http://127.0.0.1:8080', key, retry, parse = parseExactly } = options;
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const clock = options.clock ?? { now: Date.now, sleep };
  const exchange = createExchange({
    fetch,
    retry: { times: 3, seconds: 60, ...retry },
    keep: options.keep ?? KEPT_CHARACTERS,
    ...clock,
  });
  const api = createClient<paths>({
    baseUrl,
    fetch: exchange.fetch,
    headers: { 'X-API-Key': key },
    querySerializer: { array: { style: 'form', explode: false } },
  });

  const ask = async (method: Method, path: keyof paths, init: object): Promise<Answer<unknown, unknown>> => {
    // The types of `get` and `post` say what fits the path; here it is any of them.
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
    // 202 is no error to openapi-fetch: the company is being collected, and there is no answer yet.
    const body: unknown = status === 202 ? parseLoosely(data) : error;
    const refusal = readRefusal(body);
    if (refusal === undefined)
      throw new UnexpectedAnswerError(`status ${status} without a refusal`, status, textOf(body));
    return { ok: false, status, ...refusal, body, allowance };
  };

  const post = (path: keyof paths, body: object, { signal }: RequestOptions = {}) =>
    ask('post', path, { body, ...(signal && { signal }) }) as never;

  return {
    api,
    get: (path, parameters, { signal } = {}) =>
      ask('get', path, { params: split(path, parameters), ...(signal && { signal }) }) as never,
    post,
    stream: (filter = {}, streamOptions) =>
      streamEvents({ baseUrl, key, fetch, parse, clock }, filter, streamOptions),
    follow: ({ tool, params }, requestOptions) => post(`/v1/tools/${tool}`, params, requestOptions),
  };
}

type Received = { readonly data?: string; readonly error?: unknown; readonly response: Response };

/** Which parameters are of the path and which of the query. */
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

/** The text as JSON, or as it is. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const textOf = (error: unknown): string => (typeof error === 'string' ? error : JSON.stringify(error));
