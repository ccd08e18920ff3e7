import type { Drawn, DrawJob, StatementDrawer } from '@footnote/lanes/filings/statements/drawer';
import { createWorkThread } from './work-thread.ts';

/** Draws statements as filed in a separate thread: a report has megabytes and takes seconds. */
export type DrawerThread = StatementDrawer & { stop(): Promise<void> };

/** The largest report takes some 600 MB. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 32 };

export function createDrawer(): DrawerThread {
  const { run, stop } = createWorkThread<DrawJob, Drawn>({
    module: new URL('./drawer-worker.ts', import.meta.url),
    does: 'drawing',
    resourceLimits: MEMORY_LIMITS,
  });
  return { draw: run, stop };
}
