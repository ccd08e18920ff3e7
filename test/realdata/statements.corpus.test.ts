import { expect } from 'chai';
import type { Context } from 'mocha';
import type { Cell } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import type { Statements } from '@footnote/statements/statements';
import { CORPUS_ISSUERS, corpusCompany, corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import type { PeriodKind } from '@footnote/values/period';

const known = new Map<string, Statements>();

const statementsOf = async (context: Context, symbol: string): Promise<Statements> => {
  const folder = corpusFolder();
  if (folder === undefined) {
    console.log('      skipped: the corpus of real filings is absent (set FOOTNOTE_CORPUS)');
    return context.skip();
  }
  const found =
    known.get(symbol) ?? computeStatements(await corpusCompany(folder, CORPUS_ISSUERS[symbol] ?? ''));
  known.set(symbol, found);
  return found;
};

const cellAt = ({ cells }: Statements, field: string, kind: PeriodKind, end: string): Cell => {
  const found = cells.filter((c) => c.field === field && c.period_kind === kind && c.period_end === end);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} cells of ${field} ${kind} ${end}`);
  return first;
};

/** Value in millions (money and shares) or unchanged (per share); the refusal if there is none. */
const shown = (statements: Statements, field: string, kind: PeriodKind, end: string): number | string => {
  const { value, refusal, unit } = cellAt(statements, field, kind, end);
  if (value === null) return refusal ?? '';
  return unit.includes('/') ? Number(value) : Number(value) / 1e6;
};

type Expected = Readonly<Record<string, readonly (number | string)[]>>;

const expectRow = (
  statements: Statements,
  kind: PeriodKind,
  ends: readonly string[],
  expected: Expected,
): void => {
  for (const [field, values] of Object.entries(expected))
    expect(
      ends.map((end) => shown(statements, field, kind, end)),
      field,
    ).to.deep.equal(values);
};

describe('statements of real issuers', function () {
  // 10-Q of 2026-05-01, 0000320193-26-000013, and 10-Ks 0000320193-25-000079, 0000320193-24-000123.
  describe('AAPL', () => {
    it('balance sheet of 2026-03-28', async function () {
      expectRow(await statementsOf(this, 'AAPL'), 'instant', ['2026-03-28'], {
        total_assets: [371_082],
        cash_and_equivalents: [45_572],
        short_term_investments: [22_935],
        long_term_investments: [78_088],
        receivables: [30_339],
        inventory: [6747],
        long_term_debt: [74_404],
        total_debt: [84_711],
        net_debt: [16_204],
        total_equity: [106_491],
        tangible_book_value: [80_694],
        shares_outstanding_cover_page: [14_687.356],
      });
    });

    it('eight quarters, including fourth ones', async function () {
      const ends = [
        '2026-03-28',
        '2025-12-27',
        '2025-09-27',
        '2025-06-28',
        '2025-03-29',
        '2024-12-28',
        '2024-09-28',
        '2024-06-29',
      ];
      expectRow(await statementsOf(this, 'AAPL'), 'quarter', ends, {
        revenue: [111_184, 143_756, 102_466, 94_036, 95_359, 124_300, 94_930, 85_777],
        net_income: [29_578, 42_097, 27_466, 23_434, 24_780, 36_330, 14_736, 21_448],
        eps_diluted: [2.01, 2.84, 1.85, 1.57, 1.65, 2.4, 0.97, 1.4],
        operating_cash_flow: [28_702, 53_925, 29_728, 27_867, 23_952, 29_935, 26_811, 28_858],
        capex: [-1971, -2373, -3242, -3462, -3071, -2940, -2908, -2151],
      });
      const { fiscal_year, fiscal_period } = cellAt(
        await statementsOf(this, 'AAPL'),
        'revenue',
        'quarter',
        '2025-12-27',
      );
      expect([fiscal_year, fiscal_period]).to.deep.equal([2026, 'Q1']);
    });

    it('five years', async function () {
      const ends = ['2025-09-27', '2024-09-28', '2023-09-30', '2022-09-24', '2021-09-25'];
      expectRow(await statementsOf(this, 'AAPL'), 'annual', ends, {
        revenue: [416_161, 391_035, 383_285, 394_328, 365_817],
        net_income: [112_010, 93_736, 96_995, 99_803, 94_680],
        eps_diluted: [7.46, 6.08, 6.13, 6.11, 5.61],
        operating_cash_flow: [111_482, 118_254, 110_543, 122_151, 104_038],
        capex: [-12_715, -9447, -10_959, -10_708, -11_085],
      });
      expect(cellAt(await statementsOf(this, 'AAPL'), 'revenue', 'annual', '2023-09-30').flags).to.include(
        'extra_week',
      );
    });

    it('trailing twelve months of 2026-03-28', async function () {
      expectRow(await statementsOf(this, 'AAPL'), 'ttm', ['2026-03-28'], {
        revenue: [451_442],
        eps_diluted: [8.27],
      });
    });

    it('per-share figures of 2012 across splits of seven and four', async function () {
      // Filed 44.15 (0001193125-12-444068); refiled 6.31 after the first split (0001193125-14-383437).
      const eps = cellAt(await statementsOf(this, 'AAPL'), 'eps_diluted', 'annual', '2012-09-29');
      expect(eps.value).to.equal('1.5775');
      expect(eps.flags).to.include('split_adjusted');
    });
  });

  // 10-K 0001652044-26-000018 and 10-Q 0001652044-26-000048.
  it('GOOGL across its split of twenty', async function () {
    const statements = await statementsOf(this, 'GOOGL');
    expectRow(statements, 'annual', ['2025-12-31', '2024-12-31', '2023-12-31'], {
      revenue: [402_836, 350_018, 307_394],
      cost_of_revenue: [162_535, 146_306, 133_332],
      operating_income: [129_039, 112_390, 84_293],
      net_income: [132_170, 100_118, 73_795],
      eps_diluted: [10.81, 8.04, 5.8],
      operating_cash_flow: [164_713, 125_299, 101_746],
      capex: [-91_447, -52_535, -32_251],
    });
    expectRow(statements, 'quarter', ['2026-03-31', '2025-03-31'], {
      revenue: [109_896, 90_234],
      operating_income: [39_696, 30_606],
      net_income: [62_578, 34_540],
      eps_diluted: [5.11, 2.81],
      operating_cash_flow: [45_790, 36_150],
      capex: [-35_674, -17_197],
    });
    expectRow(statements, 'instant', ['2026-03-31', '2025-12-31'], {
      total_assets: [703_919, 595_281],
      long_term_debt: [77_501, 46_547],
    });
    // Filed as 58.61 before the split (0001652044-21-000010).
    expect(shown(statements, 'eps_diluted', 'annual', '2020-12-31')).to.equal(2.93);
  });

  // 10-Q 0000080424-26-000060.
  it('PG, with a year that ends in June', async function () {
    const statements = await statementsOf(this, 'PG');
    expectRow(statements, 'quarter', ['2026-03-31', '2025-03-31'], {
      revenue: [21_235, 19_776],
      cost_of_revenue: [10_722, 9694],
      sga_expense: [5936, 5524],
      operating_income: [4576, 4558],
      interest_expense: [223, 217],
      net_income: [3932, 3769],
      eps_diluted: [1.63, 1.54],
      shares_diluted: [2416.5, 2449.8],
    });
    expectRow(statements, 'ytd', ['2026-03-31', '2025-03-31'], {
      operating_cash_flow: [14_425, 12_832],
      capex: [-3386, -2777],
    });
    expectRow(statements, 'instant', ['2026-03-31'], { total_assets: [128_378], debt_borrowings: [37_026] });
    const { fiscal_year, fiscal_period } = cellAt(statements, 'revenue', 'quarter', '2026-03-31');
    expect([fiscal_year, fiscal_period]).to.deep.equal([2026, 'Q3']);
  });

  it('AMD: a later 10-K with two lost signs in the cash flow (0000002488-24-000012)', async function () {
    expectRow(await statementsOf(this, 'AMD'), 'annual', ['2021-12-25'], {
      investing_cash_flow: [-686],
      financing_cash_flow: [-1895],
    });
  });

  it('UAA across its change of fiscal year: the stub period is recorded but not served as a row', async function () {
    const statements = await statementsOf(this, 'UAA');
    const stub = cellAt(statements, 'revenue', 'quarter', '2022-03-31');
    expect(stub).to.include({ fiscal_period: 'TP', period_start: '2022-01-01' });
    const first = cellAt(statements, 'revenue', 'quarter', '2022-06-30');
    expect(first).to.include({ fiscal_year: 2023, fiscal_period: 'Q1' });
    expect(first.flags).to.include('fiscal_year_change');
    // The year 2021 was revised in a later comparative, its quarters were not.
    expect(cellAt(statements, 'revenue', 'ttm', '2022-06-30').refusal).to.equal('restatement_mixed_basis');
    expect(cellAt(statements, 'revenue', 'ttm', '2023-03-31').value).to.not.equal(null);
    // Split in two in 2012 and 2014, and by the class C dividend of 2016: filed 49,848 thousand.
    expect(shown(statements, 'shares_basic', 'annual', '2009-12-31')).to.equal(398.784);
  });

  it('HRI across its reverse split of 1:15', async function () {
    const statements = await statementsOf(this, 'HRI');
    const eps = cellAt(statements, 'eps_diluted', 'annual', '2013-12-31');
    expect(eps.operands[0]?.role).to.equal('+/1:15');
    expect(Number(eps.value)).to.equal(Number(eps.operands[0]?.value) * 15);
    // A 10-K (0001364479-19-000004) repeats two loss quarters without their sign.
    expectRow(statements, 'quarter', ['2017-03-31', '2017-06-30'], { net_income: [-39.2, -27.6] });
  });

  it('WMT: total revenue in quarters although a 10-K tags net sales there (0001193125-11-083157)', async function () {
    expect(shown(await statementsOf(this, 'WMT'), 'revenue', 'quarter', '2010-04-30')).to.equal(99_811);
    expect(cellAt(await statementsOf(this, 'WMT'), 'revenue', 'annual', '2014-01-31').fiscal_year).to.equal(
      2014,
    );
  });

  it('HD uses its own numbering of years that end in January', async function () {
    expect(cellAt(await statementsOf(this, 'HD'), 'revenue', 'annual', '2025-02-02').fiscal_year).to.equal(
      2024,
    );
    expect(shown(await statementsOf(this, 'HD'), 'revenue', 'annual', '2025-02-02')).to.equal(159_514);
  });

  it('TSLA and APH across their splits', async function () {
    // Filed 0.64 before the split of three (0001564590-21-004599).
    expect(shown(await statementsOf(this, 'TSLA'), 'eps_diluted', 'annual', '2020-12-31')).to.equal(0.213333);
    expect(shown(await statementsOf(this, 'APH'), 'eps_diluted', 'annual', '2023-12-31')).to.equal(1.55);
  });

  it('AMD, MRVL, TSLA: depreciation of the cash-flow statement, not of the notes', async function () {
    const depreciation = async (symbol: string, kind: PeriodKind, end: string) =>
      shown(await statementsOf(this, symbol), 'depreciation_amortization', kind, end);
    // The notes of 0001835632-26-000011 alone would add up to 1,163.7.
    expect(await depreciation('MRVL', 'annual', '2026-01-31')).to.equal(1290.6);
    expect(await depreciation('AMD', 'ytd', '2025-09-27')).to.equal(2253);
    // The year's amortisation is only tagged as "2.3 billion", and Tesla's row under an extension concept.
    expect(await depreciation('AMD', 'annual', '2025-12-27')).to.equal('partial');
    expect(await depreciation('TSLA', 'annual', '2021-12-31')).to.equal('partial');
  });

  it('AMD: income before tax without equity income, as on its face', async function () {
    expect(shown(await statementsOf(this, 'AMD'), 'pretax_income', 'annual', '2025-12-27')).to.equal(4140);
    expect(shown(await statementsOf(this, 'AMD'), 'pretax_income', 'ttm', '2025-12-27')).to.equal(4140);
    expect(cellAt(await statementsOf(this, 'AMD'), 'net_income', 'annual', '2025-12-27').flags).to.include(
      'discontinued_operations',
    );
  });

  it('APH, WMT: balance sheets, not the segment assets and opening cash of later notes', async function () {
    expect(shown(await statementsOf(this, 'APH'), 'total_assets', 'instant', '2009-12-31')).to.equal(
      3219.184,
    );
    expectRow(await statementsOf(this, 'WMT'), 'instant', ['2022-01-31', '2023-01-31', '2024-01-31'], {
      cash_and_equivalents: [14_760, 8625, 9867],
      net_debt: [28_071, 35_997, 37_024],
    });
  });

  it('AAPL, TSLA: short-term debt under another concept, long-term debt that is not the total', async function () {
    // Commercial paper and repurchase agreements of 10,029 and 11,166 are tagged OtherShortTermBorrowings.
    expectRow(await statementsOf(this, 'AAPL'), 'instant', ['2020-03-28', '2020-06-27'], {
      debt_borrowings: [109_507, 112_723],
    });
    expect(shown(await statementsOf(this, 'TSLA'), 'total_debt', 'instant', '2022-09-30')).to.equal(3553);
  });

  it('HRI: the equipment rental excludes the car rental that was spun off', async function () {
    const statements = await statementsOf(this, 'HRI');
    expect(shown(statements, 'revenue', 'annual', '2014-12-31')).to.equal(1770.4);
    expect(shown(statements, 'total_assets', 'instant', '2015-06-30')).to.equal('not_reported');
    expect(cellAt(statements, 'revenue', 'annual', '2013-12-31').flags).to.include('predecessor');
    // Filed again in whole millions, which is not a restatement.
    expect(shown(statements, 'operating_cash_flow', 'quarter', '2022-12-31')).to.be.a('number');
  });

  it('AAPL, GOOGL: interest expense tagged only in notes is refused; HD and PG have the row on the face', async function () {
    for (const symbol of ['AAPL', 'GOOGL'])
      for (const { field, value, refusal } of (await statementsOf(this, symbol)).cells)
        if (field === 'interest_expense')
          expect([symbol, value, refusal]).to.deep.equal([symbol, null, 'not_reported']);
    // 0000354950-25-000085, 0000080424-25-000076.
    expect(shown(await statementsOf(this, 'PG'), 'interest_expense', 'annual', '2025-06-30')).to.equal(907);
    expect(shown(await statementsOf(this, 'HD'), 'interest_expense', 'annual', '2025-02-02')).to.equal(2321);
  });

  it('SUNE: nothing is taken from an 8-K recast', async function () {
    for (const { operands } of (await statementsOf(this, 'SUNE')).cells)
      for (const { form } of operands) expect(form).to.not.match(/^8-K/);
  });

  it('LPA: an annual-only filer under IFRS', async function () {
    const statements = await statementsOf(this, 'LPA');
    expect(statements.issuer.reporting_cadence).to.equal('annual');
    expect(cellAt(statements, 'net_income', 'ttm', '2024-12-31').flags).to.include('ttm_is_fiscal_year');
    expectRow(statements, 'annual', ['2024-12-31'], {
      revenue: [43.862372],
      operating_cash_flow: [19.391563],
    });
  });

  it('JPM: a bank has no margin and no current assets', async function () {
    const statements = await statementsOf(this, 'JPM');
    expect(statements.issuer.type).to.equal('bank');
    expectRow(statements, 'annual', ['2025-12-31'], {
      revenue: [182_447],
      net_income: [57_048],
      gross_profit: ['not_applicable'],
      free_cash_flow: ['not_applicable'],
    });
    expect(shown(statements, 'current_assets', 'instant', '2025-12-31')).to.equal('not_applicable');
  });

  it('quarters add up to the year if all are served without restatements', async function () {
    for (const symbol of Object.keys(CORPUS_ISSUERS)) {
      const { cells } = await statementsOf(this, symbol);
      for (const field of ['revenue', 'net_income', 'operating_cash_flow', 'capex']) {
        const ofField = cells.filter((c) => c.field === field && c.value !== null);
        for (const year of ofField.filter((c) => c.period_kind === 'annual')) {
          const parts = ofField.filter(
            (c) => c.period_kind === 'quarter' && c.fiscal_year === year.fiscal_year,
          );
          const all = [year, ...parts];
          if (
            parts.length < 4 ||
            all.some(({ flags }) => flags.includes('restated') || flags.includes('restated_input'))
          )
            continue;
          const gap = parts.reduce((sum, { value }) => sum + Number(value), 0) - Number(year.value);
          expect(Math.abs(gap), `${symbol} ${field} ${year.fiscal_year}`).to.be.at.most(
            Math.max(3e6, Math.abs(Number(year.value)) * 0.005),
          );
        }
      }
    }
  });
});
