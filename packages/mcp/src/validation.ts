import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation } from './contract/operations.ts';

/** A fault in the arguments: the argument, its value, and the allowed values. */
export type Fault = {
  readonly param: string;
  readonly given: string | number | boolean | null;
  readonly expected: string;
};

export type Validate = (given: object) => readonly Fault[];

const LONGEST = 80;
/** Enough to mend the arguments. */
const MAX_FAULTS = 20;

/** Validates arguments against the schemas of the operations, each of which is compiled on first use. */
export function createValidation(): (operation: Operation) => Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const compiled = new Map<string, ValidateFunction>();
  return (operation) => (given) => {
    const validate = compiled.get(operation.name) ?? ajv.compile(operation.input);
    compiled.set(operation.name, validate);
    return validate(given)
      ? []
      : (validate.errors ?? []).slice(0, MAX_FAULTS).map((error) => faultOf(error, given));
  };
}

function faultOf({ instancePath, keyword, params, message = '' }: ErrorObject, given: object): Fault {
  const named = params as Readonly<Record<string, unknown>>;
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(named['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(named['additionalProperty']));
  const allowed = Array.isArray(named['allowedValues']) ? `: ${named['allowedValues'].join(', ')}` : '';
  return {
    param: shortened(path.join('.')) || 'arguments',
    given: shown(path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], given)),
    expected: keyword === 'additionalProperties' ? 'no such parameter' : `${message}${allowed}`,
  };
}

function shown(value: unknown): Fault['given'] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return shortened(text);
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
