import { expect } from 'chai';
import { computeStatements } from '@footnote/statements/compute';
import { fundamentalBlocks, type Blocks } from '@footnote/figures/fundamentals/blocks';
import { CORPUS_ISSUERS, corpusCompany, corpusFolder } from '@footnote/accuracy/corpus/corpus-company';

/** Figures of real issuers that were recomputed from their filings independently of this code. */
describe('derived figures of real issuers', () => {
  const folder = corpusFolder();

  before(function () {
    if (folder === undefined) {
      console.log('      skipped: no corpus of real filings (FOOTNOTE_CORPUS)');
      this.skip();
    }
  });

  const blocksOf = async (ticker: string): Promise<Blocks> => {
    const company = await corpusCompany(folder!, CORPUS_ISSUERS[ticker]!);
    const { issuer, cells } = computeStatements(company);
    return fundamentalBlocks(cells, {
      view: issuer.reporting_cadence === 'annual' ? 'annual' : 'quarter',
      issuerType: issuer.type,
      cadence: issuer.reporting_cadence,
      currency: issuer.reporting_currency ?? '',
      asOf: company.filings
        .map(({ filed }) => filed)
        .sort()
        .at(-1)!,
    });
  };
  /** The figures of a response as numbers. */
  const plain = (value: object): unknown =>
    JSON.parse(JSON.stringify(value), (_, member: unknown) => toNumber(member));
  const toNumber = (member: unknown): unknown =>
    typeof member === 'string' && /^-?[0-9.]+$/.test(member) ? Number(member) : member;

  it('of AAPL at 2026-03-28', async () => {
    const { rows, ttm, forensics, trajectory } = await blocksOf('AAPL');
    const [balance] = rows().balance_sheet;
    expect(plain(balance!)).to.deep.include({
      period_end: '2026-03-28',
      total_debt: 84_711e6,
      net_debt: 16_204e6,
      receivables: 30_339e6,
      tangible_book_value: 80_694e6,
      long_term_debt: 74_404e6,
    });
    expect(balance!.ratios.net_debt_to_ebitda?.toFixed()).to.equal('0.1');
    expect(rows().income_statement[0]!.quality.piotroski_f_score?.toFixed()).to.equal('9');
    expect(plain(ttm())).to.deep.equal({
      eps_diluted_ttm: 8.27,
      flags: ['q4_derived'],
      net_income_ttm_usd: 122_575e6,
      net_profit_margin_pct: 27.15,
      revenue_ttm_usd: 451_442e6,
      roa_pct: 34.91,
      roe_pct: 141.47,
      roic_pct: 68.69,
    });
    expect(plain(forensics())).to.deep.include({
      accruals_ratio_pct: -5.03,
      cash_conversion_cycle_days: { value: -53.51, yoy_delta: -0.75 },
      days_sales_outstanding: { value: 22.83, yoy_delta: 0.96 },
      sbc_pct_revenue: 2.98,
    });
    expect(plain(trajectory().roic)).to.deep.include({ latest_pct: 66.42, n_years: 5, trend: 'increasing' });
  });

  it('of PG, whose quarterly reports tag income before tax with another concept', async () => {
    expect((await blocksOf('PG')).ttm().roic_pct?.toFixed()).to.equal('17.98');
  });

  it('of LPA: no share growth across its recapitalisation, and the fiscal year as twelve months', async () => {
    const { ttm, forensics } = await blocksOf('LPA');
    expect(ttm().flags).to.deep.equal(['net_loss', 'ttm_is_fiscal_year']);
    expect(forensics().diluted_shares_cagr_3y_pct).to.equal(null);
    expect(forensics().revenue_per_share_cagr_3y_pct).to.equal(null);
  });

  it('of JPM, a bank: bank metrics, and no measures that need cost of revenue, inventory or invested capital', async () => {
    const { bankMetrics, forensics, rows, ttm } = await blocksOf('JPM');
    expect(plain(bankMetrics()![0]!)).to.deep.include({
      period_end: '2026-03-31',
      cet1_ratio_pct: null,
      efficiency_ratio_pct: 53.88,
      equity_to_assets_pct: 7.43,
      loans_to_deposits_pct: 55.23,
      nii_to_avg_assets_pct: 2.18,
      noninterest_bearing_deposits: 639_199e6,
      rotce_pct: 22.34,
    });
    expect(ttm().roic_pct).to.equal(null);
    expect(forensics().days_inventory.value).to.equal(null);
    expect(rows().income_statement[0]!.quality.piotroski_f_score).to.equal(null);
  });
});
