import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { ProjectionOutline } from '@footnote/projection/outline';
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

/** A process that has loaded its code and waits for the order to start. */
type Forked = {
  readonly child: ChildProcess;
  /** Resolves when it has ended, with what happened. */
  readonly ended: Promise<Error>;
  isOrdered: boolean;
};

/** A process that parses and projects. */
export type PipelineProcess = Component & {
  /** The projections that it runs, once it has started. */
  projections(): readonly ProjectionOutline[];
};

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
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', ...memoryFlags('pipeline', config)],
  });
  const { promise: ended, resolve } = Promise.withResolvers<Error>();
  child.on('error', resolve);
  child.on('exit', (code, signal) =>
    resolve(new Error(`the pipeline process ended (${signal ?? `exit code ${code}`})`)),
  );
  return { child, ended, isOrdered: false };
}

/**
 * Runs the parser and the projector on the machine's other cores: each process is a replica of both and exits
 * with this one. This process reports their health and metrics. `onFailure` is called if one exits
 * unexpectedly. `ahead`: processes that were already started.
 */
export function pipelineProcesses(
  embedded: Embedded,
  onFailure: (error: Error) => void,
  ahead?: ForkedPipelines,
): readonly PipelineProcess[] {
  const count = processesFor(availableParallelism());
  const config = shareOf(embedded.session.config, count);
  return Array.from({ length: count }, (_, index) =>
    pipelineProcess(
      embedded,
      { name: count === 1 ? 'pipeline' : `pipeline ${index + 1}`, config },
      () => ahead?.forked[index] ?? forkPipeline(config),
      onFailure,
    ),
  );
}

function pipelineProcess(
  { session, clickhouse, metrics, health, logger }: Embedded,
  { name, config }: { readonly name: string; readonly config: Config },
  forked: () => Forked,
  onFailure: (error: Error) => void,
): PipelineProcess {
  const stallMs = config.stallSeconds * 1000;
  const loops = new Map<string, Loop>();
  let running: Forked | undefined;
  let projections: readonly ProjectionOutline[] = [];
  let isStopping = false;

  const follow = (reported: readonly LoopHealth[]): void => {
    for (const { name: loopName, healthy, trouble, remedy, notice } of reported) {
      const loop = loops.get(loopName) ?? health.loop(`${name}: ${loopName}`, stallMs);
      loops.set(loopName, loop);
      if (healthy) loop.tick();
      else loop.trouble(trouble ?? 'stalled', remedy ?? undefined);
      loop.notice(notice);
    }
  };

  const begin = async (): Promise<void> => {
    const { child, ended } = (running = forked());
    running.isOrdered = true;
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    child.on('message', (notice: Notice) => {
      if (notice.kind === 'state') {
        follow(notice.loops);
        metrics.include(name, notice.metrics);
      } else if (notice.kind === 'started') {
        ({ projections } = notice);
        resolve(undefined);
      } else reject(new Error(notice.message));
    });
    void ended.then((error) => {
      reject(error);
      if (!isStopping) onFailure(error);
    });
    const order: Order = {
      kind: 'start',
      config: { ...config, dataDir: session.dir.root, logLevel: logger.level as Config['logLevel'] },
      clickhouseUrl: clickhouse.url,
    };
    if (child.connected) child.send(order);
    await promise;
  };

  const end = async (): Promise<void> => {
    isStopping = true;
    for (const loop of loops.values()) loop.close();
    if (running === undefined) return;
    const { child, ended } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const order: Order = { kind: 'stop' };
    if (child.connected) child.send(order);
    await ended;
  };

  return {
    name,
    start: async () => {
      try {
        await begin();
      } catch (error) {
        isStopping = true;
        running?.child.kill('SIGKILL');
        throw error;
      }
    },
    stop: end,
    projections: () => projections,
  };
}
