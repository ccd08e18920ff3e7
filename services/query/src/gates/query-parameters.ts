import { parse } from 'node:querystring';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { isDay } from '@footnote/values/day';
import { nearestOf } from '@footnote/values/nearest';
import { labelAsWritten } from '@footnote/values/period';
import { LRUCache } from 'lru-cache';
import { paramInvalid, symbolInvalid, type Refusal } from '../wire/refusal.ts';
import { requestValidators } from '../wire/request-schema.ts';

/** A request schema of the contract: an object whose members are the query's parameters. */
type RequestSchema = {
  readonly properties: Readonly<Record<string, ParameterSchema>>;
  /** Parameters, some of which are required. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[];
};

type ParameterSchema = {
  readonly type: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly items?: { readonly enum?: readonly string[] };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Shown when the parameter is misspelt. */
  readonly examples?: readonly (string | readonly string[])[];
};

/** Values of the path parameters. */
export type PathParameters = Readonly<Record<string, string>>;

export type Parsed<Request> =
  { readonly ok: true; readonly request: Request } | { readonly ok: false; readonly refusal: Refusal };

const ECHO_CHARACTERS = 40;

/** Number of cached valid queries, so that a repeated query need not be parsed. */
const REMEMBERED = { queries: 1000, characters: 200 };

const NONE: PathParameters = {};

const WHOLE_NUMBER = /^[0-9]{1,9}$/;

const validatorOf = requestValidators({ formats: { date: isDay } });

/**
 * Reads a query string by a request schema of `schemas/requests/`: a list parameter is split at commas and may be
 * repeated, as generated clients send it, and a fiscal period may be written as people write it. Any other parameter is
 * refused if it is repeated with another value, and an invalid value with the allowed ones. A misspelt symbol is checked after all other parameters. Path parameters cannot be in
 * the query.
 */
