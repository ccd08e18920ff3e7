import type { Change } from '@footnote/filing-text/diff';
import { createRequestThread } from '../request-thread.ts';

/** The texts of a section in two filings. */
export type Sides = { readonly before: readonly string[]; readonly after: readonly string[] };

export type Changes = { readonly changed: readonly Change[]; readonly totalChanges: number };

/**
 * Compares sections in a separate thread: a long one takes a fifth of a second, during which other requests
 * must not wait.
 */
export type Differ = {
  compare(sides: Sides): Promise<Changes>;
  stop(): Promise<void>;
};

export type Question = Sides & { readonly id: number };
export type Reply = { readonly id: number } & ({ readonly changes: Changes } | { readonly error: unknown });

export function createDiffer(): Differ {
  const thread = createRequestThread<Sides, Reply>({
    module: new URL('./differ-worker.ts', import.meta.url),
    does: 'comparing',
  });
  return {
    compare: async (sides) => {
      const reply = await thread.ask(sides);
      if ('error' in reply) throw reply.error;
      return reply.changes;
    },
    stop: () => thread.stop(),
  };
}
