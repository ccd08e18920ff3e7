import { expect } from 'chai';
import fc from 'fast-check';
import { exact, served, type Figure } from '../ratios/exact.ts';
import { indexCells } from '../index/cell-index.ts';
import type { RowCell } from '../index/row-cell.ts';
import { sampleCompany } from '../testing/sample-company.ts';
import { forensicsBlock } from './block.ts';
import { compoundGrowthPct, revenuePerShareCagr3yPct } from './cagr.ts';
import * as measures from './measures.ts';

const figure = (text: string | null): Figure => (text === null ? null : exact(text));
const text = (value: Figure): string | null => served(value)?.toFixed() ?? null;
const pair = (now: string | null, before: string | null) => ({ now: figure(now), before: figure(before) });

describe('forensic measures', () => {
  it('are null against a denominator of zero or less', () => {
    expect(text(measures.cashConversion(exact('120'), exact('100')))).to.equal('1.2');
    expect(measures.cashConversion(exact('120'), exact('0'))).to.equal(null);
    expect(measures.sbcPctOcf(exact('1'), exact('-1'))).to.equal(null);
    expect(measures.daysSalesOutstanding(pair('1', '1'), exact('0'))).to.equal(null);
    expect(measures.accrualsRatioPct(exact('1'), exact('2'), pair('1', '-1'))).to.equal(null);
  });

  it('measure days against mean balances', () => {
    expect(text(measures.daysInventory(pair('30', '10'), exact('365')))).to.equal('20');
    expect(text(measures.accrualsRatioPct(exact('10'), exact('15'), pair('110', '90')))).to.equal('-5');
    expect(text(measures.cashConversionCycleDays(exact('30'), exact('20'), exact('15')))).to.equal('35');
    expect(measures.cashConversionCycleDays(exact('30'), null, exact('15'))).to.equal(null);
  });

  it('return null for a null operand', () => {
    const operand = fc.option(fc.integer({ min: 1, max: 1000 }).map(String));
    fc.assert(
      fc.property(operand, operand, operand, (a, b, c) => {
        const missing = [a, b, c].includes(null);
        expect(measures.daysPayables(pair(a, b), figure(c)) === null).to.equal(missing);
        expect(measures.cashConversionCycleDays(figure(a), figure(b), figure(c)) === null).to.equal(missing);
        expect(measures.yoyDelta(figure(a), figure(b)) === null).to.equal(a === null || b === null);
      }),
    );
  });
});

describe('compound growth', () => {
  it('finds the root of a perfect power exactly', () => {
    expect(compoundGrowthPct(exact('1.331'), exact('1'), 3)?.toFixed()).to.equal('10');
    expect(text(compoundGrowthPct(exact('1.61051'), exact('1'), 5))).to.equal('10');
    expect(text(compoundGrowthPct(exact('1'), exact('8'), 3))).to.equal('-50');
  });

  it('is refused unless both ends are above zero', () => {
    expect(compoundGrowthPct(exact('0'), exact('1'), 3)).to.equal(null);
    expect(compoundGrowthPct(exact('1'), exact('-1'), 5)).to.equal(null);
    expect(compoundGrowthPct(null, exact('1'), 5)).to.equal(null);
    const share = { flow: exact('8'), sharesDiluted: exact('0') };
    expect(revenuePerShareCagr3yPct(share, { ...share, sharesDiluted: exact('1') })).to.equal(null);
  });

  it('is reversed by the inverse factor', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 6 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(3, 5), (a, b, years) => {
        const up = compoundGrowthPct(exact(String(a)), exact(String(b)), years)!;
        const down = compoundGrowthPct(exact(String(b)), exact(String(a)), years)!;
        const product = up.div(100).plus(1).times(down.div(100).plus(1));
        expect(product.minus(1).abs().lt('1e-40')).to.equal(true);
      }),
    );
  });
});

describe('the block forensics', () => {
  const quarters = sampleCompany('quarter', '2025-12-31', 20);
  const years = sampleCompany('annual', '2025-12-31', 7);
  const blockOf = (cells: readonly RowCell[], end = '2025-12-31') =>
    forensicsBlock({ index: indexCells(cells, 'quarter'), years: indexCells(cells, 'annual'), end });

  it('compares with the same measure a year earlier', () => {
    const { days_sales_outstanding: dso, days_payables: dpo } = blockOf([...quarters, ...years]);
    // Receivables of 365 over revenue of 4070 and 4054.
    expect([text(dso.value), text(dso.yoy_delta)]).to.deep.equal(['32.73', '-0.13']);
    expect([text(dpo.value), text(dpo.yoy_delta)]).to.deep.equal(['17.94', '-0.07']);
  });

  it('rounds a change once, and does not subtract rounded values', () => {
    const { cash_conversion_cycle_days: cycle } = blockOf([...quarters, ...years]);
    expect([text(cycle.value), text(cycle.yoy_delta)]).to.deep.equal(['50.67', '-0.2']);
  });

  it('shows a value without its change when an operand of a year earlier is missing', () => {
    const { days_inventory: days } = blockOf(quarters.slice(0, 25 * 8), '2025-12-31');
    expect(days.value === null).to.equal(false);
    expect(days.yoy_delta).to.equal(null);
  });

  it('does not bridge a gap in the fiscal years', () => {
    const gap = years.filter(({ period_end: end }) => end !== '2023-12-31');
    const block = blockOf([...quarters, ...gap]);
    expect(block.diluted_shares_cagr_3y_pct).to.equal(null);
    expect(text(blockOf([...quarters, ...years]).diluted_shares_cagr_5y_pct)).to.equal('0');
  });
});
