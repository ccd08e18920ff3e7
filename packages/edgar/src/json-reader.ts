import { EdgarFormatError } from './errors.ts';

/** A member of a parsed JSON document with its path, so that an error can name it. */
export type Member = { readonly document: string; readonly path: string; readonly value: unknown };

/** Parses UTF-8 JSON. `document` names it in errors. Throws `EdgarFormatError`. */
export const readJson = (bytes: Uint8Array, document: string): Member => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { document, path: '$', value: JSON.parse(text) as unknown };
  } catch (error) {
    throw new EdgarFormatError(document, '$', `not JSON: ${(error as Error).message}`);
  }
};

export const refuse = (member: Member, expected: string): never => {
  throw new EdgarFormatError(member.document, member.path, `expected ${expected}`);
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (member: Member): Readonly<Record<string, unknown>> =>
  isObject(member.value) ? member.value : refuse(member, 'an object');

export const asArray = (member: Member): readonly unknown[] =>
  Array.isArray(member.value) ? (member.value as readonly unknown[]) : refuse(member, 'an array');

export const asText = (member: Member): string =>
  typeof member.value === 'string' ? member.value : refuse(member, 'text');

/** Trimmed text; null if absent, null or empty, which all mean "none" in EDGAR's documents. */
export const asOptionalText = (member: Member): string | null => {
  if (member.value === undefined || member.value === null) return null;
  const text = asText(member).trim();
  return text === '' ? null : text;
};

/** The member of an object by name; `undefined` as value when it is absent. */
export const at = (parent: Member, name: string): Member => ({
  document: parent.document,
  path: parent.path === '$' ? name : `${parent.path}.${name}`,
  value: asObject(parent)[name],
});

/** The items of an array. */
export const items = (parent: Member): readonly Member[] =>
  asArray(parent).map((value, index) => ({
    document: parent.document,
    path: `${parent.path}[${index}]`,
    value,
  }));
