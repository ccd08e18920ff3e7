import type { Cause, Rule } from './verification.ts';

type RuleText = {
  /** The condition that must be met. */
  readonly says: string;
  /** How much it may miss, and why. */
  readonly tolerance: string;
  /** First release that includes it (default: the first of all). */
  readonly since?: string;
};

const ROUNDING =
  'one rounding unit of the filing for each fact, because each is rounded separately, or 0.5 % of the total';

/** What each rule means, for readers of verdicts. */
export const RULES: Readonly<Record<Rule, RuleText>> = {
  provenance: {
    says: 'the facts that a cell names are in the filings that it names and produce its value',
    tolerance: 'none: both are copies of the same text',
  },
  comparative: {
    says: 'other filings report the same value for the same concept and period',
    tolerance: 'one rounding unit of the coarser value, or 0.5 %: filers change from thousands to millions',
  },
  column_gap: {
    says: 'a row that every statement has is also tagged for the following year if the rest of the statement is',
    tolerance: 'none; a value that another filing, or a sum of its own filing, confirms is accepted',
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
  equity_rows: {
    says: 'stock, paid-in capital, retained earnings and other comprehensive income less treasury stock make up the parent’s equity',
    tolerance: ROUNDING.replace('0.5 %', '0.1 %'),
  },
  equity_parts: { says: 'the parent’s and the noncontrolling share make up equity', tolerance: ROUNDING },
  part_of_total: {
    says: 'a total of the balance sheet is no less than parts of it together',
    tolerance: '2 % of the total: parts may be shown with amounts that the total nets',
  },
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
  pretax_parts: {
    says: 'operating and nonoperating income, or revenue less all costs, make up pretax income',
    tolerance: ROUNDING,
  },
  net_income: {
    says: 'pretax income less tax, with equity-method income, discontinued operations and noncontrolling interests where tagged, is net income',
    tolerance: ROUNDING,
  },
  net_income_parts: {
    says: 'the parent’s and the noncontrolling share make up net income',
    tolerance: ROUNDING,
  },
  income_to_common: {
    says: 'net income is about income to common shares',
    tolerance: 'a quarter of the larger, for preferred dividends and participating securities',
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
      'a difference within one cent or 2 % corroborates the value, as EPS is rounded to cents; a factor of five or another sign contradicts it; preferred dividends and participating securities explain anything between',
  },
  eps_order: {
    says: 'diluted earnings per share are not higher than basic ones, if these are positive',
    tolerance: 'two cents or 2 %, as each is rounded',
  },
  share_counts: {
    says: 'diluted average shares are the basic ones and at most half as many again',
    tolerance:
      'a factor of five contradicts them, as no dilution is that large; so do 2 % fewer, as it only adds shares',
  },
  share_continuity: {
    says: 'average shares on today’s basis do not jump by the ratio of a split',
    tolerance: '2 %: share issues and buybacks do not match a split’s ratio that closely',
  },
  cover_shares: {
    says: 'the cover page counts about as many shares as the balance sheet or the average, and as those before and after',
    tolerance:
      'a factor of ten contradicts it: later issues and buybacks are smaller, errors of scale larger; so does a difference of 10 % from both adjacent cover pages if these agree within 3 % and no split is between them',
  },
  sibling_row: {
    says: 'a figure is not zero or rounded if its filing has an amount, or more digits, under a sister concept',
    tolerance: 'three digits: a figure of the text is rounded a thousand times as coarsely as the row',
  },
  margin_order: { says: 'gross profit is at most revenue', tolerance: '0.5 %' },
  cost_order: {
    since: '0.2.0',
    says: 'the cost of revenue is at most revenue, as it was for years',
    tolerance:
      '0.5 %; eight preceding years or quarters must pass, at most two fail, and what other checks corroborate is not doubted',
  },
  span_order: {
    since: '0.2.0',
    says: 'depreciation, capital expenditure, dividends and buybacks of a period are no less than those of a shorter one within it under other concepts',
    tolerance: '0.5 % and a million',
  },
  row_continuity: {
    since: '0.2.0',
    says: 'a row is not a multiple, under other concepts, of what it is before and after under its own',
    tolerance:
      'a factor of 1.5 from both neighbours contradicts it if these agree within 5 %, if the row never moved half as far (in powers), or if a filing tags the row itself for the period with an amount like theirs',
  },
  sign: {
    says: 'a field that cannot be negative is not negative, and neither is redeemable equity',
    tolerance: 'none',
  },
  scale_jump: {
    says: 'a value is not a thousand or a million times that of the same period in the adjacent years, which agree',
    tolerance:
      'factors of 900 to 1100, and a thousand times those, contradict it: no value grows and shrinks like that',
  },
  filing_scale: {
    says: 'an amount is in the scale of its filing: rounded like the other amounts, and of no larger order of magnitude',
    tolerance:
      'one in fifty amounts may be finer than the rounding unit of the others, unless a thousand or a million times the amount is the usual size; ten times the largest amount of any other concept contradicts it, except for accumulated deficits and the totals of the balance sheet',
  },
  outlier: {
    says: 'an uncorroborated value is of similar size as in the adjacent periods',
    tolerance:
      'three times above or below both of them, and twice as far as anything else in the line, contradicts it: filers with erratic figures are exempt',
  },
};

/** Why a fact is blamed for a failed check, as text. */
export const CAUSES: Readonly<Record<Cause, string>> = {
  substitution: 'with another filing’s value of the fact the check passes',
  slip: 'with another sign, or a power of a thousand, the check passes',
  others_hold: 'everything else in the check is corroborated elsewhere',
  undecided: 'it is unknown which of the facts is wrong, so none of them is served',
  majority: 'more filings have another value',
  wrong_period: 'other filings report the value for the year before or after',
  exchanged: 'with the figures of two columns of the filing changed back, the check passes in both',
  itself: 'the value is judged by itself or by comparison with its neighbours',
};
