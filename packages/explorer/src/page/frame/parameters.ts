/** How a parameter of an address is read and written. What cannot be read is the default, which is not written. */
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
export const text: Parameter<string> = { read: (given) => given, write: (value) => value };

/** `YYYY-MM-DD`; empty by default. */
export const day: Parameter<string> = {
  read: (given) => (DAY.test(given) ? given : ''),
  write: (value) => value,
};

/** Texts separated by commas; none by default. */
export const list: Parameter<readonly string[]> = {
  read: (given) => given.split(',').filter((item) => item !== ''),
  write: (value) => value.join(','),
};

/** One of a few words; the first is the default. */
export function choice<Word extends string>(first: Word, ...others: readonly Word[]): Parameter<Word> {
  return {
    read: (given) => others.find((word) => word === given) ?? first,
    write: (value) => (value === first ? '' : value),
  };
}
