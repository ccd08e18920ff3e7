import { readFileSync } from 'node:fs';
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';

/** A schema of `schemas/requests/` and what validates by it. */
export type RequestValidator<Schema, Request> = {
  readonly schema: Schema;
  readonly validate: ValidateFunction<Request>;
};

/**
 * Reads and compiles request schemas by name, each once per process: compiling the draft's own schema for
 * every endpoint would take longer than the rest of the service's start.
 */
export function requestValidators(
  options: Options,
): <Schema extends object, Request>(name: string) => RequestValidator<Schema, Request> {
  const ajv = new Ajv2020({ ...options, allErrors: true });
  const known = new Map<string, RequestValidator<object, unknown>>();
  return <Schema extends object, Request>(name: string) => {
    let validator = known.get(name);
    if (validator === undefined) {
      const file = new URL(`../../../../schemas/requests/${name}.json`, import.meta.url);
      const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
      validator = { schema, validate: ajv.compile(schema) };
      known.set(name, validator);
    }
    return validator as RequestValidator<Schema, Request>;
  };
}
