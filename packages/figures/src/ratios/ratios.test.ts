import { expect } from 'chai';
import { capexIntensity3yAvgPct } from './capex-intensity-average.ts';
import { exact, served, type Figure } from './exact.ts';
import * as growth from './growth.ts';
import { interestCoverage } from './interest-coverage.ts';
import * as leverage from './leverage.ts';
import * as margins from './margins.ts';

const figure = (text: string | null): Figure => (text === null ? null : exact(text));
const text = (value: Figure): string | null => served(value)?.toFixed() ?? null;

type Binary = (a: Figure, b: Figure) => Figure;

/** [function, first operand, second operand, served] */
const CASES: readonly [string, Binary, string | null, string | null, string | null][] = [
  ['eps_yoy_pct', growth.epsYoyPct, '2.40', '2.00', '20'],
  ['eps_yoy_pct of a loss', growth.epsYoyPct, '-1', '2', '-150'],
  ['eps_yoy_pct after a loss', growth.epsYoyPct, '1', '-2', null],
  ['eps_yoy_pct after zero', growth.epsYoyPct, '1', '0', null],
  ['net_income_yoy_pct', growth.netIncomeYoyPct, '110', '100', '10'],
  ['net_income_yoy_pct after a loss', growth.netIncomeYoyPct, '110', '-100', null],
  ['revenue_qoq_pct', growth.revenueQoqPct, '100', '300', '-66.67'],
  ['revenue_yoy_pct', growth.revenueYoyPct, '300', '100', '200'],
  ['revenue_yoy_pct without a prior', growth.revenueYoyPct, '300', null, null],
  ['revenue_yoy_pct without a current', growth.revenueYoyPct, null, '300', null],
  ['rnd_yoy_pct', growth.rndYoyPct, '30', '40', '-25'],
  ['rnd_yoy_pct after zero', growth.rndYoyPct, '30', '0', null],
  ['fcf_yoy_pct after an outflow', growth.fcfYoyPct, '-50', '-100', null],
  ['fcf_yoy_pct after zero', growth.fcfYoyPct, '-50', '0', null],
  ['ocf_yoy_pct after an outflow', growth.ocfYoyPct, '50', '-100', null],
  ['ebitda_margin_pct', margins.ebitdaMarginPct, '1', '3', '33.33'],
  ['gross_margin_pct', margins.grossMarginPct, '2', '3', '66.67'],
  ['net_margin_pct', margins.netMarginPct, '-5', '100', '-5'],
  ['net_margin_pct without revenue', margins.netMarginPct, '-5', '0', null],
  ['operating_margin_pct of negative revenue', margins.operatingMarginPct, '5', '-1', null],
  ['fcf_margin_pct', margins.fcfMarginPct, '15.49', '100', '15.49'],
  ['capex_intensity_pct', margins.capexIntensityPct, '-10', '200', '5'],
  ['rnd_intensity_pct', margins.rndIntensityPct, '10', '200', '5'],
  ['current_ratio', leverage.currentRatio, '3', '2', '1.5'],
  ['current_ratio without liabilities', leverage.currentRatio, '3', '0', null],
  ['debt_to_assets', leverage.debtToAssets, '1', '8', '0.12'],
  ['debt_to_equity', leverage.debtToEquity, '3', '8', '0.38'],
  ['debt_to_equity of negative equity', leverage.debtToEquity, '3', '-8', null],
  ['net_debt_to_ebitda', leverage.netDebtToEbitda, '16204', '160000', '0.1'],
  ['net_debt_to_ebitda with net cash', leverage.netDebtToEbitda, '-16', '8', '-2'],
  ['net_debt_to_ebitda of a loss', leverage.netDebtToEbitda, '16', '-8', null],
];

describe('ratios', () => {
  for (const [name, ratio, a, b, expected] of CASES) {
    it(`${name}: ${String(a)}, ${String(b)} → ${String(expected)}`, () => {
      expect(text(ratio(figure(a), figure(b)))).to.equal(expected);
    });
  }

  describe('interest_coverage', () => {
    const cover = (income: string | null, interest: string | null, isFinancial = false) => {
      const coverage = interestCoverage(figure(income), figure(interest), isFinancial);
      return 'available' in coverage ? coverage.reason : text(coverage);
    };
    it('is operating income over interest expense', () => {
      expect(cover('100', '8')).to.equal('12.5');
      expect(cover('-100', '8')).to.equal('-12.5');
    });
    it('names the reason when it has no value', () => {
      expect(cover('100', '0')).to.equal('zero_interest_expense');
      expect(cover('100', null)).to.equal('interest_expense_not_reported');
      expect(cover(null, '8')).to.equal('operating_income_unavailable');
      expect(cover('100', '8', true)).to.equal('not_meaningful_for_financials');
    });
  });

  describe('capex_intensity_3y_avg_pct', () => {
    const year = (capex: string | null, revenue: string) => ({
      capex: figure(capex),
      revenue: exact(revenue),
    });
    it('is the mean of the yearly intensities, not the intensity of the sums', () => {
      const history = [year('-10', '100'), year('-40', '200'), year('-15', '50')];
      expect(text(capexIntensity3yAvgPct(history, 3))).to.equal('20');
    });
    it('needs every period', () => {
      expect(capexIntensity3yAvgPct([year('-10', '100'), year(null, '200'), year('-15', '50')], 3)).to.equal(
        null,
      );
      expect(capexIntensity3yAvgPct([year('-10', '100'), year('-40', '200')], 3)).to.equal(null);
    });
  });
});
