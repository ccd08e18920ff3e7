import { gaap, ifrs } from './field.ts';

const g = (...names: readonly string[]): readonly string[] => names.map(gaap);

/** Current borrowings and current maturities in one tag. */
export const CURRENT_TOTAL = g('DebtCurrent');

/** Short-term borrowings: the parent, or its children if the filing has no parent. */
export const SHORT_TERM = g('ShortTermBorrowings');
export const SHORT_TERM_PARTS = g('CommercialPaper', 'NotesPayableCurrent', 'LinesOfCreditCurrent');

/**
 * Other rows of short-term debt. Together with maturities alone one of these is debt as well, and may include
 * the parts above; the last one is also a total of notes and loans of any maturity.
 */
export const SHORT_TERM_OTHERS = g(
  'ShortTermBankLoansAndNotesPayable',
  'NotesAndLoansPayableCurrent',
  'LoansPayableCurrent',
  'OtherShortTermBorrowings',
  'BankOverdrafts',
  'NotesAndLoansPayable',
);

export const CURRENT_LIABILITIES = gaap('LiabilitiesCurrent');

/**
 * Rows of current liabilities that are not debt: alternatives for payables, and rows that may be separate.
 */
export const PAYABLES = [
  g('AccountsPayableAndAccruedLiabilitiesCurrent'),
  g('AccountsPayableCurrent', 'AccruedLiabilitiesCurrent'),
  g('AccountsPayableCurrent'),
];
export const OTHER_LIABILITY_ROWS = [
  g('AccruedIncomeTaxesCurrent', 'TaxesPayableCurrent'),
  g('ContractWithCustomerLiabilityCurrent', 'DeferredRevenueCurrent'),
  g('OtherLiabilitiesCurrent'),
  g('EmployeeRelatedLiabilitiesCurrent'),
  g('DividendsPayableCurrent'),
  g('AccountsPayableRelatedPartiesCurrent'),
  g('OperatingLeaseLiabilityCurrent'),
  g('FinanceLeaseLiabilityCurrent'),
  g(
    'LiabilitiesOfDisposalGroupIncludingDiscontinuedOperationCurrent',
    'DisposalGroupIncludingDiscontinuedOperationLiabilitiesCurrent',
  ),
];

/** Notes due to related parties, in a separate row or within another one. */
export const RELATED_NOTES = g('NotesPayableRelatedPartiesNoncurrent');

/**
 * Rows of noncurrent liabilities other than debt on the balance sheet; those on one line are alternative
 * concepts of one row.
 */
export const NONCURRENT_ROWS = [
  g('DeferredIncomeTaxLiabilitiesNet', 'DeferredTaxLiabilitiesNoncurrent'),
  g('ContractWithCustomerLiabilityNoncurrent', 'DeferredRevenueNoncurrent'),
  g('OperatingLeaseLiabilityNoncurrent'),
  g('FinanceLeaseLiabilityNoncurrent', 'CapitalLeaseObligationsNoncurrent'),
  g('AccruedIncomeTaxesNoncurrent', 'LiabilityForUncertainTaxPositionsNoncurrent'),
  g(
    'PensionAndOtherPostretirementDefinedBenefitPlansLiabilitiesNoncurrent',
    'DefinedBenefitPensionPlanLiabilitiesNoncurrent',
  ),
  g('OtherLiabilitiesNoncurrent', 'LiabilitiesOtherThanLongtermDebtNoncurrent'),
  g('AssetRetirementObligationsNoncurrent'),
  RELATED_NOTES,
];

/** Principal by the year in which it is due, from a debt note: complete when each is tagged. */
export const MATURITY_YEARS = [
  g(
    'LongTermDebtMaturitiesRepaymentsOfPrincipalInNextTwelveMonths',
    'LongTermDebtMaturitiesRepaymentsOfPrincipalInNextRollingTwelveMonths',
  ),
  ...['Two', 'Three', 'Four', 'Five'].map((year) =>
    g(
      `LongTermDebtMaturitiesRepaymentsOfPrincipalInYear${year}`,
      `LongTermDebtMaturitiesRepaymentsOfPrincipalInRollingYear${year}`,
    ),
  ),
];
export const MATURITIES_LATER = g(
  'LongTermDebtMaturitiesRepaymentsOfPrincipalAfterYearFive',
  'LongTermDebtMaturitiesRepaymentsOfPrincipalInRollingAfterYearFive',
);

