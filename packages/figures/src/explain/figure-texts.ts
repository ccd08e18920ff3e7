import type { FigureReason } from './figure.ts';

/** Sentences about why a computed figure has no value. */
export const FIGURE_REASONS: Readonly<Record<FigureReason, string>> = {
  missing_operand: 'one of the cells that it is computed from has no value; each states its reason',
  no_period_to_compare: 'the period a year (or a quarter) earlier is missing',
  outside_definition:
    'every operand has a value, but the definition excludes these values or this type of issuer',
};
