/** Input of the statements of one company: plain values, no I/O, no clock. */
import type * as events from '@footnote/event-types/types.generated';
import type { CoverText, IssuerSplit, Summation } from '@footnote/event-types/types.generated';

/** One consolidated fact as a filing reported it. */
export type InputFact = Pick<events.Fact, 'taxonomy' | 'concept' | 'unit' | 'start' | 'end' | 'value'>;

/** A fact of one part of the company: never read as a total. */
export type DimensionedFact = InputFact &
  Pick<events.DimensionedFact, 'decimals'> & {
    /** Ordered by axis. */
    readonly dimensions: readonly Pick<events.Dimension, 'axis' | 'member'>[];
  };

/** The rows on the face of a statement. */
export type InputFace = Omit<events.Face, 'role'>;

/** A total and its items in the filing's calculation linkbase. */
export type InputSummation = Omit<Summation, 'specification'>;

/** The parts of a filing's own XBRL other than its consolidated facts. */
export type InputReport = {
  readonly faces: readonly InputFace[];
  /** Of concepts on a face, or by class of stock. */
  readonly dimensioned: readonly DimensionedFact[];
  /** Revenue, operating income and assets by product, segment or region, on a face or in the notes; absent for none. */
  readonly segments?: readonly DimensionedFact[] | undefined;
  /** Texts of the cover page by local names of dei, each once; absent for none. */
  readonly cover?: readonly CoverText[] | undefined;
  /** Absent if the filing has no calculation linkbase, or it was not read. */
  readonly calculations?: readonly InputSummation[] | undefined;
};

/**
 * What an earnings release is as a filing. Its facts are those of its newest periods, each under the concept by which the
 * reports before it tag the row.
 */
export type InputRelease = {
  /** The exhibit that states them: EX-99.1. */
  readonly exhibit: string;
  /** The fields that it proves: a row that it does not have may still be in the report that follows. */
  readonly fields: readonly string[];
};

/** All facts of one filing. */
export type InputFiling = {
  readonly accession: string;
  readonly form: string;
  /** YYYY-MM-DD. */
  readonly filed: string;
  /** Period of report from submissions, if known. */
  readonly report_date: string | null;
  /** Fiscal stamps of the filing from its source: hints, sometimes wrong. */
  readonly fy: number | null;
  readonly fp: string | null;
  readonly facts: readonly InputFact[];
  /** Source of the facts; companyfacts when absent. */
  readonly source?: 'companyfacts' | 'instance' | undefined;
  /** Present for an earnings release only. */
  readonly release?: InputRelease | undefined;
  /** Absent if it was not read. */
  readonly report?: InputReport | undefined;
};

/**
 * The splits of the company's stock as its price source reports them: evidence independent of the filings.
 */
export type ReportedSplits = {
  readonly source: string;
  /** The source reports every split with an ex-date from this day on, */
  readonly from: string;
  /** and until this one. YYYY-MM-DD. */
  readonly until: string;
  /** Without the price adjustments of spin-offs. */
  readonly splits: readonly IssuerSplit[];
};

export type CompanyInput = {
  /** Ten digits. */
  readonly cik: string;
  readonly sic: string | null;
  /** MMDD. */
  readonly fiscal_year_end: string | null;
  readonly filings: readonly InputFiling[];
  /** Absent if no price source reports splits of the company. */
  readonly reported_splits?: ReportedSplits | undefined;
};
