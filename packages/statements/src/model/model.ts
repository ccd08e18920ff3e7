import type { Method, Refusal } from '../cell.ts';
import type { Measure } from '../fields/field.ts';
import type { DimensionedFact, InputFact, InputRelease, InputSummation } from '../inputs.ts';
import type { RefusingRule } from '../rules/rules.ts';
import type { DebtRows } from '../trees/debt-rows.ts';
import type { OperatingChanges } from '../trees/operating-changes.ts';

/** A period shared by facts of a filing, and their number (without cover-page facts). */
export type Context = { readonly start: string | null; readonly end: string; readonly facts: number };

/** A fact of a concept that the engine reads, as filed. */
export type KnownFact = {
  /** Qualified, e.g. `us-gaap:Assets`. */
  readonly concept: string;
  readonly measure: Measure;
  /** On the cover page (dei). */
  readonly cover: boolean;
  readonly unit: string;
  readonly start: string | null;
  readonly end: string;
  readonly text: string;
  /** The text as a number. */
  readonly amount: bigint;
};

/** Interest expense as the income statement of a filing shows it (semantics §3.4). */
export type ShownInterest = {
  /** Concepts of the family that are rows of the face; null if the filing's own face is unknown. */
  readonly concepts: ReadonlySet<string> | null;
  /**
   * Why the row may not be all interest: a captive finance business or further rows of interest expense, or a
   * label that names a part.
   */
  readonly doubt: 'captive' | 'other_rows' | 'partial' | null;
};

/** A value that a filing reports only by class of stock, or otherwise not as one consolidated fact. */
export type OwnRow = KnownFact & {
  /** Its rows differ by class: none of them represents the company. */
  readonly conflict: boolean;
};

/** An earnings release beside the reports of its issuer. */
export type ReleaseStanding = InputRelease & {
  /** No report of its period is there yet. */
  readonly preliminary: boolean;
};

/** An accepted filing, ranked by (filed, amendment after original, accession). */
export type Filing = {
  readonly order: number;
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  readonly fy: number | null;
  /** Annual form: 10-K, 10-KT, 20-F, 40-F and their amendments. */
  readonly annual: boolean;
  readonly amendment: boolean;
  /** 10-KT or 10-QT. */
  readonly transition: boolean;
  /** End of the period that the filing reports (semantics §2.1); null without facts and report date. */
  readonly period: string | null;
  /** Null for a report. */
  readonly release: ReleaseStanding | null;
  readonly facts: readonly InputFact[];
  readonly contexts: readonly Context[];
  /** Null if neither its own face nor another face of the filer is known. */
  readonly interest: ShownInterest | null;
  /** From its own XBRL. */
  readonly ownRows: readonly OwnRow[];
  /** Null without a calculation linkbase of its cash flow statement. */
  readonly operatingChanges: OperatingChanges | null;
  /** Null without a calculation linkbase of its balance sheet, or a row of debt there. */
  readonly debtRows: DebtRows | null;
  /** Its own calculation linkbase; empty without one. */
  readonly calculations: readonly InputSummation[];
  /** Facts that only the filing's own calculation linkbase makes usable. */
  readonly treeRows: readonly KnownFact[];
  /** Earnings per share with dimensions, mostly by class of stock, as filed. */
  readonly earningsByPart: readonly DimensionedFact[];
};

export type SplitFactor = { readonly numerator: bigint; readonly denominator: bigint };

/** A filed fact of a concept that the engine reads. */
export type Fact = {
  readonly filing: Filing;
  /** Qualified, e.g. `us-gaap:Assets`. */
  readonly concept: string;
  readonly start: string | null;
  readonly end: string;
  /** As filed. */
  readonly text: string;
  /** On today's split basis. */
  readonly amount: bigint;
  /** New shares per share filed: the factor that adjusts the filed value to today's basis; null if none. */
  readonly split: SplitFactor | null;
  /** The filing has two values for this identity. */
  readonly conflict: boolean;
  /** The other value, if `conflict` is true and both are facts of the filing. */
  readonly rival?: Fact | undefined;
};

/** `divisor`: the fact divides the others (net income ÷ shares). */
export type Part = { readonly fact: Fact; readonly sign: 1 | -1; readonly divisor?: boolean };

/** The value of one field in one slot that one candidate takes from one filing. */
export type Reading = {
  readonly filing: Filing;
  readonly value: bigint;
  readonly parts: readonly Part[];
  /** The concepts with their signs: equal keys mean equal definitions. */
  readonly key: string;
  /** Position of the candidate in the field's list. */
  readonly rank: number;
  readonly method: Method;
  readonly flags: readonly string[];
};

/** Facts of one filing for one slot, by qualified concept. */
export type FactSet = ReadonlyMap<string, Fact>;

/**
 * Since when a served value has been in force, by filing order: determines which values may be combined with
 * it.
 */
export type Restatement = {
  /** Filing that last restated it; null if none did. */
  readonly restated: number | null;
  /** Newest filing that reported it. */
  readonly filed: number;
  /** Filing that restated the year containing it, if the value was not filed again since. */
  readonly outdated: number | null;
};

/** The value of a field in a slot, or its refusal. */
export type Entry = {
  readonly restatement: Restatement | null;
  readonly value: bigint | null;
  readonly refusal: Refusal | null;
  /** The rule that refused it; null when served. */
  readonly rule: RefusingRule | null;
  readonly method: Method | null;
  readonly parts: readonly Part[];
  readonly flags: readonly string[];
  /** Key of the served reading; empty when derived from several or refused. */
  readonly key: string;
};

/** Whether a filing's own other facts confirm a value, contradict it, or do neither. */
export type OwnCheck = 'passed' | 'open' | 'failed';
