import { EventEmitter } from 'node:events';
import { expect } from 'chai';
import pino from 'pino';
import { createLifecycle, runUntilSignal, type Component } from './lifecycle.ts';

const logger = pino({ level: 'silent' });

function recorder(): {
  readonly steps: string[];
  component: (name: string, faults?: Partial<Component>) => Component;
} {
  const steps: string[] = [];
  return {
    steps,
    component: (name, faults = {}) => ({
      name,
      start: () => Promise.resolve(void steps.push(`start ${name}`)),
      stop: () => Promise.resolve(void steps.push(`stop ${name}`)),
      ...faults,
    }),
  };
}

const ticks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('lifecycle', () => {
  it('starts components in order, stops them in reverse order, and exits with 0 on a signal', async () => {
    const { steps, component } = recorder();
    const signals = new EventEmitter();
    const components = [component('a'), component('b'), component('c')];
    const ended = runUntilSignal({ components, logger, shutdownMs: 1000, signals });
    await ticks();
    signals.emit('SIGTERM');
    expect(await ended).to.equal(0);
    expect(steps).to.deep.equal(['start a', 'start b', 'start c', 'stop c', 'stop b', 'stop a']);
    expect(signals.listenerCount('SIGTERM') + signals.listenerCount('SIGINT')).to.equal(0);
  });

  it('stops the started components and reports the error when one fails to start', async () => {
    const { steps, component } = recorder();
    const broken = component('b', { start: () => Promise.reject(new Error('port in use')) });
    const lifecycle = createLifecycle({
      components: [component('a'), broken, component('c')],
      logger,
      shutdownMs: 1000,
      signals: new EventEmitter(),
    });
    const failure = await lifecycle.start().catch((error: unknown) => error);
    expect(failure).to.be.an('error').with.property('message', 'port in use');
    expect(steps).to.deep.equal(['start a', 'stop a']);
    expect(await lifecycle.finished).to.equal(1);
  });

  it('forces the exit on the second signal', async () => {
    const { component } = recorder();
    const stuck = component('stuck', { stop: () => new Promise<void>(() => undefined) });
    const signals = new EventEmitter();
    const ended = runUntilSignal({ components: [stuck], logger, shutdownMs: 60_000, signals });
    await ticks();
    signals.emit('SIGINT');
    await ticks();
    signals.emit('SIGINT');
    expect(await ended).to.equal(2);
  });

  it('forces the exit when a shutdown takes too long', async () => {
    const { component } = recorder();
    const stuck = component('stuck', { stop: () => new Promise<void>(() => undefined) });
    const lifecycle = createLifecycle({
      components: [stuck],
      logger,
      shutdownMs: 5,
      signals: new EventEmitter(),
    });
    await lifecycle.start();
    lifecycle.shutdown();
    expect(await lifecycle.finished).to.equal(2);
  });

  it('stops the other components when one fails to stop, and exits with 1', async () => {
    const { steps, component } = recorder();
    const broken = component('b', { stop: () => Promise.reject(new Error('cannot flush')) });
    const lifecycle = createLifecycle({
      components: [component('a'), broken],
      logger,
      shutdownMs: 1000,
      signals: new EventEmitter(),
    });
    await lifecycle.start();
    lifecycle.shutdown();
    expect(await lifecycle.finished).to.equal(1);
    expect(steps).to.include('stop a');
  });

  it('stops everything and exits with 1 when a running component fails', async () => {
    const { steps, component } = recorder();
    const lifecycle = createLifecycle({
      components: [component('a')],
      logger,
      shutdownMs: 1000,
      signals: new EventEmitter(),
    });
    await lifecycle.start();
    lifecycle.shutdown(new Error('disk full'));
    expect(await lifecycle.finished).to.equal(1);
    expect(steps).to.deep.equal(['start a', 'stop a']);
  });

  it('aborts a start that is waiting for dependencies without failing', async () => {
    const { steps, component } = recorder();
    const signals = new EventEmitter();
    const waiting = component('b', {
      start: (signal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up')))),
    });
    const components = [component('a'), waiting];
    const ended = runUntilSignal({ components, logger, shutdownMs: 60_000, signals });
    await ticks();
    signals.emit('SIGTERM');
    expect(await ended).to.equal(0);
    expect(steps).to.deep.equal(['start a', 'stop a']);
  });

  it('exits on the second signal although a start hangs', async () => {
    const { component } = recorder();
    const signals = new EventEmitter();
    const stuck = component('stuck', { start: () => new Promise<void>(() => undefined) });
    const ended = runUntilSignal({ components: [stuck], logger, shutdownMs: 60_000, signals });
    await ticks();
    signals.emit('SIGINT');
    signals.emit('SIGINT');
    expect(await ended).to.equal(2);
  });

  it('waits for a starting component before it stops it', async () => {
    const { steps, component } = recorder();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const slow = component('slow', { start: () => promise });
    const lifecycle = createLifecycle({
      components: [slow, component('later')],
      logger,
      shutdownMs: 1000,
      signals: new EventEmitter(),
    });
    const starting = lifecycle.start();
    lifecycle.shutdown();
    resolve(undefined);
    await starting;
    expect(await lifecycle.finished).to.equal(0);
    expect(steps).to.deep.equal(['stop slow']);
  });
});
