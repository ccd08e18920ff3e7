import { expect } from 'chai';
import type { Cell } from '@footnote/statements/cell';
import type { InputFiling } from '@footnote/statements/inputs';
import { company, fact, filing } from '@footnote/statements/test-support';
import { besideFaults } from './beside.ts';
import { readingsOf } from './readings.ts';

type Given = { readonly field: string; readonly value: number; readonly concept?: string } & Partial<
  Omit<Cell, 'field' | 'value' | 'concept'>
>;

/** A cell in millions, by default a balance. */
const cellOf = ({ field, value, concept = field, ...more }: Given): Cell => {
  const [start, end] = [more.period_start ?? null, more.period_end ?? '2022-12-31'];
  return {
    statement: 'balance',
    field,
    period_kind: 'instant',
    fiscal_year: 2022,
    fiscal_period: 'Q4',
    period_start: null,
    period_end: '2022-12-31',
    unit: 'USD',
    method: 'reported',
    value: String(value * 1e6),
    concept: `us-gaap:${concept}`,
    operands: [{ concept: `us-gaap:${concept}`, start, end, value: String(value * 1e6), role: '+' }],
    ...more,
  } as unknown as Cell;
};

const shown = (
  cells: readonly Cell[],
  { filings = [], vouched = [] }: { filings?: readonly InputFiling[]; vouched?: readonly string[] } = {},
): readonly string[] => {
  const issuer = { reporting_currency: 'USD', reporting_cadence: 'quarterly', type: 'industrial' } as const;
  const readings = readingsOf(company(filings), { issuer, cells });
  const faults = besideFaults(cells, readings, ({ field }) => vouched.includes(field));
  return [...faults].map(
    ([{ field, period_end: end, period_kind: kind }, { rule }]) => `${rule} ${field} ${kind} ${end}`,
  );
};

const balance = (rows: Readonly<Record<string, number>>): readonly Cell[] =>
  Object.entries(rows).map(([field, value]) => cellOf({ field, value }));

const END = '2022-12-31';

describe('parts beside their total', () => {
  it('doubts debt that current liabilities include, and investments that cash includes', () => {
    expect(
      shown(balance({ total_liabilities: 1500, current_liabilities: 1200, long_term_debt: 580 })),
    ).to.deep.equal([`part_of_total long_term_debt instant ${END}`]);
    expect(
      shown(
        balance({
          current_assets: 14130,
          cash_and_equivalents: 4046,
          short_term_investments: 3008,
          inventory: 8601,
        }),
      ),
    ).to.deep.equal([`part_of_total short_term_investments instant ${END}`]);
  });

  it('doubts the part without which the others fit, else the total', () => {
    expect(
      shown(balance({ current_assets: 49, cash_and_equivalents: 27, receivables: 65, inventory: 9 })),
    ).to.deep.equal([`part_of_total receivables instant ${END}`]);
    expect(
      shown(balance({ current_assets: 49, cash_and_equivalents: 70, receivables: 65, inventory: 60 })),
    ).to.deep.equal([`part_of_total current_assets instant ${END}`]);
    expect(shown(balance({ total_assets: 279, current_assets: 279, ppe_net: 11 }))).to.deep.equal([
      `part_of_total ppe_net instant ${END}`,
    ]);
  });

  it('accepts parts that make up the total within what is netted', () => {
    expect(
      shown(balance({ current_assets: 100, cash_and_equivalents: 50, receivables: 51.9 })),
    ).to.deep.equal([]);
  });
});

/** Quarters with this revenue and this cost of revenue. */
const quarters = (costs: readonly number[], revenue = 100): readonly Cell[] =>
  costs.flatMap((cost, at) => {
    const year = 2015 + Math.floor(at / 4);
    const period = {
      statement: 'income' as const,
      period_kind: 'quarter' as const,
      fiscal_year: year,
      fiscal_period: `Q${(at % 4) + 1}` as 'Q1',
      period_start: `${year}-${String((at % 4) * 3 + 1).padStart(2, '0')}-01`,
      period_end: `${year}-${String((at % 4) * 3 + 3)}-30`.replace(/-(\d)-/, '-0$1-'),
    };
    return [
      cellOf({ field: 'revenue', value: revenue, ...period }),
      cellOf({ field: 'cost_of_revenue', value: cost, ...period }),
    ];
  });

describe('cost beside revenue', () => {
  const profitable = Array.from({ length: 9 }, () => 60);

  it('doubts what no other check confirms once the cost was at most revenue for two years', () => {
    expect(shown(quarters([...profitable, 250]), { vouched: ['revenue'] })).to.deep.equal([
      'cost_order cost_of_revenue quarter 2017-06-30',
    ]);
    expect(shown(quarters([...profitable, 250]), { vouched: ['revenue', 'cost_of_revenue'] })).to.deep.equal(
      [],
    );
  });

  it('accepts filers that sell at a loss, and their first years', () => {
    expect(shown(quarters([250, ...profitable]))).to.deep.equal([]);
    expect(shown(quarters([...profitable, 250, 200, 180]))).to.deep.equal([]);
  });
});

const PARTS = 'DepreciationAndAmortization';
const ROW = 'DepreciationDepletionAndAmortization';

const depreciation = (value: number, concept: string, place: 'year' | 'half'): Cell =>
  cellOf({
    field: 'depreciation_amortization',
    statement: 'cash_flow',
    value,
    concept,
    ...(place === 'year'
      ? { period_kind: 'annual', fiscal_period: 'FY', period_start: '2022-01-01', period_end: END }
      : { period_kind: 'ytd', fiscal_period: 'Q2', period_start: '2022-01-01', period_end: '2022-06-30' }),
  });

describe('a span beside a shorter one', () => {
  it('doubts both of different concepts if the longer one is less', () => {
    expect(shown([depreciation(294, PARTS, 'year'), depreciation(2015, ROW, 'half')])).to.have.members([
      `span_order depreciation_amortization annual ${END}`,
      'span_order depreciation_amortization ytd 2022-06-30',
    ]);
  });

  it('doubts only the longer one if its concept is a part of the row, or the row is tagged for it', () => {
    const cells = [depreciation(294, PARTS, 'year'), depreciation(2015, ROW, 'half')];
    const year = [`span_order depreciation_amortization annual ${END}`];
    const part = filing('10-Q', '2022-08-01', [fact(PARTS, '2022-01-01', '2022-06-30', 90e6)]);
    const row = filing('10-K', '2023-02-01', [fact(ROW, '2022-01-01', END, 4100e6)]);
    expect(shown(cells, { filings: [part] })).to.deep.equal(year);
    expect(shown(cells, { filings: [row] })).to.deep.equal(year);
  });

  it('accepts a year that was restated under its concept', () => {
    expect(shown([depreciation(294, ROW, 'year'), depreciation(2015, ROW, 'half')])).to.deep.equal([]);
  });
});
