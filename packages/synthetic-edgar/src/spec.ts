/** What an issuer is like: everything that the generator needs, as plain values. */

import type { InsiderStory } from './insiders/types.ts';
import type { StakeStory } from './ownership/types.ts';

/** How fiscal years end. Weekdays count from 0, Sunday. */
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

/** How notes report a split, if not immediately and with its date. */
export type SplitTelling = {
  /** The first report that tags the ratio: 0 is the first after the split, −2 the second before that, 1 the next. */
  readonly from: number;
  /** Number of consecutive reports. */
  readonly reports: number;
  /** The tag's date: the split's, one shortly before the first report that tags it, or each report's own period. */
  readonly dated: 'effect' | 'record' | 'period';
  /** The ratio to two decimals: 0.07 for 1 for 15 where it is `nearest`, 0.06 where it is cut `down`. */
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
  /** With `tagged`; absent: in the first report after it, and over the year in the annual reports that follow. */
  readonly told?: SplitTelling;
  /**
   * What the first annual report after the split leaves on the old basis: the earnings per share of its
   * quarterly table, or the averages of its oldest year with earnings per share on the new basis.
   */
  readonly left_behind?: 'quarterly_table' | 'oldest_averages';
};

/**
 * Another company joins for newly issued shares. Its accounts come in with a quarter; the comparatives of older
 * periods stay, unless `recast` puts the other company's history in the place of the issuer's.
 */
export type MergerSpec = {
  /** Quarters from the beginning of the first fiscal year with filings; whole years where `recast`. */
  readonly from: number;
  /** Shares and accounts after it, in thousandths of those without it; at least 1000. */
  readonly shares: number;
  readonly size: number;
  /** What of its first quarter it belongs to the issuer, in thousandths. */
  readonly part: 500 | 1000;
  /** Of the exchange of shares, tagged as if it were a split's; null where it is not tagged. */
  readonly ratio: number | null;
  readonly recast: boolean;
};

/** From this fiscal year on filings round money and share averages to this many of the former units. */
export type CoarserSpec = { readonly from: number; readonly money: 1 | 1000; readonly shares: 1 | 1000 };

/**
 * A wrong amount in addition to the right one in the same filing, at the date of the comparative balance
 * sheet (`own`: of its own). `zero_cash`: cash with restricted cash of nothing. `equity_column`: a column of
 * the equity statement under the other tag of total equity; not where there is a noncontrolling part.
 */
export type SlipSpec = {
  readonly year: number;
  readonly quarter: number;
  readonly kind: 'zero_cash' | 'equity_column';
  readonly own: boolean;
};

export type RestatementSpec = {
  /** The restated fiscal year. */
  readonly year: number;
  /** Its restated quarters. */
  readonly quarters: readonly number[];
  readonly kind: 'revenue' | 'reclass' | 'cash' | 'discontinued' | 'entity';
  /** Share of the affected line, in thousandths; negative lowers it. */
  readonly permille: number;
  /**
   * `amendment`: on amended filings after the annual report. `next_q1`: quietly, from the first quarterly report
   * of the next year on. `next_annual`: quietly, in the next year's annual report.
   */
  readonly how: 'amendment' | 'next_q1' | 'next_annual';
  /** With `amendment`: which reports of the year are amended, 4 being the annual one. */
  readonly amended: readonly number[];
};

/** A later filing repeats comparatives of one concept wrongly. */
export type ErrorSpec = {
  /** The filing's own fiscal year and quarter (4: annual). */
  readonly year: number;
  readonly quarter: number;
  /** Which kind of figure is hit. */
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
   * `with_nci`: the noncontrolling part is in the parent's figure; for `net_income` and `equity`. `prose`: two digits, as
   * in "3.8 billion". `hundredth` and `millionfold`: of earnings per share, in a quarterly table of the filing's own
   * year, too.
   */
  readonly error:
    'thousandth' | 'millionth' | 'thousandfold' | 'sign' | 'with_nci' | 'hundredth' | 'millionfold' | 'prose';
};

