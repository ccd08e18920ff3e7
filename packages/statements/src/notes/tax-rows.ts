/** What the names of rows of a tax reconciliation begin with; a row's own name follows, then Amount or Percent. */
const PREFIX = /^(?:Effective)?(?:Income)?Tax(?:Rate)?Reconciliation/i;
/** The act of 2017 has rows of its own. */
const ACT = /^TaxCutsAndJobsActOf2017\w*IncomeTaxExpenseBenefit$/;
const STATUTORY = /IncomeTaxExpenseBenefitAtFederalStatutoryIncomeTaxRate$|^AtFederalStatutoryIncomeTaxRate$/;

/**
 * Rows that reduce the tax where they are positive, by the balance type of their elements. Those of rates have none:
 * filers tag them either way.
 */
const REDUCES = /^(?:TaxCredits|Deductions|TaxExemptIncome|TaxHoliday|Fdii|EquityInEarningsLosses)/;

const BENEFIT = 'ShareBasedCompensationExcessTaxBenefit';

const LABELS: Readonly<Record<string, string>> = {
  ChangeInDeferredTaxAssetsValuationAllowance: 'Change in valuation allowance',
  ChangeInEnactedTaxRate: 'Change in enacted tax rates',
  CrossBorderOther: 'Other cross-border tax laws',
  Fdii: 'Foreign-derived intangible income deduction',
  ForeignIncomeTaxRateDifferential: 'Foreign income taxed at other rates',
  Gilti: 'Global intangible low-taxed income',
  NondeductibleExpense: 'Nondeductible expense',
  NondeductibleExpenseOther: 'Other nondeductible expense',
  NondeductibleExpenseShareBasedCompensationCost: 'Share-based compensation',
  OtherAdjustments: 'Other',
  OtherReconcilingItems: 'Other',
  [BENEFIT]: 'Excess tax benefits of share-based compensation',
  StateAndLocalIncomeTaxes: 'State and local income taxes',
  TaxContingencies: 'Unrecognized tax benefits',
  TaxCredits: 'Tax credits',
  TaxCreditsForeign: 'Foreign tax credits',
  TaxCreditsOther: 'Other tax credits',
  TaxCreditsResearch: 'Research tax credits',
  TaxSettlements: 'Tax settlements',
};

export type TaxRow = {
  readonly key: string;
  readonly label: string;
  /** 1 adds to the tax, -1 reduces it. */
  readonly sign: 1n | -1n;
  /** Whether filers tag its rate with either sign. */
  readonly eitherWay: boolean;
};

/** Undefined if the element is no row of a tax reconciliation. */
export function taxRowOf(concept: string): TaxRow | undefined {
  if (ACT.test(concept))
    return { key: 'tax_cuts_and_jobs_act', label: 'Tax act of 2017', sign: 1n, eitherWay: false };
  if (!PREFIX.test(concept)) return undefined;
  const rest = concept.replace(PREFIX, '').replace(/(?:Amount|Percent)$/, '');
  if (STATUTORY.test(rest))
    return { key: 'statutory', label: 'At the federal statutory rate', sign: 1n, eitherWay: false };
  return {
    key: snakeCase(rest),
    label: LABELS[rest] ?? plainWords(rest),
    sign: REDUCES.test(rest) ? -1n : 1n,
    eitherWay: REDUCES.test(rest) || rest === BENEFIT,
  };
}

const wordsOf = (name: string): readonly string[] =>
  name.match(/[A-Z]+(?![a-z])|[A-Z][a-z]+|[a-z]+|\d+/g) ?? [name];

const snakeCase = (name: string): string =>
  wordsOf(name)
    .map((word) => word.toLowerCase())
    .join('_');

/** The words of an element's name as a phrase: OtherAdjustments → Other adjustments. */
export function plainWords(name: string): string {
  const phrase = wordsOf(name)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
