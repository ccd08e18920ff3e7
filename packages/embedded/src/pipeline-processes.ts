import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Config } from '@footnote/runtime/config';
import { memoryFlags } from '@footnote/runtime/memory-limits';
import type { UserError } from '@footnote/runtime/user-error';
import type { Embedded } from './embedded.ts';
import { type Forked, keptPipeline, type PipelineProcess } from './kept-pipeline.ts';

/** With more processes, each would have too few partitions of the log. */
const MOST = 4;

/** One core is reserved for the process that fetches and serves. */
const processesFor = (cores: number): number => Math.min(MOST, Math.max(1, cores - 1));

/** Processes that are started before their dependencies. */
export type ForkedPipelines = {
  readonly forked: readonly Forked[];
  /** Ends those that were never ordered to start. */
  discard(): void;
};

/** Starts the processes, which load their code while the caller starts their dependencies. */
export function forkPipelines(config: Config): ForkedPipelines {
  const count = processesFor(availableParallelism());
  const forked = Array.from({ length: count }, () => forkPipeline(shareOf(config, count)));
  return {
    forked,
    discard: () => {
      for (const { child, isOrdered } of forked) if (!isOrdered) child.kill('SIGKILL');
    },
  };
}

/** The processes share one limit for the companies that they cache. */
function shareOf(config: Config, count: number): Config {
  return { ...config, companyCacheFacts: Math.ceil(config.companyCacheFacts / count) };
}

function forkPipeline(config: Config): Forked {
  const child = fork(new URL('./pipeline-process.ts', import.meta.url), {
    // In a process group of its own: an interrupt from the terminal is for the parent, which stops this process in order.
    detached: true,
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', ...memoryFlags('pipeline', config)],
  });
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.on('error', ({ message }) => resolve(message));
  child.on('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  return { child, ended, isOrdered: false };
}

/**
 * Runs the parser and the projector on the machine's other cores: each process is a replica of both and exits
 * with this one. This process reports their health and metrics, and starts again one that ends. `onFailure` is called
 * if one fails to start again and again. `ahead`: processes that were already started.
 */
export function pipelineProcesses(
  embedded: Embedded,
  onFailure: (error: UserError) => void,
  ahead?: ForkedPipelines,
): readonly PipelineProcess[] {
  const count = processesFor(availableParallelism());
  const config = shareOf(embedded.session.config, count);
  return Array.from({ length: count }, (_, index) => {
    let first = ahead?.forked[index];
    return keptPipeline(embedded, {
      name: count === 1 ? 'pipeline' : `pipeline ${index + 1}`,
      config,
      fork: () => {
        const forked = first ?? forkPipeline(config);
        first = undefined;
        return forked;
      },
      onFailure,
    });
  });
}
