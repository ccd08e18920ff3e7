import { ReadStoreDeadlineError } from './port.ts';

/**
 * The result of `work`, or ReadStoreDeadlineError after `deadlineMs`, when the signal is aborted too, whether or not
 * `work` heeds it.
 */
export async function withinDeadline<T>(
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new ReadStoreDeadlineError(`ClickHouse did not answer within ${deadlineMs / 1000} s`));
    controller.abort();
  }, deadlineMs);
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
