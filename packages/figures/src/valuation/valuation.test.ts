import { expect } from 'chai';
import fc from 'fast-check';
import { indexCells } from '../index/cell-index.ts';
import { exact, served, type Figure } from '../ratios/exact.ts';
import { sampleCell } from '../testing/sample-company.ts';
import { type ClaimFact, claimsAt } from './claims.ts';
import { type Balances, enterpriseFigures, enterpriseValue } from './enterprise-value.ts';
import { multipleOf, sharesAgree } from './multiples.ts';
import { distributionOf } from './percentile.ts';
import { statedFigures } from './stated.ts';

const figure = (text: string | null): Figure => (text === null ? null : exact(text));
const text = (value: Figure): string | undefined => served(value)?.toFixed();

const BALANCES: Record<keyof Balances, string | null> = {
  cash_and_equivalents: '40',
  net_debt: '50',
  short_term_investments: '10',
  total_debt: '100',
  total_equity: '300',
  total_equity_with_nci: '320',
};
const balances = (more: Partial<typeof BALANCES> = {}): Balances =>
  Object.fromEntries(
    Object.entries({ ...BALANCES, ...more }).map(([name, value]) => [name, figure(value)]),
  ) as Balances;
const claims = (preferred: string | null = '7', temporary = '3') => ({
  preferred: figure(preferred),
  temporary: exact(temporary),
});
const enterprise = (more: Partial<typeof BALANCES> = {}, of = claims()) => {
  const found = enterpriseValue(exact('1000'), enterpriseFigures(balances(more), of));
  return 'length' in found ? found : found.toFixed();
};

describe('the enterprise value', () => {
  it('adds debt and other claims, and deducts cash and short-term investments', () => {
    expect(enterprise()).to.equal('1080');
    expect(enterprise({ total_equity_with_nci: '295' })).to.equal('1055');
  });

  it('has no short-term investments if net debt is served without them', () => {
    expect(enterprise({ short_term_investments: null, net_debt: '60' })).to.equal('1090');
  });

  it('lists the missing operands', () => {
    expect(enterprise({ short_term_investments: null, net_debt: null })).to.deep.equal([
      'short_term_investments',
    ]);
    expect(enterprise({ total_debt: null, total_equity: null }, claims(null))).to.deep.equal([
      'total_debt',
      'noncontrolling_interest',
      'preferred_stock',
    ]);
  });
});

describe('claims on the equity', () => {
  const END = '2025-12-31';
  const fact = (concept: string, value: string, end = END): ClaimFact => ({
    concept: `us-gaap:${concept}`,
    end,
    value,
  });

  it('are zero if the filing has no such row', () => {
    const none = claimsAt([fact('PreferredStockValue', '5', '2024-12-31')], END);
    expect([
      text(none.preferred),
      none.hasPreferredRow,
      text(none.temporary),
      none.hasTemporaryRow,
    ]).to.deep.equal(['0', false, '0', false]);
  });

  it('are unknown if only dividends on preferred stock are tagged', () => {
    expect(claimsAt([fact('DividendsPreferredStock', '5')], END).preferred).to.equal(null);
    expect(text(claimsAt([fact('DividendsPreferredStock', '0')], END).preferred)).to.equal('0');
  });

  it('prefer preferred stock including paid-in capital, and add one row of each kind of temporary equity', () => {
    const found = claimsAt(
      [
        fact('PreferredStockValue', '1'),
        fact('PreferredStockIncludingAdditionalPaidInCapital', '90'),
        fact('TemporaryEquityCarryingAmountAttributableToParent', '4'),
        fact('TemporaryEquityRedemptionValue', '5'),
        fact('RedeemableNoncontrollingInterestEquityCarryingAmount', '6'),
      ],
      END,
    );
    expect([text(found.preferred), text(found.temporary)]).to.deep.equal(['90', '10']);
  });
});

