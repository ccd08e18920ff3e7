import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { redisBinary } from './redis-binary.ts';

/** A Redis on loopback that a test can stop, freeze and restart. It has no persistence. */
export type TestRedis = {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Accepts connections but does not answer until `thaw`. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

/** Whether Redis is available for tests. With REQUIRE_REDIS=1 its absence is an error. */
export function hasRedis(): boolean {
  if (redisBinary() !== undefined) return true;
  const remedy = 'make redis (or, as root: apt-get install -y redis-server)';
  if (process.env['REQUIRE_REDIS'] === '1') throw new Error(`redis-server is not installed: ${remedy}`);
  console.log(`      skipped: no redis-server here; ${remedy}`);
  return false;
}

/** Starts a Redis on a free port. With `password` it requires one. */
export async function startRedis(options: { readonly password?: string } = {}): Promise<TestRedis> {
  const { password } = options;
  const folder = await mkdtemp(join(tmpdir(), 'footnote-redis-'));
  const port = await freePort();
  const url = `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const binary = redisBinary();
  if (binary === undefined) throw new Error('there is no redis-server');

  const start = async (): Promise<void> => {
    const secret = password === undefined ? [] : ['--requirepass', password];
    child = spawn(
      binary.command,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...secret],
      { stdio: 'ignore', env: binary.env },
    );
    await answering(url, child);
  };
  const stop = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (running?.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  };
  await start();
  return {
    url,
    start,
    stop,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: () => 20 } });
  client.on('error', () => undefined);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('redis-server ended at once')));
  try {
    await Promise.race([client.connect(), ended]);
    await client.ping();
  } finally {
    client.destroy();
    ended.catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
