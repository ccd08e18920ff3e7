import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { runningServer } from '@footnote/embedded/clickhouse-address';
import type { DataDir } from '@footnote/embedded/data-dir';
import type { Config } from '@footnote/runtime/config';
import { UserError } from '@footnote/runtime/user-error';
import { requireFreePort } from '../in-use.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** The bits of a mode that let other users read or enter a folder. */
const OF_OTHERS = 0o007;

/** Below the first a write may fail any time, below the second somebody should look; bytes. */
const SCARCE = 2 ** 30;
const LITTLE = 10 * 2 ** 30;

/** Checks the data folder with its permissions and its disk, and the ports. */
export async function examineSurroundings(config: Config, dir: DataDir): Promise<readonly Finding[]> {
  return [folder(dir), ...disk(dir), ...(await ports(config, dir))];
}

function folder(dir: DataDir): Finding {
  if (!existsSync(dir.root))
    return warning('folder', `there is no data folder ${dir.root} yet.`, `footnote up --data ${dir.root}`);
  const folders = [dir.root, dir.log, dir.archive, dir.fetcher, dir.clickhouse].filter((path) =>
    existsSync(path),
  );
  const closed = folders.find((path) => !isWritable(path));
  if (closed !== undefined)
    return problem(
      'folder',
      `${closed} cannot be read and written by this user.`,
      `sudo chown -R "$(id -u)" ${closed}`,
    );
  return (statSync(dir.root).mode & OF_OTHERS) === 0
    ? ok('folder', `the data folder is ${dir.root}`)
    : warning('folder', `other users can read the data folder ${dir.root}.`, `chmod 700 ${dir.root}`);
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function disk(dir: DataDir): readonly Finding[] {
  let path = dir.root;
  while (!existsSync(path)) path = dirname(path);
  const { bavail, bsize } = statfsSync(path);
  return [diskFinding(path, bavail * bsize)];
}

/** Free bytes on the disk of `path`. */
export function diskFinding(path: string, free: number): Finding {
  const left = `${(free / 2 ** 30).toFixed(1)} GiB are free on the disk of ${path}`;
  const mend =
    'free space, or move the folder: footnote backup --to DIR, footnote restore --from DIR --data OTHER';
  if (free < SCARCE) return problem('disk', `only ${left}.`, mend);
  return free < LITTLE ? warning('disk', `only ${left}.`, mend) : ok('disk', left);
}

async function ports(config: Config, dir: DataDir): Promise<readonly Finding[]> {
  const running = await runningServer(dir);
  if (running.state !== 'none')
    return [ok('ports', `footnote ${running.address.owner} works on the data folder`)];
  const required = [
    ['FOOTNOTE_PORT', config.port, config.host],
    ['FOOTNOTE_ADMIN_PORT', config.adminPort, config.adminHost],
    ['FOOTNOTE_CLICKHOUSE_PORT', config.clickhousePort, '127.0.0.1'],
  ] as const;
  const taken: Finding[] = [];
  for (const [name, port, host] of required) {
    try {
      await requireFreePort(port, host);
    } catch (error) {
      const why = error instanceof UserError ? 'is taken' : `cannot be used: ${(error as Error).message}`;
      taken.push(
        problem('ports', `port ${port} of ${host} ${why}.`, `export ${name}=0, which picks a free port`),
      );
    }
  }
  return taken.length > 0 ? taken : [ok('ports', 'the data folder is not in use, and the ports are free')];
}
