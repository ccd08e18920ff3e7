import { expect } from 'chai';
import { figuresOf } from './trailing-rows.ts';

describe('figures of the trailing twelve months', () => {
  it('have their units, and no text if they are refused', () => {
    const [ttm] = figuresOf(
      {
        ttm: {
          eps_diluted_ttm: 6.89,
          flags: ['q4_derived'],
          net_income_ttm_usd: null,
          net_profit_margin_pct: 20.35,
          revenue_ttm_usd: 72_452_000_000,
          roa_pct: 7.89,
          roe_pct: 10.94,
          roic_pct: 9.4,
        },
      },
      'USD',
    );
    expect(ttm?.figures.slice(0, 4).map(({ name, text }) => [name, text])).to.deep.equal([
      ['revenue_ttm_usd', '72.45 billion USD'],
      ['net_income_ttm_usd', undefined],
      ['eps_diluted_ttm', '6.89 USD'],
      ['net_profit_margin_pct', '20.35%'],
    ]);
    expect(ttm?.flags).to.deep.equal(['q4_derived']);
  });

  it('have the unit of days, and of multiples', () => {
    const days = { value: 22.83, yoy_delta: 0.96 };
    const [forensics] = figuresOf(
      {
        forensics: { cash_conversion: 1.14, cash_conversion_cycle_days: days, days_inventory: days } as never,
      },
      'USD',
    );
    expect(forensics?.figures.map(({ text }) => text)).to.deep.equal(['1.14×', '22.83 days', '22.83 days']);
    expect(forensics?.figures.map(({ parts }) => parts.map(({ text }) => text))).to.deep.equal([
      [],
      ['+0.96'],
      ['+0.96'],
    ]);
  });

  it('have the reason of a refused figure, of its value where it has several members', () => {
    const days = { value: null, yoy_delta: null };
    const [forensics] = figuresOf(
      {
        forensics: {
          accruals_ratio_pct: null,
          cash_conversion: 0.11,
          days_inventory: days,
          days_payables: days,
        } as never,
        reasons: [
          { member: 'forensics.accruals_ratio_pct', period_end: '2025-06-27', reason: 'missing_operand' },
          { member: 'forensics.days_inventory.value', period_end: '2025-06-27', reason: 'not_applicable' },
        ],
      },
      'USD',
    );
    expect(forensics?.figures.map(({ text, reason }) => text ?? reason)).to.deep.equal([
      'missing_operand',
      '0.11×',
      'not_applicable',
      undefined,
    ]);
  });
});
