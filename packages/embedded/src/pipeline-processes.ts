import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Config } from '@footnote/runtime/config';
import type { Loop, LoopHealth } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import { memoryFlags } from '@footnote/runtime/memory-limits';
import type { Embedded } from './embedded.ts';
import type { Notice, Order } from './pipeline-protocol.ts';

/** With more processes, each would have too few partitions of the log. */
const MOST = 4;

/** One core is reserved for the process that fetches and serves. */
const processesFor = (cores: number): number => Math.min(MOST, Math.max(1, cores - 1));

/**
 * Runs the parser and the projector on the machine's other cores: each process is a replica of both and exits
 * with this one. Their health and metrics are reported by this process. `onFailure` is called when one exits
 * by itself.
 */
export function pipelineProcesses(
  embedded: Embedded,
  onFailure: (error: Error) => void,
): readonly Component[] {
  const count = processesFor(availableParallelism());
  const config = shareOf(embedded.session.config, count);
  return Array.from({ length: count }, (_, index) =>
    pipelineProcess(embedded, config, count === 1 ? 'pipeline' : `pipeline ${index + 1}`, onFailure),
  );
}

/** The processes share one limit for the companies that they cache. */
function shareOf(config: Config, count: number): Config {
  return { ...config, companyCacheFacts: Math.ceil(config.companyCacheFacts / count) };
}

function pipelineProcess(
  { session, clickhouse, metrics, health, logger }: Embedded,
  config: Config,
  name: string,
  onFailure: (error: Error) => void,
): Component {
  const stallMs = config.stallSeconds * 1000;
  const loops = new Map<string, Loop>();
  let child: ChildProcess | undefined;
  let isStopping = false;

  const follow = (reported: readonly LoopHealth[]): void => {
    for (const { name: loopName, healthy, trouble, notice } of reported) {
      const loop = loops.get(loopName) ?? health.loop(`${name}: ${loopName}`, stallMs);
      loops.set(loopName, loop);
      if (healthy) loop.tick();
      else loop.trouble(trouble ?? 'stalled');
      loop.notice(notice);
    }
  };

  const begin = async (): Promise<void> => {
    const started = fork(new URL('./pipeline-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', ...memoryFlags('pipeline', config)],
    });
    child = started;
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    started.on('message', (notice: Notice) => {
      if (notice.kind === 'state') {
        follow(notice.loops);
        metrics.include(name, notice.metrics);
      } else if (notice.kind === 'started') resolve(undefined);
      else reject(new Error(notice.message));
    });
    started.on('error', reject);
    started.on('exit', (code, signal) => {
      const error = new Error(`the ${name} process ended (${signal ?? `exit code ${code}`})`);
      reject(error);
      if (!isStopping) onFailure(error);
    });
    const order: Order = {
      kind: 'start',
      config: { ...config, dataDir: session.dir.root, logLevel: logger.level as Config['logLevel'] },
      clickhouseUrl: clickhouse.url,
    };
    started.send(order);
    await promise;
  };

  const end = async (): Promise<void> => {
    isStopping = true;
    for (const loop of loops.values()) loop.close();
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    const order: Order = { kind: 'stop' };
    if (child.connected) child.send(order);
    await exited;
  };

  return {
    name,
    start: async () => {
      try {
        await begin();
      } catch (error) {
        isStopping = true;
        child?.kill('SIGKILL');
        throw error;
      }
    },
    stop: end,
  };
}
