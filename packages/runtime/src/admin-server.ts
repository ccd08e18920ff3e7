import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Component } from './lifecycle.ts';
import type { Health } from './health.ts';
import { isLoopback } from './loopback.ts';
import { nodeHttp } from './node-http.ts';
import type { Metrics } from './metrics.ts';

export type AdminServerOptions = {
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  readonly health: Health;
  readonly metrics: Metrics;
  /**
   * Whether the service is ready for traffic, in addition to being healthy. Default: as soon as it is
   * healthy.
   */
  readonly ready?: () => boolean | Promise<boolean>;
  /** The newest known event of an API key by the key's SHA-256 (hex), if the service checks keys. */
  readonly keyEvent?: ((keyHash: string) => string | undefined) | undefined;
};

export type AdminServer = Component & {
  /** The port that the server listens on; throws before `start`. */
  readonly port: () => number;
};

const KEYS = '/keys/';
const REFUSED = 'pages of other sites and foreign host names are refused';

/**
 * Health, readiness and metrics, without a key: `/healthz` (200 or 503, JSON of every loop),
 * `/readyz` (200 or 503), `/metrics` (Prometheus text). `/keys/HASH` is the id of the newest event that a service which
 * checks keys knows of the key with this SHA-256, so that a command can tell when its change has arrived.
 * Pages of other sites get nothing, nor does a foreign name that resolves to a server bound to loopback.
 */
export function createAdminServer(options: AdminServerOptions): AdminServer {
  const { health, metrics, host: bound = '127.0.0.1' } = options;
  const isOpen = !isLoopback(`http://${bound.includes(':') ? `[${bound}]` : bound}`);
  const isAllowed = ({ headers: { host = '', origin } }: IncomingMessage): boolean =>
    origin === undefined && (isOpen || isLoopback(`http://${host}`));
  const server = nodeHttp.createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (!isAllowed(request)) sendJson(response, 403, { error: REFUSED });
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      sendJson(response, 405, { error: 'GET only' });
    else
      answer(path, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, { error: String(error) });
      });
  });

  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    if (path === '/healthz') {
      const healthy = health.healthy();
      sendJson(response, healthy ? 200 : 503, { healthy, loops: health.loops() });
    } else if (path === '/readyz') {
      const ready = health.healthy() && ((await options.ready?.()) ?? true);
      sendJson(response, ready ? 200 : 503, { ready });
    } else if (path === '/metrics') {
      response.writeHead(200, { 'content-type': metrics.registry.contentType });
      response.end(await metrics.text());
    } else {
      const event = path.startsWith(KEYS) ? options.keyEvent?.(path.slice(KEYS.length)) : undefined;
      if (event === undefined) sendJson(response, 404, { error: 'not found' });
      else sendJson(response, 200, { event_id: event });
    }
  };

  return {
    name: 'admin-server',
    start: async () => {
      server.listen(options.port, bound);
      await once(server, 'listening');
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    port: () => {
      const address = server.address() as AddressInfo | null;
      if (address === null) throw new Error('the admin server does not listen yet');
      return address.port;
    },
  };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(`${JSON.stringify(body)}\n`);
}
