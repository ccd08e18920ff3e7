import { createFootnote, type FootnoteOptions } from '@footnote/client';
import { readFileSync } from 'node:fs';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { readOperations, type Operation } from './contract/operations.ts';
import { createServer } from './server.ts';
import { createTools } from './tools.ts';

const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly version: string };
/** Where the client asks by default. */
const DEFAULT_BASE = 'http://127.0.0.1:8080';
/** MCP clients give up on a call after a minute. */
const RETRY = { times: 3, seconds: 20 };

/** Creates MCP servers, one for each connection or request, that all call one service with one key. */
export function createServers(
  service: Pick<FootnoteOptions, 'baseUrl' | 'key' | 'clock'>,
  operations: readonly Operation[] = readOperations(),
): () => McpServer {
  const footnote = createFootnote({ retry: RETRY, ...service });
  const tools = createTools(operations, footnote, service.baseUrl ?? DEFAULT_BASE);
  return () => createServer(tools, footnote, VERSION);
}
