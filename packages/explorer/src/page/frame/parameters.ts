/** Reads and writes a parameter of an address. An invalid value is read as the default; the default is not written. */
export type Parameter<Value> = {
  readonly read: (text: string) => Value;
  readonly write: (value: Value) => string;
};

/** A parameter of any values. */
export type AnyParameter = {
  readonly read: (text: string) => unknown;
  readonly write: (value: never) => string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Free text; empty by default. */
export const text: Parameter<string> = { read: (written) => written, write: (value) => value };

/** `YYYY-MM-DD`; empty by default. */
export const day: Parameter<string> = {
  read: (written) => (DAY.test(written) ? written : ''),
  write: (value) => value,
};

const YEAR = /^\d{4}$/;

/** A fiscal year of four digits; empty by default. */
export const year: Parameter<string> = {
  read: (written) => (YEAR.test(written) ? written : ''),
  write: (value) => value,
};

/** Texts separated by commas; none by default. */
export const list: Parameter<readonly string[]> = {
  read: (written) => written.split(',').filter((item) => item !== ''),
  write: (value) => value.join(','),
};

/** One of a few words; the first is the default. */
export function choice<Word extends string>(first: Word, ...others: readonly Word[]): Parameter<Word> {
  return {
    read: (written) => others.find((word) => word === written) ?? first,
    write: (value) => (value === first ? '' : value),
  };
}