/** Current maturities of long-term debt: the parent, or the convertible part. */
export const MATURITIES = g('LongTermDebtCurrent');
export const MATURITIES_WITH_LEASES = g('LongTermDebtAndCapitalLeaseObligationsCurrent');
export const MATURITY_PARTS = g('ConvertibleDebtCurrent', 'ConvertibleNotesPayableCurrent');

export const NONCURRENT = g('LongTermDebtNoncurrent');
export const NONCURRENT_WITH_LEASES = g('LongTermDebtAndCapitalLeaseObligations');

/**
 * Notes and loans due after a year, by kind: their sum is the noncurrent debt of a filer that tags no total
 * of it. `|` as in candidates.
 */
export const NOTE_ROWS: readonly (readonly string[])[] = [
  g('ConvertibleDebtNoncurrent', 'ConvertibleLongTermNotesPayable'),
  g('SeniorLongTermNotes'),
  g('SecuredLongTermDebt'),
  g('UnsecuredLongTermDebt'),
  g('LongTermLineOfCredit'),
  g('LongTermNotesPayable'),
  g('LongTermLoansPayable'),
  g('SubordinatedLongTermDebt', 'JuniorSubordinatedLongTermNotes'),
  g('OtherLongTermDebtNoncurrent'),
];

/**
 * Debt that is not split by maturity. If a filing tags more of it than of the notes due after a year, other
 * rows of its debt are untagged or under extension concepts.
 */
export const UNPARTED = g(
  'LongTermDebt',
  'DebtLongtermAndShorttermCombinedAmount',
  'DebtInstrumentCarryingAmount',
  'LongTermNotesAndLoans',
  'NotesPayable',
  'SeniorNotes',
  'SecuredDebt',
  'UnsecuredDebt',
  'ConvertibleDebt',
  'ConvertibleNotesPayable',
  'LoansPayable',
  'LineOfCredit',
  'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities',
);

/** Total debt in one tag. `LongTermDebt` includes current maturities but no short-term borrowings. */
export const COMBINED = g('DebtLongtermAndShorttermCombinedAmount');
/** The same with finance leases in it. */
export const COMBINED_WITH_LEASES = g('DebtAndCapitalLeaseObligations');
export const LONG_TERM_TOTAL = g('LongTermDebt');
/** Carrying amount of all debt in the debt note, before discounts and costs. */
export const CARRYING = gaap('DebtInstrumentCarryingAmount');
export const LONG_TERM_TOTAL_WITH_LEASES = g(
  'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities',
);

/** Totals of debt, and rows that are a part of each. */
export const DEBT_TOTALS: readonly (readonly [totals: readonly string[], parts: readonly string[]])[] = [
  [CURRENT_TOTAL, [...SHORT_TERM, ...SHORT_TERM_PARTS, ...MATURITIES, ...MATURITIES_WITH_LEASES]],
  [LONG_TERM_TOTAL, [...NONCURRENT, ...MATURITIES]],
  [
    [...COMBINED, ...COMBINED_WITH_LEASES],
    [...NONCURRENT, ...NONCURRENT_WITH_LEASES, ...LONG_TERM_TOTAL, ...MATURITIES, ...CURRENT_TOTAL],
  ],
];

/** Any row that would be current debt: if none is tagged, the balance sheet has no current debt. */
export const CURRENT_ROWS = [
  ...CURRENT_TOTAL,
  ...SHORT_TERM,
  ...SHORT_TERM_PARTS,
  ...MATURITIES,
  ...MATURITIES_WITH_LEASES,
  ...MATURITY_PARTS,
  ...g(
    'OtherShortTermBorrowings',
    'ShortTermBankLoansAndNotesPayable',
    'BankOverdrafts',
    'NotesAndLoansPayableCurrent',
    'LoansPayableCurrent',
    'SecuredDebtCurrent',
    'UnsecuredDebtCurrent',
    'SeniorNotesCurrent',
    'OtherNotesPayableCurrent',
    'OtherLoansPayableCurrent',
    'OtherLongTermDebtCurrent',
    'NotesPayableRelatedPartiesClassifiedCurrent',
    'ConvertibleSubordinatedDebtCurrent',
    'SubordinatedDebtCurrent',
  ),
];

