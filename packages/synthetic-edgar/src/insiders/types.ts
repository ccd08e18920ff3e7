/** The scenarios of insiders, each from its first form to its last. */
export const INSIDER_SCENARIOS = [
  'purchase',
  'exercise_and_sale',
  'price_amended',
  'one_of_two_amended',
  'sale_forgotten',
  'date_corrected',
  'planned_sale',
  'no_plan_box',
  'several_owners',
  'large_group',
  'first_report',
  'gift',
  'late_on_form_5',
  'announced_sale',
  'announced_twice',
  'other_issuer',
  'listed_twice',
  'filed_late',
  'filed_again',
  'contrary_direction',
  'equity_swap',
  'fractional_shares',
  'truncated',
  'broken',
  'chain_of_funds',
  'wrong_year',
  'negative_shares',
  'bought_more_than_held',
  'price_of_deposit',
] as const;

export type InsiderScenario = (typeof INSIDER_SCENARIOS)[number];

export type InsiderParty = { readonly name: string; readonly cik: string };

/** An owner of a form with relations to the issuer. */
export type FormOwner = InsiderParty & { readonly relation: 'director' | 'officer' | 'ten_percent_owner' };

/** A line of a form; a line without a code is a holding. */
export type FormLine = {
  readonly derivative: boolean;
  readonly security: string;
  readonly date: string;
  readonly code: string | null;
  /** Decimal strings; a null price is in a footnote. */
  readonly shares: string;
  readonly price: string | null;
  readonly direction: 'A' | 'D';
  readonly after: string;
  readonly indirect: string | null;
  readonly swap: boolean;
  readonly timeliness: 'L' | null;
  /** Whether the form's footnote is about the price. */
  readonly isPriceNoted?: true;
};

/** A Form 3, 4, 5 or 144 before it is written as a document. */
export type FiledForm = {
  readonly form: '3' | '4' | '4/A' | '5' | '144';
  readonly accession: string;
  readonly filed: string;
  readonly period: string;
  readonly originalFiled: string | null;
  readonly issuer: { readonly cik: string; readonly name: string; readonly ticker: string };
  readonly owners: readonly FormOwner[];
  readonly lines: readonly FormLine[];
  /** For a Form 144: the planned sale. */
  readonly units: string | null;
  /** For a Form 144: days of adoption of trading plans; none by default. */
  readonly planDates?: readonly string[];
  /** The checkbox for trading plans; null if the form has none. */
  readonly plan: boolean | null;
  /** The text of the form's footnote. */
  readonly note: string;
  readonly damage: 'none' | 'after_tables' | 'before_owners';
};

/** The expected state of a line after the last filing. */
export type TrueLine = {
  readonly accession: string;
  readonly line: number;
  readonly form: string;
  readonly filed: string;
  readonly owners: readonly string[];
  readonly security: string;
  readonly date: string | null;
  readonly code: string | null;
  readonly shares: string | null;
  readonly price: string | null;
  readonly after: string;
  readonly plan: boolean | null;
  readonly counterpart: number | null;
  readonly superseded_by: string | null;
  readonly same_as: string | null;
  readonly doubts: readonly string[];
};

export type TrueIntent = {
  readonly accession: string;
  readonly units: string;
  readonly sold_shares: string;
};

/** Open-market trades that count: shares, and value in dollars (shares × price). */
export type TrueTrades = { readonly shares: string; readonly value: string };

export type TrueInsiders = {
  readonly lines: readonly TrueLine[];
  readonly intents: readonly TrueIntent[];
  readonly purchases: TrueTrades;
  readonly sales: TrueTrades;
  readonly left_out: {
    readonly contrary: number;
    readonly doubtful: number;
    readonly equity_swap: number;
    readonly undated: number;
  };
  readonly unparsed: readonly string[];
};

/** A form as stored in the folder of its filing, with its rows in the issuer's submissions. */
export type ListedForm = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** `xslF345X05/form4.xml`; the file itself is stored without that folder. */
  readonly primaryDocument: string;
  readonly text: string;
  readonly rows: 1 | 2;
};

export type InventedInsiders = {
  readonly filings: readonly ListedForm[];
  readonly truth: TrueInsiders;
};
