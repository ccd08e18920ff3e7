import type { DocumentViewer } from '@footnote/lanes/filings/documents/viewer';
import { createRequestThread } from './request-thread.ts';
import type { Question, Reply } from './views.ts';

/** Makes views of documents in a separate thread, one after the other. */
export type ViewerThread = DocumentViewer & { stop(): Promise<void> };

/** The documents that are remembered and one of the largest size have less than half of it as text. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 };

export function createViewer(): ViewerThread {
  const thread = createRequestThread<Omit<Question, 'id'>, Reply>({
    module: new URL('./viewer-worker.ts', import.meta.url),
    does: 'viewing',
    resourceLimits: MEMORY_LIMITS,
  });
  return {
    view: async (sha256, wanted, read) => {
      let reply = await thread.ask({ sha256, wanted, content: null });
      if (reply.outcome === 'unknown_document') {
        const content = await read();
        if (content === null) return null;
        reply = await thread.ask({ sha256, wanted, content });
      }
      if (reply.outcome === 'result') return reply.result;
      throw reply.outcome === 'failed' ? reply.error : new Error(`the document ${sha256} is missing`);
    },
    stop: () => thread.stop(),
  };
}
