import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect } from 'chai';
import { loadConfig } from '@footnote/runtime/config';
import { createHealth } from '@footnote/runtime/health';
import { createMetrics } from '@footnote/runtime/metrics';
import type { UserError } from '@footnote/runtime/user-error';
import { eventually } from '@footnote/testing/eventually';
import type { Embedded } from './embedded.ts';
import { type Forked, keptPipeline } from './kept-pipeline.ts';
import type { Notice, Order } from './pipeline-protocol.ts';

const STATE: Notice = {
  kind: 'state',
  metrics: [],
  loops: [
    {
      name: 'projection names',
      healthy: true,
      age_seconds: 0,
      trouble: null,
      remedy: null,
      notice: null,
    },
  ],
};

/** A process that answers the order to start with `started`, or else fails. */
function fakeProcess(isSound: boolean): Forked & { end: (how: string) => void } {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const child = Object.assign(new EventEmitter(), {
    connected: true,
    kill: () => end('SIGKILL'),
    send: ({ kind }: Order) => {
      if (kind === 'stop') end('exit code 0');
      else if (!isSound) child.emit('message', { kind: 'failed', message: 'no log' } satisfies Notice);
      else for (const notice of [{ kind: 'started', projections: [] }, STATE]) child.emit('message', notice);
    },
  });
  return { child: child as unknown as ChildProcess, ended, isOrdered: false, end };
}

describe('a kept pipeline process', () => {
  const keptWith = (sound: readonly boolean[], maxFailures = 3) => {
    const health = createHealth();
    const said: string[] = [];
    const failures: UserError[] = [];
    const processes: ReturnType<typeof fakeProcess>[] = [];
    let failed = 0;
    const embedded = {
      session: { dir: { root: '/data' } },
      clickhouse: { url: 'http://127.0.0.1:1' },
      metrics: createMetrics('test', { defaults: false }),
      health,
      logger: { level: 'info', warn: (_: object, text: string) => said.push(text) },
    } as unknown as Embedded;
    const component = keptPipeline(embedded, {
      name: 'pipeline',
      config: loadConfig({}),
      fork: () => {
        const forked = fakeProcess(sound[processes.length] ?? true);
        processes.push(forked);
        return forked;
      },
      restarts: {
        up: () => (failed = 0),
        ended: () => ((failed += 1) > maxFailures ? null : 1),
        failures: () => failed,
      },
      onFailure: (error) => failures.push(error),
    });
    return { component, health, said, failures, processes };
  };

  it('is started again when it is killed, which is said once, and is unhealthy meanwhile', async () => {
    const { component, health, said, failures, processes } = keptWith([]);
    await component.start();
    expect(health.healthy()).to.equal(true);
    processes[0]?.end('SIGKILL');
    await eventually('trouble is reported', () => said.length === 1);
    await eventually('a second one runs', () => processes.length === 2 && health.healthy());
    processes[1]?.end('SIGKILL');
    await eventually('a third one runs', () => processes.length === 3 && health.healthy());
    expect(said).to.deep.equal(['the process that parses and projects is started again']);
    await component.stop();
    expect(health.loops()).to.deep.equal([]);
    expect(failures).to.deep.equal([]);
  });

  it('is given up with a sentence when it fails to start again and again', async () => {
    const { component, health, failures, processes } = keptWith([true, false, false, false]);
    await component.start();
    processes[0]?.end('exit code 1');
    await eventually('it is given up', () => failures.length === 1);
    expect(health.healthy()).to.equal(false);
    expect(failures[0]?.message).to.equal(
      'the process that parses and projects failed to start 4 times in a row: no log',
    );
    expect(processes.length).to.equal(4);
    await component.stop();
  });

  it('is not started again after it was stopped', async () => {
    const { component, processes, failures } = keptWith([]);
    await component.start();
    await component.stop();
    expect({ started: processes.length, failures }).to.deep.equal({ started: 1, failures: [] });
  });
});