export type StampSpec = {
  readonly year: number;
  readonly quarter: number;
  /** Added to the true fiscal year. */
  readonly fy: number;
  readonly fp: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
};

/** Two classes of stock, A and B, whose figures per share are tagged by class. */
export type ClassSpec = {
  readonly figures: 'dividends' | 'earnings' | 'both';
  /** What class B gets of what class A gets. */
  readonly second: 'equal' | 'nine_tenths';
  /** Class A's figure is tagged without its class, too. */
  readonly total: boolean;
};

/**
 * Which interest expense is tagged, and where. On the income statement: `expense`, `nonoperating`, one
 * `replaced` by the other, `two` different ones. `debt_note`: one there, and the interest on debt in a note.
 * `note`: in a note only. `captive`: a row for each business, the captive finance company's among them;
 * `captive_total`: together with their sum. The last three are a part of it that the row's label names.
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

/** SIC code of health plans: insurers whose cash flows and debt are read as those of other companies. */
export const HEALTH_PLAN = '6324';

export type Flavour = 'industrial' | 'bank' | 'insurer' | 'reit' | 'utility' | 'partnership' | 'ifrs';

/**
 * How a partnership tells what its units earn. The general partner takes two percent of net income and distributions
 * that grow faster than it; the distributions of preferred units come off first.
 */
export type UnitSpec = {
  /** Concepts of the figures per unit and of their averages. */
  readonly tagged_as: 'units' | 'shares';
  /** The limited partners' part of net income: not tagged, what is left for common units, or with the preferred. */
  readonly limited_partners: 'untold' | 'common' | 'with_preferred';
  readonly preferred: boolean;
};

/** How the issuer tags: alternatives of the same truth. */
export type StyleSpec = {
  readonly revenue: 'total' | 'contract' | 'both' | 'narrow_contract' | 'drift' | 'drift_overlap';
  readonly cost: 'cost_of_revenue' | 'goods_and_services' | 'none';
  readonly gross_profit: boolean;
  readonly operating_expense: 'operating' | 'with_cost' | 'costs_and_expenses' | 'none';
  readonly operating_income: boolean;
  readonly sga: 'combined' | 'parts' | 'partial';
  readonly rnd: boolean;
  readonly interest: InterestStyle;
  /** `consolidated`: with the noncontrolling share, which is tagged where there is one. */
  readonly net_income: 'parent' | 'consolidated';
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
  /** Older annual reports contain the quarters of two years, including the fourth. */
  readonly quarterly_table: boolean;
  readonly eps: 'separate' | 'basic_and_diluted';
};

/**
 * `acquired`: an 8-K with the statements of a company that was bought, under the buyer's CIK. `proxy`: a proxy
 * statement that repeats net income in thousands. `part_iii`: an amended annual report with a cover and no figures.
 * `convenience`: newest annual figures of a foreign issuer translated into US dollars, in the same report.
 */
export type Stranger = 'acquired' | 'proxy' | 'part_iii' | 'convenience';

/**
 * How reports are laid out. `anchored`: contents that link to the items. `table_headings`: number and title of an item in
 * two cells. `cross_reference`: titles alone, and an index from items to pages at the end. `running_headers`: titles
 * alone, and a line at the head of every page. `plain_text`: ASCII, where there is no inline XBRL.
 */
export type Layout = 'anchored' | 'table_headings' | 'cross_reference' | 'running_headers' | 'plain_text';

/** The words of an issuer's filings. */
export type DocumentSpec = {
  readonly layout: Layout;
  /** Annual reports: written out, or left out as a smaller reporting company may. */
  readonly risk_factors: 'full' | 'not_required';
  /** Annual reports: written out, or in an annual report to shareholders. */
  readonly mda: 'full' | 'incorporated';
  /** Quarterly reports: the item is missing, a sentence says that nothing changed, or they are written out. */
  readonly quarterly_risks: 'none' | 'unchanged' | 'full';
};

