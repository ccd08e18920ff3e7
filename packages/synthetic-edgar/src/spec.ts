/** The specification of an issuer: all parameters of the generator, as plain values. */

import type { ArrangementScenario, MeetingsSpec } from './governance/types.ts';
import type { InsiderScenario } from './insiders/types.ts';
import type { StakeScenario } from './ownership/types.ts';

/** The rule for the ends of fiscal years. Weekdays are numbered from 0, Sunday. */
export type CalendarSpec =
  | { readonly kind: 'month_end'; readonly month: number }
  | {
      readonly kind: 'weeks';
      readonly month: number;
      readonly weekday: number;
      /** The last such weekday of the month, or the one nearest to the month's end. */
      readonly rule: 'last' | 'nearest';
      /** Weeks of the four quarters; they add up to 52, and the 53rd week goes to `extra_week_in`. */
      readonly weeks: readonly [number, number, number, number];
      readonly extra_week_in: 1 | 2 | 3 | 4;
    };

/** After fiscal year `after` the year ends in `month`; the stub is reported on a transition form. */
export type TransitionSpec = {
  readonly after: number;
  readonly month: number;
  readonly form: '10-KT' | '10-QT';
};

/** Disclosure of a split in notes, if not immediate and with the split's date. */
export type SplitDisclosure = {
  /** The first report that tags the ratio, relative to the first report after the split. */
  readonly from: number;
  /** Number of consecutive reports. */
  readonly reports: number;
  /** Date of the tag: the split's, a day shortly before the first report that tags it, or each report's own period. */
  readonly dated: 'effect' | 'record' | 'period';
  /** Rounding of the ratio to two decimals: 1 for 15 becomes 0.07 with `nearest`, 0.06 with `down`. */
  readonly rounded: 'no' | 'nearest' | 'down';
};

export type SplitSpec = {
  /** Takes effect in this fiscal year, midway between two filings of it. */
  readonly year: number;
  /** After the report of this quarter (0: after the annual report of the year before). */
  readonly after_quarter: 0 | 1 | 2;
  /** New shares for `old` old ones: 4 for 1, or 1 for 10. */
  readonly new: number;
  readonly old: number;
  readonly tagged: boolean;
  /** Only with `tagged`. Absent: in the first report after the split, and for the year in the following annual reports. */
  readonly disclosure?: SplitDisclosure;
  /**
   * Figures on the old basis in the first annual report after the split: the earnings per share of its quarterly
   * table, or the averages of its oldest year, whose earnings per share are on the new basis.
   */
  readonly on_old_basis?: 'quarterly_table' | 'oldest_averages';
};

/**
 * The acquisition of another company for newly issued shares. Its accounts are included from one quarter on;
 * comparatives of older periods are unchanged, unless `recast` replaces the issuer's history by the other company's.
 */
export type MergerSpec = {
  /** Quarters from the beginning of the first fiscal year with filings; a multiple of 4 if `recast`. */
  readonly from: number;
  /** Shares and accounts after the merger, in thousandths of those without it; at least 1000. */
  readonly shares: number;
  readonly size: number;
  /** Part of its first quarter in which it belongs to the issuer, in thousandths. */
  readonly part: 500 | 1000;
  /** Exchange ratio, tagged as if it were that of a split; null if it is not tagged. */
  readonly ratio: number | null;
  readonly recast: boolean;
};

/** From fiscal year `from` on, filings round money and share averages to multiples of this many former units. */
export type CoarserSpec = { readonly from: number; readonly money: 1 | 1000; readonly shares: 1 | 1000 };

/**
 * A wrong amount in addition to the right one in the same filing, at the date of the comparative balance sheet
 * (`own`: of the filing's own balance sheet). `zero_cash`: cash including restricted cash of zero. `equity_column`: a
 * column of the equity statement under the other tag of total equity, unless there is a noncontrolling part.
 */
export type WrongDuplicateSpec = {
  readonly year: number;
  readonly quarter: number;
  readonly kind: 'zero_cash' | 'equity_column';
  readonly own: boolean;
};

/** Rows of the income statement that a recasting filing may leave out. */
export type OmittedRow =
  | 'cost_of_revenue'
  | 'gross_profit'
  | 'operating_expense'
  | 'sga_expense'
  | 'rnd_expense'
  | 'operating_income'
  | 'pretax_income'
  | 'income_tax';

