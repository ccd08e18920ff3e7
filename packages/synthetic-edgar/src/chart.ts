import type { Balances } from './balances.ts';
import type { Flows } from './flows.ts';

/** The properties of a filing that decide whether a line is shown. */
export type Showing = {
  /** Label of the filing's fiscal year. */
  readonly year: number;
  readonly annual: boolean;
};

type LineBase = {
  /** Qualified name, e.g. `us-gaap:Revenues`. */
  readonly concept: string;
  /** Whether the line is tagged in a filing; absent: in every filing. */
  readonly when?: (showing: Showing) => boolean;
  /** Shown in a note, not on the face of a statement. */
  readonly note?: boolean;
};

/** A tagged amount of a period. */
export type FlowTag = LineBase & {
  readonly statement: 'income' | 'cash_flow';
  readonly of: (flows: Flows) => bigint;
  /** Also in the quarterly table of an annual report. */
  readonly table?: boolean;
};

/** A tagged amount at a date. */
export type BalanceTag = LineBase & {
  readonly of: (balances: Balances) => bigint;
  /** Also tagged at the opening dates of roll-forwards, which have no balance sheet. */
  readonly opening?: boolean;
};

/** A served field as computed from the accounts; `of` is null if the issuer does not report it or reports it ambiguously. */
export type FlowField = {
  readonly statement: 'income' | 'cash_flow';
  readonly field: string;
  readonly of: ((flows: Flows) => bigint) | null;
  /** The concept with which it is tagged. */
  readonly family: 'income' | 'cash_flow';
  /** Fields whose sum it is where it has no tag of its own; they must come from one version of the accounts. */
  readonly operands?: readonly string[];
  /** The same for a field with a tag of its own, if the tagged value cannot be known. */
  readonly otherwise?: readonly string[];
  /** Also in the quarterly table of annual reports. */
  readonly table?: boolean;
  /** Zero amounts may be left untagged. */
  readonly sparse?: boolean;
  /** Known only from filings whose own XBRL is available. */
  readonly byFace?: boolean;
};

export type BalanceField = {
  readonly field: string;
  /**
   * `annual`: the balance sheet and notes of an annual report are known at the date. `shownIn`: fiscal year of the last
   * filing with a balance sheet of the date.
   */
  readonly of: ((balances: Balances, annual: boolean, shownIn: number) => bigint | null) | null;
};

/** An amount of a period that is tagged for a part of the company. */
export type FlowPart = {
  readonly concept: string;
  readonly of: (flows: Flows) => bigint;
  readonly axis: string;
  /** The root of the axis, above its members. */
  readonly domain: string;
  readonly member: string;
  /** In a note of annual reports, instead of on the income statement. */
  readonly note: boolean;
};

export type Chart = {
  readonly flowTags: readonly FlowTag[];
  readonly balanceTags: readonly BalanceTag[];
  readonly flowFields: readonly FlowField[];
  readonly balanceFields: readonly BalanceField[];
};

export const incomeField = (
  field: string,
  of: FlowField['of'],
  options: Pick<FlowField, 'table' | 'operands' | 'otherwise' | 'byFace'> & {
    readonly family?: FlowField['family'];
  } = {},
): FlowField => ({ statement: 'income', field, of, family: 'income', ...options });

export const cashField = (
  field: string,
  of: FlowField['of'],
  options: Pick<FlowField, 'operands' | 'sparse'> = {},
): FlowField => ({
  statement: 'cash_flow',
  field,
  of,
  family: 'cash_flow',
  ...options,
});

export const incomeTag = (
  name: string,
  of: FlowTag['of'],
  options: Pick<FlowTag, 'when' | 'table' | 'note'> = {},
): FlowTag => ({ concept: `us-gaap:${name}`, statement: 'income', of, ...options });

export const cashTag = (name: string, of: FlowTag['of'], options: Pick<FlowTag, 'when'> = {}): FlowTag => ({
  concept: `us-gaap:${name}`,
  statement: 'cash_flow',
  of,
  ...options,
});

export const balanceTag = (
  name: string,
  of: BalanceTag['of'],
  options: Pick<BalanceTag, 'when' | 'opening' | 'note'> = {},
): BalanceTag => ({ concept: `us-gaap:${name}`, of, ...options });
