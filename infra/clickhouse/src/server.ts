import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ClientSessions } from './client-sessions.ts';
import { doorkeeper, type User, type Users } from './access.ts';
import { requestBody, responseEncoder } from './compression.ts';
import { ClickHouseException, exception, fromEngine, httpStatus } from './exception.ts';
import { ClientGoneError, execute } from './execute.ts';
import { formFields } from './form.ts';
import { Gate } from './gate.ts';
import { Guard, type Asking } from './guard.ts';
import { readInput, type Input } from './input.ts';
import { nodeHttp } from './node-http.ts';
import type { Pipe } from './pipes.ts';
import { requestOptions, type RequestOptions } from './request.ts';
import { ResponseWriter, type ServerIdentity } from './response.ts';
import type { EngineSession, Sessions } from './sessions.ts';
import { isFromPage, presentedBy } from './visitor.ts';

export type ServerOptions = {
  readonly users: Users;
  /** A connection on which query texts are parsed. */
  readonly parser: Asking;
  readonly sessions: Sessions;
  /** One for each concurrent query. */
  readonly pipes: readonly Pipe[];
  readonly identity: ServerIdentity;
  /** Maximum number of waiting queries; further ones are refused. */
  readonly maxWaiting: number;
  /** Called for internal errors of this server. */
  readonly onInternalError: (error: unknown) => void;
};

/** ClickHouse buffers a megabyte of a result before it sends the status. */
const HOLD_BYTES = 1024 * 1024;
/** With wait_end_of_query the complete result is buffered; beyond this size it is streamed nevertheless. */
const HOLD_WHOLE_BYTES = 64 * 1024 * 1024;
/** Data of an insert that is read before the insert begins. */
const INSERT_BUFFER_BYTES = 8 * 1024 * 1024;
const KEEP_ALIVE_MS = 30_000;
/** Parameters travel in the URL. */
const MAX_HEADER_BYTES = 1024 * 1024;

const asException = (error: unknown): ClickHouseException => {
  if (error instanceof ClickHouseException) return error;
  if (
    error instanceof Error &&
    'code' in error &&
    /^(Z_|ERR_BROTLI|ERR__ERROR|ERR_LZ4|ZSTD_)/.test(String(error.code))
  ) {
    return exception(271, 'CANNOT_DECOMPRESS', `Cannot decompress the request's body: ${error.message}`);
  }
  return fromEngine(error);
};

class HttpInterface {
  readonly #options: ServerOptions;
  readonly #gate: Gate;
  readonly #freePipes: Pipe[];
  readonly #clientSessions: ClientSessions;
  readonly #userOf: ReturnType<typeof doorkeeper>;
  readonly #guard: Guard;

