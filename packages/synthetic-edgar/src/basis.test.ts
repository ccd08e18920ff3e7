import { expect } from 'chai';
import { demoSpecs } from './demo.ts';
import { generateIssuer } from './generate.ts';
import type { SyntheticIssuer } from './generate.ts';
import { plainStyle, type IssuerSpec, type RestatementSpec } from './spec.ts';
import type { TruthCell } from './truth.ts';

const [plain] = demoSpecs;
if (plain === undefined) throw new Error('no demo spec');

/** An industrial company with years that end in December, from 2019 to the first quarters of 2026. */
const issuerOf = (changes: Partial<IssuerSpec>): SyntheticIssuer =>
  generateIssuer({
    ...plain,
    splits: [],
    style: { ...plainStyle, cost: 'cost_of_revenue', gross_profit: true },
    ...changes,
  });

type Row = { readonly form: string; readonly filed: string; readonly value: number };

/** The values of a concept over a period or at a date, oldest filing first. */
const filed = ({ companyfacts }: SyntheticIssuer, concept: string, period: string): Row[] =>
  Object.values(companyfacts.facts['us-gaap']?.[concept]?.units ?? {})
    .flat()
    .filter(({ start, end }) => period === (start === undefined ? end : `${start}..${end}`))
    .map(({ form, filed: date, val }) => ({ form, filed: date, value: val }))
    .sort((a, b) => (a.filed < b.filed ? -1 : 1));

const YEAR = '2024-01-01..2024-12-31';
const FIRST = '2024-01-01..2024-03-31';
const SECOND = '2024-04-01..2024-06-30';

const cell = ({ truth }: SyntheticIssuer, field: string, period: string): TruthCell => {
  const found = truth.find(
    ({ field: name, period_start: start, period_end: end, period_kind: kind }) =>
      name === field && kind !== 'ttm' && period === (start === null ? end : `${start}..${end}`),
  );
  if (found === undefined) throw new Error(`no ${field} of ${period}`);
  return found;
};

const value = (issuer: SyntheticIssuer, field: string, period: string): number =>
  Number(cell(issuer, field, period).value ?? NaN);

const LAST = '2024-10-01..2024-12-31';
const QUARTERS = [FIRST, SECOND, '2024-07-01..2024-09-30', LAST];

const sumOfQuarters = (issuer: SyntheticIssuer, field: string): number =>
  QUARTERS.reduce((sum, quarter) => sum + value(issuer, field, quarter), 0);

const clean = issuerOf({});

describe('a recast that leaves rows out', () => {
  const recast: RestatementSpec = {
    year: 2024,
    quarters: [1, 2, 3, 4],
    kind: 'discontinued',
    permille: 300,
    how: 'next_q1',
    amended: [],
    omitted: ['cost_of_revenue'],
  };
  const issuer = issuerOf({ restatements: [recast] });

  it('is filed with restated revenue, and without the row', () => {
    const count = (of: SyntheticIssuer, concept: string): number => filed(of, concept, FIRST).length;
    expect(count(issuer, 'GrossProfit')).to.equal(count(clean, 'GrossProfit'));
    expect(filed(issuer, 'GrossProfit', FIRST)).to.have.length.greaterThan(1);
    expect(filed(issuer, 'CostOfRevenue', FIRST).map(({ form }) => form)).to.deep.equal(['10-Q']);
    expect(filed(issuer, 'CostOfRevenue', '2025-01-01..2025-03-31')).to.have.length.greaterThan(0);
  });

  it('has the row on the basis of the restated revenue, which a reader may refuse', () => {
    expect(value(issuer, 'revenue', FIRST)).to.be.lessThan(value(clean, 'revenue', FIRST));
    expect(value(issuer, 'cost_of_revenue', FIRST)).to.be.lessThan(value(clean, 'cost_of_revenue', FIRST));
    expect(value(issuer, 'revenue', FIRST) - value(issuer, 'cost_of_revenue', FIRST)).to.equal(
      value(issuer, 'gross_profit', FIRST),
    );
    expect(cell(issuer, 'cost_of_revenue', FIRST).refusable).to.equal(true);
    expect(cell(issuer, 'revenue', FIRST).refusable).to.equal(undefined);
  });
});

