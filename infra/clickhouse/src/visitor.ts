import type { IncomingMessage } from 'node:http';
import type { Presented } from './access.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a browser sent the request on behalf of a page, or the name it was sent to is not this machine's: a page can
 * make a browser send requests to loopback, also under a name that resolves to it.
 */
export function isFromPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return (
    headers.origin !== undefined ||
    headers.referer !== undefined ||
    headers.upgrade !== undefined ||
    (site !== undefined && site !== 'none') ||
    !LOOPBACK.test(headers.host ?? '')
  );
}

/** The name and password in the headers or, as some clients send them, in the URL. */
export function presentedBy(request: IncomingMessage): Presented {
  const { authorization } = request.headers;
  const name = single(request.headers['x-clickhouse-user']);
  const password = single(request.headers['x-clickhouse-key']);
  if (name !== undefined || password !== undefined) return { name: name ?? '', password: password ?? '' };
  if (authorization !== undefined) return basic(authorization);
  const [, ...query] = (request.url ?? '').split('?');
  const fields = new URLSearchParams(query.join('?'));
  return { name: fields.get('user') ?? '', password: fields.get('password') ?? '' };
}

function basic(authorization: string): Presented {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0
    ? { name: '', password: '' }
    : { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
