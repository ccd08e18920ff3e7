import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
};

export type Receiver = {
  readonly url: string;
  /** Every request, in the order of arrival. */
  readonly received: readonly Received[];
  close(): Promise<void>;
};

/** A server on 127.0.0.1 that answers each request as `answer` does. */
export async function startReceiver(
  answer: (request: Received, response: ServerResponse) => void = (_, response) => response.end(),
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const id = String(request.headers['webhook-id'] ?? '');
      const taken = { id, headers: request.headers, body, path: request.url ?? '' };
      received.push(taken);
      answer(taken, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An answer with this status. */
export function status(
  code: number,
  headers: Readonly<Record<string, string>> = {},
): (request: Received, response: ServerResponse) => void {
  return (_, response) => response.writeHead(code, headers).end();
}
