export type Call = readonly [tool: string, given: Readonly<Record<string, unknown>>];

/** A question as an analyst asks a model, and the calls that answer it. */
export type Question = {
  readonly asked: string;
  /** What a model calls that knows the question and the list of tools, its mistakes included; the last call answers. */
  readonly calls: readonly Call[];
  /** What the answer must have: read by hand from companyfacts, the documents and the prices of the corpus. */
  readonly right: readonly (RegExp | string)[];
  /** The same by the tools of the whole API, without any mistake; empty if they cannot. */
  readonly before: readonly Call[];
};

export const fundamentals = (symbol: string, period: string, ...blocks: readonly string[]): Call => [
  'get_fundamentals',
  { symbol, period, blocks },
];
export const search = (query: string): Call => ['stock_search', { query }];
