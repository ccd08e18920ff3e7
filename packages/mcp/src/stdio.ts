import type { Readable, Writable } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

/** Serves one client over streams, until it closes its end or `signal` aborts. */
export async function serveStdio(
  server: McpServer,
  {
    input,
    output,
    signal,
  }: { readonly input: Readable; readonly output: Writable; readonly signal: AbortSignal },
): Promise<void> {
  const ended = Promise.withResolvers<undefined>();
  const end = (): void => ended.resolve(undefined);
  // The transport does not report that its client is gone: modelcontextprotocol/typescript-sdk#2002.
  for (const event of ['end', 'close', 'error']) input.once(event, end);
  output.once('error', end);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  await server.connect(new StdioServerTransport(input, output));
  await ended.promise;
  await server.close();
}
