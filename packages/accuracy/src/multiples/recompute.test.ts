import { expect } from 'chai';
import { type Known, recomputed } from './recompute.ts';

const END = '2026-03-31';

type Value = Known['cells'][number];

const cell = (field: string, value: number | null, more: Partial<Value> = {}): Value => ({
  field,
  period_kind: 'instant',
  fiscal_year: 2026,
  fiscal_period: 'Q1',
  period_end: END,
  value: value === null ? null : String(value),
  ...more,
});

/** A year of 100 whose first quarter was 20, followed by a first quarter of 30: twelve months of 110. */
const flow = (field: string): readonly Value[] => [
  cell(field, 100, {
    period_kind: 'annual',
    fiscal_year: 2025,
    fiscal_period: 'FY',
    period_end: '2025-12-31',
  }),
  cell(field, 20, { period_kind: 'ytd', fiscal_year: 2025, period_end: '2025-03-31' }),
  cell(field, 30, { period_kind: 'ytd' }),
];

const company: Known = {
  cells: [
    cell('total_assets', 900),
    cell('total_equity', 400),
    cell('total_equity_with_nci', 410),
    cell('total_debt', 200),
    cell('cash_and_equivalents', 50),
    cell('shares_outstanding_cover_page', 10, { period_end: '2026-04-20' }),
    ...['revenue', 'ebitda', 'free_cash_flow', 'operating_income', 'eps_diluted'].flatMap(flow),
  ],
  facts: [
    { taxonomy: 'us-gaap', concept: 'PreferredStockValue', unit: 'USD', end: END, value: '15' },
    { taxonomy: 'us-gaap', concept: 'PreferredStockValue', unit: 'USD', end: '2025-12-31', value: '99' },
    { taxonomy: 'own', concept: 'PreferredStockValueOfOthers', unit: 'USD', end: END, value: '99' },
  ],
  close: 55,
  splits: [{ day: '2026-05-01', ratio: 2 }],
};

describe('recomputed multiples', () => {
  it('use twelve months, shares adjusted for splits since their count, and noncontrolling interests', () => {
    expect(Object.fromEntries(recomputed(company))).to.deep.equal({
      market_value: 1100,
      enterprise_value: 1275,
      ev_to_ebit: 1275 / 110,
      ev_to_ebitda: 1275 / 110,
      ev_to_free_cash_flow: 1275 / 110,
      ev_to_sales: 1275 / 110,
      price_to_book: 1100 / 385,
      price_to_earnings: 0.5,
      price_to_free_cash_flow: 10,
      price_to_sales: 10,
    });
  });

  it('are absent if an operand is refused, or a figure is zero or less', () => {
    const without = (field: string, value: number | null): readonly string[] => [
      ...recomputed({
        ...company,
        cells: company.cells.map((each) => (each.field === field ? cell(field, value) : each)),
      }).keys(),
    ];
    expect(without('shares_outstanding_cover_page', null)).to.deep.equal(['price_to_earnings']);
    expect(without('total_debt', null)).to.not.include('enterprise_value');
    expect(without('ebitda', null)).to.not.include('ev_to_ebitda');
    expect(without('total_equity', -1)).to.not.include('price_to_book');
  });
});
