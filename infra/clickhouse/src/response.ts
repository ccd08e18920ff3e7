import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Transform } from 'node:stream';
import { httpStatus, type ClickHouseException } from './exception.ts';

/** Progress of a query as `X-ClickHouse-Summary` reports it. */
export type Summary = {
  readonly readRows: number;
  readonly readBytes: number;
  readonly writtenRows: number;
  readonly writtenBytes: number;
  readonly elapsedSeconds: number;
};

export type ServerIdentity = {
  readonly version: string;
  readonly timezone: string;
  readonly displayName: string;
};

/** A client that reads nothing for this long is disconnected; otherwise it would occupy its slot forever. */
const STALL_MS = 300_000;

type Encoder = { readonly codec: string; readonly create: () => Transform };

const BINARY = 'application/octet-stream';
const CONTENT_TYPES: readonly (readonly [RegExp, string])[] = [
  [
    /^(JSONEachRow|JSONLines|NDJSON|JSONStringsEachRow|JSONCompact\w*EachRow\w*|JSONEachRowWithProgress)$/,
    'application/x-ndjson; charset=UTF-8',
  ],
  [/^JSON/, 'application/json; charset=UTF-8'],
  [/^CSVWithNames/, 'text/csv; charset=UTF-8; header=present'],
  [/^CSV$/, 'text/csv; charset=UTF-8; header=absent'],
  [/^(TSV|TabSeparated)/, 'text/tab-separated-values; charset=UTF-8'],
  [/^XML$/, 'application/xml; charset=UTF-8'],
  [/^(Native|RowBinary|Parquet|Arrow|ORC|Avro|Protobuf|MsgPack|CapnProto|BSON)/, BINARY],
];

export const contentType = (format: string): string =>
  CONTENT_TYPES.find(([pattern]) => pattern.test(format))?.[1] ?? 'text/plain; charset=UTF-8';

const summaryHeader = (summary: Summary): string =>
  JSON.stringify({
    read_rows: String(summary.readRows),
    read_bytes: String(summary.readBytes),
    written_rows: String(summary.writtenRows),
    written_bytes: String(summary.writtenBytes),
    total_rows_to_read: '0',
    result_rows: '0',
    result_bytes: '0',
    elapsed_ns: String(Math.round(summary.elapsedSeconds * 1e9)),
  });

/**
 * Writes one result. Its beginning is buffered, as in ClickHouse, so that a query that fails early gets the
 * status of its error. A query that fails later ends with the exception block of ClickHouse 25.11 and a
 * closed connection, so that no client mistakes a partial result for a complete one.
 */
export class ResponseWriter {
  readonly #response: ServerResponse;
  readonly #identity: ServerIdentity;
  readonly #holdBytes: number;
  readonly #encoder: Encoder | null;
  readonly #exceptionTag = randomBytes(8).toString('hex');
  #format: string | null = null;
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #transform: Transform | null = null;

  constructor(
    response: ServerResponse,
    identity: ServerIdentity,
    options: { readonly queryId: string; readonly holdBytes: number; readonly encoder: Encoder | null },
  ) {
    this.#response = response;
    this.#identity = identity;
    this.#holdBytes = options.holdBytes;
    this.#encoder = options.encoder;
    response.setHeader('X-ClickHouse-Query-Id', options.queryId.replace(/[^\x20-\x7e]/g, '?'));
    response.setHeader('X-ClickHouse-Timezone', identity.timezone);
    response.setHeader('X-ClickHouse-Server-Display-Name', identity.displayName);
  }

  /** Sets the format of the result; null if the query returns nothing. */
  begin(format: string | null): void {
    this.#format = format;
  }

  /** Resolves when the client can receive more. Rejects if it has disconnected. */
  async write(chunk: Uint8Array): Promise<void> {
    if (this.#response.headersSent) {
      await this.#send(chunk);
      return;
    }
    this.#held.push(chunk);
    this.#heldBytes += chunk.length;
    if (this.#heldBytes > this.#holdBytes) await this.#flush(null);
  }

  async end(summary: Summary): Promise<void> {
    if (!this.#response.headersSent) await this.#flush(summary);
    await this.#endTransform();
    this.#response.end();
    await finished(this.#response);
  }

  /** Answers with the exception, or ends what was begun with it. */
  async fail(error: ClickHouseException): Promise<void> {
    const message = `${error.message} (version ${this.#identity.version} (official build))\n`;
    const response = this.#response;
    if (response.headersSent) {
      const tag = this.#exceptionTag;
      const block = `\r\n__exception__\r\n${tag}\r\n${message}${Buffer.byteLength(message)} ${tag}\r\n__exception__\r\n`;
      await this.#send(Buffer.from(block));
      await this.#endTransform();
      // Sends the buffered data, then closes without the final chunk.
      response.socket?.end();
      return;
    }
    this.#held = [];
    response.statusCode = httpStatus(error.code);
    response.setHeader('X-ClickHouse-Exception-Code', String(error.code));
    response.setHeader('Content-Type', 'text/plain; charset=UTF-8');
    response.setHeader('Content-Length', Buffer.byteLength(message));
    response.end(message);
    await finished(response);
  }

  async #flush(summary: Summary | null): Promise<void> {
    const response = this.#response;
    if (this.#format !== null) {
      response.setHeader('X-ClickHouse-Format', this.#format);
      response.setHeader('Content-Type', contentType(this.#format));
    }
    response.setHeader('X-ClickHouse-Exception-Tag', this.#exceptionTag);
    if (summary !== null) response.setHeader('X-ClickHouse-Summary', summaryHeader(summary));
    const encode = this.#encoder !== null && this.#heldBytes > 0;
    if (encode) {
      response.setHeader('Content-Encoding', this.#encoder.codec);
      response.setHeader('Vary', 'Accept-Encoding');
      this.#transform = this.#encoder.create();
      this.#transform.pipe(response, { end: false });
    } else if (summary !== null) {
      response.setHeader('Content-Length', this.#heldBytes);
    }
    response.flushHeaders();
    const held = this.#held;
    this.#held = [];
    if (held.length > 0) await this.#send(Buffer.concat(held));
  }

  async #endTransform(): Promise<void> {
    const transform = this.#transform;
    if (transform === null || this.#response.destroyed) return;
    const ended = once(transform, 'end');
    transform.end();
    await ended;
  }

  async #send(chunk: Uint8Array): Promise<void> {
    const response = this.#response;
    if (response.destroyed) throw new Error('The client disconnected');
    const last = this.#transform ?? response;
    if (last.write(chunk)) return;
    await new Promise<void>((resolve, reject) => {
      const stalled = setTimeout(() => response.destroy(), STALL_MS);
      const settle = (): void => {
        clearTimeout(stalled);
        last.off('drain', settle);
        response.off('close', settle);
        if (response.destroyed) reject(new Error('The client disconnected'));
        else resolve();
      };
      last.once('drain', settle);
      response.once('close', settle);
    });
  }
}
