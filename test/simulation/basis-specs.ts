import type {
  IssuerSpec,
  OmittedRow,
  RestatementSpec,
  RollForwardSpec,
  StyleSpec,
} from '@footnote/synthetic-edgar/spec';
import fc from 'fast-check';
import { issuerSpecs } from './truth-specs.ts';

/** Filings that do not speak of the same thing: another concept, another basis of a period, or of a year. */
export const bases = [
  'omitted_rows',
  'told_in_quarters',
  'roll_forwards',
  'moved_concept',
  'moved_income',
  'share_untagged',
  'one_quarter_corrected',
] as const;

export type BasisKind = (typeof bases)[number];

type Change = (issuer: IssuerSpec) => IssuerSpec;

const firstYear = 2014;

const restatedYears = fc.integer({ min: firstYear + 1, max: firstYear + 2 });

const withRestatement =
  (restatement: RestatementSpec): Change =>
  (issuer) => ({ ...issuer, restatements: [restatement] });

const rows: readonly OmittedRow[] = [
  'cost_of_revenue',
  'gross_profit',
  'operating_expense',
  'sga_expense',
  'rnd_expense',
  'operating_income',
  'pretax_income',
  'income_tax',
];

/** A business is discontinued, and the filings that recast the year before do not show all of its rows. */
const omittedRows: fc.Arbitrary<Change> = fc
  .record({
    year: restatedYears,
    permille: fc.constantFrom(60, 150, 300),
    how: fc.constantFrom('next_q1' as const, 'next_annual' as const),
    omitted: fc.subarray([...rows], { minLength: 1, maxLength: 4 }),
  })
  .map((drawn) => withRestatement({ ...drawn, quarters: [1, 2, 3, 4], kind: 'discontinued', amended: [] }));

/**
 * Revisions of the first quarters that the annual report includes in its year, told quarter by quarter a year later.
 */
const toldInQuarters: fc.Arbitrary<Change> = fc
  .record({
    year: restatedYears,
    quarters: fc.constantFrom([1], [1, 2], [2], [2, 3], [1, 2, 3]),
    kind: fc.constantFrom('revenue' as const, 'reclass' as const, 'cash' as const),
    permille: fc.constantFrom(-120, -40, 60, 150),
    last: fc.boolean(),
    open: fc.constantFrom(1 as const, 2 as const, 3 as const),
  })
  .map(({ last, open, ...drawn }): Change => (issuer) => {
    const restatement: RestatementSpec = {
      ...drawn,
      permille: drawn.kind === 'cash' ? drawn.permille * 3 : drawn.permille,
      how: 'own_annual',
      amended: [],
    };
    if (!last) return { ...issuer, restatements: [restatement] };
    // Only some quarters of the following year are filed: at least the first restated one.
    const least = Math.min(...drawn.quarters);
    return {
      ...issuer,
      open_quarters: open < least ? (least as 1 | 2 | 3) : open,
      restatements: [{ ...restatement, year: firstYear + issuer.years - 1 }],
    };
  });

/** Amounts of other concepts at older dates and periods in later quarterly reports. */
const rollForwards: fc.Arbitrary<Change> = fc
  .array(
    fc.record({
      year: fc.integer({ min: firstYear + 1, max: firstYear + 3 }),
      quarter: fc.constantFrom(2 as const, 3 as const),
      row: fc.constantFrom('income' as const, 'equity' as const, 'cash' as const),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((list: RollForwardSpec[]): Change => (issuer) => ({
    ...issuer,
    nci: true,
    openings_of_other_scope: false,
    style: { ...issuer.style, net_income: 'parent', equity: 'parent' },
    roll_forwards: list,
  }));

/** The balance sheet's row of cash moves to cash including restricted cash, with its comparatives. */
const movedConcept: fc.Arbitrary<Change> = fc
  .integer({ min: firstYear + 1, max: firstYear + 3 })
  .map((from): Change => (issuer) => ({ ...issuer, restricted_cash_from: from }));

/** Rows of the income statement before they move, and what each moves to. */
const incomeRows = {
  revenue: ['total', 'contract'],
  cost: ['cost_of_revenue', 'goods_and_services'],
  sga: ['combined', 'parts'],
  net_income: ['parent', 'consolidated'],
} as const satisfies { readonly [Row in keyof StyleSpec]?: readonly [StyleSpec[Row], StyleSpec[Row]] };

type IncomeRow = keyof typeof incomeRows;

/**
 * Rows of the income statement move to other concepts, with their comparatives: net income to that of all owners, beside
 * the noncontrolling part.
 */
const movedIncome: fc.Arbitrary<Change> = fc
  .record({
    from: fc.integer({ min: firstYear + 1, max: firstYear + 3 }),
    moved: fc.subarray(Object.keys(incomeRows) as IncomeRow[], { minLength: 1 }),
  })
  .map(({ from, moved }): Change => {
    const styleOf = (list: readonly IncomeRow[], at: 0 | 1): Partial<StyleSpec> =>
      Object.fromEntries(list.map((row) => [row, incomeRows[row][at]]));
    return (issuer) => ({
      ...issuer,
      nci: true,
      openings_of_other_scope: false,
      style: { ...issuer.style, ...styleOf(moved, 0), net_income: 'parent' },
      later: { from, style: styleOf(moved, 1) },
    });
  });

/** From some year on only the income with the noncontrolling share is tagged, beside the equity of its owners. */
const shareUntagged: fc.Arbitrary<Change> = fc
  .record({
    from: fc.integer({ min: firstYear, max: firstYear + 3 }),
    before: fc.constantFrom('parent' as const, 'consolidated' as const),
  })
  .map(({ from, before }): Change => (issuer) => ({
    ...issuer,
    nci: true,
    openings_of_other_scope: false,
    style: { ...issuer.style, net_income: before },
    later: { from, style: { net_income: 'whole' } },
  }));

/** An error of one quarter, corrected at once by an amended report, or silently in the annual report. */
const oneQuarter: fc.Arbitrary<Change> = fc
  .record({
    year: restatedYears,
    quarter: fc.constantFrom(1, 2, 3),
    kind: fc.constantFrom('revenue' as const, 'reclass' as const),
    permille: fc.constantFrom(-120, -40, 60, 150),
    how: fc.constantFrom('prompt_amendment' as const, 'own_annual' as const),
  })
  .map(({ quarter, ...drawn }) => withRestatement({ ...drawn, quarters: [quarter], amended: [quarter] }));

const changes: Record<BasisKind, fc.Arbitrary<Change>> = {
  omitted_rows: omittedRows,
  told_in_quarters: toldInQuarters,
  roll_forwards: rollForwards,
  moved_concept: movedConcept,
  moved_income: movedIncome,
  share_untagged: shareUntagged,
  one_quarter_corrected: oneQuarter,
};

/** Issuers without disorder except for this kind. */
export const basisSpecs = (kind: BasisKind): fc.Arbitrary<IssuerSpec> =>
  fc
    .tuple(
      issuerSpecs('clean').filter(({ flavour }) => flavour === 'industrial'),
      changes[kind],
    )
    .map(([issuer, change]) => change({ ...issuer, reports: 'none', classes: null }));
