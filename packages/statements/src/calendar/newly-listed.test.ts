import { expect } from 'chai';
import { cell, compute, fact, filing, plainFilings, plainYears, shown } from '../test-support.ts';

/** The interim reports of 2024, with comparatives of 2023, of a filer without an annual report yet. */
const interims = plainFilings(2023, plainYears(2)).filter(
  ({ form, filed }) => form === '10-Q' && filed.startsWith('2024'),
);

describe('a filer before its first annual report', () => {
  it('is served from its first interim report on, with quarters, dates and comparatives', () => {
    const statements = compute(interims.slice(0, 1));
    expect(statements.issuer).to.include({ reporting_currency: 'USD', reporting_cadence: 'quarterly' });
    expect(shown(statements, 'revenue', 'quarter', '2024-03-31')).to.equal('150000000');
    expect(shown(statements, 'revenue', 'quarter', '2023-03-31')).to.equal('100000000');
    expect(shown(statements, 'total_assets', 'instant', '2024-03-31')).to.equal('600000000');
    expect(shown(statements, 'total_assets', 'instant', '2023-12-31')).to.equal('520000000');
    expect(shown(statements, 'revenue', 'annual', '2023-12-31')).to.equal('not_reported');
  });

  it('is served the same beside an annual report of which only the cover is tagged', () => {
    const cover = filing('10-K', '2024-02-20', [fact('dei:EntityPublicFloat', null, '2023-06-30', 9e8)]);
    for (const reports of [interims.slice(0, 1), interims])
      expect(compute([cover, ...reports]).cells).to.deep.equal(compute(reports).cells);
  });

  it('has labelled quarters, and the cash flow of each from the second report on', () => {
    const statements = compute(interims);
    const quarters = statements.cells.filter(
      ({ field, period_kind, value }) =>
        field === 'operating_cash_flow' && period_kind === 'quarter' && value !== null,
    );
    expect(
      quarters.map(({ fiscal_year, fiscal_period, value }) => [fiscal_year, fiscal_period, value]),
    ).to.deep.equal([
      [2023, 'Q1', '20000000'],
      [2023, 'Q2', '22000000'],
      [2023, 'Q3', '24000000'],
      [2024, 'Q1', '30000000'],
      [2024, 'Q2', '32000000'],
      [2024, 'Q3', '34000000'],
    ]);
  });

  it('numbers its years like its interim reports', () => {
    const [start, end] = ['2024-02-04', '2024-05-04'];
    const facts = [
      fact('Revenues', start, end, 50e6),
      fact('NetIncomeLoss', start, end, 5e6),
      fact('Assets', null, end, 100e6),
    ];
    for (const fy of [2024, 2025]) {
      const first = filing('10-Q', '2024-06-10', facts, { fy, fp: 'Q1' });
      const statements = compute([first], { fiscal_year_end: '0201' });
      expect(cell(statements, 'revenue', 'quarter', end)).to.include({
        fiscal_year: fy,
        fiscal_period: 'Q1',
      });
    }
  });

  it('is not served if no report begins with the fiscal year: a first period is not a quarter', () => {
    const [start, end] = ['2024-05-07', '2024-09-30'];
    const facts = [
      fact('Revenues', start, end, 50e6),
      fact('NetIncomeLoss', start, end, 5e6),
      fact('Assets', null, end, 100e6),
    ];
    expect(compute([filing('10-Q', '2024-11-10', facts)]).cells).to.deep.equal([]);
    expect(compute(interims, { fiscal_year_end: null }).cells).to.deep.equal([]);
    // A predecessor's months and a successor's: a span over both is a remark.
    const successor = [
      ...[
        'Revenues',
        'NetIncomeLoss',
        'OperatingIncomeLoss',
        'IncomeTaxExpenseBenefit',
        'OperatingExpenses',
      ].map((name) => fact(name, '2024-07-22', end, 5e6)),
      fact('DepositsPaid', '2024-01-01', end, 1e6),
      fact('Assets', null, end, 100e6),
    ];
    expect(compute([filing('10-Q', '2024-11-10', successor)]).cells).to.deep.equal([]);
  });
});
