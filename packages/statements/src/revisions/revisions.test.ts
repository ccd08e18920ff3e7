import { expect } from 'chai';
import type { InputFiling } from '../inputs.ts';
import { company, fact, filing, splitReports } from '../test-support.ts';
import { revisionPage } from './page.ts';
import type { PageRequest, PageStart, RevisionPage } from './page.ts';
import { revisionsByFiling } from './revisions.ts';
import type { Revision, Serve } from './revisions.ts';

const YEAR = ['2025-01-01', '2025-12-31'] as const;
const NINE = ['2025-01-01', '2025-09-30'] as const;

type Facts = ReturnType<typeof fact>[];

const report = (form: string, filed: string, facts: Facts) =>
  filing(form, filed, [
    fact('NetIncomeLoss', ...YEAR, 90_000),
    fact('Assets', null, '2025-12-31', 5_000_000),
    fact('NetIncomeLoss', '2024-01-01', '2024-12-31', 80_000),
    fact('Assets', null, '2024-12-31', 4_000_000),
    ...facts,
  ]);
const revenue = (value: number | string, concept = 'Revenues') => fact(concept, ...YEAR, value);

const revisions = (filings: readonly InputFiling[]): Revision[] =>
  [...revisionsByFiling(company(filings))].flatMap((item) => item.revisions());

/** Only of fiscal years: dependent cells are tested separately. */
const kindsOf = (filings: readonly InputFiling[]) =>
  revisions(filings)
    .filter(({ before }) => before.period_kind === 'annual')
    .map(({ filing: { filed }, kind, before, after }) => [
      filed,
      before.field,
      before.value,
      after?.value ?? after?.refusal,
      kind,
    ]);

