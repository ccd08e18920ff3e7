import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const client = new Client({ name: 'example', version: '1' });
await client.connect(
  new StdioClientTransport({
    command: 'bin/footnote',
    args: ['mcp', '--url', 'http://127.0.0.1:8080'],
    env: { PATH: process.env['PATH'] ?? '', FOOTNOTE_KEY: process.env['KEY'] ?? '' },
  }),
);

const { tools } = await client.listTools();
console.log(tools.map(({ name }) => name).join(', '));

/** Calls a tool and prints its answer. */
async function ask(name: string, given: Record<string, unknown>): Promise<void> {
  const { content } = await client.callTool({ name, arguments: given });
  for (const { text } of content as { text: string }[]) console.log(text);
}

await ask('get_figures', { company: 'december widgets', fields: 'sales, EPS', periods: 'last 3 years' });
await ask('get_figures', { company: 'FNDEK', fields: 'sales' });
await ask('show_evidence', { company: 'FNDEC', field: 'sales', period: 'FY2025' });
await client.close();