export type RestatementSpec = {
  /** The restated fiscal year. */
  readonly year: number;
  /** Its restated quarters. */
  readonly quarters: readonly number[];
  readonly kind: 'revenue' | 'reclass' | 'cash' | 'discontinued' | 'entity';
  /** Share of the affected line, in thousandths; negative lowers it. */
  readonly permille: number;
  /**
   * `amendment`: in amended filings after the annual report. `next_q1`: without amendment, from the first quarterly
   * report of the next year on. `next_annual`: without amendment, in the next year's annual report. `own_annual`: the
   * year's own annual report includes it in the year as a whole, and the next year's quarterly reports show it quarter by
   * quarter; only if one of them shows a restated quarter. `prompt_amendment`: in an amended quarterly report two weeks
   * after the original, and in every later filing.
   */
  readonly how: 'amendment' | 'next_q1' | 'next_annual' | 'own_annual' | 'prompt_amendment';
  /** `amendment`: the amended reports of the year, 4 the annual one; `prompt_amendment`: the one quarter. */
  readonly amended: readonly number[];
  /** Rows that reports of later years leave out in their comparatives of the restated year; absent: none. */
  readonly omitted?: readonly OmittedRow[];
};

/** An error in the comparatives of one concept in a later filing. */
export type ErrorSpec = {
  /** The filing's own fiscal year and quarter (4: annual). */
  readonly year: number;
  readonly quarter: number;
  /** The kind of figure with the error. */
  readonly target:
    | 'revenue'
    | 'net_income'
    | 'shares'
    | 'operating_cash_flow'
    | 'total_assets'
    | 'equity'
    | 'eps'
    | 'shares_diluted'
    | 'cash';
  /**
   * `with_nci`: the parent's figure includes the noncontrolling part; for `net_income` and `equity`. `prose`: only two
   * digits, as in "3.8 billion". `hundredth` and `millionfold`: of earnings per share, also in a quarterly table of the
   * filing's own year.
   */
  readonly error:
    'thousandth' | 'millionth' | 'thousandfold' | 'sign' | 'with_nci' | 'hundredth' | 'millionfold' | 'prose';
};

/**
 * Amounts of another concept than the row's in a quarterly report, at older dates and periods only. `income`: net income
 * including the noncontrolling part, of earlier quarters, as in a roll-forward of equity; that part itself is tagged as
 * one of continuing operations. `equity`: equity including the noncontrolling part at the ends of these quarters, and
 * `cash`: cash including restricted cash at the openings of the cash flow statement; both beside the totals of the balance
 * sheet. `income` and `equity` only if there is a noncontrolling part.
 */
export type RollForwardSpec = {
  readonly year: number;
  readonly quarter: 2 | 3;
  readonly row: 'income' | 'equity' | 'cash';
};

export type StampSpec = {
  readonly year: number;
  readonly quarter: number;
  /** Added to the true fiscal year. */
  readonly fy: number;
  readonly fp: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
};

/** Two classes of stock, A and B, whose per-share figures are tagged by class. */
export type ClassSpec = {
  readonly figures: 'dividends' | 'earnings' | 'both';
  /** Class B's figures relative to class A's. */
  readonly second: 'equal' | 'nine_tenths';
  /** Whether class A's figure is also tagged without its class. */
  readonly total: boolean;
};

/**
 * The tagged interest expense and its place. On the income statement: `expense`, `nonoperating`, one `replaced` by the
 * other, `two` different ones. `debt_note`: one on the income statement, and the interest on debt in a note. `note`:
 * only in a note. `captive`: a row for each business, including the captive finance company; `captive_total`: these
 * rows and their sum. The last three are a part of the interest, as the label of the row states.
 */
export type InterestStyle =
  | 'expense'
  | 'nonoperating'
  | 'replaced'
  | 'two'
  | 'none'
  | 'debt_note'
  | 'note'
  | 'captive'
  | 'captive_total'
  | 'excluding'
  | 'on_deposits'
  | 'related_party';

/** SIC code of health plans: insurers whose cash flows and debt are read like those of industrial companies. */
export const HEALTH_PLAN = '6324';

export type Flavour = 'industrial' | 'bank' | 'insurer' | 'reit' | 'utility' | 'partnership' | 'ifrs';

/**
 * Reporting of a partnership's income per unit. The general partner receives two percent of net income and distributions
 * that grow faster than net income; the distributions of preferred units are deducted first.
 */
export type UnitSpec = {
  /** Concepts of the per-unit figures and of the unit averages. */
  readonly tagged_as: 'units' | 'shares';
  /** The limited partners' part of net income: not tagged, of common units only, or including preferred units. */
  readonly limited_partners: 'untagged' | 'common' | 'with_preferred';
  readonly preferred: boolean;
};

