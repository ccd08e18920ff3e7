import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { CreateServer, ToolSet } from './servers.ts';

const HOST = '127.0.0.1';
const PATH = '/mcp';
const TOOL_SETS: readonly ToolSet[] = ['all', 'default'];
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
/** Arguments are small; a larger body is not a valid call. */
const MAX_BODY_BYTES = 256 * 1024;

export type HttpServer = {
  /** `http://127.0.0.1:PORT/mcp`. */
  readonly address: string;
  readonly stop: () => Promise<void>;
};

/**
 * Serves any number of clients over streamable HTTP on loopback; port 0 picks a free port. There are no
 * sessions: each request gets its own server from `create` and a JSON response. `/mcp?tools=all` has a tool for each
 * operation; without `tools` it has those of `standard`.
 */
export async function serveHttp(
  create: CreateServer,
  port: number,
  standard: ToolSet = 'default',
): Promise<HttpServer> {
  const http = createServer((request, response) => {
    // A client that sends on an idle connection as it ends here gets no answer, only a reset.
    response.setHeader('Connection', 'close');
    const set = toolSetOf(request) ?? standard;
    answer(() => create(set), request, response).catch((error: unknown) => {
      if (!response.headersSent)
        refuse(response, 500, error instanceof Error ? error.message : String(error));
    });
  });
  http.listen(port, HOST);
  await once(http, 'listening');
  return {
    address: `http://${HOST}:${(http.address() as AddressInfo).port}${PATH}`,
    stop: async () => {
      const closed = once(http, 'close');
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  create: () => ReturnType<CreateServer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = refusalOf(request);
  if (refusal !== undefined) {
    refuse(response, ...refusal);
    return;
  }
  const server = create();
  // A transport that has served a request refuses the next one: modelcontextprotocol/typescript-sdk#1994.
  const transport = new StreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: MAX_BODY_BYTES,
  });
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

/** The tools that the address asks for; undefined if it names none. */
function toolSetOf({ url = '' }: IncomingMessage): ToolSet | undefined {
  const named = new URL(url, `http://${HOST}`).searchParams.get('tools');
  return TOOL_SETS.find((set) => set === named);
}

function refusalOf(request: IncomingMessage): readonly [status: number, message: string] | undefined {
  if (!isLocal(request)) return [403, 'only local requests to a loopback host name are accepted'];
  if (new URL(request.url ?? '', `http://${HOST}`).pathname !== PATH) return [404, `only ${PATH}`];
  if (request.method !== 'POST') return [405, 'there are no sessions and no streams: only POST'];
  return undefined;
}

/** Pages of other sites must not reach it, under any host name that resolves to this machine. */
function isLocal({ headers: { host, origin } }: IncomingMessage): boolean {
  const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK.includes(new URL(url).hostname);
  return isLoopback(`http://${host ?? ''}`) && (origin === undefined || isLoopback(origin));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    ...(status === 405 && { Allow: 'POST' }),
  });
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32000, message } }));
}
