import { once } from 'node:events';
import { createServer } from 'node:net';
import { runningServer } from '@footnote/embedded/clickhouse-address';
import type { DataDir } from '@footnote/embedded/data-dir';
import { UserError } from '@footnote/runtime/user-error';

export const folderInUse = (folder: string, command: string): UserError =>
  new UserError(`the data folder ${folder} is in use by footnote ${command}`);

export const portInUse = (port: number | undefined): UserError =>
  new UserError(`port ${port ?? ''} is in use`, 'choose another port with --port N (0 picks a free port)');

/** Throws `UserError` while a command answers for the folder, before anything is loaded or started. */
export async function requireFreeFolder(dir: DataDir): Promise<void> {
  const running = await runningServer(dir);
  if (running.state === 'answers') throw folderInUse(dir.root, running.address.owner);
}

/** Throws `UserError` if something listens on the port; 0, which picks a free port, always passes. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw portInUse(port);
    throw error;
  } finally {
    probe.close();
  }
}