describe('revisions that the year includes and next year’s quarters tell', () => {
  const revised = (quarters: readonly number[], year = 2024): RestatementSpec => ({
    year,
    quarters,
    kind: 'revenue',
    permille: -100,
    how: 'own_annual',
    amended: [],
  });
  const concept = 'RevenueFromContractWithCustomerExcludingAssessedTax';

  it('are in the annual report’s year, but not in quarters before the next year', () => {
    const issuer = issuerOf({ restatements: [revised([1, 2, 3])] });
    const [annual] = filed(issuer, concept, YEAR);
    const quarters = filed(issuer, concept, FIRST);
    expect(annual?.value).to.equal(value(issuer, 'revenue', YEAR));
    expect(quarters.map(({ value: shown }) => shown)).to.deep.equal([
      value(clean, 'revenue', FIRST),
      value(issuer, 'revenue', FIRST),
    ]);
    expect((quarters[1]?.filed ?? '') > (annual?.filed ?? '')).to.equal(true);
  });

  it('leave a fourth quarter once all nine months were told again', () => {
    const issuer = issuerOf({ restatements: [revised([1, 2, 3])] });
    expect(value(issuer, 'revenue', LAST)).to.equal(value(clean, 'revenue', LAST));
    expect(sumOfQuarters(issuer, 'revenue')).to.equal(value(issuer, 'revenue', YEAR));
  });

  it('leave none while only the first quarter was told again', () => {
    const issuer = issuerOf({ years: 6, open_quarters: 1, restatements: [revised([1, 2, 3])] });
    expect(value(issuer, 'revenue', FIRST)).to.be.lessThan(value(clean, 'revenue', FIRST));
    expect(value(issuer, 'revenue', SECOND)).to.equal(value(clean, 'revenue', SECOND));
    expect(cell(issuer, 'revenue', LAST).value).to.equal(null);
    expect(cell(issuer, 'eps_basic', LAST).value).to.equal(null);
  });

  it('do not exist before a filing tells them', () => {
    const issuer = issuerOf({ years: 6, open_quarters: 0, restatements: [revised([1])] });
    const before = issuerOf({ years: 6, open_quarters: 0 });
    expect(issuer.truth).to.deep.equal(before.truth);
  });
});

describe('an error of one quarter', () => {
  const issuer = issuerOf({
    restatements: [
      { year: 2024, quarters: [2], kind: 'revenue', permille: 80, how: 'prompt_amendment', amended: [2] },
    ],
  });

  it('is corrected by an amended report within weeks, and in all later filings', () => {
    const forms = filed(issuer, 'NetIncomeLoss', SECOND);
    expect(forms.slice(0, 2).map(({ form }) => form)).to.deep.equal(['10-Q', '10-Q/A']);
    expect(new Set(forms.slice(1).map(({ value: shown }) => shown)).size).to.equal(1);
    expect(filed(issuer, 'NetIncomeLoss', FIRST).map(({ value: shown }) => shown)).to.deep.equal(
      filed(clean, 'NetIncomeLoss', FIRST).map(({ value: shown }) => shown),
    );
  });

  it('moves its quarter and its year only', () => {
    const moved = QUARTERS.map(
      (quarter) => value(issuer, 'revenue', quarter) > value(clean, 'revenue', quarter),
    );
    expect(moved).to.deep.equal([false, true, false, false]);
    expect(sumOfQuarters(issuer, 'revenue')).to.equal(value(issuer, 'revenue', YEAR));
  });
});

