import { notZeroBeside, unless } from './evidence.ts';
import { candidate, candidates, field, gaap } from './field.ts';
import { PER_UNIT_CONCEPTS, UNIT_AVERAGE_CONCEPTS } from './partnership.ts';

const perShare = { nature: 'per_share', measure: 'per_share' } as const;
const average = { nature: 'average', measure: 'shares' } as const;

/** Earnings per share, the averages of shares that they refer to, and dividends (semantics §3.1, §3.4). */
export const shareFields = [
  field(
    'income',
    'eps_basic',
    {
      definition: "Basic earnings per share, on today's split basis.",
      since: '2026-11-21.1',
      rows: true,
      line: 170,
    },
    candidates(
      'EarningsPerShareBasic',
      'EarningsPerShareBasicAndDiluted',
      'i:BasicEarningsLossPerShare',
      'i:BasicAndDilutedEarningsLossPerShare',
    ),
    perShare,
  ),
  field(
    'income',
    'eps_diluted',
    {
      definition: "Diluted earnings per share, on today's split basis.",
      since: '2026-11-21.1',
      rows: true,
      line: 180,
      core: true,
    },
    candidates(
      'EarningsPerShareDiluted',
      'EarningsPerShareBasicAndDiluted',
      'i:DilutedEarningsLossPerShare',
      'i:BasicAndDilutedEarningsLossPerShare',
    ),
    perShare,
  ),
  field(
    'income',
    'shares_basic',
    {
      definition: "Weighted average shares, basic, on today's split basis.",
      since: '2026-11-21.1',
      rows: true,
      line: 190,
    },
    candidates(
      'WeightedAverageNumberOfSharesOutstandingBasic',
      'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
      'i:WeightedAverageShares',
    ),
    average,
  ),
  field(
    'income',
    'shares_diluted',
    {
      definition: "Weighted average shares, diluted, on today's split basis.",
      since: '2026-11-21.1',
      rows: true,
      line: 200,
      core: true,
    },
    [
      candidate('WeightedAverageNumberOfDilutedSharesOutstanding', {
        conditions: [notZeroBeside([gaap('WeightedAverageNumberOfShareOutstandingBasicAndDiluted')])],
      }),
      ...candidates(
        'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
        'i:AdjustedWeightedAverageShares',
      ),
    ],
    average,
  ),
  field(
    'income',
    'dividends_per_share',
    {
      definition:
        "Dividends of the fiscal year per common share, on today's split basis: declared, otherwise paid in cash (marked by a flag). Fiscal years only.",
      since: '2026-11-21.1',
      line: 210,
      core: true,
    },
    [
      candidate('CommonStockDividendsPerShareDeclared', {
        flags: ['declared'],
        conditions: [
          unless('dividend_per_share.zero_beside_paid', {
            from: 'nonzero_row',
            concepts: [gaap('CommonStockDividendsPerShareCashPaid')],
          }),
        ],
      }),
      candidate('CommonStockDividendsPerShareCashPaid', { flags: ['cash_paid'] }),
      candidate('i:DividendsRecognisedAsDistributionsToOwnersPerShare', { flags: ['declared'] }),
      candidate('i:DividendsPaidOrdinarySharesPerShare', { flags: ['cash_paid'] }),
    ],
    { nature: 'annual', measure: 'per_share', neverNegative: true },
  ),
];

/** The concepts of a field, in the order of its candidates. */
const conceptsOf = (name: (typeof shareFields)[number]['field']): readonly string[] =>
  shareFields
    .filter((spec) => spec.field === name)
    .flatMap(({ candidates: list }) =>
      list.flatMap(({ terms }) => terms.flatMap(({ concepts }) => concepts)),
    );

/** Concepts of earnings per share and of the corresponding average. */
export const EARNINGS = {
  basic: { eps: conceptsOf('eps_basic'), shares: conceptsOf('shares_basic') },
  diluted: { eps: conceptsOf('eps_diluted'), shares: conceptsOf('shares_diluted') },
};
export type Side = keyof typeof EARNINGS;

export const EPS_CONCEPTS: readonly string[] = [...EARNINGS.basic.eps, ...EARNINGS.diluted.eps];
export const AVERAGE_CONCEPTS: readonly string[] = [...EARNINGS.basic.shares, ...EARNINGS.diluted.shares];
export const DIVIDEND_CONCEPTS: readonly string[] = conceptsOf('dividends_per_share');

/** Concepts whose values are on the split basis of their filing date, by kind. */
export const sharesConcepts: ReadonlyMap<string, 'average' | 'per_share'> = new Map([
  ...[...AVERAGE_CONCEPTS, ...UNIT_AVERAGE_CONCEPTS].map((concept) => [concept, 'average'] as const),
  ...[...EPS_CONCEPTS, ...PER_UNIT_CONCEPTS].map((concept) => [concept, 'per_share'] as const),
]);
