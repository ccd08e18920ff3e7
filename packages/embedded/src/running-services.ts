import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './clickhouse-address.ts';
import type { DataDir } from './data-dir.ts';

/** A running process of the service, as listed in `services.json` of the data folder. */
export type RunningService = {
  readonly name: string;
  readonly pid: number;
  readonly adminPort: number;
  /** URL of the REST API; null for services without one. */
  readonly address: string | null;
};

const fileOf = (dir: DataDir): string => join(dir.root, 'services.json');

/** Replaces the list of the folder's running services. */
export function publishServices(dir: DataDir, services: readonly RunningService[]): void {
  const draft = `${fileOf(dir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(services, null, 2)}\n`);
  renameSync(draft, fileOf(dir));
}

export function withdrawServices(dir: DataDir): void {
  rmSync(fileOf(dir), { force: true });
}

/** The listed services whose process exists: a killed `up` leaves its list behind. */
export function runningServices(dir: DataDir): readonly RunningService[] {
  let listed: readonly RunningService[];
  try {
    listed = JSON.parse(readFileSync(fileOf(dir), 'utf8')) as readonly RunningService[];
  } catch {
    return [];
  }
  return listed.filter(({ pid }) => isAlive(pid));
}
