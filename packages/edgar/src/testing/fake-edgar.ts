import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A fault of a request; a queued fault affects the next request only. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly body?: string; readonly retryAfter?: string }
  /** The connection is reset before the answer. */
  | { readonly kind: 'reset' }
  /** The headers promise the whole body, the connection ends half-way. */
  | { readonly kind: 'cut' }
  /** The gzip stream ends half-way, with a content-length that matches the sent bytes. */
  | { readonly kind: 'cut_gzip' }
  /** Half of the body, then nothing more. */
  | { readonly kind: 'stall' }
  /** The body comes in small pieces, one every `everyMs`. */
  | { readonly kind: 'slow'; readonly everyMs: number };

export type SeenRequest = {
  /** Path under the server, with query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly status: number;
  /** When it arrived and when it was answered, milliseconds of `performance.now`. */
  readonly began: number;
  readonly ended: number;
};

export type FakeDocument = { readonly bytes: Uint8Array; readonly lastModified: Date };

export type FakeEdgarOptions = {
  /** Documents by their path: `data.sec.gov/submissions/CIK0000000001.json`. May be changed while running. */
  readonly documents?: Map<string, FakeDocument>;
  /** A mirror folder to serve as well. */
  readonly folder?: string;
  /** Send no entity tags, as some of EDGAR's hosts do. */
  readonly withoutEtags?: boolean;
  /** Milliseconds before each answer; default 0. */
  readonly latencyMs?: number;
  /** Awaited before each answer. */
  readonly gate?: () => Promise<unknown>;
};

export type FakeEdgar = {
  /** Its URL, to be used as a mirror. */
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** Queues faults for the next requests, in order. */
  fail(...faults: readonly Fault[]): void;
  close(): Promise<void>;
};

const UNDECLARED = '<html><body>Your Request Originates from an Undeclared Automated Tool</body></html>';

const readFrom = async (folder: string | undefined, path: string): Promise<FakeDocument | null> => {
  if (folder === undefined) return null;
  try {
    const file = join(folder, path);
    return { bytes: await readFile(file), lastModified: (await stat(file)).mtime };
  } catch {
    return null;
  }
};

/**
 * A server on 127.0.0.1 that behaves like EDGAR towards a client: 403 without a User-Agent, gzip, entity
 * tags and Last-Modified with conditional answers, and faults on demand.
 */
export const startFakeEdgar = async (options: FakeEdgarOptions = {}): Promise<FakeEdgar> => {
  const requests: SeenRequest[] = [];
  const faults: Fault[] = [];

  const document = async (path: string): Promise<FakeDocument | null> =>
    options.documents?.get(path) ?? (await readFrom(options.folder, path));

  const isFresh = (request: IncomingMessage, etag: string, lastModified: Date): boolean => {
    const match = request.headers['if-none-match'];
    if (match !== undefined) return match === etag;
    const since = Date.parse(request.headers['if-modified-since'] ?? '');
    return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<number> => {
    const plain = (status: number, body: string, headers: Record<string, string> = {}): number => {
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
      return status;
    };
    if ((request.headers['user-agent'] ?? '') === '') return plain(403, UNDECLARED);
    await options.gate?.();
    if (options.latencyMs !== undefined)
      await new Promise((resolve) => setTimeout(resolve, options.latencyMs));
    const fault = faults.shift();
    if (fault?.kind === 'reset') {
      request.socket.resetAndDestroy();
      return 0;
    }
    if (fault?.kind === 'status') {
      return plain(
        fault.status,
        fault.body ?? 'fault',
        fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter },
      );
    }
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1);
    const found = await document(path);
    if (found === null) return plain(404, 'Not Found');
    const etag = `"${createHash('md5').update(found.bytes).digest('hex')}"`;
    const validators = {
      ...(options.withoutEtags === true ? {} : { etag }),
      'last-modified': found.lastModified.toUTCString(),
    };
    if (isFresh(request, options.withoutEtags === true ? '' : etag, found.lastModified)) {
      response.writeHead(304, validators).end();
      return 304;
    }
    const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const body = zipped ? gzipSync(found.bytes) : Buffer.from(found.bytes);
    const half = body.subarray(0, Math.floor(body.length / 2));
    response.writeHead(200, {
      'content-type': path.endsWith('.json') ? 'application/json' : 'text/xml',
      'content-length': fault?.kind === 'cut_gzip' ? half.length : body.length,
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
      ...validators,
    });
    if (fault?.kind === 'cut') response.write(half, () => response.destroy());
    else if (fault?.kind === 'cut_gzip') response.end(half);
    else if (fault?.kind === 'stall') response.write(half);
    else if (fault?.kind === 'slow') {
      const step = Math.ceil(body.length / 4);
      for (let from = 0; from < body.length; from += step) {
        response.write(body.subarray(from, from + step));
        await new Promise((resolve) => setTimeout(resolve, fault.everyMs));
      }
      response.end();
    } else response.end(body);
    return 200;
  };

  const server = createServer((request, response) => {
    const began = performance.now();
    void answer(request, response).then((status) => {
      const { url: path = '', headers } = request;
      requests.push({ path, headers, status, began, ended: performance.now() });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fail: (...more) => void faults.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
