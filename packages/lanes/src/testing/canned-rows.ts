import type { QueryParams, StoreQuery, StoreReader } from '@footnote/read-store/port';

type Rows<Row> = readonly Row[] | Promise<readonly Row[]>;

/** Canned rows for one declared query. */
export type Canned = {
  readonly query: StoreQuery<never, unknown>;
  readonly answer: (params: never) => Rows<unknown>;
};

/** Rows of the types that the query declares. */
export function canned<Params extends QueryParams, Row>(
  query: StoreQuery<Params, Row>,
  answer: (params: Params) => Rows<Row>,
): Canned {
  return { query, answer };
}

export type CannedReader = StoreReader & {
  /** Whether there are canned rows for the query. */
  answers(query: Canned['query']): boolean;
};

/** Answers declared queries from canned rows. Rejects a query without any. */
export function cannedReader(answers: readonly Canned[]): CannedReader {
  const byQuery = new Map(answers.map(({ query, answer }) => [query, answer]));
  return {
    answers: (query) => byQuery.has(query),
    read: async <Params extends QueryParams, Row>(query: StoreQuery<Params, Row>, params: Params) => {
      const answer = byQuery.get(query);
      if (answer === undefined) throw new Error(`no canned rows for the query ${query.sql}`);
      return (await answer(params as never)) as readonly Row[];
    },
  };
}
