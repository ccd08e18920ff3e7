import { expect } from 'chai';
import { demoSpecs } from './demo.ts';
import { accountsOf, generateIssuer } from './generate.ts';
import type { SyntheticIssuer } from './generate.ts';
import type { ClassSpec, InterestStyle, IssuerSpec } from './spec.ts';

const [plain] = demoSpecs;
if (plain === undefined) throw new Error('no demo spec');

const issuerOf = (changes: Partial<IssuerSpec>): SyntheticIssuer =>
  generateIssuer({ ...plain, splits: [], ...changes });

const value = ({ truth }: SyntheticIssuer, field: string, name: string): string | null | undefined =>
  truth.find(
    ({ field: other, fiscal_year, fiscal_period, period_kind }) =>
      period_kind !== 'ttm' &&
      other === field &&
      `${fiscal_year}${fiscal_period}${period_kind === 'ytd' ? ' ytd' : ''}` === name,
  )?.value;

const sum = (issuer: SyntheticIssuer, field: string, ...names: readonly string[]): number =>
  names.reduce((total, name) => total + Number(value(issuer, field, name)), 0);

describe('truth', () => {
  const amended = {
    year: 2025,
    quarters: [1, 2, 3, 4],
    kind: 'revenue',
    permille: -50,
    how: 'amendment',
  } as const;

  it('is unknown for the fourth quarter of a year that was restated only as a whole', () => {
    const issuer = issuerOf({ open_quarters: 0, restatements: [{ ...amended, amended: [4] }] });
    const before = issuerOf({ open_quarters: 0 });
    expect(value(issuer, 'revenue', '2025Q4')).to.equal(null);
    expect(value(issuer, 'eps_diluted', '2025Q4')).to.equal(null);
    expect(value(issuer, 'revenue', '2025Q3')).to.equal(value(before, 'revenue', '2025Q3'));
    expect(sum(issuer, 'revenue', '2025FY')).to.be.lessThan(sum(before, 'revenue', '2025FY'));
    expect(value(issuer, 'revenue', '2024Q4')).to.equal(value(before, 'revenue', '2024Q4'));
  });

  it('is known if the quarters were amended, too', () => {
    const issuer = issuerOf({ open_quarters: 0, restatements: [{ ...amended, amended: [1, 2, 3, 4] }] });
    expect(sum(issuer, 'revenue', '2025Q1', '2025Q2', '2025Q3', '2025Q4')).to.equal(
      sum(issuer, 'revenue', '2025FY'),
    );
  });

  it('is known once the next year’s reports have recast the quarters', () => {
    const restatements = [{ ...amended, year: 2024, amended: [4] }];
    const issuer = issuerOf({ open_quarters: 0, restatements });
    expect(sum(issuer, 'revenue', '2024Q1', '2024Q2', '2024Q3', '2024Q4')).to.equal(
      sum(issuer, 'revenue', '2024FY'),
    );
  });

  it('takes a missing quarter from the next year’s comparatives, without its closing balance', () => {
    const issuer = issuerOf({ missing: [{ year: 2022, quarter: 2 }] });
    const whole = issuerOf({});
    expect(value(issuer, 'revenue', '2022Q2')).to.equal(value(whole, 'revenue', '2022Q2'));
    expect(value(issuer, 'total_assets', '2022Q2')).to.equal(null);
    expect(value(whole, 'total_assets', '2022Q2')).not.to.equal(null);
  });

  it('is unknown for cash flows of quarters around a gap in the newest year', () => {
    const issuer = issuerOf({ open_quarters: 3, missing: [{ year: 2026, quarter: 2 }] });
    expect(value(issuer, 'operating_cash_flow', '2026Q1')).not.to.equal(null);
    expect(value(issuer, 'operating_cash_flow', '2026Q2')).to.equal(null);
    expect(value(issuer, 'operating_cash_flow', '2026Q3')).to.equal(null);
    expect(value(issuer, 'operating_cash_flow', '2026Q3 ytd')).not.to.equal(null);
    expect(value(issuer, 'revenue', '2026Q2')).not.to.equal(null);
  });

  it('converts older earnings per share to the basis of a later reverse split', () => {
    const split = { year: 2025, after_quarter: 1, new: 1, old: 10, tagged: true } as const;
    const [before, after] = [issuerOf({}), issuerOf({ splits: [split] })];
    expect(sum(after, 'eps_basic', '2019Q2')).to.be.closeTo(10 * sum(before, 'eps_basic', '2019Q2'), 1e-6);
    expect(sum(after, 'shares_basic', '2019Q2')).to.be.closeTo(sum(before, 'shares_basic', '2019Q2') / 10, 1);
  });

  it("is unaffected by a wrong comparative, a wrong stamp or another filer's facts", () => {
    const spoilt = issuerOf({
      errors: [{ year: 2022, quarter: 4, target: 'revenue', error: 'thousandth' }],
      stamps: [{ year: 2022, quarter: 2, fy: 1, fp: 'FY' }],
      unrelated_filings: ['acquired', 'proxy', 'part_iii'],
    });
    const clean = issuerOf({});
    const values = ({ truth }: SyntheticIssuer): (string | null)[] => truth.map((cell) => cell.value);
    expect(values(spoilt)).to.deep.equal(values(clean));
    expect(JSON.stringify(spoilt.companyfacts).length).to.be.greaterThan(
      JSON.stringify(clean.companyfacts).length,
    );
  });

  describe('of interest expense', () => {
    const of = (interest: InterestStyle, reports: IssuerSpec['reports'], name = '2024FY'): string | null => {
      const issuer = issuerOf({ reports, style: { ...plain.style, interest } });
      const found = value(issuer, 'interest_expense', name);
      if (found === undefined) throw new Error(`no ${name}`);
      return found;
    };

    it('is the figure on the face, with or without packages', () => {
      const tagged = of('expense', 'none');
      expect(tagged).not.to.equal(null);
      expect([of('expense', 'all'), of('expense', 'some'), of('nonoperating', 'all')]).to.deep.equal([
        tagged,
        tagged,
        tagged,
      ]);
    });

    it('is unknown for interest in a note, of a captive or of a named part, if any face is known', () => {
      for (const style of ['note', 'captive_total', 'excluding', 'on_deposits', 'related_party'] as const) {
        expect(of(style, 'none'), style).not.to.equal(null);
        expect(of(style, 'all'), style).to.equal(null);
        expect(of(style, 'some', '2019FY'), style).to.equal(null);
      }
      expect(of('captive', 'none')).to.equal(null);
    });

    it('is known besides interest in a note only from filings whose face is known', () => {
      expect(of('debt_note', 'none')).to.equal(null);
      expect(of('debt_note', 'some', '2019FY')).to.equal(null);
      expect(of('debt_note', 'some')).not.to.equal(null);
    });
  });

  describe('of figures per share by class', () => {
    const issuer = (classes: ClassSpec, reports: IssuerSpec['reports'] = 'all'): SyntheticIssuer =>
      issuerOf({ classes, reports });
    const both = { figures: 'both' } as const;
    const whole = issuerOf({});
    const concepts = ['CommonStockDividendsPerShareDeclared', 'EarningsPerShareBasic'];
    const filed = ({ companyfacts }: SyntheticIssuer): boolean[] =>
      concepts.map((concept) => companyfacts.facts['us-gaap']?.[concept] !== undefined);

    it('equals that of the classes if they agree, even if companyfacts has none', () => {
      const equal = issuer({ ...both, second: 'equal', total: false });
      expect(filed(equal)).to.deep.equal([false, false]);
      for (const field of ['dividends_per_share', 'eps_basic', 'eps_diluted'])
        expect(value(equal, field, '2024FY')).to.equal(value(whole, field, '2024FY'));
    });

    it('is unknown if dividends differ by class, or if earnings differ and there is no total row', () => {
      const apart = issuer({ ...both, second: 'nine_tenths', total: false });
      const withTotal = issuer({ ...both, second: 'nine_tenths', total: true });
      expect(filed(apart)).to.deep.equal([false, false]);
      expect(filed(withTotal)).to.deep.equal([true, true]);
      expect(value(apart, 'dividends_per_share', '2024FY')).to.equal(null);
      expect(value(withTotal, 'dividends_per_share', '2024FY')).to.equal(null);
      expect(value(apart, 'eps_basic', '2024FY')).to.equal(null);
      expect(value(apart, 'eps_basic', '2024Q4')).to.equal(null);
      expect(value(withTotal, 'eps_basic', '2024FY')).to.equal(value(whole, 'eps_basic', '2024FY'));
    });

    it('is unknown for years shown only in filings without packages', () => {
      const equal = issuer({ ...both, second: 'equal', total: false }, 'some');
      expect(value(equal, 'dividends_per_share', '2019FY')).to.equal(null);
      expect(value(equal, 'dividends_per_share', '2024FY')).not.to.equal(null);
      const apart = issuer({ ...both, second: 'nine_tenths', total: true }, 'some');
      expect(value(apart, 'dividends_per_share', '2019FY')).to.equal(
        value(whole, 'dividends_per_share', '2019FY'),
      );
    });
  });

  it('leaves companyfacts unchanged if nothing is tagged by class or for interest', () => {
    const [none, all] = [issuerOf({ reports: 'none' }), issuerOf({ reports: 'all' })];
    expect(none.companyfacts).to.deep.equal(all.companyfacts);
    expect(none.truth).to.deep.equal(all.truth);
    expect(none.reports).to.deep.equal([]);
    expect(all.reports.length).to.be.greaterThan(25);
  });

  it('includes a fourth quarter if the annual report has a quarterly table', () => {
    const { reports } = accountsOf({ ...plain, style: { ...plain.style, quarterly_table: true } });
    expect(reports.find(({ annual }) => annual)?.table).to.have.length(8);
  });
});
