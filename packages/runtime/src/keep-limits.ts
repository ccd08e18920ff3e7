import { ConfigError, loadConfig } from './config.ts';
import { isLimited, type LimitedProcess, memoryFlags } from './memory-limits.ts';

/**
 * Limits a process's memory, however it was started. V8 reads its limits only at start, so a process without
 * limits replaces itself by one with them, under the same process id. Call it before anything else is loaded.
 * Node's own arguments are kept and take precedence over ours. A process with a channel to its parent would
 * lose the channel, so its parent passes `memoryFlags` itself; Windows cannot replace a process.
 */
export function keepLimits(name: LimitedProcess): void {
  const { execArgv, argv, env, execPath, channel, platform } = process;
  if (isLimited(execArgv, env) || channel !== undefined || platform === 'win32') return;
  let flags: readonly string[];
  try {
    flags = memoryFlags(name, loadConfig(env));
  } catch (error) {
    // Reported by the process that starts with this configuration.
    if (error instanceof ConfigError) return;
    throw error;
  }
  process.execve?.(execPath, [execPath, ...execArgv, ...flags, ...argv.slice(1)], env);
}
