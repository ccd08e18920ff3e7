import type { Decimal } from 'decimal.js';

/** A number, a text, a truth value, or null, which is an empty cell. */
export type TableCell = string | number | boolean | Decimal | null;

/** Query parameters that a request for the next page overrides. */
export type NextPage = Readonly<Record<string, string>>;

/** A lane's data as a table, which is served as CSV. */
export type Table = {
  readonly columns: readonly string[];
  /** As long as `columns`. */
  readonly rows: readonly (readonly TableCell[])[];
  /** Undefined on the last page. */
  readonly next?: NextPage | undefined;
};

/** Members of the contract's types as they are read back: every number exact. */
export type Read<T> = T extends number
  ? Decimal
  : T extends object
    ? { readonly [Member in keyof T]: Read<T[Member]> }
    : T;

/** The next page of a cursor; undefined without one. */
export const nextOf = (cursor: string | null): NextPage | undefined =>
  cursor === null ? undefined : { cursor };

/** Several texts in one cell. */
export const joined = (texts: readonly string[]): string => texts.join(';');
