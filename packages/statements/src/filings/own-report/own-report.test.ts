import { expect } from 'chai';
import { fractionOf } from '@footnote/values/decimal';
import type { InputFiling, InputReport } from '../../inputs.ts';
import type { Statements } from '../../statements.ts';
import { compute, dateOf, fact, filing, plainFilings, plainYears, shown } from '../../test-support.ts';

const year = (end: string): readonly [string, string] => [`${end.slice(0, 4)}-01-01`, end];

const ROWS = ['us-gaap:Revenues', 'us-gaap:NetIncomeLoss'];

/** A report with an income statement of these rows, by concept and label. */
const face = (rows: Readonly<Record<string, string>>, more: Partial<InputReport> = {}): InputReport => ({
  faces: [
    {
      statement: 'income',
      concepts: [...ROWS, ...Object.keys(rows)],
      labels: ['Revenue', 'Net income', ...Object.values(rows)],
    },
  ],
  dimensioned: [],
  ...more,
});

const reported = (
  facts: (one: InputFiling) => ReturnType<typeof fact>[],
  report: (one: InputFiling) => InputReport | undefined,
): Statements =>
  compute(
    plainFilings(2022, plainYears(3)).map((one) => ({
      ...one,
      facts: [...one.facts, ...facts(one)],
      report: report(one),
    })),
  );

