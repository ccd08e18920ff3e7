import type { Context, Middleware } from 'koa';
import type { MarketStatus } from '@footnote/market/session-calendar';
import { ArchiveStorageError } from '@footnote/archive/objects';
import { CircuitOpenError } from '@footnote/read-store/breaker';
import { ReadStoreDeadlineError, ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { Logger } from '@footnote/runtime/logging';
import { UnsettledRevisionError } from '@footnote/lanes/subject/read-at-one-revision';
import { AbortedRequestError } from './gates/request-size.ts';
import type { RequestMetrics } from './request-metrics.ts';
import { noteRefusal, tracedRequest } from './traced-request.ts';
import type { Answer } from './wire/answer.ts';
import type { Refusal } from './wire/refusal.ts';
import { send, sendRefusal } from './wire/send.ts';

export type Responding = {
  readonly logger: Logger;
  readonly metrics: RequestMetrics;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly statusAt: (at: number) => MarketStatus;
};

/** Takes over the response for an answer that does not end. */
export type Takeover = { readonly take: (ctx: Context) => void };

/** The responses to an exception and to an unavailable read store. */
export type FaultRefusals = {
  internal(): Refusal;
  /** `seconds`: when to try again; undefined for the usual time. */
  unavailable(message: string, seconds: number | undefined): Refusal;
};

/** Sends what `judge` finds of a request to `path`, or that it failed, and counts it. */
export function respond(
  { logger, metrics, now, statusAt }: Responding,
  path: string,
  faults: FaultRefusals,
  judge: (ctx: Context) => Promise<Refusal | Answer | Takeover>,
): Middleware {
  const count = metrics.ofRoute(path);
  const refuse = (ctx: Context, refusal: Refusal): void => {
    noteRefusal(refusal);
    sendRefusal(ctx, refusal);
  };
  return tracedRequest(path, async (ctx) => {
    const began = performance.now();
    try {
      const outcome = await judge(ctx);
      if ('render' in outcome) {
        const at = now();
        const sending = send(ctx, outcome.render(at, statusAt(at)), outcome.age(at));
        if (sending !== undefined) await sending;
      } else if ('take' in outcome) outcome.take(ctx);
      else refuse(ctx, outcome);
    } catch (error) {
      if (error instanceof AbortedRequestError) {
        ctx.respond = false;
        return;
      }
      const isDown =
        error instanceof ReadStoreUnavailableError ||
        error instanceof UnsettledRevisionError ||
        error instanceof ArchiveStorageError;
      logger.error({ err: error, path }, isDown ? 'a store is unavailable' : 'request failed');
      refuse(ctx, isDown ? faults.unavailable(messageOf(error), waitOf(error)) : faults.internal());
    }
    count(ctx.status, (performance.now() - began) / 1000);
  });
}

const waitOf = (error: Error): number | undefined =>
  error instanceof CircuitOpenError ? Math.max(1, Math.ceil(error.leftMs / 1000)) : undefined;

const messageOf = (error: Error): string => {
  if (error instanceof ArchiveStorageError) return 'the archive is unavailable';
  return error instanceof ReadStoreDeadlineError
    ? 'the read store did not answer in time'
    : 'the read store is unavailable';
};
