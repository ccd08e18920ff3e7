import type { Context } from 'koa';
import type { Answer } from '../wire/answer.ts';
import { notAcceptable, type Refusal } from '../wire/refusal.ts';

const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';

type Outcome = Promise<Answer | Refusal> | Answer | Refusal;

/** An endpoint in its JSON or CSV form. */
type InForms<Args extends readonly unknown[]> = {
  answer(...args: Args): Outcome;
  csv?(...args: Args): Outcome;
};

/** The response in the form that the Accept header prefers; a refusal if it accepts neither. */
export function answerIn<Args extends readonly unknown[]>(
  ctx: Context,
  endpoint: InForms<Args>,
  ...args: Args
): Outcome {
  const hasCsv = endpoint.csv !== undefined;
  if (hasCsv) ctx.state['variesByAccept'] = true;
  const { accept } = ctx.req.headers;
  // The value that nearly all clients send; others are parsed.
  if (accept === undefined || accept === '*/*' || accept === JSON_TYPE) return endpoint.answer(...args);
  const types = hasCsv ? [JSON_TYPE, CSV_TYPE] : [JSON_TYPE];
  const preferred = ctx.accepts(...types);
  if (preferred === false) return notAcceptable(types);
  return preferred === CSV_TYPE && endpoint.csv !== undefined
    ? endpoint.csv(...args)
    : endpoint.answer(...args);
}
