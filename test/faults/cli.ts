import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../../bin/footnote', import.meta.url));

/** A command may take long to exit on a loaded machine; a forced exit has an exit code of its own. */
const PATIENT = { FOOTNOTE_SHUTDOWN_SECONDS: '120' };

/** The command line as a user runs it. `exec` in the launcher makes the child's pid that of Node. */
export function startCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): ChildProcess {
  return spawn(LAUNCHER, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FOOTNOTE_LOG_LEVEL: 'warn', ...PATIENT, ...env },
  });
}

export type CliResult = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Waits for a command to exit. */
export async function finishCli(child: ChildProcess): Promise<CliResult> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

export function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CliResult> {
  return finishCli(startCli(args, env));
}

/** Stops a command like Ctrl-C or a service manager, and waits for it to exit. */
export async function stopCli(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export type Up = {
  readonly child: ChildProcess;
  readonly address: string;
  readonly ended: Promise<CliResult>;
};

/** Starts `up` on a free port and resolves when it prints its address. */
export async function startUp(
  data: string,
  env: Readonly<Record<string, string>> = {},
  more: readonly string[] = [],
): Promise<Up> {
  const child = startCli(['up', '--port', '0', '--data', data, ...more], env);
  const ended = finishCli(child);
  const address = new Promise<string>((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /footnote is up: (http:\/\/\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const failed = ended.then(({ code, stderr }) => {
    throw new Error(`up exited (${String(code)}): ${stderr}`);
  });
  failed.catch(() => undefined);
  return { child, ended, address: await Promise.race([address, failed]) };
}

/** Pid of the embedded ClickHouse on a data folder, if one is running. */
export function clickhousePid(data: string): number | undefined {
  try {
    const { pid } = JSON.parse(readFileSync(join(data, 'clickhouse.json'), 'utf8')) as { pid: number };
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** Read models of governance, which have visible rows by revision as cells have. */
export const GOVERNANCE_TABLES: readonly string[] = [
  'governance_reports',
  'trading_arrangements',
  'proxy_rows',
  'proposal_votes',
  'officer_changes',
];

/**
 * Number and order-independent hash of the visible cells, regardless of their revision, and a line with those of the rows of
 * each of `others`.
 */
export async function cellsChecksum(data: string, others: readonly string[] = []): Promise<string> {
  const sql = ['statement_cells', ...others]
    .map(
      (table, at) =>
        `SELECT ${at} AS place, count(), hex(sum(sipHash64(tuple(* EXCEPT revision)))) FROM ${table}`,
    )
    .join(' UNION ALL ');
  // An order after the last part of a union would be that of this part alone.
  const ordered = `SELECT * FROM (${sql}) ORDER BY place`;
  const result = await runCli(['sql', ordered, '--format', 'TSV', '--data', data]);
  if (result.code !== 0) throw new Error(`sql failed: ${result.stderr}`);
  const lines = result.stdout.trim().split('\n');
  return lines.map((line) => line.slice(line.indexOf('\t') + 1)).join('\n');
}
