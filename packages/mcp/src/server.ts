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

type Described = { readonly version: string; readonly instructions: string };

/** An MCP server for one connection, or for one request if there are no sessions. */
export function createServer(
  tools: Tools,
  footnote: Footnote,
  { version, instructions }: Described,
): McpServer {
  const mcp = new McpServer(
    { name: 'footnote', title: 'Footnote', version },
    { capabilities: { tools: {}, resources: {}, completions: {} }, instructions },
  );
  // The tools have their own JSON Schemas, which only the low-level handlers accept.
  const { server } = mcp;
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools.list] }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const result = tools.call(params.name, params.arguments ?? {}, signal);
    if (result === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `there is no tool ${params.name}; there are ${tools.list.map(({ name }) => name).join(', ')}`,
      );
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