describe('roll-forwards under other concepts', () => {
  const rows = ['income', 'equity', 'cash'] as const;
  const rolled = (row: (typeof rows)[number]): SyntheticIssuer =>
    issuerOf({ nci: true, roll_forwards: [{ year: 2025, quarter: 3, row }] });
  const before = issuerOf({ nci: true });

  it('leave the truth as it is', () => {
    for (const row of rows) expect(rolled(row).truth, row).to.deep.equal(before.truth);
  });

  it('tag net income with the noncontrolling part, of earlier quarters only', () => {
    const [own, whole] = ['NetIncomeLoss', 'ProfitLoss'].map((concept) =>
      filed(rolled('income'), concept, FIRST),
    );
    expect(whole?.length).to.equal((own?.length ?? 0) + 1);
    expect(whole?.at(-1)?.filed.slice(0, 4)).to.equal('2025');
    expect(whole?.at(-1)?.value).to.be.greaterThan(own?.at(-1)?.value ?? 0);
  });

  it('tag wider balances beside both totals, at dates of which the row itself is not in the filing', () => {
    const dates = { equity: '2024-06-30', cash: '2024-09-30' };
    const wide = {
      equity: 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      cash: 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    };
    const narrow = { equity: 'StockholdersEquity', cash: 'CashAndCashEquivalentsAtCarryingValue' };
    for (const row of ['equity', 'cash'] as const) {
      const issuer = rolled(row);
      const last = filed(issuer, wide[row], dates[row]).at(-1);
      const own = filed(issuer, narrow[row], dates[row]);
      expect(last?.value, row).to.be.greaterThan(own[0]?.value ?? Infinity);
      expect(filed(issuer, 'Assets', dates[row]).at(-1)?.filed, row).to.equal(last?.filed);
      expect(
        own.map(({ filed: date }) => date),
        row,
      ).not.to.include(last?.filed);
    }
  });
});

describe('a row that moves to another concept', () => {
  const issuer = issuerOf({ restricted_cash_from: 2024 });

  it('moves with the comparatives that the filings show, and not before', () => {
    const field = 'cash_and_equivalents';
    const compared = (date: string): boolean => value(issuer, field, date) > value(clean, field, date);
    expect(['2023-09-30', '2023-12-31', '2024-03-31'].map(compared)).to.deep.equal([false, true, true]);
    const wide = filed(issuer, 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', '2023-12-31');
    expect(wide[0]?.value).to.equal(value(issuer, field, '2023-12-31'));
    expect(filed(issuer, 'CashAndCashEquivalentsAtCarryingValue', '2024-03-31')).to.deep.equal([]);
  });

  it('takes net debt with it', () => {
    const gap = (field: string): number =>
      value(issuer, field, '2024-03-31') - value(clean, field, '2024-03-31');
    expect(gap('net_debt')).to.equal(-gap('cash_and_equivalents'));
  });
});

describe('rows of the income statement that move to other concepts', () => {
  const spec = { nci: true, style: { ...plainStyle, net_income: 'parent' } } as const;
  const [still, moved] = [
    issuerOf(spec),
    issuerOf({ ...spec, later: { from: 2024, style: { net_income: 'consolidated' } } }),
  ];

  it('leave net income the parent’s share, which filings tag only before', () => {
    const of = (issuer: SyntheticIssuer): number[] =>
      [...QUARTERS, YEAR].map((period) => value(issuer, 'net_income', period));
    expect(of(moved)).to.deep.equal(of(still));
    expect(filed(moved, 'NetIncomeLoss', FIRST)).to.deep.equal([]);
    const [consolidated] = filed(moved, 'ProfitLoss', FIRST);
    const [part] = filed(moved, 'NetIncomeLossAttributableToNoncontrollingInterest', FIRST);
    expect((consolidated?.value ?? 0) - (part?.value ?? 0)).to.equal(value(moved, 'net_income', FIRST));
  });

  it('leave it so where no filing tags the noncontrolling share any more', () => {
    const whole = issuerOf({ ...spec, later: { from: 2024, style: { net_income: 'whole' } } });
    expect(filed(whole, 'NetIncomeLossAttributableToNoncontrollingInterest', FIRST)).to.deep.equal([]);
    expect(value(whole, 'net_income', FIRST)).to.equal(value(still, 'net_income', FIRST));
    expect(filed(whole, 'ProfitLoss', FIRST)[0]?.value).not.to.equal(value(still, 'net_income', FIRST));
  });
});
