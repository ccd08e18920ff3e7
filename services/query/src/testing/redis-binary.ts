/**
 * Debian's Redis for tests. Run as a program it makes sure that there is one:
 *
 *     node services/query/src/testing/redis-binary.ts
 *
 * by apt-get where that is allowed (root, or sudo that asks for no password), else unpacked into node_modules/.cache,
 * which needs no rights.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type RedisBinary = {
  readonly command: string;
  readonly env: Readonly<Record<string, string | undefined>>;
};

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/redis', import.meta.url));
const UNPACKED = join(CACHE, 'root');

/** redis-tools also contains the server; the others are libraries that few machines have. */
const PACKAGES = ['redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];

/** The installed one, or the unpacked one; undefined without either. */
export function redisBinary(): RedisBinary | undefined {
  return [systemBinary(), unpackedBinary()].find(
    ({ command, env }) => spawnSync(command, ['--version'], { env }).status === 0,
  );
}

function systemBinary(): RedisBinary {
  return { command: 'redis-server', env: process.env };
}

function unpackedBinary(): RedisBinary {
  const libraries = join(UNPACKED, 'usr/lib');
  const folders = existsSync(libraries) ? readdirSync(libraries).map((name) => join(libraries, name)) : [];
  return {
    command: join(UNPACKED, 'usr/bin/redis-server'),
    env: { ...process.env, LD_LIBRARY_PATH: folders.join(':') },
  };
}

function install(): void {
  const apt = ['-y', '-qq', '-o', 'APT::Get::List-Cleanup=0'];
  if (process.getuid?.() === 0) {
    run('apt-get', [...apt, 'update']);
    run('apt-get', [...apt, 'install', '--no-install-recommends', 'redis-server']);
  } else if (spawnSync('sudo', ['-n', 'true']).status === 0) {
    run('sudo', ['-n', 'apt-get', ...apt, 'update']);
    run('sudo', ['-n', 'apt-get', ...apt, 'install', '--no-install-recommends', 'redis-server']);
  } else unpack();
}

/** Lists and packages in folders of our own. */
function unpack(): void {
  rmSync(CACHE, { recursive: true, force: true });
  for (const folder of ['lists/partial', 'archives/partial', 'debs', 'root'])
    mkdirSync(join(CACHE, folder), { recursive: true });
  const own = ['-qq', '-o', `Dir::State::Lists=${join(CACHE, 'lists')}`, '-o', `Dir::Cache=${CACHE}`];
  run('apt-get', [...own, 'update']);
  run('apt-get', [...own, 'download', ...PACKAGES], join(CACHE, 'debs'));
  for (const deb of readdirSync(join(CACHE, 'debs'))) run('dpkg', ['-x', join(CACHE, 'debs', deb), UNPACKED]);
  // The server is the same binary as the checker under another name.
  const server = join(UNPACKED, 'usr/bin/redis-server');
  if (!existsSync(server)) symlinkSync('redis-check-rdb', server);
}

function run(command: string, args: readonly string[], cwd?: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync(command, args, { stdio: 'inherit', env, ...(cwd === undefined ? {} : { cwd }) });
}

if (import.meta.main) {
  if (redisBinary() === undefined) install();
  const binary = redisBinary();
  if (binary === undefined) throw new Error('there is no redis-server, and none could be installed');
  console.log(binary.command);
}