/** The issuer's tagging: alternatives for the same true figures. */
export type StyleSpec = {
  readonly revenue: 'total' | 'contract' | 'both' | 'narrow_contract' | 'drift' | 'drift_overlap';
  readonly cost: 'cost_of_revenue' | 'goods_and_services' | 'none';
  readonly gross_profit: boolean;
  readonly operating_expense: 'operating' | 'with_cost' | 'costs_and_expenses' | 'none';
  readonly operating_income: boolean;
  readonly sga: 'combined' | 'parts' | 'partial';
  readonly rnd: boolean;
  readonly interest: InterestStyle;
  /**
   * `consolidated`: including the noncontrolling share, which is then tagged if there is one. `whole`: the same without a
   * tag of the share.
   */
  readonly net_income: 'parent' | 'consolidated' | 'whole';
  readonly depreciation: 'all' | 'and' | 'parts';
  readonly liabilities: boolean;
  readonly equity: 'parent' | 'including_nci';
  readonly debt: 'split' | 'debt_current' | 'total_less_current';
  readonly intangibles: 'split' | 'combined' | 'goodwill_only';
  readonly short_term_investments: 'short_term' | 'marketable' | 'none';
  readonly lease: 'total' | 'parts' | 'none';
  readonly finance_lease: 'annual_note' | 'none';
  readonly capex: 'property' | 'productive';
  readonly dividends: 'common' | 'all' | 'none';
  readonly working_capital: boolean;
  /** Whether older annual reports contain the quarters of two years, including the fourth. */
  readonly quarterly_table: boolean;
  readonly eps: 'separate' | 'basic_and_diluted';
};

/**
 * Filings whose facts are not the issuer's statements. `acquired`: an 8-K with the statements of an acquired company,
 * under the buyer's CIK. `proxy`: a proxy statement that repeats net income in thousands. `part_iii`: an amended annual
 * report with a cover page and no figures. `convenience`: the newest annual figures of a foreign issuer translated into
 * US dollars, in the same report.
 */
export type UnrelatedFilingKind = 'acquired' | 'proxy' | 'part_iii' | 'convenience';

/**
 * The layout of reports. `anchored`: a table of contents that links to the items. `table_headings`: number and title of an
 * item in two cells. `cross_reference`: titles without numbers, and an index from items to pages at the end.
 * `running_headers`: titles without numbers, and a header line on every page. `letters_apart`: "Item 1(a)", no contents.
 * `plain_text`: ASCII, if there is no inline XBRL.
 */
export type Layout =
  'anchored' | 'table_headings' | 'cross_reference' | 'running_headers' | 'letters_apart' | 'plain_text';

/** The text of an issuer's filings. */
export type DocumentSpec = {
  readonly layout: Layout;
  /** Annual reports: written out, or omitted as smaller reporting companies may. */
  readonly risk_factors: 'full' | 'not_required';
  /** Annual reports: written out, or in an annual report to shareholders. */
  readonly mda: 'full' | 'incorporated';
  /** Quarterly reports: omitted, a sentence that nothing changed, or written out. */
  readonly quarterly_risks: 'none' | 'unchanged' | 'full';
  /**
   * Label of a fiscal year in whose annual report the risk factors break off after a page. The truth of changes to and from
   * it is not stated for the paragraph at which they do.
   */
  readonly cut_short?: number;
};

