import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { DataDir } from './data-dir.ts';

/** Which command started the embedded server: `up` and `demo` stay, the others leave with their work. */
export type Owner = 'up' | 'demo' | 'ingest' | 'rebuild' | 'sql';

/** Where a data folder's ClickHouse answers, and whose child it is. */
export type Address = {
  readonly url: string;
  readonly pid: number;
  readonly owner: Owner;
  readonly ownerPid: number;
};

const PING_TIMEOUT_MS = 2_000;

export function publishAddress(dir: DataDir, address: Address): void {
  const draft = `${dir.clickhouseAddress}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(address)}\n`);
  renameSync(draft, dir.clickhouseAddress);
}

/** Takes away the address that this process published; leaves alone what another one did. */
export function withdrawAddress(dir: DataDir): void {
  if (readAddress(dir)?.ownerPid === process.pid) rmSync(dir.clickhouseAddress, { force: true });
}

/**
 * The server that answers on this folder; undefined when none does. A killed owner leaves its file, and for a
 * moment its server, which is about to end: neither is to be relied on.
 */
export async function runningServer(dir: DataDir): Promise<Address | undefined> {
  const address = readAddress(dir);
  if (address === undefined || !isAlive(address.ownerPid) || !isAlive(address.pid)) return undefined;
  try {
    const signal = AbortSignal.timeout(PING_TIMEOUT_MS);
    const answer = await fetch(new URL('/ping', address.url), { signal });
    return answer.ok ? address : undefined;
  } catch {
    return undefined;
  }
}

function readAddress(dir: DataDir): Address | undefined {
  try {
    return JSON.parse(readFileSync(dir.clickhouseAddress, 'utf8')) as Address;
  } catch {
    return undefined;
  }
}

/** Whether a process of this machine has this id. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
