import type { Method, Refusal } from '../cell.ts';
import type { Measure } from '../fields/field.ts';
import type { DimensionedFact, InputFact } from '../inputs.ts';
import type { RefusingRule } from '../rules/rules.ts';

/** A period that facts of a filing share, and how many do (cover-page facts apart). */
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
  /** Concepts of the family that are rows of the face; null where the filing's own face is not known. */
  readonly concepts: ReadonlySet<string> | null;
  /**
   * Why the row may not be all of it: a captive finance business or other rows of interest expense beside it, or a
   * label that names a part.
   */
  readonly doubt: 'captive' | 'beside' | 'partial' | null;
};

/** What a filing gives by class of stock only, or otherwise than as one consolidated fact. */
export type OwnRow = KnownFact & {
  /** The rows behind it differ: none of them stands for the company. */
  readonly conflict: boolean;
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
  /** End of the period that the filing reports on (semantics §2.1); null when it has no facts and no report date. */
  readonly period: string | null;
  readonly facts: readonly InputFact[];
  readonly contexts: readonly Context[];
  /** Null where neither its own face nor another of the filer is known. */
  readonly interest: ShownInterest | null;
  /** Out of its own XBRL. */
  readonly ownRows: readonly OwnRow[];
  /** Earnings per share with dimensions, by class of stock mostly, as filed. */
  readonly earningsByPart: readonly DimensionedFact[];
};

export type SplitFactor = { readonly numerator: bigint; readonly denominator: bigint };

/** A filed fact of a concept that the catalogue reads. */
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
  /** New shares per share filed: the factor that brings the filed value onto today's basis; null when none. */
  readonly split: SplitFactor | null;
  /** The filing gives two values for this identity. */
  readonly conflict: boolean;
};

/** `divisor`: the fact divides the others (net income ÷ shares). */
export type Part = { readonly fact: Fact; readonly sign: 1 | -1; readonly divisor?: boolean };

/** What one filing says about one field in one slot, by one candidate. */
export type Reading = {
  readonly filing: Filing;
  readonly value: bigint;
  readonly parts: readonly Part[];
  /** The concepts with their signs: equal keys mean equal definitions. */
  readonly key: string;
  /** Place of the candidate in the field's list. */
  readonly rank: number;
  readonly method: Method;
  readonly flags: readonly string[];
};

/** Facts of one filing for one slot, by qualified concept. */
export type FactSet = ReadonlyMap<string, Fact>;

/** Since when a served value has been in force, by filing order: what an identity may combine it with. */
export type Age = {
  /** Filing that restated it last; null when it never was. */
  readonly restated: number | null;
  /** Newest filing that gave it. */
  readonly filed: number;
  /** Filing that restated the year it is part of, where it was not filed again since. */
  readonly outdated: number | null;
};

/** The value of a field in a slot, or why there is none. */
export type Entry = {
  readonly age: Age | null;
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

/** Whether a filing's own other facts confirm a value, contradict it, or say nothing. */
export type OwnCheck = 'passed' | 'open' | 'failed';
