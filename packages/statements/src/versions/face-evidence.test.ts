import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { cell, compute, fact, plainFilings, plainYears, shown } from '../test-support.ts';

const PRETAX = 'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest';
const BEFORE_EQUITY_INCOME =
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments';

/**
 * Plain filings whose annual and interim reports of 2024 have additional tags: in millions, the year and its
 * nine months.
 */
const withFacts = (annual: Record<string, number>, interim: Record<string, number>): InputFiling[] => {
  const facts = (end: string, values: Record<string, number>): InputFact[] =>
    Object.entries(values).map(([name, value]) => fact(name, '2024-01-01', end, value * 1e6));
  return plainFilings(2022, plainYears(3)).map((filing) => {
    if (filing.form === '10-K' && filing.filed.startsWith('2025'))
      return { ...filing, facts: [...filing.facts, ...facts('2024-12-31', annual)] };
    if (filing.filed === '2024-11-01')
      return { ...filing, facts: [...filing.facts, ...facts('2024-09-30', interim)] };
    return filing;
  });
};

describe('the face as inferred from interim reports', () => {
  it('excludes depreciation and amortisation that only notes tag', () => {
    // The statement's own row has an extension concept; its notes tag the rest.
    const notes = withFacts({ Depreciation: 222, AmortizationOfIntangibleAssets: 942 }, {});
    expect(shown(compute(notes), 'depreciation_amortization', 'annual', '2024-12-31')).to.equal('partial');
    expect(shown(compute(notes), 'ebitda', 'annual', '2024-12-31')).not.to.match(/^[0-9]/);
  });

  it('includes the sum of two rows in every report', () => {
    const rows = { Depreciation: 222, AmortizationOfIntangibleAssets: 942 };
    const statements = compute(withFacts(rows, { Depreciation: 160, AmortizationOfIntangibleAssets: 700 }));
    expect(shown(statements, 'depreciation_amortization', 'annual', '2024-12-31')).to.equal('1164000000');
    expect(shown(statements, 'depreciation_amortization', 'quarter', '2024-12-31')).to.equal('304000000');
  });

  it('includes other depreciation and amortisation as a pair, whatever the notes tag', () => {
    const statements = compute(
      withFacts(
        { Depreciation: 222, OtherDepreciationAndAmortization: 349, AmortizationOfIntangibleAssets: 942 },
        { OtherDepreciationAndAmortization: 250, AmortizationOfIntangibleAssets: 700 },
      ),
    );
    expect(shown(statements, 'depreciation_amortization', 'annual', '2024-12-31')).to.equal('1291000000');
  });

  it('excludes a figure of running text as an operand: 2.3 billion with 750 million', () => {
    const statements = compute(
      withFacts(
        { OtherDepreciationAndAmortization: 751, AmortizationOfIntangibleAssets: 2300 },
        { OtherDepreciationAndAmortization: 556, AmortizationOfIntangibleAssets: 1697 },
      ),
    );
    expect(shown(statements, 'depreciation_amortization', 'annual', '2024-12-31')).to.equal('partial');
  });

  it('is unknown for an annual-only filer', () => {
    const annual = withFacts({ Depreciation: 222, AmortizationOfIntangibleAssets: 942 }, {})
      .filter(({ form }) => form === '10-K')
      .map((filing) => ({ ...filing, form: '20-F' }));
    expect(shown(compute(annual), 'depreciation_amortization', 'annual', '2024-12-31')).to.equal(
      '1164000000',
    );
  });

  it('includes income before tax, not the total of the tax note with equity income', () => {
    const statements = compute(
      withFacts({ [PRETAX]: 4166, [BEFORE_EQUITY_INCOME]: 4140 }, { [BEFORE_EQUITY_INCOME]: 2066 }),
    );
    expect(shown(statements, 'pretax_income', 'annual', '2024-12-31')).to.equal('4140000000');
    expect(cell(statements, 'pretax_income', 'annual', '2024-12-31').flags).not.to.include('sum_mismatch');
    expect(shown(statements, 'pretax_income', 'quarter', '2024-12-31')).to.equal('2074000000');
  });
});
