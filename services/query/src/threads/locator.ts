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
  const found = (job: Job, read: () => Promise<Uint8Array | null>): Promise<Found | null> =>
    ask({ job }, job.sha256, async () => {
      const content = await read();
      return content && { content };
    });
  return {
    locate: async (job, read) => (await found({ passages: [], ...job }, read))?.places ?? null,
    passages: async (job, read) =>
      (await found({ sought: [], onlyYears: false, ...job }, read))?.passages ?? null,
    stop,
  };
}
