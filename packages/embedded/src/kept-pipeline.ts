import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { ProjectionOutline } from '@footnote/projection/outline';
import type { Config } from '@footnote/runtime/config';
import type { Loop, LoopHealth } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import { createRestarts, type Restarts } from '@footnote/runtime/restarts';
import { newsOf } from '@footnote/runtime/storage-fault';
import { UserError } from '@footnote/runtime/user-error';
import type { Embedded } from './embedded.ts';
import type { Notice, Order } from './pipeline-protocol.ts';

/** A process that has loaded its code and waits for the order to start. */
export type Forked = {
  readonly child: ChildProcess;
  /** Resolves when it has ended, with how: `SIGKILL` or `exit code 1`. */
  readonly ended: Promise<string>;
  isOrdered: boolean;
};

/** A process that parses and projects. */
export type PipelineProcess = Component & {
  /** The projections that it runs, once it has started. */
  projections(): readonly ProjectionOutline[];
};

export type KeptPipelineOptions = {
  /** As in the names of its loops. */
  readonly name: string;
  readonly config: Config;
  readonly fork: () => Forked;
  /** Default: as in production. */
  readonly restarts?: Restarts;
  /** It is not started again. */
  readonly onFailure: (error: UserError) => void;
};

const WHAT = 'the process that parses and projects';

/** Starts a process, reports its health and metrics, and starts it again whenever it ends before it is stopped. */
export function keptPipeline(
  { session, clickhouse, metrics, health, logger }: Embedded,
  { name, config, fork, restarts = createRestarts(), onFailure }: KeptPipelineOptions,
): PipelineProcess {
  const stallMs = config.stallSeconds * 1000;
  const loops = new Map<string, Loop>();
  const isNews = newsOf();
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let running: Forked | undefined;
  let keeping: Promise<void> = Promise.resolve();
  let projections: readonly ProjectionOutline[] = [];

  const follow = (reported: readonly LoopHealth[]): void => {
    for (const { name: loopName, healthy, trouble, remedy, notice } of reported) {
      const loop = loops.get(loopName) ?? health.loop(`${name}: ${loopName}`, stallMs);
      loops.set(loopName, loop);
      if (healthy) loop.tick();
      else loop.trouble(trouble ?? 'stalled', remedy ?? undefined);
      loop.notice(notice);
    }
  };

  /** Resolves once it runs the projections. */
  const begin = async (): Promise<void> => {
    const { child, ended } = (running = fork());
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
    void ended.then((how) => reject(new Error(`${WHAT} ended (${how})`)));
    const order: Order = {
      kind: 'start',
      config: { ...config, dataDir: session.dir.root, logLevel: logger.level as Config['logLevel'] },
      clickhouseUrl: clickhouse.url,
    };
    if (child.connected) child.send(order);
    try {
      await promise;
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
    restarts.up();
  };

  const keep = async (first: Forked): Promise<void> => {
    let ended = first.ended.then((how) => `it ended (${how})`);
    for (let startedAt = performance.now(); ; startedAt = performance.now()) {
      const how = await ended;
      if (isStopping()) return;
      const pauseMs = restarts.ended(performance.now() - startedAt);
      if (pauseMs === null) {
        onFailure(
          new UserError(
            `${WHAT} failed to start ${restarts.failures()} times in a row: ${how}`,
            'see footnote doctor',
          ),
        );
        return;
      }
      for (const loop of loops.values()) loop.trouble(`${WHAT} is started again: ${how}`);
      if (isNews(how)) logger.warn({ how, pause_ms: pauseMs }, `${WHAT} is started again`);
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      ended = begin().then(
        () => running?.ended.then((next) => `it ended (${next})`) ?? '',
        (error: unknown) => (error as Error).message,
      );
    }
  };

  return {
    name,
    start: async () => {
      await begin();
      if (running !== undefined) keeping = keep(running);
    },
    stop: async () => {
      stopping.abort();
      for (const loop of loops.values()) loop.close();
      const { child } = running ?? {};
      const order: Order = { kind: 'stop' };
      if (child?.connected === true) child.send(order);
      await running?.ended;
      await keeping;
    },
    projections: () => projections,
  };
}
