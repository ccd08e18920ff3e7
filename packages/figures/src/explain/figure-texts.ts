import type { FigureReason } from './figure.ts';

/** Why a computed figure has no value, for people. */
export const FIGURE_REASONS: Readonly<Record<FigureReason, string>> = {
  missing_operand: 'one of the cells that it is computed from has no value; each tells why',
  no_period_to_compare: 'there is no period a year, or a quarter, before',
  outside_definition:
    'every operand is there, and its definition refuses what they are, or this kind of issuer',
};
