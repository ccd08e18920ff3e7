import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { User } from './access.ts';
import { exception } from './exception.ts';

/** Options in the URL, the headers and a form, apart from the query text. */
export type RequestOptions = {
  readonly query: string;
  readonly queryId: string;
  readonly database: string;
  readonly defaultFormat: string;
  readonly params: ReadonlyMap<string, string>;
  /** With `readonly` for whoever may only read: then the engine refuses all that changes anything. */
  readonly settings: ReadonlyMap<string, string>;
  readonly user: string;
  readonly session: {
    readonly id: string;
    readonly timeoutMs: number;
    readonly mustExist: boolean;
    readonly closeAfter: boolean;
  } | null;
  /** Maximum length of a query in bytes, from the URL. */
  readonly maxQuerySize: string | undefined;
  readonly waitEndOfQuery: boolean;
  readonly compressResponse: boolean;
};

// Parameters of the interface itself; all other parameters of the URL are settings.
const RESERVED = new Set([
  'buffer_size',
  'client_protocol_version',
  'close_session',
  'compress',
  'database',
  'decompress',
  'default_format',
  'password',
  'query',
  'query_id',
  'quota_key',
  'role',
  'session_check',
  'session_id',
  'session_timeout',
  'stacktrace',
  'user',
  'wait_end_of_query',
]);

// Settings that this server reads itself: they would only multiply connections.
const HTTP_ONLY = new Set([
  'cancel_http_readonly_queries_on_client_close',
  'enable_http_compression',
  'http_headers_progress_interval_ms',
  'http_write_exception_in_output_format',
  'http_zlib_compression_level',
  'max_query_size',
  'send_progress_in_http_headers',
]);

const MAX_SESSION_TIMEOUT_SECONDS = 3600;

const isTrue = (value: string | null | undefined): boolean => value === '1' || value === 'true';

const sessionOf = (fields: ReadonlyMap<string, string>): RequestOptions['session'] => {
  const id = fields.get('session_id');
  if (id === undefined || id === '') return null;
  const seconds = Number(fields.get('session_timeout') ?? '60');
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > MAX_SESSION_TIMEOUT_SECONDS) {
    throw exception(
      374,
      'INVALID_SESSION_TIMEOUT',
      `Session timeout must be 0 to ${MAX_SESSION_TIMEOUT_SECONDS} seconds`,
    );
  }
  return {
    id,
    timeoutMs: seconds * 1000,
    mustExist: isTrue(fields.get('session_check')),
    closeAfter: isTrue(fields.get('close_session')),
  };
};

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Fields of the URL and of a form's parts (the form's win); a repeated field's last value wins. */
export const requestOptions = (
  request: IncomingMessage,
  user: User,
  url: URL,
  form: ReadonlyMap<string, string>,
): RequestOptions => {
  const fields = new Map<string, string>([...url.searchParams, ...form]);
  if (isTrue(fields.get('compress')) || isTrue(fields.get('decompress'))) {
    throw exception(
      48,
      'NOT_IMPLEMENTED',
      'Native block compression (compress, decompress) is not supported by the embedded server: use HTTP compression.',
    );
  }
  const params = new Map<string, string>();
  const settings = new Map<string, string>();
  for (const [name, value] of fields) {
    if (name.startsWith('param_')) params.set(name.slice('param_'.length), value);
    else if (!RESERVED.has(name) && !HTTP_ONLY.has(name)) settings.set(name, value);
  }
  // A GET request must not write, whatever its settings and whoever sends it; the engine reads 00 and +0 as 0 too.
  const readsOnly = request.method === 'GET' || request.method === 'HEAD' || user.right === 'read';
  if (readsOnly && settings.get('readonly') !== '1') settings.set('readonly', '2');
  const defaultFormat =
    header(request, 'x-clickhouse-format') ?? fields.get('default_format') ?? 'TabSeparated';
  if (!/^\w+$/.test(defaultFormat)) throw exception(73, 'UNKNOWN_FORMAT', `Unknown format ${defaultFormat}.`);
  return {
    query: fields.get('query') ?? '',
    queryId: fields.get('query_id') ?? randomUUID(),
    database: header(request, 'x-clickhouse-database') ?? fields.get('database') ?? '',
    defaultFormat,
    params,
    settings,
    user: user.name,
    session: sessionOf(fields),
    maxQuerySize: fields.get('max_query_size'),
    waitEndOfQuery: isTrue(fields.get('wait_end_of_query')),
    compressResponse: isTrue(fields.get('enable_http_compression')),
  };
};
