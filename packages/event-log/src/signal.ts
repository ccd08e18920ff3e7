/** A latch for one waiting loop: a `set` before the wait is not lost. */
export type Signal = { readonly set: () => void; readonly wait: () => Promise<void> };

export function createSignal(): Signal {
  let isSet = false;
  let release: (() => void) | undefined;
  return {
    set: () => {
      isSet = true;
      release?.();
    },
    wait: async () => {
      if (!isSet) await new Promise<void>((resolve) => (release = resolve));
      isSet = false;
      release = undefined;
    },
  };
}

/** Lets timers and I/O run between two turns of a loop whose work may all be microtasks. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