describe('a multiple', () => {
  const shown = (price: string | null, by: string | null) => {
    const found = multipleOf(figure(price), figure(by));
    return typeof found === 'string' ? found : text(found);
  };

  it('is price over figure', () => {
    expect(shown('312.06', '8.27')).to.equal('37.73');
  });

  it('is refused, and never negative', () => {
    expect([shown('10', '-1'), shown('10', '0'), shown('-10', '2'), shown('-10', '-2')]).to.deep.equal(
      Array(4).fill('not_meaningful'),
    );
    expect([shown(null, '1'), shown('1', null)]).to.deep.equal(['not_reported', 'not_reported']);
  });

  it('does not depend on the unit', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 9 }).map(String);
    fc.assert(
      fc.property(amount, amount, amount, (price, by, unit) => {
        const scaled = (of: string): string => exact(of).times(unit).toFixed();
        expect(shown(scaled(price), scaled(by))).to.equal(shown(price, by));
      }),
    );
  });

  it('requires earnings and shares on one split basis', () => {
    const agree = (eps: string | null, netIncome: string) =>
      sharesAgree({
        close: exact('100'),
        eps: figure(eps),
        marketValue: exact('1000'),
        netIncome: exact(netIncome),
      });
    expect([
      agree('5', '50'),
      agree('5', '70'),
      agree('-5', '-50'),
      agree(null, '50'),
      agree('0', '1'),
    ]).to.deep.equal(Array(5).fill(true));
    expect([agree('5', '100'), agree('20', '50'), agree('-5', '50')]).to.deep.equal(Array(3).fill(false));
  });
});

describe('the place of a value among observations', () => {
  const range = (count: number) => Array.from({ length: count }, (_, at) => exact(String(at + 1)));

  it('is the share below it, and half of those equal to it', () => {
    const found = distributionOf(exact('10'), range(40))!;
    expect(
      [found.percentile, found.lowest, found.median, found.highest].map((each) => text(each)),
    ).to.deep.equal(['23.75', '1', '20.5', '40']);
    expect(text(distributionOf(exact('20'), range(41))!.median)).to.equal('21');
  });

  it('is refused for less than three years of months', () => {
    expect(distributionOf(exact('1'), range(35))).to.equal(null);
    expect(distributionOf(exact('1'), range(36))).not.to.equal(null);
  });

  it('is from 0 to 100, grows with the value, and mirrors', () => {
    const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 36, maxLength: 80 });
    fc.assert(
      fc.property(values, fc.integer({ min: -60, max: 60 }), (all, value) => {
        const at = (of: number, sign = 1) =>
          distributionOf(
            exact(String(sign * of)),
            all.map((each) => exact(String(sign * each))),
          )!.percentile;
        const here = at(value);
        expect(here.gte(0) && here.lte(100)).to.equal(true);
        expect(at(value + 1).gte(here)).to.equal(true);
        expect(here.plus(at(value, -1)).toDecimalPlaces(30).toNumber()).to.equal(100);
      }),
    );
  });
});

describe('stated figures', () => {
  const ttm = { period_kind: 'ttm' } as const;
  const END = '2025-12-31';
  const cells = [
    sampleCell('income', 'revenue', END, '100'),
    sampleCell('income', 'revenue', '2025-09-30', '90'),
    sampleCell('income', 'revenue', END, '390', ttm),
    sampleCell('income', 'revenue', '2025-09-30', '380', ttm),
    sampleCell('income', 'net_income', END, null, ttm),
    sampleCell('balance', 'total_debt', END, '70'),
  ];
  const index = indexCells(cells, 'quarter');

  it('are the twelve months and balances of the newest period, without refused fields', () => {
    const found = statedFigures(index)!;
    expect(found.anchor.period_end).to.equal(END);
    expect(Object.entries(found.cells).map(([field, { value }]) => [field, value])).to.deep.equal([
      ['revenue', '390'],
      ['total_debt', '70'],
    ]);
  });

  it('are null for the balances of another period', () => {
    expect(statedFigures(index, '2025-09-30')?.cells.revenue?.value).to.equal('380');
    expect(statedFigures(index, '2020-09-30')).to.equal(null);
    expect(statedFigures(indexCells([], 'annual'))).to.equal(null);
  });
});
