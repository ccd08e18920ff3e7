import type { Context, Middleware } from 'koa';
import { callerOf, type Admit } from '../gates/admission.ts';
import { isTooDeep } from '../gates/json-body.ts';
import { readBody } from '../gates/request-size.ts';
import { respond, type FaultRefusals, type Responding } from '../respond.ts';
import type { Answer } from '../wire/answer.ts';
import { tooLarge, type Refusal } from '../wire/refusal.ts';
import { flatInternal, flatUnavailable } from './refusal.ts';
import type { Tool } from './tool.ts';

const FLAT: FaultRefusals = {
  internal: flatInternal,
  unavailable: (_, seconds) => flatUnavailable('upstream_unavailable', seconds),
};

/** The gates of a tool in their order: size and nesting, key, rate, validation; then the tool. */
export function serveTool(
  options: Responding & { readonly admit: Admit },
  { path, read, refusals = FLAT }: Tool,
): Middleware {
  const { admit, now } = options;

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

  return respond(options, path, refusals, judge);
}
