import type { Place } from '@footnote/evidence/place';
import type { LocateJob, Locator } from '@footnote/lanes/filings/evidence/locate';
import { createWorkThread } from './work-thread.ts';

/** Looks for facts in documents in a separate thread: a report has megabytes. */
export type LocatorThread = Locator & { stop(): Promise<void> };

export function createLocator(): LocatorThread {
  const { run, stop } = createWorkThread<LocateJob, readonly (Place | null)[]>({
    module: new URL('./locator-worker.ts', import.meta.url),
    does: 'locating',
  });
  return { locate: run, stop };
}