export type IssuerSpec = {
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
  /** A year ending in January or February is named after the year in which it ends, or the one before. */
  readonly label: 'end' | 'start';
  /** Label of the first fiscal year with a filing; two earlier years appear as comparatives. */
  readonly first_year: number;
  /** Complete fiscal years with filings, a transition period not counted. */
  readonly years: number;
  /** Quarters of the year after them that have been reported. */
  readonly open_quarters: 0 | 1 | 2 | 3;
  /** Smallest amount of money that the issuer reports. */
  readonly unit: number;
  /**
   * Steps of the accounts in one reported unit. At 1 every figure adds up; at 10 each is rounded for itself when filed,
   * and sums miss by a unit or two, as they do in life.
   */
  readonly grain: 1 | 10;
  /** Quarterly revenue (or assets of a bank, in hundredths) at the start, in units. */
  readonly size: number;
  /** Shares outstanding at the start, before any split. */
  readonly shares: number;
  /** Smallest number of shares that the issuer reports as an average. */
  readonly share_unit: number;
  /** Declared per share and quarter at the start, in ten-thousandths; 0 when the figure is not tagged. */
  readonly dividend: number;
  readonly nci: boolean;
  readonly loss_years: readonly number[];
  readonly transition: TransitionSpec | null;
  readonly splits: readonly SplitSpec[];
  readonly merger: MergerSpec | null;
  readonly coarser: CoarserSpec | null;
  readonly slips: readonly SlipSpec[];
  readonly restatements: readonly RestatementSpec[];
  readonly errors: readonly ErrorSpec[];
  readonly stamps: readonly StampSpec[];
  /** Reports that companyfacts lacks; quarter 4 is the annual one. */
  readonly missing: readonly { readonly year: number; readonly quarter: number }[];
  /** Reports filed this many days late; later ones wait for them and may be filed on the same day. */
  readonly late: readonly { readonly year: number; readonly quarter: number; readonly days: number }[];
  /** Fiscal years whose flows an annual report shows. */
  readonly annual_columns: 2 | 3;
  /** Acquisitions and buybacks happen in few quarters, and are not tagged where there were none. */
  readonly sparse: boolean;
  /** Roll-forwards open with figures of another scope, and segment notes show assets of older years. */
  readonly strange_openings: boolean;
  readonly style: StyleSpec;
  readonly classes: ClassSpec | null;
  /** Of a partnership; absent: of any other flavour. */
  readonly units?: UnitSpec;
  /**
   * How revenue is broken down in filings with a package. `products`: by product, with a total of some, and by region.
   * `eliminations`: by segment with what lies between, operating income as well. `recast`: by segment, of which the later
   * half of the years has others, comparatives included.
   */
  readonly segments: 'none' | 'products' | 'eliminations' | 'recast';
  /** Which filings have an XBRL package; `some`: those of the newer half of the years. */
  readonly reports: 'none' | 'all' | 'some';
  /** Signs of the calculation linkbases: in `wrong_sign` what is deducted from a total is added to it. */
  readonly calculations: 'right' | 'wrong_sign';
  /** Tags that replace others from a fiscal year on; the figures mean the same. */
  readonly later: { readonly from: number; readonly style: Partial<StyleSpec> } | null;
  /** Filings without statements of the issuer, whose facts must be ignored. */
  readonly strangers: readonly Stranger[];
  /** Null where filings have figures only; always for `ifrs`. */
  readonly documents: DocumentSpec | null;
  /** What those report who own more than five percent; absent: nobody does. */
  readonly stakes?: readonly StakeStory[];
  /** What its insiders do; absent: nothing. */
  readonly insiders?: readonly InsiderStory[];
  /** Filings up to this position are on an older page of the submissions; 0 for one page. */
  readonly older_page: number;
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
