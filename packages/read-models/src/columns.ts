/** A column: its ClickHouse type, or the type with its allowed texts (`of`) and its storage codec. */
export type Column =
  string | { readonly type: string; readonly of?: readonly string[]; readonly codec?: string };

/** The columns of a table or view by name, in their order. Declared `as const`, they also make the type of a row. */
export type Columns = Readonly<Record<string, Column>>;

type ScalarOf<Type extends string> = Type extends `Nullable(${infer Inner})`
  ? ScalarOf<Inner> | null
  : Type extends `Array(${infer Inner})`
    ? readonly ScalarOf<Inner>[]
    : Type extends `LowCardinality(${infer Inner})`
      ? ScalarOf<Inner>
      : Type extends `UInt${number}` | 'Float64'
        ? number
        : Type extends 'Bool'
          ? boolean
          : string;

type ValueOf<C extends Column> = C extends { readonly of: readonly (infer Text)[] }
  ? Text
  : C extends { readonly type: infer Type extends string }
    ? ScalarOf<Type>
    : C extends string
      ? ScalarOf<C>
      : never;

/**
 * A row as it is inserted and read. Dates are YYYY-MM-DD, times YYYY-MM-DD HH:MM:SS in UTC, and decimals are strings.
 */
export type RowOf<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]> };

const typeOf = (column: Column): string => (typeof column === 'string' ? column : column.type);

/** Types by name, as `system.columns` has them. */
export function typesOf(columns: Columns): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, typeOf(column)]));
}

/** Name, type and codec of each column, for CREATE TABLE. */
export function definitionsOf(columns: Columns): readonly string[] {
  return Object.entries(columns).map(([name, column]) => {
    const codec = typeof column === 'string' ? undefined : column.codec;
    return `${name} ${typeOf(column)}${codec === undefined ? '' : ` CODEC(${codec})`}`;
  });
}

/** Some of the columns, in the order of `names`. */
export function pick<C extends Columns, Name extends keyof C & string>(
  columns: C,
  ...names: readonly Name[]
): Pick<C, Name> {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<C, Name>;
}

const READ_AS_TEXT = /^(Nullable\()?(Date|Decimal)/;

/**
 * SELECT list for rows of `RowOf`: columns by name; dates, times and decimals as text. `asText` lists numbers
 * to be read as text as well.
 */
export function selectList<C extends Columns>(
  columns: C,
  names: readonly (keyof C & string)[] = Object.keys(columns),
  asText: readonly (keyof C & string)[] = [],
): string {
  return names
    .map((name) => {
      const isText = asText.includes(name) || READ_AS_TEXT.test(typeOf(columns[name] ?? ''));
      return isText ? `toString(${name}) AS ${name}` : name;
    })
    .join(', ');
}
