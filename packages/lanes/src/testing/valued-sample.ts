import { indexCells } from '@footnote/figures/index/cell-index';
import { sampleCell } from '@footnote/figures/testing/sample-company';
import { statedFigures } from '@footnote/figures/valuation/stated';
import type { ValuationParts } from '../companies/valuation/assemble.ts';
import { valuedBy } from '../companies/valuation/valued.ts';
import type { FoundMarket } from '../companies/profile/market.ts';
import type { Stated } from '../subject/stated-profile.ts';

/** End of the newest quarter of the samples, and when they are valued. */
export const SAMPLE_END = '2026-03-31';
export const SAMPLE_NOW = Date.parse('2026-05-30T12:00:00Z');

type Sample = {
  readonly market?: Partial<Omit<FoundMarket, 'prices'>>;
  readonly price?: Partial<FoundMarket['prices'][number]>;
  readonly head?: Partial<Stated['head']>;
  readonly profile?: Partial<NonNullable<Stated['profile']>>;
  /** Figures of the newest quarter, which are those of twelve months as well, by field. */
  readonly figures: Readonly<Record<string, string>>;
  readonly end?: string;
  readonly form?: string;
};

/** ACME at a close of 60 dollars, by figures of a quarter that it reported in May. */
export function valuedSample(sample: Sample): Omit<ValuationParts, 'history'> {
  const { end = SAMPLE_END, form = '10-Q' } = sample;
  const market = {
    symbol: 'ACME',
    symbols: ['ACME'],
    prices: [
      {
        symbol: 'ACME',
        source: 'daily',
        currency: 'USD',
        last_bar: '2026-05-29',
        close: 60,
        splits_reported: true,
        split_dates: [],
        split_ratios: [],
        ...sample.price,
      },
    ],
    dividends: undefined,
    basicShares: null,
    ...sample.market,
  } as FoundMarket;
  const stated = {
    head: {
      as_of: '2026-05-01 20:31:00',
      issuer_type: 'industrial',
      reporting_cadence: 'quarterly',
      reporting_currency: 'USD',
      ...sample.head,
    },
    profile: { period_end: end, ...sample.profile },
  } as Stated;
  const cells = Object.entries(sample.figures).flatMap(([field, value]) =>
    (['quarter', 'ttm'] as const).map((kind) =>
      sampleCell('income', field, end, value, { period_kind: kind, form }),
    ),
  );
  const figures = statedFigures(indexCells(cells, 'quarter'));
  const valued = valuedBy({ market, stated, figures, claimFacts: [], now: SAMPLE_NOW });
  return { valued, stated, market, now: SAMPLE_NOW };
}
