import type { Changes, SectionComparer, Sides } from '@footnote/lanes/filings/filings/section-comparer';
import { createWorkThread } from './work-thread.ts';

/**
 * Compares sections in a separate thread: a long one takes a fifth of a second, during which other requests
 * must not wait.
 */
export type Differ = SectionComparer & { stop(): Promise<void> };

export function createDiffer(): Differ {
  const { run, stop } = createWorkThread<Sides, Changes>({
    module: new URL('./differ-worker.ts', import.meta.url),
    does: 'comparing',
  });
  return { compare: run, stop };
}
