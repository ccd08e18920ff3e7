import { UnexpectedAnswerError, type Reason, type Recovery } from './answer.ts';
import { createEventParser } from './event-source.ts';
import type { ExchangeOptions, Fetch } from './exchange.ts';
import type { ParametersOf, Schemas } from './operations.ts';
import { readRefusal, type ReadRefusal } from './refusal.ts';
import { retryAfter } from './retry.ts';

/** An event of `GET /v2/stream`; the stream can be resumed after its `id`. */
export type StreamEvent = Schemas['StreamedEvent'] & { readonly id: string };

/** Limits events to companies, kinds, and filings from a day on. */
export type StreamFilter = Pick<ParametersOf<'/v2/stream'>, 'symbols' | 'kinds' | 'since'>;

export type StreamOptions = {
  /** Ends the stream. */
  readonly signal?: AbortSignal;
  /** The id of the last event that was processed; the stream resumes after it. Default: new events only. */
  readonly lastEventId?: string;
};

/** The service refused the stream for an invalid key, parameter, symbol or id; connecting again does not help. */
export class StreamRefusedError extends Error {
  override readonly name = 'StreamRefusedError';
  readonly status: number;
  readonly reason: Reason;
  readonly recovery: Recovery | undefined;

  constructor(status: number, { reason, message, recovery }: ReadRefusal) {
    super(message ?? reason);
    this.status = status;
    this.reason = reason;
    this.recovery = recovery;
  }
}

export type StreamSettings = {
  readonly baseUrl: string;
  readonly key: string;
  readonly fetch: Fetch;
  readonly parse: (text: string, status: number) => unknown;
  readonly clock: Pick<ExchangeOptions, 'now' | 'sleep'>;
  /** Milliseconds without a byte after which the connection counts as lost. The service sends one every 15 seconds. */
  readonly silentMs?: number;
};

const SILENT_MS = 45_000;
const RECONNECT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/**
 * The events of a stream over any number of connections. It reconnects after the service's `retry`, after Retry-After, or
 * with growing delays, and sends the id of the last block, so that no event is missed or repeated. Ends when the signal
 * is aborted. Throws `StreamRefusedError`, and `UnexpectedAnswerError` for a response of another server.
 */
export async function* streamEvents(
  settings: StreamSettings,
  filter: StreamFilter,
  { signal = new AbortController().signal, lastEventId }: StreamOptions = {},
): AsyncGenerator<StreamEvent, void, undefined> {
  const { clock, parse } = settings;
  let id = lastEventId;
  let retryMs = RECONNECT_MS;
  let failures = 0;
  const isLeft = (): boolean => signal.aborted;
  while (!isLeft()) {
    const connection = new AbortController();
    const leave = (): void => connection.abort();
    signal.addEventListener('abort', leave);
    let waitMs: number | undefined;
    try {
      const response = await connect(settings, filter, id, connection.signal);
      waitMs = response.ok ? undefined : await waitOf(response, clock.now());
      const take = createEventParser();
      for await (const text of response.ok ? texts(response, settings.silentMs) : [])
        for (const block of take(text)) {
          failures = 0;
          retryMs = block.retry ?? retryMs;
          id = block.id ?? id;
          if (block.data === null || id === undefined) continue;
          yield { ...(parse(block.data, 200) as Schemas['StreamedEvent']), id };
        }
    } catch (error) {
      if (error instanceof StreamRefusedError || error instanceof UnexpectedAnswerError) throw error;
      // A lost connection: the next one resumes.
    } finally {
      signal.removeEventListener('abort', leave);
      connection.abort();
    }
    if (isLeft()) return;
    waitMs ??= Math.min(LONGEST_WAIT_MS, retryMs * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    await clock.sleep(waitMs / 1000, signal).catch(() => undefined);
  }
}

function connect(
  { baseUrl, key, fetch }: StreamSettings,
  { symbols, kinds, since }: StreamFilter,
  id: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/v2/stream`);
  if (symbols !== undefined) url.searchParams.set('symbols', symbols.join(','));
  if (kinds !== undefined) url.searchParams.set('kinds', kinds.join(','));
  if (since !== undefined) url.searchParams.set('since', since);
  const headers = { Accept: 'text/event-stream', 'X-API-Key': key };
  const resumed = id === undefined ? headers : { ...headers, 'Last-Event-ID': id };
  return fetch(new Request(url, { headers: resumed, signal }));
}

/** Milliseconds to wait by a refusal, undefined if it names none. Throws if waiting does not help. */
async function waitOf(response: Response, now: number): Promise<number | undefined> {
  const { status, headers } = response;
  const text = await response.text();
  if (status === 429 || status >= 500) {
    const seconds = retryAfter(headers.get('retry-after'), now);
    return seconds === undefined ? undefined : seconds * 1000;
  }
  const refusal = readRefusal(parsed(text));
  if (refusal === undefined)
    throw new UnexpectedAnswerError(`status ${status} without a refusal`, status, text);
  throw new StreamRefusedError(status, refusal);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a response until it ends, or until no data arrive for `silentMs`. */
async function* texts({ body }: Response, silentMs = SILENT_MS): AsyncGenerator<string> {
  if (body === null) return;
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const timer = setTimeout(() => void reader.cancel().catch(() => undefined), silentMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
