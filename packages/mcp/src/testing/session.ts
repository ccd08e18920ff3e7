import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { readOperations } from '../contract/operations.ts';
import { serveHttp, type HttpServer } from '../http.ts';
import { createServers, type ToolSet } from '../servers.ts';

/** Read once for all sessions. */
export const OPERATIONS = readOperations();

export type Session = {
  readonly client: Client;
  readonly server: HttpServer;
  /**
   * Calls a tool. Once the client has listed the tools, it validates structured content against their
   * schemas.
   */
  readonly call: (name: string, given?: Record<string, unknown>) => Promise<CallToolResult>;
  readonly stop: () => Promise<void>;
};

/** A session of the official client over HTTP, on a service; by default with a tool for each operation. */
export async function startSession(
  service: Parameters<typeof createServers>[0],
  set: ToolSet = 'all',
): Promise<Session> {
  const server = await serveHttp(createServers(service, OPERATIONS), 0);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.address}?tools=${set}`)));
  return {
    client,
    server,
    call: async (name, given = {}) => (await client.callTool({ name, arguments: given })) as CallToolResult,
    stop: async () => {
      await client.close();
      await server.stop();
    },
  };
}
