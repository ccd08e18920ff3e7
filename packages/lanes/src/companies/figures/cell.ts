/** A row of `company_figures` as it is read, for a group of rows of one company. */
export type FigureCell = readonly [
  figure: string,
  value: string | null,
  word: string,
  refusal: string,
  unit: string,
  fiscalYear: string,
  fiscalPeriod: string,
  periodEnd: string,
  accession: string,
  form: string,
  filed: string | null,
  preliminary: boolean,
];

/** The columns of a `FigureCell` as a tuple. */
export const FIGURE_CELL = `(figure, toString(value), word, refusal, unit, toString(fiscal_year), fiscal_period,
      toString(period_end), accession, form, toString(filed), preliminary)`;

/** A figure that every company with statements has, refused or not, in its newest period; the same in every view. */
export const ANCHOR = 'revenue_ttm_usd';
