import { setTimeout as delay } from 'node:timers/promises';
import type { Health } from '@footnote/runtime/health';
import type { OnProgress } from '@footnote/runtime/progress';
import { newsOf } from '@footnote/runtime/storage-fault';

export type ServingOptions = {
  readonly signal: AbortSignal;
  readonly health: Pick<Health, 'loops'>;
  /** Whether requests can be answered. */
  readonly isReady: () => boolean;
  /** Resolves when everything that was in the log is projected, and reports what is. */
  readonly drain: (onProgress: OnProgress) => Promise<void>;
  readonly onProgress: OnProgress;
  /** Called with a sentence that says why it does not serve yet. */
  readonly say: (sentence: string) => void;
  /** Called once it serves. */
  readonly onUp: () => void;
  /** How often this is looked at, in milliseconds (default 100). */
  readonly pollMs?: number;
};

/**
 * Calls `onUp` once requests are answered and the projections work: everything is projected, or some of it was, and no
 * part reports a fault. What keeps it is said once. Resolves when everything is projected or the signal aborts; throws what
 * makes it fail before it serves.
 */
export async function announceServing(options: ServingOptions): Promise<void> {
  const { signal, health, isReady, say } = options;
  const isNews = newsOf();
  let [works, hasFailed] = [false, false];
  const drained = options.drain((what, done, total) => {
    if (done > 0) works = true;
    options.onProgress(what, done, total);
  });
  const ended = drained.then(
    () => (works = true),
    () => (hasFailed = true),
  );
  const isUp = (): boolean => {
    const troubled = health.loops().find(({ trouble }) => trouble !== null);
    if (troubled === undefined) return works && isReady();
    const { trouble, remedy } = troubled;
    const sentence = `footnote is not up yet: ${trouble ?? ''}`;
    if (isNews(sentence)) say(remedy === null ? sentence : `${sentence}\n  ${remedy}`);
    return false;
  };
  const isOver = (): boolean => signal.aborted || hasFailed;
  while (!isOver() && !isUp()) await delay(options.pollMs ?? 100);
  if (!isOver()) options.onUp();
  else if (!signal.aborted) await drained;
  await ended;
}
