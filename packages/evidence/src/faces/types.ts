import type { StatementKind } from '@footnote/xbrl/report/types';

/** The statements that are looked for among the tables of a document. */
export type FaceKind = Extract<
  StatementKind,
  'income' | 'comprehensive_income' | 'balance' | 'cash_flow' | 'equity'
>;

/**
 * Why a statement is not drawn: no table is one for sure; several are, and nothing tells them apart; its first or last
 * rows are missing; the headings of a column do not say one period; nothing says the unit; its totals contradict each
 * other, or the facts of the filing.
 */
export type FaceRefusal =
  | 'table_not_found'
  | 'several_tables'
  | 'incomplete'
  | 'period_unknown'
  | 'unit_unknown'
  | 'totals_differ'
  | 'facts_differ';

export type RefusedFace = { readonly statement: FaceKind; readonly reason: FaceRefusal };

/** A document of the filing: its file's name and its decoded text. */
export type FaceDocument = { readonly name: string; readonly text: string };

/** A fact of the whole company that the filing states. `concept` is a qualified name; `start` is null for a day. */
export type FaceFact = {
  readonly concept: string;
  readonly start: string | null;
  readonly end: string;
  readonly value: string;
  readonly unit: string;
};
