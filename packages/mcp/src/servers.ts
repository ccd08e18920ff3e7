import { createFootnote, type FootnoteOptions } from '@footnote/client';
import { readFileSync } from 'node:fs';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { readOperations, type Operation } from './contract/operations.ts';
import { createIntentTools } from './intents/tools.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { createServer } from './server.ts';
import { createTools, type Tools } from './tools.ts';

const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly version: string };
/** Where the client asks by default. */
const DEFAULT_BASE = 'http://127.0.0.1:8080';
/** MCP clients give up on a call after a minute. */
const RETRY = { times: 3, seconds: 20 };

/** The tools that a server offers: those named after what is asked, or one for each operation of the API. */
export type ToolSet = 'all' | 'default';

/** Creates an MCP server for a connection or request. */
export type CreateServer = (set: ToolSet) => McpServer;

/** MCP servers that all call one service with one key. `operations` are read when they are first needed. */
export function createServers(
  service: Pick<FootnoteOptions, 'baseUrl' | 'key' | 'clock'>,
  operations?: readonly Operation[],
): CreateServer {
  const footnote = createFootnote({ retry: RETRY, ...service });
  const base = service.baseUrl ?? DEFAULT_BASE;
  const intents = createIntentTools(footnote, base);
  let all: Tools | undefined;
  return (set) => {
    if (set === 'default')
      return createServer(intents, footnote, { version: VERSION, instructions: INSTRUCTIONS.intents });
    all ??= createTools(operations ?? readOperations(), footnote, base);
    return createServer(all, footnote, { version: VERSION, instructions: INSTRUCTIONS.operations });
  };
}
