import type { Component } from './lifecycle.ts';

/**
 * Several components as one, started concurrently. If one fails to start, the others are stopped and its
 * error is thrown.
 */
export function allOf(name: string, components: readonly Component[]): Component {
  let started: readonly Component[] = [];
  const stop = async (): Promise<void> => {
    const all = started;
    started = [];
    await Promise.all(all.map((component) => component.stop()));
  };
  return {
    name,
    start: async (signal) => {
      const outcomes = await Promise.allSettled(components.map((component) => component.start(signal)));
      started = components.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed === undefined) return;
      await stop();
      throw failed.reason;
    },
    stop,
  };
}
