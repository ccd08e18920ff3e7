/** A figure of an answer that is not about the statements alone. */
export type LaneFigure = {
  readonly path: '/v2/earnings' | '/v2/price-action' | '/v2/priced-in' | '/v2/valuation';
  /** Places in the answer; `[]` stands for every item of a list. */
  readonly members: readonly string[];
  readonly unit:
    | 'days'
    | 'percent'
    | 'price_currency'
    | 'price_currency_per_share'
    | 'ratio'
    | 'reporting_currency'
    | 'reporting_currency_per_share'
    | 'shares';
  readonly definition: string;
  /** Written with the names of operands; null for a figure that is one. */
  readonly formula: string | null;
  /** Places in the same answer, or fields of the catalog, that it is computed from. */
  readonly operands: readonly string[];
};
