/**
 * The schedules of amounts by year. Names are those of us-gaap, the newest first; the names of a schedule are also
 * accepted from the filer's own taxonomy, as many combine the last years in one row of their own.
 */
export type Schedule = {
  /** What the names of its rows begin with; what follows is the period. */
  readonly bases: readonly string[];
  /** Before the words of the period in a label. */
  readonly verb: string;
  /** Whether the first of the totals, and the face after deductions, can only be those of the rows. */
  readonly strict: boolean;
  /** The sum of the rows as the note states it. */
  readonly totals: readonly string[];
  readonly totalLabel: string;
  /** What stands between the sum and the face: each is subtracted. */
  readonly deductions: readonly {
    readonly key: string;
    readonly label: string;
    readonly concepts: readonly string[];
  }[];
  /** What the sum less deductions is on the face, or its parts. */
  readonly face: {
    readonly what: string;
    readonly concepts: readonly string[];
    readonly parts: readonly (readonly string[])[];
  };
};

export const SCHEDULES = {
  debt_maturities: {
    bases: [
      'LongTermDebtMaturitiesRepaymentsOfPrincipal',
      'LongTermDebtMaturity',
      'MaturitiesOfLongTermDebt',
    ],
    verb: 'Principal due',
    strict: false,
    totals: [
      'LongTermDebt',
      'DebtInstrumentCarryingAmount',
      'DebtInstrumentFaceAmount',
      'DebtLongtermAndShorttermCombinedAmount',
      'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities',
      'DebtAndCapitalLeaseObligations',
      'UnsecuredDebt',
      'SeniorNotes',
      'NotesPayable',
    ],
    totalLabel: 'Total principal',
    deductions: [
      {
        key: 'unamortized_discount_and_costs',
        label: 'Less unamortized discount and issuance costs',
        concepts: [
          'DebtInstrumentUnamortizedDiscountPremiumAndDebtIssuanceCostsNet',
          'DebtInstrumentUnamortizedDiscountPremiumNet',
          'DebtInstrumentUnamortizedDiscount',
        ],
      },
      {
        key: 'unamortized_issuance_costs',
        label: 'Less unamortized issuance costs',
        concepts: ['UnamortizedDebtIssuanceExpense', 'DeferredFinanceCostsNet'],
      },
    ],
    face: {
      what: 'long-term debt on the balance sheet, current part included',
      concepts: ['LongTermDebt', 'DebtInstrumentCarryingAmount', 'LongTermDebtNoncurrent'],
      parts: [['LongTermDebtNoncurrent'], ['LongTermDebtCurrent', 'DebtCurrent']],
    },
  },
  operating_lease_maturities: {
    bases: [
      'LesseeOperatingLeaseLiabilityToBePaid',
      'LesseeOperatingLeaseLiabilityPaymentsDue',
      'LesseeOperatingLeaseLiabilityPayments',
      'OperatingLeasesFutureMinimumPaymentsDue',
      'OperatingLeasesFutureMinimumPayments',
    ],
    verb: 'Payments due',
    strict: true,
    totals: [
      'LesseeOperatingLeaseLiabilityToBePaid',
      'LesseeOperatingLeaseLiabilityPaymentsDue',
      'OperatingLeasesFutureMinimumPaymentsDue',
    ],
    totalLabel: 'Total lease payments',
    deductions: [
      {
        key: 'imputed_interest',
        label: 'Less imputed interest',
        concepts: ['LesseeOperatingLeaseLiabilityUndiscountedExcessAmount'],
      },
    ],
    face: {
      what: 'operating lease liability',
      concepts: ['OperatingLeaseLiability'],
      parts: [['OperatingLeaseLiabilityCurrent'], ['OperatingLeaseLiabilityNoncurrent']],
    },
  },
  finance_lease_maturities: {
    bases: [
      'FinanceLeaseLiabilityToBePaid',
      'FinanceLeaseLiabilityPaymentsDue',
      'FinanceLeaseLiabilityPayments',
      'CapitalLeasesFutureMinimumPaymentsDue',
      'CapitalLeasesFutureMinimumPayments',
    ],
    verb: 'Payments due',
    strict: true,
    totals: [
      'FinanceLeaseLiabilityToBePaid',
      'FinanceLeaseLiabilityPaymentsDue',
      'CapitalLeasesFutureMinimumPaymentsDue',
    ],
    totalLabel: 'Total lease payments',
    deductions: [
      {
        key: 'imputed_interest',
        label: 'Less imputed interest',
        concepts: [
          'FinanceLeaseLiabilityUndiscountedExcessAmount',
          'CapitalLeasesFutureMinimumPaymentsInterestIncludedInPayments',
        ],
      },
    ],
    face: {
      what: 'finance lease liability',
      concepts: [
        'FinanceLeaseLiability',
        'CapitalLeasesFutureMinimumPaymentsPresentValueOfNetMinimumPayments',
        'CapitalLeaseObligations',
      ],
      parts: [
        ['FinanceLeaseLiabilityCurrent', 'CapitalLeaseObligationsCurrent'],
        ['FinanceLeaseLiabilityNoncurrent', 'CapitalLeaseObligationsNoncurrent'],
      ],
    },
  },
  intangible_amortization: {
    bases: [
      'FiniteLivedIntangibleAssetExpectedAmortization',
      'FiniteLivedIntangibleAssetsAmortizationExpense',
      'FutureAmortizationExpense',
    ],
    verb: 'Amortization',
    strict: false,
    totals: ['FiniteLivedIntangibleAssetsNet'],
    totalLabel: 'Finite-lived intangible assets, net',
    deductions: [],
    face: { what: 'intangible assets, net', concepts: ['IntangibleAssetsNetExcludingGoodwill'], parts: [] },
  },
} as const satisfies Readonly<Record<string, Schedule>>;

export type ScheduleNote = keyof typeof SCHEDULES;
