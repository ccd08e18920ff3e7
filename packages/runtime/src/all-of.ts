import type { Component } from './lifecycle.ts';

/** Several components as one. When one fails to start, those before it are stopped and its error is thrown. */
export function allOf(name: string, components: readonly Component[]): Component {
  const started: Component[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.splice(0).map((component) => component.stop()));
  };
  return {
    name,
    start: async (signal) => {
      for (const component of components) {
        try {
          await component.start(signal);
          started.push(component);
        } catch (error) {
          await stop();
          throw error;
        }
      }
    },
    stop,
  };
}
