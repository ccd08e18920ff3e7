import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { dataDirAt } from '@footnote/embedded/data-dir';
import { type RunningService, runningServices } from '@footnote/embedded/running-services';
import { type CliResult, runCli, startCli } from '../faults/cli.ts';
import { checksumsAt, type Checksums } from './checksums.ts';

/** A running `footnote up --cluster`. */
export type Cluster = {
  readonly dataDir: string;
  /** Running processes, by name. */
  processes(): Promise<readonly RunningService[]>;
  cli(args: readonly string[]): Promise<CliResult>;
  checksums(): Promise<Checksums>;
  /** Address and pid of its ClickHouse. */
  clickhouse(): Promise<{ readonly url: string; readonly pid: number }>;
  /** Total lag of all consumer groups. */
  lag(): Promise<number>;
  /** All output of its processes. */
  output(): string;
  pid(): number;
  /** Kills the supervisor with SIGKILL and starts a new one, as a service manager would. */
  crash(): Promise<void>;
  /** Sends SIGINT, as Ctrl-C does; resolves to the exit code. */
  stop(): Promise<number | null>;
};

export type ClusterOptions = {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** In the syntax of the command line: `projector=2`. */
  readonly replicas?: string;
  /** Working directory; default that of this process. */
  readonly cwd?: string;
};

const UP_MS = 600_000;

export async function startCluster({ dataDir, env, replicas, cwd }: ClusterOptions): Promise<Cluster> {
  const args = ['up', '--cluster', '--port', '0', '--data', dataDir];
  let child: ChildProcess;
  let exited: Promise<[number | null]>;
  let output = '';
  const cli = (more: readonly string[]): Promise<CliResult> => runCli([...more, '--data', dataDir], env);
  const stop = async (): Promise<number | null> => {
    child.kill('SIGINT');
    return (await exited)[0];
  };
  const start = async (): Promise<void> => {
    const own = startCli(replicas === undefined ? args : [...args, '--replicas', replicas], env, cwd);
    child = own;
    exited = once(own, 'exit') as Promise<[number | null]>;
    let out = '';
    own.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
    own.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    for (const until = Date.now() + UP_MS; !out.includes('footnote is up');) {
      if (own.exitCode !== null) throw new Error(`the cluster exited during startup: ${output}`);
      if (Date.now() > until) {
        await stop();
        throw new Error(`the cluster was not up within ${UP_MS / 1000} s: ${output}`);
      }
      await delay(50);
    }
  };
  const clickhouse = async (): Promise<{ readonly url: string; readonly pid: number }> =>
    JSON.parse(await readFile(join(dataDir, 'clickhouse.json'), 'utf8')) as { url: string; pid: number };
  await start();
  return {
    dataDir,
    cli,
    stop,
    output: () => output,
    pid: () => child.pid ?? 0,
    crash: async () => {
      child.kill('SIGKILL');
      await exited;
      await start();
    },
    processes: () => Promise.resolve(runningServices(dataDirAt(dataDir))),
    checksums: async () => checksumsAt((await clickhouse()).url),
    clickhouse,
    lag: async () => {
      const { code, stdout, stderr } = await cli(['topics', 'list', '--json']);
      if (code !== 0) throw new Error(`topics list failed: ${stderr}`);
      const topics = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { readonly lag: Readonly<Record<string, number>> });
      return topics.flatMap(({ lag }) => Object.values(lag)).reduce((sum, each) => sum + each, 0);
    },
  };
}

/** Runs an ingest; throws if it fails. */
export async function ingestInto(cluster: Pick<Cluster, 'cli'>, source: readonly string[]): Promise<string> {
  const { code, stderr } = await cluster.cli(['ingest', ...source]);
  if (code !== 0) throw new Error(`ingest failed (${String(code)}): ${stderr}`);
  return stderr;
}
