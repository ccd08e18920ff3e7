/** A figure of a response that is not about the statements only. */
export type LaneFigure = {
  readonly path:
    | '/v2/dividends'
    | '/v2/earnings'
    | '/v2/governance'
    | '/v2/price-action'
    | '/v2/priced-in'
    | '/v2/screen'
    | '/v2/snapshot'
    | '/v2/technicals'
    | '/v2/valuation';
  /** Paths in the response; `[]` stands for every item of a list. */
  readonly members: readonly string[];
  /** That of each figure stands beside it for `as_tagged`. */
  readonly unit:
    | 'as_tagged'
    | 'count'
    | 'date'
    | 'days'
    | 'index'
    | 'percent'
    | 'percentage_points'
    | 'price_currency'
    | 'price_currency_per_share'
    | 'ratio'
    | 'reporting_currency'
    | 'reporting_currency_per_share'
    | 'shares'
    | 'state'
    | 'usd'
    | 'votes'
    | 'years';
  readonly definition: string;
  /** Written with the names of operands; null for a figure that is an operand itself. */
  readonly formula: string | null;
  /** The operands: paths in the same response, or fields of the catalog. */
  readonly operands: readonly string[];
};
