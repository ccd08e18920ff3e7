import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

const START = '2022-01-01';
const BEFORE = '2021-12-31';
const ENDS = { q1: '2022-03-31', y2: '2022-06-30' } as const;
type End = keyof typeof ENDS;

/** A report with this opening cash, in millions, and its flows up to an end. */
const report = (
  filed: string,
  end: End,
  cash: number,
  flows: { readonly investing: number; readonly operating?: number; readonly closing?: number },
): InputFiling => {
  const flow = (name: string, value: number): InputFact => fact(name, START, ENDS[end], value * 1e6);
  const closing =
    flows.closing === undefined
      ? []
      : [
          fact('CashAndCashEquivalentsAtCarryingValue', null, ENDS[end], flows.closing * 1e6),
          flow('CashAndCashEquivalentsPeriodIncreaseDecrease', flows.investing + (flows.operating ?? 100)),
        ];
  return filing('10-Q', filed, [
    fact('Assets', null, ENDS[end], 9e9),
    fact('CashAndCashEquivalentsAtCarryingValue', null, BEFORE, cash * 1e6),
    flow('NetCashProvidedByUsedInOperatingActivities', flows.operating ?? 100),
    flow('NetCashProvidedByUsedInInvestingActivities', flows.investing),
    ...closing,
  ]);
};

const year = filing('10-K', '2022-02-15', [
  fact('Assets', null, BEFORE, 9e9),
  fact('NetCashProvidedByUsedInOperatingActivities', '2021-01-01', BEFORE, 400e6),
]);

const second = (field: string, ...filings: readonly InputFiling[]): string =>
  shown(compute([year, ...filings]), field, 'quarter', ENDS.y2);

describe('opening cash', () => {
  it('prevents a difference of two spans with different openings, even if each total was filed once', () => {
    const [first, half] = [
      report('2022-05-01', 'q1', 243, { investing: -199 }),
      report('2022-08-01', 'y2', 617, { investing: -256 }),
    ];
    expect(second('investing_cash_flow', first, half)).to.equal('restatement_mixed_basis');
  });

  it('refuses a total filed again unchanged after the part changed with another opening', () => {
    const filings = [
      report('2022-05-01', 'q1', 243, { investing: -194 }),
      report('2022-08-01', 'y2', 243, { investing: -698 }),
      report('2023-05-01', 'q1', 617, { investing: -199 }),
      report('2023-08-01', 'y2', 243, { investing: -698 }),
    ];
    expect(second('investing_cash_flow', ...filings.slice(0, 2))).to.equal('-504000000');
    expect(second('investing_cash_flow', ...filings)).to.equal('restatement_mixed_basis');
  });

  it('serves a row that filers report unchanged with both openings', () => {
    const filings = [
      report('2022-05-01', 'q1', 243, { investing: -194, operating: 300 }),
      report('2022-08-01', 'y2', 617, { investing: -698, operating: 700 }),
    ];
    expect(second('operating_cash_flow', ...filings)).to.equal('restatement_mixed_basis');
    const annual = (filed: string, cash: number, investing: number): InputFiling =>
      filing('10-K', filed, [
        fact('Assets', null, '2022-12-31', 9e9),
        fact('CashAndCashEquivalentsAtCarryingValue', null, BEFORE, cash * 1e6),
        fact('NetCashProvidedByUsedInOperatingActivities', START, '2022-12-31', 900e6),
        fact('NetCashProvidedByUsedInInvestingActivities', START, '2022-12-31', investing * 1e6),
      ]);
    const years = [annual('2023-02-15', 243, -900), annual('2024-02-15', 617, -910)];
    expect(second('operating_cash_flow', ...filings, ...years)).to.equal('400000000');
    expect(second('investing_cash_flow', ...filings, ...years)).to.equal('restatement_mixed_basis');
  });

  it('is no evidence if the change in cash does not fit it, or if only its rounding or unit differs', () => {
    const half = report('2022-08-01', 'y2', 411, { investing: -256 });
    const ofParent = report('2022-05-01', 'q1', 2, { investing: -199, closing: 3 });
    expect(second('investing_cash_flow', ofParent, half)).to.equal('-57000000');
    const rounded = report('2022-05-01', 'q1', 411.4, { investing: -199, closing: 312.4 });
    expect(second('investing_cash_flow', rounded, half)).to.equal('-57000000');
    const inMillions = report('2022-05-01', 'q1', 0.000411, { investing: -199 });
    expect(second('investing_cash_flow', inMillions, half)).to.equal('-57000000');
  });
});
