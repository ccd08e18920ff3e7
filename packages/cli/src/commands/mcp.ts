import { Command, InvalidArgumentError } from 'commander';
import { loadConfig } from '@footnote/runtime/config';
import { UserError } from '@footnote/runtime/user-error';

type McpOptions = { readonly url?: string; readonly http?: number; readonly all?: boolean };

export function mcpCommand(): Command {
  return new Command('mcp')
    .description('answer language models through the Model Context Protocol, over stdio')
    .option('--url <url>', 'URL of the REST API (default: FOOTNOTE_URL or http://127.0.0.1:8080)')
    .option('--http <port>', 'over streamable HTTP on 127.0.0.1 instead; 0 picks a free port', portOf)
    .option('--all', 'a tool for each operation of the REST API instead of the few named after what is asked')
    .action(mcp);
}

function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (port <= 65535) return port;
  throw new InvalidArgumentError('a port is a whole number from 0 to 65535');
}

async function mcp({ url, http, all = false }: McpOptions): Promise<void> {
  const { serviceUrl, serviceKey } = loadConfig(process.env, { serviceUrl: url });
  if (serviceKey === null)
    throw new UserError('FOOTNOTE_KEY is not set', 'issue a key with: footnote keys issue');
  // The other commands, and the help, start without the libraries of the protocol.
  const { createServers } = await import('@footnote/mcp/servers');
  const create = createServers({ baseUrl: serviceUrl, key: serviceKey });
  const set = all ? 'all' : 'default';
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  if (http === undefined) {
    const { serveStdio } = await import('@footnote/mcp/stdio');
    const { stdin: input, stdout: output } = process;
    await serveStdio(create(set), { input, output, signal: stopped.signal });
    return;
  }
  const { serveHttp } = await import('@footnote/mcp/http');
  const server = await serveHttp(create, http, set).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new UserError(`port ${http} is in use`, 'choose another with --http N (0 picks a free port)');
  });
  console.log(`footnote mcp is up: ${server.address}`);
  await new Promise((resolve) => stopped.signal.addEventListener('abort', resolve, { once: true }));
  await server.stop();
}
