import type { ErrorObject } from 'ajv/dist/2020.js';
import { requestValidators } from '../wire/request-schema.ts';
import type { RequestFault, ValidationIssue } from './refusal.ts';

/** One fault of a request, in the format of either schema. */
export type Issue = { readonly fault: RequestFault; readonly detail: ValidationIssue };

export type Validated<Body> =
  | { readonly ok: true; readonly value: Body }
  | { readonly ok: false; readonly issues: readonly [Issue, ...Issue[]] };

type Property = {
  readonly type: string;
  readonly enum?: readonly (string | number)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Property;
  readonly pattern?: string;
  readonly examples?: readonly string[];
};

type RequestSchema = {
  readonly properties: Readonly<Record<string, Property>>;
  readonly then?: { readonly properties?: Readonly<Record<string, unknown>> };
};

const ECHO_CHARACTERS = 100;
/** A body may have thousands of faults; the first ones are enough to mend it, and the refusal stays short. */
const MAX_ISSUES = 20;

const TYPES: Readonly<Record<string, ValidationIssue['type']>> = {
  array: 'list_type',
  boolean: 'bool_type',
  integer: 'int_type',
  object: 'object_type',
  string: 'string_type',
};

const KEYWORDS: Readonly<Record<string, ValidationIssue['type']>> = {
  additionalProperties: 'extra_forbidden',
  enum: 'literal_error',
  'false schema': 'schema_2_only',
  maximum: 'less_than_equal',
  maxItems: 'too_long',
  maxLength: 'string_too_long',
  minimum: 'greater_than_equal',
  minLength: 'string_too_short',
  required: 'missing',
};

/** Faults whose expectation is a complete sentence. */
const SELF_EXPLAINING: ReadonlySet<string> = new Set(['additionalProperties', 'required']);

const validatorOf = requestValidators({ strictTypes: false, strictRequired: false });

/** Validates a JSON body against a request schema of `schemas/requests/`: one issue per invalid location, for the first 20. */
export function createBodyValidator<Body>(name: string): (value: unknown) => Validated<Body> {
  const { schema, validate } = validatorOf<RequestSchema, Body>(name);
  const allowed = Object.keys(schema.properties).join(', ');

  const expectedOf = (error: ErrorObject, path: readonly (string | number)[]): string => {
    const [parameter = ''] = path;
    if (error.keyword === 'additionalProperties') return `no such member; allowed are ${allowed}`;
    if (path.length === 0) return 'a JSON object';
    if (error.keyword === 'false schema') return 'schema 2, or no such member';
    const property = schema.properties[parameter];
    if (property === undefined) return 'nothing';
    const { allowedValues } = error.params as { allowedValues?: readonly string[] };
    const own = path.length > 1 ? property.items : property;
    const text = describe(own ?? property, allowedValues);
    if (error.keyword === 'required') return `required: ${text}`;
    const narrowed = allowedValues !== undefined && allowedValues.length !== (own?.enum ?? []).length;
    return narrowed ? `${text} with this schema` : text;
  };

  const issueOf = (error: ErrorObject, value: unknown): Issue => {
    const path = placeOf(error);
    const expected = expectedOf(error, path);
    const msg = SELF_EXPLAINING.has(error.keyword) ? expected : `expected ${expected}`;
    const type =
      error.keyword === 'type'
        ? TYPES[(error.params as { type: string }).type]
        : (KEYWORDS[error.keyword] ?? undefined);
    return {
      fault: { param: paramOf(path), given: echo(valueAt(value, path)), expected },
      detail: { loc: ['body', ...path], msg, type: type ?? 'value_error' },
    };
  };

  return (value) => {
    if (validate(value)) return { ok: true, value };
    const places = new Map<string, Issue>();
    for (const error of validate.errors ?? []) {
      if (places.size === MAX_ISSUES) break;
      // A failed `then` reports its own faults.
      if (error.keyword === 'if') continue;
      const place = JSON.stringify(placeOf(error));
      if (!places.has(place)) places.set(place, issueOf(error, value));
    }
    const [issue, ...issues] = places.values();
    if (issue === undefined) throw new TypeError('a request was refused without a reason');
    return { ok: false, issues: [issue, ...issues] };
  };
}

function describe(property: Property, allowedValues = property.enum): string {
  if (allowedValues !== undefined) return `one of ${allowedValues.join(', ')}`;
  const { type, items, minimum, maximum, minLength, maxLength, maxItems, pattern, examples = [] } = property;
  if (items !== undefined) return `a list of at most ${maxItems} of ${(items.enum ?? []).join(', ')}`;
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (type === 'boolean') return 'true or false';
  if (pattern !== undefined) return `a text like ${examples.join(', ')}`;
  return `a text of ${minLength} to ${maxLength} characters`;
}

/** Path of members and indexes to the fault; a missing or unexpected member is its own location. */
function placeOf({ keyword, instancePath, params }: ErrorObject): (string | number)[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^[0-9]+$/.test(part) ? Number(part) : part));
  const own = params as { additionalProperty?: string; missingProperty?: string };
  if (keyword === 'additionalProperties') return [...path, short(own.additionalProperty ?? '')];
  if (keyword === 'required') return [...path, own.missingProperty ?? ''];
  return path;
}

/** Members and indexes as one text, e.g. statements[1]. */
export function paramOf(path: readonly (string | number)[]): string {
  return path
    .map((part, position) => (typeof part === 'number' ? `[${part}]` : position === 0 ? part : `.${part}`))
    .join('');
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let at = value;
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Record<string | number, unknown>)[part];
  }
  return at;
}

/** The given value, null if missing; lists and objects as text. */
function echo(given: unknown): RequestFault['given'] {
  if (typeof given === 'number' || typeof given === 'boolean') return given;
  if (given === undefined || given === null) return null;
  return short(typeof given === 'string' ? given : JSON.stringify(given));
}

function short(text: string): string {
  return text.length > ECHO_CHARACTERS ? `${text.slice(0, ECHO_CHARACTERS).toWellFormed()}…` : text;
}
