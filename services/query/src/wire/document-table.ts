import { Decimal } from 'decimal.js';
import type { Table } from '@footnote/lanes/subject/table';
import type { Answer } from './answer.ts';
import { csvTable } from './csv.ts';
import type { Refusal } from './refusal.ts';

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
    age: (at) => answer.age(at),
    render: (at, marketStatus) => {
      const rendered = answer.render(at, marketStatus);
      const { data } = parseExactly(String(rendered.body)) as { readonly data: never };
      const table = tableOf(data);
      if (table === undefined) return rendered;
      return csvTable(table).render(at, marketStatus);
    },
  };
}

type Reviver = (name: string, value: unknown, context: { readonly source: string }) => unknown;

/** Parses JSON with every number as an exact decimal. */
function parseExactly(text: string): unknown {
  const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;
  return parse(text, (_, value, { source }) => (typeof value === 'number' ? new Decimal(source) : value));
}
