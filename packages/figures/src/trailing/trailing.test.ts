import { expect } from 'chai';
import fc from 'fast-check';
import { exact, served, type Figure } from '../ratios/exact.ts';
import { indexCells } from '../index/cell-index.ts';
import type { RowCell } from '../index/row-cell.ts';
import { sampleCell, sampleCompany } from '../testing/sample-company.ts';
import { trailingBlock } from './block.ts';
import { effectiveTax, roaPct, roePct, roicPct, type Balances } from './returns.ts';

const figure = (text: string | null): Figure => (text === null ? null : exact(text));
const text = (value: Figure): string | null => served(value)?.toFixed() ?? null;
const pair = (now: string | null, before: string | null): Balances => ({
  now: figure(now),
  before: figure(before),
});

const END = '2025-12-31';
const CELLS = sampleCompany('quarter', END, 20);

const blockOf = (cells: readonly RowCell[], more: { currency?: string; asOf?: string; end?: string } = {}) =>
  trailingBlock({
    index: indexCells(cells, 'quarter'),
    end: END,
    currency: 'USD',
    cadence: 'quarterly',
    asOf: '2026-02-10',
    isFinancial: false,
    ...more,
  });

const invested = (
  more: Partial<Record<'operatingIncome' | 'incomeTax' | 'pretaxIncome', string | null>> = {},
) => {
  const { operatingIncome = '100', incomeTax = '20', pretaxIncome = '100' } = more;
  return {
    operatingIncome: figure(operatingIncome),
    incomeTax: figure(incomeTax),
    pretaxIncome: figure(pretaxIncome),
    totalDebt: pair('300', '300'),
    wholeEquity: pair('600', '400'),
  };
};

describe('returns', () => {
  it('are measured against the mean of both ends', () => {
    expect(text(roaPct(exact('10'), pair('150', '50')))).to.equal('10');
    expect(text(roePct(exact('-10'), pair('150', '50')))).to.equal('-10');
    expect(text(roaPct(exact('10'), pair('150', null)))).to.equal(null);
    expect(text(roePct(exact('10'), pair('10', '-10')))).to.equal(null);
  });

  it('tax operating income at the effective rate within 0 and 35 %, at 21 % without a profit', () => {
    expect(text(roicPct(invested()))).to.equal('10');
    expect(text(roicPct(invested({ incomeTax: '90' })))).to.equal('8.12');
    expect(text(roicPct(invested({ incomeTax: '-5' })))).to.equal('12.5');
    expect(text(roicPct(invested({ pretaxIncome: '-1' })))).to.equal('9.88');
    expect(effectiveTax(null, exact('-1'))).to.equal(null);
  });

  it('are null without capital, and without any operand', () => {
    expect(roicPct({ ...invested(), totalDebt: pair(null, '300') })).to.equal(null);
    expect(roicPct({ ...invested(), totalDebt: pair('-500', '-500') })).to.equal(null);
    for (const name of ['operatingIncome', 'incomeTax', 'pretaxIncome'])
      expect(roicPct(invested({ [name]: null })), name).to.equal(null);
  });

  it('do not depend on the unit of money', () => {
    const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(String);
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 1, max: 10 ** 9 }), (flow, now, before, by) => {
        const scaled = (value: string) => String(BigInt(value) * BigInt(by));
        expect(text(roaPct(exact(scaled(flow)), pair(scaled(now), scaled(before))))).to.equal(
          text(roaPct(exact(flow), pair(now, before))),
        );
      }),
    );
  });
});

describe('the block ttm', () => {
  const flagged = (flags: readonly string[], more: Partial<RowCell> = {}): readonly RowCell[] =>
    CELLS.map((cell) =>
      cell.field === 'revenue' && cell.period_end === '2025-06-30' ? { ...cell, flags, ...more } : cell,
    );

  it('shows the flags of its quarters from a closed list, in order', () => {
    const end = '2025-09-30';
    const cells = flagged(['restated_input', 'extra_week', 'declared'], { method: 'derived_q4' });
    expect(blockOf(cells, { end }).flags).to.deep.equal(['extra_week', 'q4_derived', 'restated_input']);
    expect(blockOf(cells, { end: '2025-03-31', asOf: '2025-05-01' }).flags).to.deep.equal([]);
  });

  it('is the fiscal year itself at its end: only the length of the quarters matters', () => {
    expect(blockOf(flagged(['restated_input', 'extra_week'])).flags).to.deep.equal(['extra_week']);
  });

  it('flags a loss of the total, and not that of one quarter', () => {
    const loss = (value: string) =>
      CELLS.map((cell) =>
        cell.field === 'net_income' && cell.period_end === '2025-06-30'
          ? { ...cell, value, flags: ['net_loss'] }
          : cell,
      );
    expect(blockOf(loss('-1')).flags).to.deep.equal([]);
    expect(blockOf(loss('-10000')).flags).to.deep.equal(['net_loss']);
  });

  it('starts from the balances of a transition period that ended a year earlier', () => {
    const changed = CELLS.flatMap((cell): readonly RowCell[] => {
      if (cell.period_end !== '2024-12-31') return [cell];
      return cell.period_kind === 'instant' ? [{ ...cell, fiscal_period: 'TP' }] : [];
    });
    const [block, whole] = [blockOf(changed), blockOf(CELLS)];
    expect(text(block.roa_pct)).to.equal(text(whole.roa_pct)).and.not.equal(null);
    expect(text(block.roe_pct)).to.equal(text(whole.roe_pct));
    expect(text(block.roic_pct)).to.equal(text(whole.roic_pct));
    const none = changed.filter(({ period_end }) => period_end !== '2024-12-31');
    expect(blockOf(none).roa_pct).to.equal(null);
  });

  it('flags stale data by its newest source', () => {
    expect(blockOf(CELLS, { asOf: '2026-07-03' }).flags).to.deep.equal([]);
    expect(blockOf(CELLS, { asOf: '2026-07-04' }).flags).to.deep.equal(['stale']);
  });

  it('serves dollar amounts only for issuers that report in dollars', () => {
    expect(blockOf(CELLS, { currency: 'JPY' })).to.deep.include({
      flags: ['non_usd_reporting'],
      net_income_ttm_usd: null,
      revenue_ttm_usd: null,
    });
    expect(text(blockOf(CELLS).revenue_ttm_usd)).to.equal('4070');
  });

  it('is null in the twelve months for a field refused in a quarter', () => {
    const refused = CELLS.map((cell) =>
      cell.field === 'net_income' && cell.period_end === '2025-03-31' ? { ...cell, value: null } : cell,
    );
    const block = blockOf(refused);
    expect([
      block.net_income_ttm_usd,
      block.net_profit_margin_pct,
      block.roa_pct,
      block.roe_pct,
    ]).to.deep.equal([null, null, null, null]);
    expect(text(block.revenue_ttm_usd)).to.equal('4070');
    const mismatch = sampleCell('income', 'net_income', END, null, {
      period_kind: 'ttm',
      flags: ['sum_mismatch'],
    });
    expect(blockOf([...CELLS, mismatch])).to.deep.include({
      flags: ['sum_mismatch'],
      net_income_ttm_usd: null,
    });
  });
});
