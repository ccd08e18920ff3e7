import { expect } from 'chai';
import {
  cell,
  changed,
  compute,
  fact,
  filing,
  plainFilings,
  plainYears,
  quarter,
  shown,
} from './test-support.ts';
import type { Year } from './test-support.ts';

const plain = (): ReturnType<typeof plainFilings> => plainFilings(2021, plainYears());

describe('computeStatements', () => {
  it('yields every quarter of a plain filer, the fourth derived', () => {
    const statements = compute(plain());
    const revenue = (end: string): string => shown(statements, 'revenue', 'quarter', end);
    expect(['2022-03-31', '2022-06-30', '2022-09-30', '2022-12-31'].map(revenue)).to.deep.equal([
      '150000000',
      '160000000',
      '170000000',
      '180000000',
    ]);
    const fourth = cell(statements, 'revenue', 'quarter', '2022-12-31');
    expect(fourth).to.include({ method: 'derived_q4', fiscal_year: 2022, fiscal_period: 'Q4', form: '10-K' });
    expect(fourth.flags).to.include('q4_derived');
    expect(fourth.operands.map(({ role, start, end }) => [role, start, end])).to.deep.equal([
      ['+', '2022-01-01', '2022-12-31'],
      ['-', '2022-01-01', '2022-09-30'],
    ]);
  });

  it('derives quarters of cash flows and negates outflows', () => {
    const statements = compute(plain());
    expect(shown(statements, 'operating_cash_flow', 'quarter', '2022-06-30')).to.equal('32000000');
    expect(shown(statements, 'capex', 'quarter', '2022-06-30')).to.equal('-8000000');
    expect(shown(statements, 'free_cash_flow', 'quarter', '2022-06-30')).to.equal('24000000');
    const capex = cell(statements, 'capex', 'quarter', '2022-06-30');
    const total = capex.operands.reduce((sum, { role, value }) => sum + Number(`${role}${value}`), 0);
    expect(String(total)).to.equal(capex.value);
  });

  it('yields one cell for every field and period, the same periods in all three statements', () => {
    const { cells } = compute(plain());
    const ids = cells.map((c) => `${c.field}|${c.period_kind}|${c.fiscal_year}|${c.fiscal_period}`);
    expect(new Set(ids).size).to.equal(ids.length);
    const ends = (statement: string, kinds: readonly string[]): string[] =>
      [
        ...new Set(
          cells
            .filter((c) => c.statement === statement && kinds.includes(c.period_kind))
            .map((c) => c.period_end),
        ),
      ].sort();
    expect(ends('income', ['quarter'])).to.deep.equal(ends('cash_flow', ['quarter']));
    expect(ends('balance', ['instant'])).to.include.members(ends('income', ['quarter']));
  });

  it('never reads an 8-K, a proxy statement or a registration statement', () => {
    const leak = ['8-K', 'DEF 14A', 'S-1', '424B2', '11-K', '10-D'].map((form) =>
      filing(form, '2024-06-01', [
        fact('Revenues', '2023-01-01', '2023-12-31', 1),
        fact('NetIncomeLoss', '2023-01-01', '2023-12-31', 1),
      ]),
    );
    expect(compute([...plain(), ...leak])).to.deep.equal(compute(plain()));
  });

  it('serves the restated comparative and refuses a fourth quarter on two bases (restatement_mixed_basis)', () => {
    const filings = plain();
    const restating = filings.map((item) =>
      item.form === '10-K' && item.fy === 2023
        ? changed(item, (f) =>
            f.concept === 'Revenues' && f.end === '2022-12-31' ? { ...f, value: '600000000' } : f,
          )
        : item,
    );
    const statements = compute(restating);
    const year = cell(statements, 'revenue', 'annual', '2022-12-31');
    expect(year.value).to.equal('600000000');
    expect(year.flags).to.include('restated');
    expect(year.filed).to.equal('2024-02-15');
    expect(shown(statements, 'revenue', 'quarter', '2022-12-31')).to.equal('restatement_mixed_basis');
  });

  it('refuses a fourth quarter, and nine months, while a later report has restated a quarter, and knows it on earlier days', () => {
    // The 10-Q of the following year halves the third quarter and the nine months, so that these and the first two quarters
    // no longer add up; no later 10-K reports the year again.
    const before = plainFilings(2021, plainYears(2));
    const later = changed(
      plain().find(({ fy, fp }) => fy === 2023 && fp === 'Q3') ?? filing('10-Q', '2023-11-01', []),
      (f) =>
        f.concept === 'Revenues' && f.end.startsWith('2022')
          ? { ...f, value: String(Number(f.value) / 2) }
          : f,
    );
    const statements = compute([...before, later]);
    expect(shown(statements, 'revenue', 'ytd', '2022-09-30')).to.equal('restatement_mixed_basis');
    expect(shown(statements, 'revenue', 'quarter', '2022-12-31')).to.equal('restatement_mixed_basis');
    expect(shown(compute(before), 'revenue', 'quarter', '2022-12-31')).to.equal('180000000');
  });

  it('ignores a later comparative whose sign was lost', () => {
    const [first, ...rest] = plainYears();
    const loss: Year = [quarter(100, { net: -5e6 }), quarter(110), quarter(120), quarter(130)];
    const filings = plainFilings(2021, [first ?? loss, loss, rest[1] ?? loss]).map((item) =>
      item.fy === 2023 && item.fp === 'Q1'
        ? changed(item, (f) =>
            f.end === '2022-03-31' && f.concept === 'NetIncomeLoss' ? { ...f, value: '5000000' } : f,
          )
        : item,
    );
    const served = cell(compute(filings), 'net_income', 'quarter', '2022-03-31');
    expect(served.value).to.equal('-5000000');
    expect(served.flags).to.include('newer_overruled').and.not.include('restated');
  });

  it('ignores a later comparative with share counts in millions under unit shares', () => {
    const filings = plain().map((item) =>
      item.fy === 2023 && item.fp === 'Q2'
        ? changed(item, (f) => (f.end === '2022-06-30' && f.unit === 'shares' ? { ...f, value: '10' } : f))
        : item,
    );
    const statements = compute(filings);
    for (const field of ['shares_basic', 'shares_diluted'])
      expect(cell(statements, field, 'quarter', '2022-06-30').value, field).to.equal('10000000');
  });

  it('corrects a share count filed in thousands only when the neighbours on both sides agree', () => {
    const inThousands = (concept: string) =>
      plain().map((item) =>
        changed(item, (f) =>
          f.concept === concept && f.start === '2022-04-01' ? { ...f, value: '10000' } : f,
        ),
      );
    const corrected = cell(
      compute(inThousands('WeightedAverageNumberOfSharesOutstandingBasic')),
      'shares_basic',
      'quarter',
      '2022-06-30',
    );
    expect(corrected.value).to.equal('10000000');
    expect(corrected.flags).to.include('scale_corrected');
  });

  it('matches period ends exactly: a comparative of the same filing is never substituted', () => {
    const filings = plain().map((item) =>
      changed(item, (f) =>
        f.concept === 'PaymentsToAcquirePropertyPlantAndEquipment' && f.end === '2023-12-31' ? undefined : f,
      ),
    );
    expect(shown(compute(filings), 'capex', 'annual', '2023-12-31')).to.equal('not_reported');
  });

  it('refuses an inconsistent duplicate as ambiguous', () => {
    const filings = plain().map((item) =>
      item.form === '10-K' && item.fy === 2023
        ? { ...item, facts: [...item.facts, fact('Revenues', '2023-01-01', '2023-12-31', 1)] }
        : item,
    );
    expect(shown(compute(filings), 'revenue', 'annual', '2023-12-31')).to.equal('ambiguous_candidate');
  });

  it('has dividends per share only for fiscal years', () => {
    const filings = plain().map((item) =>
      item.form === '10-K'
        ? {
            ...item,
            facts: [
              ...item.facts,
              fact(
                'CommonStockDividendsPerShareDeclared',
                `${item.fy}-01-01`,
                `${item.fy}-12-31`,
                '0.8',
                'USD/shares',
              ),
            ],
          }
        : item,
    );
    const statements = compute(filings);
    const year = cell(statements, 'dividends_per_share', 'annual', '2023-12-31');
    expect(year).to.include({ value: '0.8', unit: 'USD/shares' });
    expect(year.flags).to.include('declared');
    expect(shown(statements, 'dividends_per_share', 'quarter', '2023-12-31')).to.equal('not_reported');
  });

  it('yields nothing for a company without a balance sheet, or without a period that begins its year', () => {
    const revenue = fact('Revenues', '2023-01-01', '2023-03-31', 5);
    const none = compute([filing('10-Q', '2023-05-01', [revenue])]);
    expect(none.issuer.reporting_currency).to.equal(null);
    expect(none.cells).to.deep.equal([]);
    const sheet = compute([filing('10-Q', '2023-05-01', [fact('Assets', null, '2023-03-31', 5)])]);
    expect(sheet.cells).to.deep.equal([]);
  });
});
