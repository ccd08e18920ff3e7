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
console.log(tools.filter(({ name }) => name.startsWith('stock_')).map(({ name }) => name));

const { resources } = await client.listResources();
console.log(resources.map(({ uri }) => uri));

const refused = await client.callTool({ name: 'get_profile', arguments: { symbol: 'FNDEK' } });
console.log(refused.isError, JSON.stringify(refused.structuredContent));

const found = await client.callTool({ name: 'stock_search', arguments: { query: 'FNDEK' } });
console.log(JSON.stringify(found.structuredContent));
await client.close();
