import { Decimal } from 'decimal.js';
import type { Answer, NextPage } from './answer.ts';
import { csvTable, type CsvCell } from './csv.ts';
import type { Refusal } from './refusal.ts';

/** Members of the contract's types as they are read back: every number exact. */
export type Read<T> = T extends number
  ? Decimal
  : T extends object
    ? { readonly [Member in keyof T]: Read<T[Member]> }
    : T;

export type Table = {
  readonly columns: readonly string[];
  /** As long as `columns`. */
  readonly rows: readonly (readonly CsvCell[])[];
  /** Undefined on the last page. */
  readonly next?: NextPage | undefined;
};

/** The contract guarantees the members read from `data`. */
type TableOf = (data: never) => Table | undefined;

type Answering<Args extends readonly unknown[]> = (
  ...args: Args
) => Promise<Answer | Refusal> | Answer | Refusal;

/**
 * Adds CSV responses to an endpoint, with rows from the `data` of its JSON, which is read and cached once for
 * both. Refusals, and responses for which `tableOf` is undefined, are unchanged.
 */
export function withTable<Args extends readonly unknown[], Own extends { readonly answer: Answering<Args> }>(
  endpoint: Own & { readonly answer: Answering<Args> },
  tableOf: TableOf,
): Own & { readonly csv: Answering<Args> } {
  return {
    ...endpoint,
    csv: async (...args) => {
      const outcome = await endpoint.answer(...args);
      return 'render' in outcome ? tabulated(outcome, tableOf) : outcome;
    },
  };
}

/** The response with the table of its `data` instead, if there is one. */
export function tabulated(answer: Answer, tableOf: TableOf): Answer {
  return {
    size: answer.size,
    render: (at, marketStatus) => {
      const rendered = answer.render(at, marketStatus);
      const { data } = parseExactly(String(rendered.body)) as { readonly data: never };
      const table = tableOf(data);
      if (table === undefined) return rendered;
      return csvTable([table.columns, ...table.rows], table.next).render(at, marketStatus);
    },
  };
}

/** The next page of a cursor; undefined without one. */
export const nextOf = (cursor: string | null): NextPage | undefined =>
  cursor === null ? undefined : { cursor };

/** Several texts in one cell. */
export const joined = (texts: readonly string[]): string => texts.join(';');

type Reviver = (name: string, value: unknown, context: { readonly source: string }) => unknown;

/** Parses JSON with every number as an exact decimal. */
function parseExactly(text: string): unknown {
  const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;
  return parse(text, (_, value, { source }) => (typeof value === 'number' ? new Decimal(source) : value));
}