describe('interest expense on the face', () => {
  const interest = (one: InputFiling) => [fact('InterestExpense', ...year(dateOf(one)), 3_000_000)];
  const at = (statements: Statements, end = '2024-12-31'): string =>
    shown(statements, 'interest_expense', 'annual', end);

  it('is served as a magnitude if it is a row of the face', () => {
    const report = face({ 'us-gaap:InterestExpense': 'Interest expense' });
    expect(at(reported(interest, () => report))).to.equal('3000000');
    const negative = (one: InputFiling) => [fact('InterestExpense', ...year(dateOf(one)), -3_000_000)];
    expect(at(reported(negative, () => report))).to.equal('3000000');
  });

  it('is not reported if only notes tag it', () => {
    expect(at(reported(interest, () => face({})))).to.equal('not_reported');
  });

  it('is the row of the face if notes tag another member of the family with another value', () => {
    const both = (one: InputFiling) => [
      ...interest(one),
      fact('InterestExpenseDebt', ...year(dateOf(one)), 2_000_000),
    ];
    const report = face({ 'us-gaap:InterestExpense': 'Interest expense' });
    expect(at(reported(both, () => report))).to.equal('3000000');
    const two = face({ 'us-gaap:InterestExpense': 'Interest', 'us-gaap:InterestExpenseDebt': 'On debt' });
    expect(at(reported(both, () => two))).to.equal('ambiguous_candidate');
    expect(at(reported(both, () => undefined))).to.equal('ambiguous_candidate');
  });

  it('is finance costs only if the face calls them interest', () => {
    const costs = (one: InputFiling) => [fact('ifrs-full:FinanceCosts', ...year(dateOf(one)), 3_000_000)];
    const called = (label: string) => face({ 'ifrs-full:FinanceCosts': label });
    expect(at(reported(costs, () => called('Interest expense')))).to.equal('3000000');
    expect(at(reported(costs, () => called('Finance costs')))).to.equal('not_reported');
    expect(at(reported(costs, () => called('Interest and other finance costs')))).to.equal('not_reported');
    expect(at(reported(costs, () => undefined))).to.equal('not_reported');
  });

  for (const label of [
    'Interest expense, excluding Financial Products',
    'Interest other than on deposits',
    'Interest on deposits',
    'Interest expense - related party',
    'Interest on capital leases',
    'Automotive interest expense',
  ])
    it(`is ambiguous under the label "${label}"`, () => {
      expect(at(reported(interest, () => face({ 'us-gaap:InterestExpense': label })))).to.equal(
        'ambiguous_candidate',
      );
    });

  it('is served under a label that names an included part', () => {
    const label = 'Interest expense (including $1 to related parties)';
    expect(at(reported(interest, () => face({ 'us-gaap:InterestExpense': label })))).to.equal('3000000');
  });

  it('is ambiguous with a row of a captive finance business, under any concept', () => {
    const report = face({
      'us-gaap:InterestExpense': 'Interest expense',
      'own:InterestOfCredit': 'Financial services interest',
    });
    expect(at(reported(interest, () => report))).to.equal('ambiguous_candidate');
  });

  it('is ambiguous with other rows of it, under any concept, unless it is called their total', () => {
    const withOthers = (concept: string, label: string) =>
      at(
        reported(interest, () =>
          face({ 'us-gaap:InterestExpense': label, [concept]: 'Interest on something else' }),
        ),
      );
    for (const concept of ['us-gaap:InterestExpenseOther', 'own:LeaseInterestExpense'])
      expect(withOthers(concept, 'Interest'), concept).to.equal('ambiguous_candidate');
    expect(withOthers('us-gaap:InterestExpenseOther', 'Total interest expense')).to.equal('3000000');
    for (const concept of [
      'us-gaap:InterestIncomeExpenseNonoperatingNet',
      'us-gaap:RevenuesNetOfInterestExpense',
      'us-gaap:NoninterestExpense',
      'own:InterestExpenseNet',
      'us-gaap:InvestmentIncomeInterest',
    ])
      expect(withOthers(concept, 'Interest'), concept).to.equal('3000000');
  });

  const PARTS = { axis: 'dei:LegalEntityAxis', member: 'own:FinancialServicesMember' };
  const column = (end: string) => ({
    ...fact('InterestExpense', ...year(end), 1_000_000),
    decimals: '-3',
    dimensions: [PARTS],
  });

  it('is ambiguous with a column of a captive finance business, but not if a note reports its part', () => {
    const rows = { 'us-gaap:InterestExpense': 'Interest expense' };
    const columns = { ...rows, [PARTS.axis]: '', [PARTS.member]: 'Financial Services' };
    const report = (on: Record<string, string>) => (one: InputFiling) =>
      face(on, { dimensioned: [column(dateOf(one))] });
    expect(at(reported(interest, report(columns)))).to.equal('ambiguous_candidate');
    expect(at(reported(interest, report(rows)))).to.equal('3000000');
  });

  it('is ambiguous if the face only has parts of the company', () => {
    const other = { axis: 'dei:LegalEntityAxis', member: 'own:NorthMember' };
    const rows = { 'us-gaap:InterestExpense': 'Interest expense', [other.axis]: '', [other.member]: 'North' };
    const report = (one: InputFiling) =>
      face(rows, { dimensioned: [{ ...column(dateOf(one)), dimensions: [other] }] });
    expect(at(reported(() => [], report))).to.equal('ambiguous_candidate');
  });

  it('is judged by the filer’s nearest known face if its own is unknown', () => {
    const known = (from: string, report: InputReport) => (one: InputFiling) =>
      one.filed >= from ? report : undefined;
    const statements = reported(interest, known('2024-01-01', face({})));
    expect(at(statements, '2022-12-31')).to.equal('not_reported');
    const shows = known('2024-01-01', face({ 'us-gaap:InterestExpenseNonoperating': 'Interest expense' }));
    expect(at(reported(interest, shows), '2022-12-31')).to.equal('3000000');
    expect(at(reported(interest, shows), '2024-12-31')).to.equal('not_reported');
  });
});

