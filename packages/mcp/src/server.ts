import type { Footnote } from '@footnote/client';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { complete, listStatements, readStatements, TEMPLATES } from './resources.ts';
import type { Tools } from './tools.ts';

const INSTRUCTIONS = `Company filings and market data of US-listed issuers, computed from their own filings.
Every number names its filing (accession, form, day): cite it; show_evidence quotes the passage that states it. A value that cannot be corroborated is refused with a reason, in place of the value ({"available": false, "reason": …}, or null next to "refusals"): report the refusal, never fill in a value.
A refused call is a result with isError; if it has a recovery, follow it: use_tool is a call to execute unchanged, fix_request names the argument to correct, wait is the number of seconds to wait. Search for a symbol with stock_search.`;

/** An MCP server for one connection, or for one request if there are no sessions. */
export function createServer(tools: Tools, footnote: Footnote, version: string): McpServer {
  const mcp = new McpServer(
    { name: 'footnote', title: 'Footnote', version },
    { capabilities: { tools: {}, resources: {}, completions: {} }, instructions: INSTRUCTIONS },
  );
  // The tools have their own JSON Schemas, which only the low-level handlers accept.
  const { server } = mcp;
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools.list] }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const result = tools.call(params.name, params.arguments ?? {}, signal);
    if (result === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${params.name}`);
    return result;
  });
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }, { signal }) =>
    listStatements(footnote, params?.cursor, signal),
  );
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [...TEMPLATES] }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }, { signal }) =>
    readStatements(footnote, params.uri, signal),
  );
  server.setRequestHandler(CompleteRequestSchema, async ({ params }, { signal }) => {
    const { name, value } = params.argument;
    return { completion: { values: [...(await complete(footnote, name, value, signal))] } };
  });
  return mcp;
}
