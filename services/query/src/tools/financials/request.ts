import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '@footnote/contract/types.generated';
import type { StatementName } from '@footnote/statements/cell';
import { parseJsonBody } from '../../gates/json-body.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { createBodyValidator, paramOf } from '../body-validator.ts';
import { flatInvalid, typedInvalid, type RequestFault } from '../refusal.ts';
import type { Alias, FinancialsRequest } from '@footnote/lanes/statements/financials/request';
import { STATEMENTS } from '@footnote/lanes/statements/financials/fields';

/** `namesSchema2`: whether the caller explicitly requested the envelope. */
export type ReadRequest = { readonly namesSchema2: boolean } & (
  | { readonly ok: true; readonly request: FinancialsRequest }
  | { readonly ok: false; readonly refusal: Refusal }
);

/** The body after replacing its aliases. */
type Body = components['schemas']['stock_financials'];

const ALIASES: ReadonlyMap<unknown, StatementName> = new Map([
  ['income_statement', 'income'],
  ['balance_sheet', 'balance'],
]);

const DEFAULT_PERIODS = 3;
const validate = createBodyValidator<Body>('stock_financials');

/**
 * Reads the body of a request. Faults have the format of schema 2 if the caller named it, otherwise that of
 * schema 1.
 */
export function readRequest(headers: IncomingHttpHeaders, bytes: Buffer): ReadRequest {
  const body = parseJsonBody(headers, bytes);
  if (!body.ok) {
    const { type, message, path } = body.fault;
    // A schema that is named twice counts as none.
    const namesSchema2 = namesSchema(body.value, 2) && path[0] !== 'schema';
    const refusal = namesSchema2
      ? typedInvalid([{ param: paramOf(path), given: null, expected: `strict JSON; ${message}` }])
      : flatInvalid([{ loc: ['body', ...path], msg: message, type }]);
    return { ok: false, namesSchema2, refusal };
  }
  const { value, aliases } = canonical(body.value);
  const namesSchema2 = namesSchema(value, 2);
  const validated = validate(value);
  if (!validated.ok) {
    const [issue, ...issues] = validated.issues;
    const refusal = namesSchema2
      ? typedInvalid([issue.fault, ...issues.map(({ fault }) => fault)])
      : flatInvalid([issue.detail, ...issues.map(({ detail }) => detail)]);
    return { ok: false, namesSchema2, refusal };
  }
  const requested = validated.value;
  const contradiction = contradictionOf(requested);
  if (contradiction !== undefined) {
    const { param, expected } = contradiction;
    const refusal = namesSchema2
      ? typedInvalid([contradiction])
      : flatInvalid([{ loc: ['body', param], msg: expected, type: 'contradiction' }]);
    return { ok: false, namesSchema2, refusal };
  }
  return { ok: true, namesSchema2, request: withDefaults(requested, aliases) };
}

function canonical(value: unknown): { readonly value: unknown; readonly aliases: readonly Alias[] } {
  if (!isObject(value) || !Object.hasOwn(value, 'statements')) return { value, aliases: [] };
  const given: unknown = value['statements'];
  if (!Array.isArray(given) || namesSchema(value, 1)) return { value, aliases: [] };
  const aliases = new Map<unknown, Alias>();
  const statements = given.map((name: unknown) => {
    const use = ALIASES.get(name);
    if (use !== undefined) aliases.set(name, { param: 'statements', given: String(name), use });
    return use ?? name;
  });
  return { value: { ...value, statements }, aliases: [...aliases.values()] };
}

/** Two members that contradict each other. */
function contradictionOf({ statement, statements = [] }: Body): RequestFault | undefined {
  if (statement === undefined || statement === 'financials' || statements.length === 0) return undefined;
  if (statements.every((name) => name === statement)) return undefined;
  return { param: 'statement', given: statement, expected: 'the same as statements, or only one of the two' };
}

function withDefaults(body: Body, aliases: readonly Alias[]): FinancialsRequest {
  const { statement = 'financials', statements = [], detail = 'concise' } = body;
  const named = statements.length > 0 ? statements : statement === 'financials' ? STATEMENTS : [statement];
  return {
    symbol: body.symbol,
    schema: body.schema ?? 2,
    statements: STATEMENTS.filter((name) => named.includes(name)),
    periodKind: body.period_kind ?? 'annual',
    periods: body.periods ?? DEFAULT_PERIODS,
    detail: detail === 'concise' ? 'core' : detail,
    approx: body.approx ?? false,
    // The legacy wire has no word for them.
    preliminary: body.schema === 1 ? 'exclude' : (body.preliminary ?? 'include'),
    aliases,
  };
}

function namesSchema(value: unknown, schema: 1 | 2): boolean {
  return isObject(value) && value['schema'] === schema;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
