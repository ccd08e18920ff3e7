import { expect } from 'chai';
import type { InputFiling } from '../inputs.ts';
import { compute, dateOf, fact, plainFilings, plainYears, shown, withFacts } from '../test-support.ts';

const year = (end: string): readonly [string, string] => [`${end.slice(0, 4)}-01-01`, end];

describe('interest of a captive finance business', () => {
  it('is refused if the business has a separate row', () => {
    const statements = withFacts((filing) => [
      fact('InterestExpenseNonoperating', ...year(dateOf(filing)), 3_000_000),
      fact('FinancingInterestExpense', ...year(dateOf(filing)), 7_000_000),
    ]);
    expect(shown(statements, 'interest_expense', 'annual', '2024-12-31')).to.equal('ambiguous_candidate');
    expect(shown(statements, 'interest_expense', 'ytd', '2024-09-30')).to.equal('ambiguous_candidate');
  });

  it('is refused if a large part of a manufacturer’s assets are loans to its customers', () => {
    const statements = withFacts((filing) => [
      fact('InterestExpense', ...year(dateOf(filing)), 3_000_000),
      fact('InventoryNet', null, dateOf(filing), 40_000_000),
      fact('NotesLoansAndFinancingReceivableNetCurrent', null, dateOf(filing), 80_000_000),
      fact('NotesLoansAndFinancingReceivableNetNoncurrent', null, dateOf(filing), 90_000_000),
    ]);
    expect(shown(statements, 'interest_expense', 'annual', '2024-12-31')).to.equal('ambiguous_candidate');
  });

  it('is served if such loans are few', () => {
    const statements = withFacts((filing) => [
      fact('InterestExpense', ...year(dateOf(filing)), 3_000_000),
      fact('InventoryNet', null, dateOf(filing), 40_000_000),
      fact('NotesReceivableNet', null, dateOf(filing), 9_000_000),
    ]);
    expect(shown(statements, 'interest_expense', 'annual', '2024-12-31')).to.equal('3000000');
  });
});

describe('interest tagged only in part', () => {
  const rows = (net: number) =>
    withFacts((filing) => [
      fact('InterestExpenseDebt', ...year(dateOf(filing)), 2_318_000),
      fact('InvestmentIncomeInterest', ...year(dateOf(filing)), 368_000),
      fact('InterestIncomeExpenseNet', ...year(dateOf(filing)), net),
    ]);

  it('is refused if interest income and net interest prove more, also in quarters derived from it', () => {
    const statements = rows(-2_431_000);
    expect(shown(statements, 'interest_expense', 'annual', '2024-12-31')).to.equal('ambiguous_candidate');
    expect(shown(statements, 'interest_expense', 'quarter', '2024-12-31')).not.to.match(/[0-9]/);
  });

  it('is served if they prove it, or less than the tag, as with another net figure', () => {
    for (const net of [-1_950_000, -2_000])
      expect(shown(rows(net), 'interest_expense', 'annual', '2024-12-31'), `${net}`).to.equal('2318000');
  });
});

describe('interest in the running text', () => {
  /** Filings in thousands, with the given interest. */
  const inThousands = (interest: (filing: InputFiling) => number) =>
    compute(
      plainFilings(2022, plainYears(3)).map((each) => ({
        ...each,
        facts: [
          ...each.facts.map((item) =>
            item.unit === 'USD' ? { ...item, value: `${Number(item.value) + 1000}` } : item,
          ),
          fact('InterestExpense', ...year(dateOf(each)), interest(each)),
          fact(
            'InterestExpense',
            `${Number(dateOf(each).slice(0, 4)) - 1}-01-01`,
            `${Number(dateOf(each).slice(0, 4)) - 1}-12-31`,
            41_700_000,
          ),
        ],
      })),
    );

  it('is not that of the face: all its figures are rounded a hundred times as coarsely as the statements', () => {
    expect(
      shown(
        inThousands(() => 52_900_000),
        'interest_expense',
        'annual',
        '2024-12-31',
      ),
    ).to.equal('not_reported');
  });

  it('is that of the face if one figure of the filing is not rounded', () => {
    expect(
      shown(
        inThousands(() => 52_913_000),
        'interest_expense',
        'annual',
        '2024-12-31',
      ),
    ).to.equal('52913000');
  });
});
