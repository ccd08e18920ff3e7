import type { Place } from '@footnote/evidence/place';
import type { LocateJob, Locator } from '@footnote/lanes/filings/evidence/locate';
import { createRequestThread } from './request-thread.ts';

/** Looks for facts in documents in a separate thread: a report has megabytes. */
export type LocatorThread = Locator & { stop(): Promise<void> };

export type Question = LocateJob & { readonly id: number };
export type Reply = { readonly id: number } & (
  { readonly places: readonly (Place | null)[] } | { readonly error: unknown }
);

export function createLocator(): LocatorThread {
  const thread = createRequestThread<LocateJob, Reply>({
    module: new URL('./locator-worker.ts', import.meta.url),
    does: 'locating',
  });
  return {
    locate: async (job) => {
      const reply = await thread.ask(job);
      if ('error' in reply) throw reply.error;
      return reply.places;
    },
    stop: () => thread.stop(),
  };
}