export function createQueryParser<Request extends object>(
  name: string,
): (query: string, path?: PathParameters) => Parsed<Request> {
  const { schema, validate } = validatorOf<RequestSchema, Request>(name);
  const parametersBeside = (path: PathParameters): readonly string[] =>
    Object.keys(schema.properties)
      .filter((parameter) => !Object.hasOwn(path, parameter))
      .sort();
  const unknown = (parameter: string, path: PathParameters): string => {
    const names = parametersBeside(path);
    return `${echo(parameter)} is not a parameter; allowed are ${listed(names)}${nearestOf(parameter, names)}`;
  };
  const ways = (schema.anyOf ?? []).map(({ required }) => required);
  const given = (way: readonly string[], values: object): number =>
    way.filter((parameter) => Object.hasOwn(values, parameter)).length;
  /** What is missing of the way that most is given of; of all of them if nothing is. */
  const missingOf = (values: object): string => {
    const begun = ways.toSorted((one, other) => given(other, values) - given(one, values))[0] ?? [];
    return given(begun, values) === 0
      ? ways.map((way) => way.join(' and ')).join(' or ')
      : (begun.find((parameter) => !Object.hasOwn(values, parameter)) ?? '');
  };

  const explain = (
    error: ErrorObject,
    values: Readonly<Record<string, unknown>>,
    path: PathParameters,
  ): string => {
    const allowed = listed(parametersBeside(path));
    const parameter = error.instancePath.split('/')[1] ?? '';
    if (error.keyword === 'additionalProperties') {
      const { additionalProperty } = error.params as { additionalProperty: string };
      return unknown(additionalProperty, path);
    }
    if (error.keyword === 'anyOf') return `${missingOf(values)} is required; allowed are ${allowed}`;
    if (error.keyword === 'required') {
      const { missingProperty } = error.params as { missingProperty: string };
      return `${missingProperty} is required; allowed are ${allowed}`;
    }
    const expected: Partial<ParameterSchema> = schema.properties[parameter] ?? {};
    const { enum: own, items } = expected;
    if (error.keyword === 'format')
      return `${parameter} must be a day, YYYY-MM-DD, not ${echo(values[parameter])}`;
    if (error.keyword === 'pattern')
      return `${parameter} must be like ${(expected.examples ?? []).join(', ')}, not ${echo(values[parameter])}`;
    if (error.keyword === 'maxItems')
      return `${parameter} must be a list of at most ${expected.maxItems}, not ${(values[parameter] as string[]).length}`;
    if (error.keyword === 'minLength' || error.keyword === 'maxLength')
      return `${parameter} must have ${charactersOf(expected)}, not ${echo(values[parameter])}`;
    if (expected.type === 'integer')
      return `${parameter} must be a whole number from ${expected.minimum} to ${expected.maximum}, not ${echo(values[parameter])}`;
    const choices = own ?? items?.enum ?? [];
    const wrong =
      items === undefined
        ? values[parameter]
        : (values[parameter] as string[])[Number(error.instancePath.split('/')[2])];
    const hint = nearestOf(String(wrong), choices);
    return own === undefined
      ? `${parameter} must be a comma-separated list of ${listed(choices)}, not ${echo(wrong)}${hint}`
      : `${parameter} must be one of ${listed(choices)}, not ${echo(wrong)}${hint}`;
  };

  const refused = (sentence: string): Parsed<Request> => ({ ok: false, refusal: paramInvalid(sentence) });

  const judge = (query: string, path: PathParameters): Parsed<Request> => {
    const values = Object.create(null) as Record<string, string | number | string[]>;
    for (const [parameter, given] of Object.entries(parse(query))) {
      if (Object.hasOwn(path, parameter)) return refused(unknown(parameter, path));
      const all = [given ?? ''].flat();
      const value = all[0] ?? '';
      const other = all.find((each) => each !== value);
      const expected = Object.hasOwn(schema.properties, parameter) ? schema.properties[parameter] : undefined;
      if (expected?.type === 'array') values[parameter] = all.flatMap((each) => each.split(','));
      else if (expected !== undefined && other !== undefined)
        return refused(`${parameter} is given as ${echo(value)} and as ${echo(other)}; only one can hold`);
      else values[parameter] = readAs(parameter, value, expected);
    }
    Object.assign(values, path);
    if (validate(values)) return { ok: true, request: values };
    const errors = validate.errors ?? [];
    const [error] = errors.filter(
      ({ instancePath, schemaPath }) => instancePath !== '/symbol' && !schemaPath.startsWith('#/anyOf/'),
    );
    return {
      ok: false,
      refusal: error === undefined ? symbolInvalid() : paramInvalid(explain(error, values, path)),
    };
  };

  const remembered = new LRUCache<string, Parsed<Request>>({ max: REMEMBERED.queries });
  return (query, path = NONE) => {
    if (Object.keys(path).length > 0) return judge(query, path);
    const known = remembered.get(query);
    if (known !== undefined) return known;
    const parsed = judge(query, path);
    if (parsed.ok && query.length <= REMEMBERED.characters) remembered.set(query, parsed);
    return parsed;
  };
}

/** A value as its parameter takes it: a whole number, the label of a fiscal period, or as it is. */
function readAs(
  parameter: string,
  value: string,
  { type, pattern }: Partial<ParameterSchema> = {},
): string | number {
  if (type === 'integer' && WHOLE_NUMBER.test(value)) return Number(value);
  const isLabel = parameter === 'period' && pattern !== undefined;
  return (isLabel ? labelAsWritten(value) : null) ?? value;
}

function charactersOf({ minLength = 0, maxLength }: Partial<ParameterSchema>): string {
  return maxLength === undefined
    ? `at least ${minLength} character`
    : `${minLength} to ${maxLength} characters`;
}

const listed = (names: readonly string[]): string => names.join(', ') || 'none';

function echo(given: unknown): string {
  const text = String(given);
  return `'${text.length > ECHO_CHARACTERS ? `${text.slice(0, ECHO_CHARACTERS)}…` : text}'`;
}
