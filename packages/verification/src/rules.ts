import type { Cause, Rule } from './verification.ts';

type RuleText = {
  /** What has to be so. */
  readonly says: string;
  /** How much it may miss, and why. */
  readonly tolerance: string;
};

const ROUNDING =
  'one rounding unit of the filing for each fact, since each was rounded by itself, or 0.5 % of the total';

/** What each rule means, for readers of verdicts. */
export const RULES: Readonly<Record<Rule, RuleText>> = {
  provenance: {
    says: 'the facts that a cell names are in the filings that it names and make its value',
    tolerance: 'none: both are copies of the same text',
  },
  comparative: {
    says: 'other filings give the same value for the same concept and period',
    tolerance: 'one rounding unit of the coarser value, or 0.5 %: filers change from thousands to millions',
  },
  span_sum: {
    says: 'a period is the sum of the two adjoining periods that make it up',
    tolerance: ROUNDING,
  },
  balance_total: {
    says: 'total assets equal total liabilities and equity',
    tolerance: ROUNDING.replace('0.5 %', '0.1 %'),
  },
  balance_parts: {
    says: 'liabilities, equity with noncontrolling interests and temporary equity make up the total',
    tolerance: ROUNDING.replace('0.5 %', '0.1 %'),
  },
  assets_parts: { says: 'current and noncurrent assets make up total assets', tolerance: ROUNDING },
  liabilities_parts: {
    says: 'current and noncurrent liabilities make up total liabilities',
    tolerance: ROUNDING,
  },
  equity_parts: { says: 'the parent’s and the noncontrolling share make up equity', tolerance: ROUNDING },
  property_parts: { says: 'cost less accumulated depreciation is net property', tolerance: ROUNDING },
  intangible_parts: { says: 'goodwill and other intangibles make up intangibles', tolerance: ROUNDING },
  debt_parts: { says: 'current maturities and the rest make up long-term debt', tolerance: ROUNDING },
  lease_parts: { says: 'current and noncurrent parts make up a lease liability', tolerance: ROUNDING },
  gross_profit: { says: 'revenue less cost of revenue is gross profit', tolerance: ROUNDING },
  operating_income: {
    says: 'gross profit less operating expenses, or revenue less all costs, is operating income',
    tolerance: ROUNDING,
  },
  operating_expense_parts: {
    says: 'the kinds of operating expense make up their total',
    tolerance: ROUNDING,
  },
  pretax_parts: { says: 'operating and nonoperating income make up pretax income', tolerance: ROUNDING },
  net_income: {
    says: 'pretax income less tax, with equity-method income, discontinued operations and noncontrolling interests where tagged, is net income',
    tolerance: ROUNDING,
  },
  net_income_parts: {
    says: 'the parent’s and the noncontrolling share make up net income',
    tolerance: ROUNDING,
  },
  net_interest_income: {
    says: 'interest income less interest expense is net interest income',
    tolerance: ROUNDING,
  },
  cash_flow_sum: {
    says: 'operating, investing and financing flows and the effect of exchange rates make up the change in cash',
    tolerance: ROUNDING,
  },
  cash_roll_forward: {
    says: 'cash at the end less cash at the beginning is the change in cash',
    tolerance: ROUNDING,
  },
  per_share: {
    says: 'net income to common divided by average shares is earnings per share',
    tolerance:
      'one cent or 2 % vouches, for EPS is rounded to cents; a factor of five or another sign speaks against it, for what lies between are preferred dividends and participating securities',
  },
  share_counts: {
    says: 'diluted average shares are the basic ones and at most half as many again',
    tolerance: 'a factor of five speaks against them, for no dilution is that large',
  },
  share_continuity: {
    says: 'average shares on today’s basis do not jump by the ratio of a split',
    tolerance: 'two per cent: shares issued and bought back do not come to a split’s ratio just there',
  },
  cover_shares: {
    says: 'the cover page counts about as many shares as the balance sheet or the average',
    tolerance:
      'a factor of ten speaks against it: issues and buybacks since are smaller, slips of scale larger',
  },
  sibling_row: {
    says: 'a figure is neither nothing nor rounded where its filing gives some, or more digits, under a sister concept',
    tolerance: 'three digits: a figure of the text is rounded a thousand times as hard as the row',
  },
  margin_order: { says: 'gross profit is at most revenue', tolerance: '0.5 %' },
  sign: { says: 'what cannot be negative is not', tolerance: 'none' },
  scale_jump: {
    says: 'a value is not a thousand or a million times the same period of the years beside it, which agree',
    tolerance:
      'factors of 900 to 1100 and the same times a thousand speak against it: growth does not go up and down so',
  },
  outlier: {
    says: 'a value that nothing vouches for is in proportion to the periods beside it',
    tolerance:
      'three times above or below both of them, and twice as far as anything else in the line, speaks against it: filers whose figures jump about are left alone',
  },
};

/** How a failure was laid to a fact, for people. */
export const CAUSES: Readonly<Record<Cause, string>> = {
  substitution: 'with what another filing gives for the fact the check holds',
  slip: 'with another sign, or a power of a thousand, the check holds',
  others_hold: 'everything else in the check is vouched for elsewhere',
  undecided: 'nothing tells which of the facts is wrong, so none of them is served',
  majority: 'more filings say otherwise',
  wrong_period: 'other filings give the value for the year before or after',
  itself: 'the value is judged alone, or beside its neighbours',
};
