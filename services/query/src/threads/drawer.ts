import type { ReportFile } from '@footnote/edgar/report-files';
import type { Drawn, StatementDrawer } from '@footnote/lanes/filings/statements/drawer';
import { createRequestThread } from './request-thread.ts';

/** Draws statements as filed in a separate thread: a report has megabytes and takes seconds. */
export type DrawerThread = StatementDrawer & { stop(): Promise<void> };

type Files = { readonly files: readonly ReportFile[] };

export type Question = Files & { readonly id: number };
export type Reply = { readonly id: number } & ({ readonly drawn: Drawn } | { readonly error: unknown });

/** The largest report takes some 600 MB. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 32 };

export function createDrawer(): DrawerThread {
  const thread = createRequestThread<Files, Reply>({
    module: new URL('./drawer-worker.ts', import.meta.url),
    does: 'drawing',
    resourceLimits: MEMORY_LIMITS,
  });
  return {
    draw: async (files) => {
      const reply = await thread.ask({ files });
      if ('error' in reply) throw reply.error;
      return reply.drawn;
    },
    stop: () => thread.stop(),
  };
}
