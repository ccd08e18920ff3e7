import { ConfigError, loadConfig } from './config.ts';
import { isLimited, type LimitedProcess, memoryFlags } from './memory-limits.ts';

/**
 * Makes a process keep within its memory however it was started: V8 takes its limits before it runs anything, so a
 * process that has none puts one that has in its own place, under the same process id. Called before anything else is
 * loaded. What Node was started with is kept, and outranks ours. A process with a channel to its parent would lose it,
 * so a parent passes `memoryFlags` itself; Windows has no such thing as taking one's own place.
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