describe('revisions', () => {
  it('are empty while filings repeat known values and add new ones', () => {
    expect(
      revisions([
        report('10-K', '2026-02-01', [revenue(1000)]),
        report('10-K', '2027-02-01', [revenue(1000)]),
      ]),
    ).to.deep.equal([]);
  });

  it('recognise a restatement by a later report, newest filing first', () => {
    const filings = [
      report('10-K', '2026-02-01', [revenue(1001)]),
      report('10-K', '2027-02-01', [revenue(1101)]),
      report('10-K', '2028-02-01', [revenue(1203)]),
    ];
    expect(kindsOf(filings)).to.deep.equal([
      ['2028-02-01', 'revenue', '1101', '1203', 'restatement'],
      ['2027-02-01', 'revenue', '1001', '1101', 'restatement'],
    ]);
    expect(kindsOf(filings.toReversed())).to.deep.equal(kindsOf(filings));
  });

  it('are of the cells as served: a value that is withheld is neither a new one nor an old one', () => {
    const filings = [
      report('10-K', '2026-02-01', [revenue(1001)]),
      report('10-K', '2027-02-01', [revenue(1101)]),
      report('10-K', '2028-02-01', [revenue(1203)]),
    ];
    const withhold: Serve = (_, { cells }) =>
      cells.map((cell) =>
        cell.value === '1101' ? { ...cell, value: null, refusal: 'oracle_contradicted' } : cell,
      );
    const found = [...revisionsByFiling(company(filings), { serve: withhold })]
      .flatMap((item) => item.revisions())
      .filter(({ before: { field, period_kind: kind } }) => field === 'revenue' && kind === 'annual');
    expect(
      found.map(({ kind, before, after }) => [before.value, after?.value, after?.refusal, kind]),
    ).to.deep.equal([['1001', null, 'oracle_contradicted', 'withdrawn']]);
  });

  it('recognise a correction by an amended report, and by a scale or a sign', () => {
    const first = report('10-K', '2026-02-01', [revenue(1001)]);
    expect(kindsOf([first, report('10-K/A', '2026-03-01', [revenue(1101)])])).to.deep.equal([
      ['2026-03-01', 'revenue', '1001', '1101', 'correction'],
    ]);
  });

  it('recognise a reclassification by another concept', () => {
    expect(
      kindsOf([
        report('10-K', '2026-02-01', [revenue(1001)]),
        report('10-K', '2027-02-01', [revenue(901, 'RevenueFromContractWithCustomerExcludingAssessedTax')]),
      ]),
    ).to.deep.equal([['2027-02-01', 'revenue', '1001', '901', 'reclassification']]);
  });

  it('distinguish rounding from restating', () => {
    expect(
      kindsOf([
        report('10-K', '2026-02-01', [revenue(1_234_567_000)]),
        report('10-K', '2027-02-01', [revenue(1_235_000_000)]),
      ]),
    ).to.deep.equal([['2027-02-01', 'revenue', '1234567000', '1235000000', 'rounding']]);
  });

  it('recognise a split by otherwise unchanged values, and rounding in filings after it', () => {
    const eps = (value: string) => fact('EarningsPerShareDiluted', ...YEAR, value, 'USD/shares');
    const filings = [
      report('10-K', '2026-02-01', [eps('10.25')]),
      ...splitReports(4, ['2026-05-01', '2026-08-01'], ['2026-01-01', '2026-03-31']),
      report('10-K', '2027-02-01', [eps('2.56')]),
    ];
    expect(kindsOf(filings)).to.deep.equal([
      ['2027-02-01', 'eps_diluted', '2.5625', '2.56', 'rounding'],
      ['2026-08-01', 'eps_diluted', '10.25', '2.5625', 'split'],
    ]);
  });

  it('recognise dependent values, and values withdrawn because of them', () => {
    const third = filing('10-Q', '2025-11-01', [
      fact('Revenues', ...NINE, 700),
      fact('NetIncomeLoss', ...NINE, 60_000),
      fact('Assets', null, '2025-09-30', 4_800_000),
    ]);
    const filings = [
      third,
      report('10-K', '2026-02-01', [revenue(1001), fact('CostOfRevenue', ...YEAR, 400)]),
      report('10-K', '2027-02-01', [revenue(1101), fact('CostOfRevenue', ...YEAR, 400)]),
    ];
    expect(kindsOf(filings)).to.deep.equal([
      ['2027-02-01', 'gross_profit', '601', '701', 'derived_follow_up'],
      ['2027-02-01', 'revenue', '1001', '1101', 'restatement'],
    ]);
    const quarter = revisions(filings).find(({ before }) => before.period_kind === 'quarter');
    expect(quarter).to.include({ kind: 'withdrawn' });
    expect(quarter?.before).to.include({ field: 'revenue', fiscal_period: 'Q4', value: '301' });
    expect(quarter?.after).to.include({ value: null, refusal: 'restatement_mixed_basis' });
  });

  it('look up a memo before computing, and store the result in it', () => {
    const filings = [
      report('10-K', '2026-02-01', [revenue(1001)]),
      report('10-K', '2027-02-01', [revenue(1101)]),
    ];
    const memory = new Map<number, readonly Revision[]>();
    const memo = {
      get: (known: readonly InputFiling[]) => memory.get(known.length),
      set: (known: readonly InputFiling[], found: readonly Revision[]) =>
        void memory.set(known.length, found),
    };
    const all = () => [...revisionsByFiling(company(filings), { memo })].map((item) => item.revisions());
    const first = all();
    expect([...memory.keys()]).to.deep.equal([2, 1]);
    memory.set(2, []);
    expect(all()).to.deep.equal([[], first[1]]);
  });

  it('come in pages without loss or repetition', () => {
    const filings = Array.from({ length: 27 }, (_, at) =>
      report('10-K', `20${26 + at}-02-01`, [
        revenue(1001 + 7 * at),
        fact('IncomeTaxExpenseBenefit', ...YEAR, 11 + at),
      ]),
    );
    const input = company(filings);
    const whole = revisions(filings);
    for (const limit of [1, 7, 1000]) {
      const found: Revision[] = [];
      let start: PageStart | null = null;
      let pages = 0;
      do {
        const page: RevisionPage = revisionPage(input, {
          since: null,
          statement: null,
          field: null,
          start,
          limit,
        });
        expect(page.revisions.length).to.be.at.most(limit);
        found.push(...page.revisions);
        start = page.next;
        pages += 1;
      } while (start !== null && pages < (limit === 1 ? 5 : 100));
      expect(found).to.deep.equal(limit === 1 ? whole.slice(0, 5) : whole);
      if (limit === 1000) expect(pages).to.equal(2);
    }
  });

  it('can be filtered by field, statement and time', () => {
    const filings = [
      report('10-K', '2026-02-01', [revenue(1001)]),
      report('10-K', '2027-02-01', [revenue(1101)]),
      report('10-K', '2028-02-01', [revenue(1201)]),
    ];
    const ask = (more: Partial<PageRequest>) =>
      revisionPage(company(filings), {
        since: null,
        statement: null,
        field: null,
        start: null,
        limit: 100,
        ...more,
      });
    const days = (page: RevisionPage) => [...new Set(page.revisions.map(({ filing: { filed } }) => filed))];
    expect(days(ask({ field: 'revenue' }))).to.deep.equal(['2028-02-01', '2027-02-01']);
    expect(days(ask({ field: 'net_income' }))).to.deep.equal([]);
    expect(days(ask({ statement: 'balance' }))).to.deep.equal([]);
    const since = ask({ since: '2027-06-01' });
    expect(days(since)).to.deep.equal(['2028-02-01']);
    expect(since).to.deep.include({ next: null, covers: { from: '2028-02-01', to: '2028-02-01' } });
    expect(ask({ since: '2029-01-01' }).covers).to.equal(null);
  });
});