describe('dividends per share by class of stock', () => {
  const DECLARED = 'CommonStockDividendsPerShareDeclared';
  const YEAR = ['2024-01-01', '2024-12-31'] as const;
  const byClass = (concept: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([member, value]) => ({
      ...fact(concept, ...YEAR, value, 'USD/shares'),
      decimals: String(fractionOf(value)),
      dimensions: [{ axis: 'us-gaap:StatementClassOfStockAxis', member: `us-gaap:${member}` }],
    }));
  const newest = (one: InputFiling): boolean => one.filed.startsWith('2025') && one.form === '10-K';
  const given = (values: Readonly<Record<string, string>>, whole?: string): Statements =>
    reported(
      (one) => (whole !== undefined && newest(one) ? [fact(DECLARED, ...YEAR, whole, 'USD/shares')] : []),
      (one) =>
        newest(one) ? { faces: [], dimensioned: byClass(DECLARED, values) } : { faces: [], dimensioned: [] },
    );
  const dividend = (statements: Statements): string =>
    shown(statements, 'dividends_per_share', 'annual', '2024-12-31');

  it('are served if all classes have the same, with any number of digits', () => {
    expect(dividend(given({ CommonClassAMember: '0.80', CommonClassBMember: '0.8' }))).to.equal('0.8');
  });

  it('are ambiguous if they differ, even with one that names no class', () => {
    const values = { CommonClassAMember: '0.80', CommonClassBMember: '0.72' };
    expect(dividend(given(values))).to.equal('ambiguous_candidate');
    expect(dividend(given(values, '0.80'))).to.equal('ambiguous_candidate');
    expect(dividend(given({ CommonClassBMember: '0.72' }, '0.80'))).to.equal('ambiguous_candidate');
  });

  it('differ if both have equally many places, however round one is', () => {
    expect(dividend(given({ CommonClassAMember: '20', CommonClassBMember: '18' }))).to.equal(
      'ambiguous_candidate',
    );
    expect(dividend(given({ CommonClassAMember: '0.50', CommonClassBMember: '0.45' }))).to.equal(
      'ambiguous_candidate',
    );
    expect(dividend(given({ CommonClassAMember: '0.1925', CommonClassBMember: '0.19' }))).to.equal('0.1925');
    expect(dividend(given({ CommonClassAMember: '0.1825', CommonClassBMember: '0.19' }))).to.equal(
      'ambiguous_candidate',
    );
  });

  it('exclude those of preferred stock', () => {
    expect(dividend(given({ CommonClassAMember: '0.80', SeriesAPreferredStockMember: '2.50' }))).to.equal(
      '0.8',
    );
  });

  it('are ambiguous if they differ in another filing about the year', () => {
    const later = filing('10-K/A', '2025-04-01', [fact('NetIncomeLoss', ...YEAR, 1)], {
      report: {
        faces: [],
        dimensioned: byClass(DECLARED, { CommonClassAMember: '0.80', CommonClassBMember: '0.72' }),
      },
    });
    const filings = plainFilings(2022, plainYears(3)).map((one) =>
      newest(one) ? { ...one, facts: [...one.facts, fact(DECLARED, ...YEAR, '0.80', 'USD/shares')] } : one,
    );
    expect(dividend(compute(filings))).to.equal('0.8');
    expect(dividend(compute([...filings, later]))).to.equal('ambiguous_candidate');
  });

  it('are, like earnings, served if equal without a total, and ambiguous if they differ', () => {
    const earnings = (values: Readonly<Record<string, string>>, keep: boolean): string =>
      shown(
        compute(
          plainFilings(2024, plainYears(1)).map((one) => ({
            ...one,
            facts: one.facts.filter(
              ({ concept, end }) => keep || concept !== 'EarningsPerShareBasic' || end !== '2024-12-31',
            ),
            report: newest(one)
              ? { faces: [], dimensioned: byClass('EarningsPerShareBasic', values) }
              : undefined,
          })),
        ),
        'eps_basic',
        'annual',
        '2024-12-31',
      );
    const alike = { CommonClassAMember: '4.6', CommonClassBMember: '4.60' };
    expect(earnings(alike, false)).to.equal('4.6');
    const apart = { CommonClassAMember: '4.6', CommonClassBMember: '0.01' };
    expect(earnings(apart, false)).to.equal('ambiguous_candidate');
    expect(earnings(apart, true)).to.equal('4.6');
  });
});
