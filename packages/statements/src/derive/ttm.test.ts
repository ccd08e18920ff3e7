import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { createTable, served } from './table.ts';
import { ttmFlow, type Window } from './ttm.ts';
import { cell, changed, compute, fact, filing, plainFilings, plainYears, shown } from '../test-support.ts';

describe('trailing twelve months', () => {
  it('are the sum of four quarters, and at a year end the year', () => {
    const statements = compute(plainFilings(2021, plainYears()));
    expect(shown(statements, 'revenue', 'ttm', '2023-06-30')).to.equal(String((200 + 210 + 170 + 180) * 1e6));
    const end = cell(statements, 'revenue', 'ttm', '2022-12-31');
    expect(end).to.include({ value: '660000000', fiscal_period: 'Q4', period_start: '2022-01-01' });
    expect(shown(statements, 'eps_diluted', 'ttm', '2022-12-31')).to.equal(
      shown(statements, 'eps_diluted', 'annual', '2022-12-31'),
    );
    expect(shown(statements, 'shares_basic', 'ttm', '2022-12-31')).to.equal('not_applicable');
  });

  it('are refused until four quarters are known', () => {
    const statements = compute(plainFilings(2021, plainYears(1)));
    expect(cell(statements, 'revenue', 'ttm', '2021-09-30').value).to.equal(null);
  });

  it('do not subtract original months from a restated year', () => {
    const filings = plainFilings(2021, plainYears());
    const amended = changed(
      filings.find(({ form, fy }) => form === '10-K' && fy === 2022) ?? filing('10-K', '2023-02-15', []),
      (f) => (f.concept === 'Revenues' && f.end === '2022-12-31' ? { ...f, value: '900000000' } : f),
    );
    const until = filings.filter(({ filed }) => filed < '2023-06-01');
    const statements = compute([
      ...until,
      { ...amended, form: '10-K/A', filed: '2023-05-20', accession: '0000000001-23-000099' },
    ]);
    expect(shown(statements, 'revenue', 'ttm', '2023-03-31')).to.equal('restatement_mixed_basis');
  });

  describe('that span a restatement of the year or of its months alone', () => {
    const filings = plainFilings(2021, plainYears());

    const restatedMonths = (restated: string): readonly InputFiling[] =>
      filings
        .filter(({ filed }) => filed <= '2023-08-01')
        .map((one) =>
          one.filed === '2023-08-01'
            ? changed(one, (f) =>
                f.concept === 'Revenues' && f.start === '2022-01-01' ? { ...f, value: restated } : f,
              )
            : one,
        );
    const twelveMonths = (restated: string): ReturnType<typeof cell> =>
      cell(compute(restatedMonths(restated)), 'revenue', 'ttm', '2023-06-30');

    it('are refused if the months of before were restated and the years to date yield something else', () => {
      expect(twelveMonths('310000000')).to.include({ value: '760000000', refusal: null });
      const refused = twelveMonths('240000000');
      expect(refused).to.include({ value: null, rule: 'trailing.routes_disagree' });
      expect(refused.flags).to.deep.equal(['sum_mismatch']);
    });

    it('are refused for a field that is computed from one whose twelve months are', () => {
      const half = ({ facts }: InputFiling): InputFact[] =>
        facts.flatMap((f) =>
          f.concept === 'Revenues'
            ? [{ ...f, concept: 'CostOfRevenue', value: String(Number(f.value) / 2) }]
            : [],
        );
      const withCost = restatedMonths('240000000').map((one) => ({
        ...one,
        facts: [
          ...one.facts,
          ...half(one).filter(({ start }) => one.filed !== '2023-08-01' || start !== '2022-01-01'),
        ],
      }));
      const statements = compute(withCost);
      expect(cell(statements, 'gross_profit', 'ttm', '2023-06-30')).to.include({
        value: null,
        rule: 'trailing.operand_refused',
      });
      expect(cell(statements, 'cost_of_revenue', 'ttm', '2023-06-30').refusal).to.equal(null);
    });

    it('are refused for cash flows whose quarters are differences with months that were restated since', () => {
      const restated = filings
        .filter(({ filed }) => filed <= '2023-08-01')
        .map((one) =>
          one.filed === '2023-08-01'
            ? changed(one, (f) =>
                f.concept === 'NetCashProvidedByUsedInOperatingActivities' && f.start === '2022-01-01'
                  ? { ...f, value: '48000000' }
                  : f,
              )
            : one,
        );
      const statements = compute(restated);
      for (const [kind, end, rule] of [
        ['quarter', '2022-09-30', 'difference.not_as_served'],
        ['quarter', '2022-12-31', 'q4.other_basis'],
        ['ttm', '2023-06-30', 'q4.other_basis'],
      ] as const)
        expect(cell(statements, 'operating_cash_flow', kind, end)).to.include({ value: null, rule });
    });

    it('are the quarters if the years to date yield the same within 0.5 %', () => {
      expect(twelveMonths('312000000')).to.include({ value: '760000000', refusal: null });
    });

    it('are refused if the year was restated and its quarters were not, but the year itself is served', () => {
      const fourth = [
        fact('Revenues', '2022-10-01', '2022-12-31', 180e6),
        fact('NetIncomeLoss', '2022-10-01', '2022-12-31', 18e6),
      ];
      const restated = filings.map((one) => {
        if (one.filed === '2023-02-15') return { ...one, facts: [...one.facts, ...fourth] };
        if (one.filed !== '2024-02-15') return one;
        return changed(one, (f) =>
          f.concept === 'Revenues' && f.end === '2022-12-31' ? { ...f, value: '900000000' } : f,
        );
      });
      const statements = compute(restated);
      for (const kind of ['annual', 'ttm'] as const)
        expect(shown(statements, 'revenue', kind, '2022-12-31')).to.equal('900000000');
      for (const [kind, end] of [
        ['quarter', '2022-12-31'],
        ['ttm', '2023-06-30'],
      ] as const)
        expect(cell(statements, 'revenue', kind, end)).to.include({ value: null, rule: 'q4.other_basis' });
    });
  });

  it('span a transition period of one quarter, flagged', () => {
    const flows = (start: string, end: string, value: number): InputFact[] => [
      fact('Revenues', start, end, value * 1e6),
      fact('NetIncomeLoss', start, end, value * 1e5),
    ];
    const assets = (end: string): InputFact => fact('Assets', null, end, 1e9);
    const filings: InputFiling[] = [
      filing('10-Q', '2021-11-01', [
        ...flows('2021-01-01', '2021-09-30', 330),
        ...flows('2021-07-01', '2021-09-30', 120),
      ]),
      filing('10-K', '2022-02-15', [...flows('2021-01-01', '2021-12-31', 460), assets('2021-12-31')]),
      filing('10-QT', '2022-05-05', [...flows('2022-01-01', '2022-03-31', 140), assets('2022-03-31')]),
      filing('10-Q', '2022-08-05', [...flows('2022-04-01', '2022-06-30', 150), assets('2022-06-30')]),
    ];
    const statements = compute(filings);
    const ttm = cell(statements, 'revenue', 'ttm', '2022-06-30');
    expect(ttm.value).to.equal(String((120 + 130 + 140 + 150) * 1e6));
    expect(ttm.flags).to.include('fiscal_year_change');
    expect(cell(statements, 'revenue', 'quarter', '2022-03-31').fiscal_period).to.equal('TP');
    expect(cell(statements, 'revenue', 'quarter', '2022-06-30')).to.include({
      fiscal_year: 2023,
      fiscal_period: 'Q1',
    });
  });

  it('are the fiscal year of an annual-only filer', () => {
    const year = (end: number): InputFiling =>
      filing('20-F', `${end + 1}-04-01`, [
        fact('ifrs-full:Revenue', `${end}-01-01`, `${end}-12-31`, 5e6, 'EUR'),
        fact('ifrs-full:ProfitLoss', `${end}-01-01`, `${end}-12-31`, 1e6, 'EUR'),
        fact('ifrs-full:Assets', null, `${end}-12-31`, 9e6, 'EUR'),
      ]);
    const statements = compute([year(2022), year(2023)]);
    expect(statements.issuer).to.include({ reporting_cadence: 'annual', reporting_currency: 'EUR' });
    const ttm = cell(statements, 'revenue', 'ttm', '2023-12-31');
    expect(ttm).to.include({ value: '5000000', unit: 'EUR', fiscal_period: 'Q4' });
    expect(ttm.flags).to.include('ttm_is_fiscal_year');
    expect(statements.cells.some(({ period_kind }) => period_kind === 'quarter')).to.equal(false);
  });

  it('are the sum of quarters of two fields that are computed from each other, each in another quarter', () => {
    const table = createTable();
    const quarters = [4, 3, 2, 1].map((place) => place * 16);
    for (const [index, slot] of quarters.entries())
      for (const field of ['operating_income', 'operating_expense'])
        table.set(
          field,
          slot,
          served(
            10n,
            (index % 2 === 0) === (field === 'operating_income') ? 'derived_identity' : 'reported',
            [],
          ),
        );
    const window: Window = {
      year: 0,
      quarter: 2,
      start: '2024-07-01',
      end: '2025-06-30',
      quarters,
      changed: false,
    };
    for (const field of ['operating_income', 'operating_expense'])
      expect(ttmFlow(table, [], field, window)).to.include({ value: 40n, refusal: null });
  });
});
