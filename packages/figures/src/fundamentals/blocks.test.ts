import { Decimal } from 'decimal.js';
import { expect } from 'chai';
import fc from 'fast-check';
import type { RowCell } from '../index/row-cell.ts';
import { sampleCell, sampleCompany } from '../testing/sample-company.ts';
import { fundamentalBlocks, type BlockOptions } from './blocks.ts';

const OPTIONS: BlockOptions = {
  view: 'quarter',
  issuerType: 'industrial',
  cadence: 'quarterly',
  currency: 'USD',
  asOf: '2026-02-10',
};

const SHARES = /^(shares_|eps_)/;
const PLAIN = [
  ...sampleCompany('quarter', '2025-12-31', 24),
  // The balances of the year ends are among those of the quarters.
  ...sampleCompany('annual', '2025-12-31', 7).filter(({ statement }) => statement !== 'balance'),
];

/** Per mille by which figures are moved, cyclically. */
const moves = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 97, maxLength: 97 });

const moved = (by: readonly number[]): readonly (RowCell & { readonly value: string })[] =>
  PLAIN.map((cell, at) => ({
    ...cell,
    value: new Decimal(cell.value ?? 0)
      .times(1000 + (by[at % by.length] ?? 0))
      .div(1000)
      .toFixed(),
  }));

/** Every figure of every block by its path. */
function figuresOf(cells: readonly RowCell[], options = OPTIONS): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const walk = (value: unknown, path: string): void => {
    if (value === null) found.set(path, null);
    else if (Decimal.isDecimal(value)) found.set(path, value.toFixed());
    else if (typeof value === 'object')
      for (const [name, member] of Object.entries(value)) walk(member, `${path}.${name}`);
  };
  const { rows, ttm, trajectory, forensics, bankMetrics } = fundamentalBlocks(cells, options);
  walk({ ...rows(), ttm: ttm(), trajectory: trajectory(), forensics: forensics() }, '');
  walk(bankMetrics() ?? [], '.bank_metrics');
  return found;
}

const isRatio = (path: string): boolean =>
  /(_pct|_days|ratio|_score|coverage|conversion|_to_[a-z]+|value|yoy_delta)$|last_quarters|fy_values/.test(
    path,
  );

describe('the blocks of a company', () => {
  it('have the same ratios in dollars as in millions of dollars', () => {
    fc.assert(
      fc.property(moves, fc.constantFrom(3, 1000, 1_000_000), (moves, by) => {
        const cells = moved(moves);
        const scaled = cells.map((cell) =>
          SHARES.test(cell.field) ? cell : { ...cell, value: new Decimal(cell.value).times(by).toFixed() },
        );
        const plain = figuresOf(cells);
        let ratios = 0;
        for (const [path, value] of figuresOf(scaled)) {
          if (!isRatio(path)) continue;
          ratios += 1;
          expect(value, path).to.equal(plain.get(path));
        }
        expect(ratios).to.be.greaterThan(150);
      }),
      { numRuns: 10 },
    );
  });

  it('lose figures with a refused operand, and never change one', () => {
    fc.assert(
      fc.property(moves, fc.nat({ max: PLAIN.length - 1 }), (moves, at) => {
        const cells = moved(moves);
        const refused = cells.map((cell, position) => (position === at ? { ...cell, value: null } : cell));
        const { field, period_end: end, period_kind: kind } = cells[at]!;
        // The mean of the quarterly averages replaces the year's own average of shares.
        fc.pre(field !== 'shares_basic');
        const before = figuresOf(cells);
        for (const [path, value] of figuresOf(refused)) {
          if (value !== null)
            expect(value, `${path} without ${kind} ${field} of ${end}`).to.equal(before.get(path));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same in both views except for the rows', () => {
    const { ttm, trajectory, forensics } = fundamentalBlocks(PLAIN, OPTIONS);
    const annual = fundamentalBlocks(PLAIN, { ...OPTIONS, view: 'annual' });
    expect(annual.ttm()).to.deep.equal(ttm());
    expect(annual.trajectory()).to.deep.equal(trajectory());
    expect(annual.forensics()).to.deep.equal(forensics());
    expect(annual.rows().income_statement).to.have.lengthOf(5);
  });

  it('end with the newest fiscal year of a company that reports once a year', () => {
    const years = sampleCompany('annual', '2025-12-31', 7);
    const { ttm, forensics } = fundamentalBlocks(years, { ...OPTIONS, view: 'annual', cadence: 'annual' });
    expect(ttm().revenue_ttm_usd?.toFixed()).to.equal('1060');
    expect(ttm().flags).to.deep.equal(['ttm_is_fiscal_year']);
    expect(forensics().days_sales_outstanding.yoy_delta?.toFixed()).to.equal('-1.2');
  });

  it('include bank metrics for banks, without returns on capital', () => {
    const bank = { ...OPTIONS, issuerType: 'bank' } as const;
    expect(fundamentalBlocks(PLAIN, OPTIONS).bankMetrics()).to.equal(undefined);
    expect(fundamentalBlocks(PLAIN, bank).ttm().roic_pct).to.equal(null);
    const cells = [...PLAIN, sampleCell('income', 'net_interest_income', '2025-12-31', '20')];
    expect(fundamentalBlocks(cells, bank).bankMetrics(), 'a broker without deposits').to.equal(undefined);
    const deposits = sampleCell('balance', 'deposits', '2025-12-31', '500');
    const [row] = fundamentalBlocks([...cells, deposits], bank).bankMetrics()!;
    expect(row!.nii_to_avg_assets_pct?.toFixed()).to.equal('1');
    expect(row!.rotce_pct).to.equal(null);
  });

  it("include the rows of the issuer's type and of no other type", () => {
    expect(fundamentalBlocks(PLAIN, OPTIONS).industryRows()).to.equal(undefined);
    const cells = [
      ...PLAIN,
      sampleCell('income', 'premiums_earned', '2025-12-31', '90'),
      sampleCell('balance', 'unpaid_claims', '2025-12-31', '300'),
      sampleCell('balance', 'real_estate_net', '2025-12-31', '700'),
    ];
    const insurer = { ...OPTIONS, issuerType: 'insurer' } as const;
    const [row] = fundamentalBlocks(cells, insurer).industryRows()!;
    expect(row!.premiums_earned?.toFixed()).to.equal('90');
    expect(row!.unpaid_claims?.toFixed()).to.equal('300');
    expect(row!.policy_benefits).to.equal(null);
    expect(row).not.to.have.property('real_estate_net');
    expect(row!.provenance?.accession).to.equal('0009999999-25-120001');
  });

  it('name the filing of the newest period', () => {
    expect(fundamentalBlocks(PLAIN, OPTIONS).newestFiling()).to.deep.equal({
      accession: '0009999999-25-120001',
      filed: '2025-12-31',
      form: '10-Q',
    });
    expect(fundamentalBlocks([], OPTIONS).newestFiling()).to.equal(null);
  });
});
