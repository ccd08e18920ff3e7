import type {
  DocumentViewer,
  ReadDocument,
  ViewedPart,
  WantedPart,
} from '@footnote/lanes/filings/documents/viewer';
import { createDocumentThread } from './document-thread.ts';

/** Makes views of documents in a separate thread, one after the other. */
export type ViewerThread = DocumentViewer & {
  /** Starts the thread, if it does not run, before a view is wanted. */
  start(): void;
  stop(): Promise<void>;
};

/** The documents that are remembered and one of the largest size have less than half of it as text. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 };

export function createViewer(): ViewerThread {
  type Question = { readonly sha256: string; readonly wanted: WantedPart };
  const { ask, start, stop } = createDocumentThread<Question, ViewedPart, ReadDocument>({
    module: new URL('./viewer-worker.ts', import.meta.url),
    does: 'viewing',
    resourceLimits: MEMORY_LIMITS,
  });
  return { view: (sha256, wanted, read) => ask({ sha256, wanted }, sha256, read), start, stop };
}
