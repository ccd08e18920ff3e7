import type { Context, Middleware } from 'koa';
import type { MarketStatus } from '@footnote/market/session-calendar';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { Logger } from '@footnote/service/logging';
import { UnsettledRevisionError } from '../fundamentals/read.ts';
import { callerOf, type Admit } from '../gates/admission.ts';
import { isTooDeep } from '../gates/json-body.ts';
import { AbortedRequestError, readBody } from '../gates/request-size.ts';
import type { RequestMetrics } from '../request-metrics.ts';
import type { Answer } from '../wire/answer.ts';
import { tooLarge, type Refusal } from '../wire/refusal.ts';
import { send, sendRefusal } from '../wire/send.ts';
import { flatInternal, flatUnavailable } from './refusal.ts';
import type { Tool } from './tool.ts';

const FLAT: NonNullable<Tool['refusals']> = { internal: flatInternal, unavailable: flatUnavailable };

/** The gates of a tool in their order: size and nesting, key, rate, validation; then the tool. */
export function serveTool(
  options: {
    readonly admit: Admit;
    readonly logger: Logger;
    readonly metrics: RequestMetrics;
    readonly now: () => number;
    readonly statusAt: (at: number) => MarketStatus;
  },
  { path, read, refusals = FLAT }: Tool,
): Middleware {
  const { admit, logger, metrics, now, statusAt } = options;

  const judge = async (ctx: Context): Promise<Refusal | Answer> => {
    const body = await readBody(ctx.req);
    if (!Buffer.isBuffer(body)) return body;
    if (isTooDeep(body)) return tooLarge();
    let call: ReturnType<typeof read> | undefined;
    // A body is not parsed for a caller without a key.
    const called = (): ReturnType<typeof read> => (call ??= read(ctx.req.headers, body));
    const refused = await admit(ctx, now(), (...why) => called().refuseRate(...why));
    return refused ?? called().answer(callerOf(ctx));
  };

  return async (ctx) => {
    const began = performance.now();
    try {
      const outcome = await judge(ctx);
      if ('render' in outcome) {
        const at = now();
        send(ctx, outcome.render(at, statusAt(at)));
      } else sendRefusal(ctx, outcome);
    } catch (error) {
      if (error instanceof AbortedRequestError) {
        ctx.respond = false;
        return;
      }
      const isDown = error instanceof ReadStoreUnavailableError || error instanceof UnsettledRevisionError;
      logger.error({ err: error, path }, isDown ? 'the read store does not answer' : 'a request failed');
      sendRefusal(ctx, isDown ? refusals.unavailable() : refusals.internal());
    }
    metrics.answered(path, ctx.status, (performance.now() - began) / 1000);
  };
}
