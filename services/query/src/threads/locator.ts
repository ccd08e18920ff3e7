import type { Place } from '@footnote/evidence/place';
import type { LocateJob, Locator } from '@footnote/lanes/filings/evidence/locate';
import { createDocumentThread } from './document-thread.ts';

/** Looks for facts in documents in a separate thread: a report has megabytes. */
export type LocatorThread = Locator & { stop(): Promise<void> };

export function createLocator(): LocatorThread {
  const { ask, stop } = createDocumentThread<{ readonly job: LocateJob }, readonly (Place | null)[]>({
    module: new URL('./locator-worker.ts', import.meta.url),
    does: 'locating',
  });
  return { locate: (job, read) => ask({ job }, read), stop };
}