export type IssuerSpec = MeetingsSpec & {
  /** Ten digits. */
  readonly cik: string;
  readonly name: string;
  readonly ticker: string;
  readonly sic: string;
  readonly sic_description: string;
  readonly seed: number;
  readonly flavour: Flavour;
  /** ISO currency. */
  readonly currency: string;
  readonly calendar: CalendarSpec;
  /** Label of a year that ends in January or February: the calendar year in which it ends, or in which it starts. */
  readonly label: 'end' | 'start';
  /** Label of the first fiscal year with a filing; two earlier years appear as comparatives. */
  readonly first_year: number;
  /** Number of complete fiscal years with filings, excluding a transition period. */
  readonly years: number;
  /** Number of reported quarters of the following year. */
  readonly open_quarters: 0 | 1 | 2 | 3;
  /** Smallest amount of money that the issuer reports. */
  readonly unit: number;
  /**
   * Accounting steps per reported unit. At 1 every sum is exact; at 10 each figure is rounded separately when filed, and
   * sums are off by a unit or two, as in real filings.
   */
  readonly grain: 1 | 10;
  /** Quarterly revenue (or assets of a bank, in hundredths) at the start, in units. */
  readonly size: number;
  /** Shares outstanding at the start, before any split. */
  readonly shares: number;
  /** Smallest number of shares that the issuer reports as an average. */
  readonly share_unit: number;
  /** Dividend declared per share and quarter at the start, in ten-thousandths; 0 if the figure is not tagged. */
  readonly dividend: number;
  readonly nci: boolean;
  readonly loss_years: readonly number[];
  readonly transition: TransitionSpec | null;
  readonly splits: readonly SplitSpec[];
  readonly merger: MergerSpec | null;
  readonly coarser: CoarserSpec | null;
  readonly wrong_duplicates: readonly WrongDuplicateSpec[];
  readonly restatements: readonly RestatementSpec[];
  readonly errors: readonly ErrorSpec[];
  /** Absent: none. */
  readonly roll_forwards?: readonly RollForwardSpec[];
  /** First fiscal year with one row of cash and restricted cash in balance sheets, comparatives too; absent: none. */
  readonly restricted_cash_from?: number;
  readonly stamps: readonly StampSpec[];
  /** Reports that companyfacts lacks; quarter 4 is the annual one. */
  readonly missing: readonly { readonly year: number; readonly quarter: number }[];
  /** Reports filed this many days late; later reports are not filed before them. */
  readonly late: readonly { readonly year: number; readonly quarter: number; readonly days: number }[];
  /** Number of fiscal years of flows in an annual report. */
  readonly annual_columns: 2 | 3;
  /** Whether acquisitions and buybacks occur only in some quarters, and are untagged in the others. */
  readonly sparse: boolean;
  /** Whether roll-forwards begin with figures of another scope and segment notes show assets of older years. */
  readonly openings_of_other_scope: boolean;
  readonly style: StyleSpec;
  readonly classes: ClassSpec | null;
  /** Present only for a partnership. */
  readonly units?: UnitSpec;
  /**
   * Breakdown of revenue in filings with a package. `products`: by product, with a subtotal, and by region.
   * `eliminations`: by segment with intersegment eliminations, also for operating income. `recast`: by segment, with
   * different segments in the later half of the years, including their comparatives.
   */
  readonly segments: 'none' | 'products' | 'eliminations' | 'recast';
  /** Notes as tables in annual reports with a package (see `noteTablesOf`); absent: none. */
  readonly notes?: 'us_gaap_rows' | 'own_rows' | 'contradicted';
  /** The filings with an XBRL package; `some`: those of the newer half of the years. */
  readonly reports: 'none' | 'all' | 'some';
  /** Signs in calculation linkbases; `wrong_sign`: items to be deducted from a total are added. */
  readonly calculations: 'right' | 'wrong_sign';
  /** Tags that replace others from a fiscal year on, with the same meaning. */
  readonly later: { readonly from: number; readonly style: Partial<StyleSpec> } | null;
  /** Filings without statements of the issuer, whose facts must be ignored. */
  readonly unrelated_filings: readonly UnrelatedFilingKind[];
  /** Null if filings contain only figures; always null for `ifrs`. */
  readonly documents: DocumentSpec | null;
  /** Scenarios of owners of more than five percent; absent: there are none. */
  readonly stakes?: readonly StakeScenario[];
  /** Scenarios of insiders; absent: there are none. */
  readonly insiders?: readonly InsiderScenario[];
  /** How reports since 2023 tag trading arrangements, by quarter in turn; absent: they tag none. */
  readonly arrangements?: readonly ArrangementScenario[];
  /** Which definitive proxy statements there are; absent: none. */
  readonly proxies?: 'newest' | 'none';
  /** Filings up to this position are on an older page of the submissions; 0: there is only one page. */
  readonly older_page: number;
  /** Releases whose figures an 8-K/A corrects two days later, by the quarter of their report; absent: none. */
  readonly corrected_releases?: readonly { readonly year: number; readonly quarter: number }[];
};

export const plainStyle: StyleSpec = {
  revenue: 'contract',
  cost: 'cost_of_revenue',
  gross_profit: true,
  operating_expense: 'operating',
  operating_income: true,
  sga: 'combined',
  rnd: true,
  interest: 'expense',
  net_income: 'parent',
  depreciation: 'all',
  liabilities: true,
  equity: 'parent',
  debt: 'split',
  intangibles: 'split',
  short_term_investments: 'short_term',
  lease: 'parts',
  finance_lease: 'none',
  capex: 'property',
  dividends: 'common',
  working_capital: true,
  quarterly_table: false,
  eps: 'separate',
};
