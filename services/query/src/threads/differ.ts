import type { Changes, SectionComparer, Sides } from '@footnote/lanes/filings/filings/section-comparer';
import { createRequestThread } from './request-thread.ts';

/**
 * Compares sections in a separate thread: a long one takes a fifth of a second, during which other requests
 * must not wait.
 */
export type Differ = SectionComparer & { stop(): Promise<void> };

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
