import type { Locator } from '@footnote/lanes/filings/evidence/locate';
import { createDocumentThread } from './document-thread.ts';
import type { Found, Job } from './locations.ts';

/** Looks for facts and passages in documents in a separate thread: a report has megabytes. */
export type LocatorThread = Locator & { stop(): Promise<void> };

export function createLocator(): LocatorThread {
  const { ask, stop } = createDocumentThread<{ readonly job: Job }, Found>({
    module: new URL('./locator-worker.ts', import.meta.url),
    does: 'locating',
  });
  return {
    locate: async (job, read) =>
      (await ask({ job: { passages: [], ...job } }, job.sha256, read))?.places ?? null,
    passages: async (job, read) =>
      (await ask({ job: { sought: [], onlyYears: false, ...job } }, job.sha256, read))?.passages ?? null,
    stop,
  };
}
