/**
 * The contract in OpenAPI 3.0.3, for generators of clients that do not read 3.1 yet. It says the same as far as 3.0 can: null
 * is `nullable`, a constant is an enumeration of one, several types are alternatives. Conditions (`if`, `then`) are left out,
 * and so are sentences beside a reference.
 */
import type { OpenApi } from './open-api.ts';

type Json = Readonly<Record<string, unknown>>;

/** A copy in OpenAPI 3.0.3. What is not a schema is as it was. */
export function asOpenApi30(contract: Pick<OpenApi, 'info'>): Json {
  // A license has no SPDX identifier in 3.0, and its name is one.
  const info = { ...contract.info, license: { name: contract.info.license.name } };
  return { ...(outsideSchemas(contract) as Json), info, openapi: '3.0.3' };
}

/** Literal values, in which members named `schema` are no schemas. */
const LITERAL = new Set(['example', 'examples']);

function outsideSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outsideSchemas);
  if (!isObject(value)) return value;
  return mapped(value, (each, name) => {
    if (LITERAL.has(name)) return each;
    if (name === 'schema') return schema(each);
    return name === 'schemas' && isObject(each) ? mapped(each, schema) : outsideSchemas(each);
  });
}

/** Members of a schema that are schemas, that are lists of them, and that name them. */
const ONE = new Set(['additionalProperties', 'items', 'not']);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf']);
const DROPPED = new Set(['const', 'else', 'examples', 'if', 'then', 'type']);

function schema(given: unknown): unknown {
  if (given === true) return {};
  if (given === false) return { not: {} };
  if (!isObject(given)) return given;
  if ('$ref' in given) return { $ref: given['$ref'] };
  const rest = Object.entries(given).filter(([name]) => !DROPPED.has(name));
  const kept = mapped(Object.fromEntries(rest), (each, name) => {
    if (name === 'additionalProperties' && typeof each === 'boolean') return each;
    if (ONE.has(name)) return schema(each);
    if (LISTS.has(name)) return (each as readonly unknown[]).map(schema);
    return name === 'properties' ? mapped(each as Json, schema) : each;
  });
  return withoutNullAlternative({
    ...kept,
    ...typed(given),
    ...('examples' in given ? { example: (given['examples'] as readonly unknown[])[0] } : {}),
  });
}

/** What 3.0 says for `type`, `const` and `enum`: one type each, and null beside it. */
function typed({
  type,
  const: constant,
  enum: values = constant === undefined ? [] : [constant],
}: Json): Json {
  const listed = values as readonly unknown[];
  const stated = type === undefined ? [...new Set(listed.map(typeOf))] : type;
  const types = (Array.isArray(stated) ? stated : [stated]) as readonly string[];
  const others = types.filter((each) => each !== 'null');
  const isAmongst = listed.filter((each) => each !== null);
  return {
    ...(others.length === 1 ? { type: others[0] } : {}),
    ...(others.length > 1 ? { anyOf: others.map(alternative) } : {}),
    ...(others.length < types.length ? { nullable: true } : {}),
    ...(isAmongst.length > 0 ? { enum: isAmongst } : {}),
  };
}

const alternative = (type: string): Json => (type === 'array' ? { type, items: {} } : { type });

const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value);

/** Alternatives of which one is null: the others, or null. */
function withoutNullAlternative(given: Json): Json {
  for (const list of ['anyOf', 'oneOf']) {
    const all = given[list] as readonly Json[] | undefined;
    const others = all?.filter((each) => !(each['nullable'] === true && Object.keys(each).length === 1));
    if (all === undefined || others === undefined || others.length === all.length) continue;
    const { [list]: _, ...rest } = given;
    return { ...rest, nullable: true, [others.length === 1 ? 'allOf' : list]: others };
  }
  return given;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (members: Json, map: (value: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, map(value, name)]));