export const IFRS_TOTAL = ifrs('Borrowings');
export const IFRS_NONCURRENT = [ifrs('LongtermBorrowings'), ifrs('NoncurrentPortionOfNoncurrentBorrowings')];
export const IFRS_SHORT = ifrs('ShorttermBorrowings');
export const IFRS_MATURITIES = [
  ifrs('CurrentPortionOfLongtermBorrowings'),
  ifrs('CurrentPortionOfNoncurrentBorrowings'),
];
export const IFRS_CURRENT = ifrs('CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings');

/** A filing that tags one of these has a row of current investments. */
export const INVESTMENT_ROWS = [
  ...g(
    'ShortTermInvestments',
    'MarketableSecuritiesCurrent',
    'AvailableForSaleSecuritiesDebtSecuritiesCurrent',
    'AvailableForSaleSecuritiesCurrent',
    'HeldToMaturitySecuritiesCurrent',
    'EquitySecuritiesFvNi',
    'OtherShortTermInvestments',
    'TradingSecuritiesCurrent',
    'CashCashEquivalentsAndShortTermInvestments',
    'DebtSecuritiesCurrent',
    'DebtSecuritiesAvailableForSaleExcludingAccruedInterestCurrent',
    'DebtSecuritiesHeldToMaturityAmortizedCostAfterAllowanceForCreditLossCurrent',
    'OtherMarketableSecuritiesCurrent',
  ),
  ifrs('CurrentInvestments'),
  ifrs('OtherCurrentFinancialAssets'),
  ifrs('CurrentFinancialAssets'),
];

/** Investments of any maturity: one of these may be a row of current assets, or a note's total. */
export const UNCLASSIFIED_INVESTMENTS = g(
  'Investments',
  'MarketableSecurities',
  'AvailableForSaleSecurities',
  'AvailableForSaleSecuritiesDebtSecurities',
  'DebtSecuritiesAvailableForSaleExcludingAccruedInterest',
  'HeldToMaturitySecurities',
  'DebtSecuritiesHeldToMaturityAmortizedCostAfterAllowanceForCreditLoss',
  'TradingSecurities',
  'EquitySecuritiesFvNiCurrentAndNoncurrent',
  'CertificatesOfDepositAtCarryingValue',
  'TimeDepositsAtCarryingValue',
);

/** Concepts whose conflict (two values in one filing) makes the debt ambiguous. */
export const decisiveConcepts: readonly string[] = [
  ...CURRENT_ROWS,
  ...NONCURRENT,
  ...NONCURRENT_WITH_LEASES,
  ...COMBINED,
  ...COMBINED_WITH_LEASES,
  ...LONG_TERM_TOTAL,
  ...LONG_TERM_TOTAL_WITH_LEASES,
  IFRS_TOTAL,
  ...IFRS_NONCURRENT,
  IFRS_SHORT,
  ...IFRS_MATURITIES,
  IFRS_CURRENT,
];

export const allDebtConcepts: readonly string[] = [
  ...decisiveConcepts,
  ...NOTE_ROWS.flat(),
  ...UNPARTED,
  ...SHORT_TERM_OTHERS,
];

/** Concepts that only prove which rows are debt, and which investments are deducted from it. */
export const liabilityConcepts: readonly string[] = [
  ...PAYABLES.flat(),
  ...OTHER_LIABILITY_ROWS.flat(),
  CURRENT_LIABILITIES,
  ...INVESTMENT_ROWS,
  ...UNCLASSIFIED_INVESTMENTS,
  ...NONCURRENT_ROWS.flat(),
  ...MATURITY_YEARS.flat(),
  ...MATURITIES_LATER,
];
