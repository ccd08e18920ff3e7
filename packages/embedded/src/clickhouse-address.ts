import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { DataDir } from './data-dir.ts';

/**
 * The command that started the embedded server: `up` and `demo` keep running, the others exit when their work
 * is done.
 */
export type Owner = 'up' | 'demo' | 'ingest' | 'rebuild' | 'sql';

/** Address and owner of the ClickHouse of a data folder. */
export type Address = {
  /** With the name and password of the user that may write. */
  readonly url: string;
  /** With those of the user that may only read. */
  readonly readerUrl: string;
  readonly pid: number;
  readonly owner: Owner;
  readonly ownerPid: number;
  /** Start time of the owner in the format of its operating system; null if unknown. */
  readonly ownerStarted: string | null;
};

/**
 * `answers`: the server can be used. `silent`: its owner is alive and about to restart it. `none`: no server
 * runs, or the remaining one is about to exit because its owner was killed.
 */
export type Running =
  { readonly state: 'answers' | 'silent'; readonly address: Address } | { readonly state: 'none' };

const PING_TIMEOUT_MS = 2_000;

/** Publishes the address of the server started by this process. */
export function publishAddress(
  dir: DataDir,
  server: Pick<Address, 'url' | 'readerUrl' | 'pid' | 'owner'>,
): void {
  const { url, readerUrl, pid, owner } = server;
  const ownerStarted = startOf(process.pid);
  const address: Address = { url, readerUrl, pid, owner, ownerPid: process.pid, ownerStarted };
  const draft = `${dir.clickhouseAddress}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(address)}\n`, { mode: 0o600 });
  renameSync(draft, dir.clickhouseAddress);
}

/** Removes the address that this process published, and leaves any other. */
export function withdrawAddress(dir: DataDir): void {
  if (readAddress(dir)?.ownerPid === process.pid) rmSync(dir.clickhouseAddress, { force: true });
}

/** The server of this folder. */
export async function runningServer(dir: DataDir): Promise<Running> {
  const address = readAddress(dir);
  if (address === undefined || !isOwned(address)) return { state: 'none' };
  return { state: (await answers(address)) ? 'answers' : 'silent', address };
}

/**
 * Whether the process that published the address is still running: a file outlives its writer, and process
 * ids are reused.
 */
export function isOwned({ ownerPid, ownerStarted }: Address): boolean {
  return isAlive(ownerPid) && startOf(ownerPid) === ownerStarted;
}

async function answers({ pid, url }: Address): Promise<boolean> {
  if (!isAlive(pid)) return false;
  try {
    const signal = AbortSignal.timeout(PING_TIMEOUT_MS);
    return (await fetch(`http://${new URL(url).host}/ping`, { signal })).ok;
  } catch {
    return false;
  }
}

function readAddress(dir: DataDir): Address | undefined {
  try {
    return JSON.parse(readFileSync(dir.clickhouseAddress, 'utf8')) as Address;
  } catch {
    return undefined;
  }
}

/** Whether a process with this id exists, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Clock ticks between the start of the machine and that of the process (Linux, field 22 of /proc/pid/stat). */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