  constructor(options: ServerOptions) {
    this.#options = options;
    this.#userOf = doorkeeper(options.users);
    this.#guard = new Guard(options.parser);
    this.#gate = new Gate(options.pipes.length, options.maxWaiting);
    this.#freePipes = [...options.pipes];
    this.#clientSessions = new ClientSessions(options.sessions);
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Keep-Alive', `timeout=${KEEP_ALIVE_MS / 1000}`);
    if (isFromPage(request)) {
      plain(response, 403, 'Requests from web pages are refused.\n');
      return;
    }
    const presented = presentedBy(request);
    const user = this.#userOf(presented);
    // As on a server, /ping tells anybody that it is up, and nothing else.
    if (user === null && request.url !== '/ping') {
      notAuthenticated(response, presented.name);
      return;
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (url.pathname === '/ping' || url.pathname === '/replicas_status') plain(response, 200, 'Ok.\n');
    else if (url.pathname !== '/') {
      plain(response, 404, `There is no handle ${url.pathname}\n\nUse / or /ping for health checks.\n`);
    } else if (reads && !url.searchParams.has('query')) plain(response, 200, 'Ok.\n');
    else if (!reads && request.method !== 'POST')
      plain(response, 501, 'Only GET, HEAD and POST are served.\n');
    else if (user !== null)
      this.#query(request, response, { url, user }).catch(this.#options.onInternalError);
  };

  close(): void {
    this.#clientSessions.close();
  }

  /** Queries that the engine has not ended yet. */
  running(): number {
    return this.#gate.running;
  }

  async #query(
    request: IncomingMessage,
    response: ServerResponse,
    { url, user }: { readonly url: URL; readonly user: User },
  ): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) gone.abort(new ClientGoneError());
    });
    let writer = new ResponseWriter(response, this.#options.identity, {
      queryId: url.searchParams.get('query_id') ?? '',
      holdBytes: HOLD_BYTES,
      encoder: null,
    });
    try {
      const form = await formFields(request);
      const options = requestOptions(request, user, url, form);
      writer = new ResponseWriter(response, this.#options.identity, {
        queryId: options.queryId,
        holdBytes: options.waitEndOfQuery ? HOLD_WHOLE_BYTES : HOLD_BYTES,
        encoder: options.compressResponse ? responseEncoder(request.headers['accept-encoding']) : null,
      });
      await this.#answer(request, options, form.size > 0, writer, gone.signal);
    } catch (error) {
      if (gone.signal.aborted || error instanceof ClientGoneError) {
        response.destroy();
        return;
      }
      await writer.fail(asException(error)).catch(() => response.destroy());
    }
  }

  async #answer(
    request: IncomingMessage,
    options: RequestOptions,
    isForm: boolean,
    writer: ResponseWriter,
    signal: AbortSignal,
  ): Promise<void> {
    const body = isForm || request.method !== 'POST' ? null : requestBody(request);
    const input = await readInput(options.query, body?.stream ?? null, {
      bufferBytes: INSERT_BUFFER_BYTES,
      maxQuerySize: options.maxQuerySize,
    });
    const { statement, sql } = input;
    if (statement.kind === 'other' && statement.disturbs && options.settings.has('readonly')) {
      throw exception(164, 'READONLY', 'Cannot execute query in readonly mode.');
    }
    this.#guard.check(statement.kind === 'insert' ? sql.slice(0, statement.dataStart) : sql, options.params);
    await this.#gate.enter(signal);
    let pipe: Pipe | undefined;
    try {
      pipe = this.#freePipes.pop();
      if (pipe === undefined) throw new Error('A query was admitted without a free pipe');
      const session = this.#acquire(options, input);
      let reusable = false;
      try {
        const summary = await execute({
          sessions: this.#options.sessions,
          session,
          pipe,
          input,
          defaultFormat: options.defaultFormat,
          engineCodec: body?.engineCodec ?? 'none',
          writer,
          signal,
        });
        reusable = !(input.statement.kind === 'other' && input.statement.changesSession);
        await writer.end(summary);
      } catch (error) {
        reusable = error instanceof ClickHouseException;
        throw error;
      } finally {
        this.#release(options, session, reusable);
      }
    } finally {
      if (pipe !== undefined) {
        await pipe.close();
        this.#freePipes.push(pipe);
      }
      this.#gate.leave();
    }
  }

  #acquire(options: RequestOptions, input: Input): EngineSession {
    return options.session === null
      ? this.#options.sessions.acquire(options, options.params, input.sql)
      : this.#clientSessions.acquire(options.session, options);
  }

  #release(options: RequestOptions, session: EngineSession, reusable: boolean): void {
    if (options.session !== null) this.#clientSessions.release(options.session, options);
    else if (reusable) this.#options.sessions.release(session);
    else this.#options.sessions.discard(session);
  }
}

/** As ClickHouse answers, which does not tell whether the name or the password is wrong. */
const notAuthenticated = (response: ServerResponse, name: string): void => {
  const { message, code } = exception(
    516,
    'AUTHENTICATION_FAILED',
    `${printable(name)}: Authentication failed: password is incorrect, or there is no user with such name.`,
  );
  response.setHeader('X-ClickHouse-Exception-Code', String(code));
  plain(response, httpStatus(code), `${message}\n`);
};

const printable = (name: string): string => name.replace(/[^\w.@-]/g, '?').slice(0, 64);

const plain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
};

/** The HTTP interface of ClickHouse over the engine's connections; not yet listening. */
export const createHttpInterface = (
  options: ServerOptions,
): { readonly server: Server; readonly close: () => void; readonly running: () => number } => {
  const api = new HttpInterface(options);
  const server = nodeHttp.createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 },
    api.handle,
  );
  return { server, close: () => api.close(), running: () => api.running() };
};
