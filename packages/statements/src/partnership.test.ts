import { expect } from 'chai';
import { cell, changed, compute, fact, filing, shown } from './test-support.ts';
import type { InputFact, InputFiling } from './inputs.ts';
import type { Statements } from './statements.ts';

/** In millions, with 100 million units; `limited` is the limited partners' part of `net`. */
type Period = {
  readonly start: string;
  readonly end: string;
  readonly net: number;
  readonly limited: number;
};

const PERIODS = {
  q1: { start: '2024-01-01', end: '2024-03-31', net: 120, limited: 100 },
  q2: { start: '2024-04-01', end: '2024-06-30', net: 135, limited: 110 },
  q3: { start: '2024-07-01', end: '2024-09-30', net: 150, limited: 120 },
  half: { start: '2024-01-01', end: '2024-06-30', net: 255, limited: 210 },
  nine: { start: '2024-01-01', end: '2024-09-30', net: 405, limited: 330 },
  year: { start: '2024-01-01', end: '2024-12-31', net: 575, limited: 460 },
} as const satisfies Readonly<Record<string, Period>>;

const NET = 'NetIncomeLoss';
const LIMITED = 'NetIncomeLossAllocatedToLimitedPartners';
const BASIC = 'NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax';
const DILUTED = 'NetIncomeLossNetOfTaxPerOutstandingLimitedPartnershipUnitDiluted';
const UNITS = 'WeightedAverageLimitedPartnershipUnitsOutstanding';
const PAID = 'DistributionMadeToLimitedPartnerDistributionsPaidPerUnit';

/** With incentive distributions: the general partner's part grows faster than net income. */
const rows = ({ start, end, net, limited }: Period): InputFact[] => [
  fact(NET, start, end, net * 1e6),
  fact(LIMITED, start, end, limited * 1e6 + 1),
  fact('NetIncomeLossAllocatedToGeneralPartners', start, end, (net - limited) * 1e6),
  fact(BASIC, start, end, (limited / 100).toFixed(2), 'USD/shares'),
  fact(DILUTED, start, end, (limited / 100).toFixed(2), 'USD/shares'),
  fact(UNITS, start, end, 100_000_137, 'shares'),
  fact(`${UNITS}Diluted`, start, end, 100_000_137, 'shares'),
  fact(PAID, start, end, end === PERIODS.year.end ? '3.20' : '0.80', 'USD/shares'),
];

const sheet = (end: string): InputFact[] => [
  fact('Assets', null, end, 9e9),
  fact('Liabilities', null, end, 5e9),
  fact('PartnersCapital', null, end, 4e9),
  fact('LiabilitiesAndStockholdersEquity', null, end, 9e9),
  fact('LimitedPartnersCapitalAccountUnitsOutstanding', null, end, 101e6, 'shares'),
];

const filings = (): InputFiling[] => [
  filing('10-Q', '2024-05-01', [...rows(PERIODS.q1), ...sheet(PERIODS.q1.end)]),
  filing('10-Q', '2024-08-01', [...rows(PERIODS.q2), ...rows(PERIODS.half), ...sheet(PERIODS.q2.end)]),
  filing('10-Q', '2024-11-01', [...rows(PERIODS.q3), ...rows(PERIODS.nine), ...sheet(PERIODS.q3.end)]),
  filing('10-K', '2025-02-15', [
    ...rows(PERIODS.year),
    ...sheet(PERIODS.year.end),
    ...Array.from({ length: 60 }, (_, n) => fact(`Note${n}`, PERIODS.year.start, PERIODS.year.end, n + 1)),
  ]),
];

const END = PERIODS.year.end;

/**
 * The filings with each fact mapped by a function (undefined drops it), and more facts in the annual report.
 */
const mapped = (
  change: (item: InputFact) => InputFact | undefined,
  more: readonly InputFact[] = [],
): Statements =>
  compute(
    filings()
      .map((each) => changed(each, change))
      .map((each) => (each.form === '10-K' ? { ...each, facts: [...each.facts, ...more] } : each)),
    { sic: '4922' },
  );

const asFiled = (): Statements => mapped((item) => item);

describe('partnerships', () => {
  it("have units, the partners' income, and partners' capital as equity", () => {
    const statements = asFiled();
    expect(statements.issuer.type).to.equal('partnership');
    const year = (field: string): string => shown(statements, field, 'annual', END);
    expect(['limited_partners_income', 'general_partner_income'].map(year)).to.deep.equal([
      '460000001',
      '115000000',
    ]);
    expect(
      ['income_per_unit_basic', 'income_per_unit_diluted', 'units_basic', 'distributions_per_unit'].map(year),
    ).to.deep.equal(['4.6', '4.6', '100000137', '3.2']);
    expect(shown(statements, 'units_outstanding', 'instant', END)).to.equal('101000000');
    expect(shown(statements, 'total_equity', 'instant', END)).to.equal('4000000000');
  });

  it('derive the fourth quarter from the limited partners’ part, not from net income', () => {
    const statements = asFiled();
    // Net income of 170 million over the units would be 1.70.
    expect(cell(statements, 'income_per_unit_basic', 'quarter', END)).to.include({
      value: '1.3',
      method: 'derived_q4',
    });
    expect(shown(statements, 'units_basic', 'quarter', END)).to.equal('100000137');
    expect(shown(statements, 'income_per_unit_diluted', 'ttm', END)).to.equal('4.6');
  });

  it('refuse it if that part is unknown', () => {
    const statements = mapped((item) => (item.concept === LIMITED && item.end === END ? undefined : item));
    expect(cell(statements, 'income_per_unit_basic', 'quarter', END).rule).to.equal(
      'q4_per_unit.limited_partners_unknown',
    );
    expect(shown(statements, 'income_per_unit_basic', 'annual', END)).to.equal('4.6');
  });

  it('refuse it if preferred or subordinated units take a share of that part', () => {
    const statements = mapped((item) =>
      item.concept === LIMITED ? { ...item, value: String(Number(item.value) * 1.1) } : item,
    );
    expect(cell(statements, 'income_per_unit_diluted', 'quarter', END).rule).to.equal(
      'q4_per_unit.unexplained',
    );
  });

  it('keep a filed fourth quarter that equals the rest of the year', () => {
    const table = (value: string): Statements => {
      const fourth = fact(NET, '2024-10-01', END, 170e6);
      return mapped(
        (item) => (item.concept === LIMITED ? undefined : item),
        [fourth, { ...fourth, concept: BASIC, unit: 'USD/shares', value }],
      );
    };
    const quarter = (statements: Statements) => cell(statements, 'income_per_unit_basic', 'quarter', END);
    expect(quarter(table('1.31'))).to.include({ value: '1.31', method: 'reported' });
    expect(quarter(table('4.60')).rule).to.equal('q4_per_unit.limited_partners_unknown');
  });

  it("have the parent's capital, whichever row includes the noncontrolling interests", () => {
    const all = 'PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest';
    const equity = (other: string): string => {
      const statements = mapped(
        (item) => (item.concept === 'PartnersCapital' ? { ...item, concept: all } : item),
        [fact(other, null, END, 3e8)],
      );
      return shown(statements, 'total_equity', 'instant', END);
    };
    for (const other of ['MinorityInterest', 'PartnersCapitalAttributableToNoncontrollingInterest'])
      expect(equity(other), other).to.equal('3700000000');
  });

  it('refuse twelve months that would need such a quarter, with its rule', () => {
    const next: Period = { start: '2025-01-01', end: '2025-03-31', net: 160, limited: 130 };
    const all = [...filings(), filing('10-Q', '2025-05-01', [...rows(next), ...sheet(next.end)])];
    const ttm = (given: readonly InputFiling[]) =>
      cell(compute(given, { sic: '4922' }), 'income_per_unit_basic', 'ttm', next.end);
    expect(ttm(all).value).to.equal('4.9');
    const unknown = all.map((each) => changed(each, (item) => (item.concept === LIMITED ? undefined : item)));
    expect(ttm(unknown).rule).to.equal('q4_per_unit.limited_partners_unknown');
  });

  it('refuse units tagged as shares by the same rule', () => {
    const names: Readonly<Record<string, string>> = {
      [BASIC]: 'EarningsPerShareBasic',
      [DILUTED]: 'EarningsPerShareDiluted',
      [UNITS]: 'WeightedAverageNumberOfSharesOutstandingBasic',
      [`${UNITS}Diluted`]: 'WeightedAverageNumberOfDilutedSharesOutstanding',
    };
    const renamed = (item: InputFact): InputFact => ({
      ...item,
      concept: names[item.concept] ?? item.concept,
    });
    const known = mapped(renamed);
    for (const field of ['eps_basic', 'income_per_unit_basic'])
      expect(shown(known, field, 'quarter', END), field).to.equal('1.3');
    const unknown = mapped((item) => (item.concept === LIMITED ? undefined : renamed(item)));
    expect(unknown.issuer.type).to.equal('partnership');
    expect(cell(unknown, 'eps_basic', 'quarter', END).rule).to.equal('q4_per_unit.limited_partners_unknown');
  });

  it('refuse the distribution of a quarter in place of the year’s', () => {
    const statements = mapped((item) => (item.concept === PAID ? { ...item, value: '0.80' } : item));
    expect(cell(statements, 'distributions_per_unit', 'annual', END).rule).to.equal(
      'distribution_per_unit.quarterly_rate',
    );
  });

  it('are restated for a split of the units', () => {
    const split = (item: InputFact): InputFact =>
      item.unit === 'shares' && item.start !== null
        ? { ...item, value: String(Number(item.value) * 2) }
        : item.unit === 'USD/shares'
          ? { ...item, value: (Number(item.value) / 2).toFixed(3) }
          : item;
    const first: Period = { start: '2025-01-01', end: '2025-03-31', net: 160, limited: 130 };
    const second: Period = { start: '2025-04-01', end: '2025-06-30', net: 160, limited: 130 };
    const after = [
      filing('10-Q', '2025-05-01', [...rows(first), ...rows(PERIODS.q1), ...sheet(first.end)].map(split)),
      filing('10-Q', '2025-08-01', [...rows(second), ...rows(PERIODS.q2), ...sheet(second.end)].map(split)),
    ];
    const statements = compute([...filings(), ...after], { sic: '4922' });
    expect(shown(statements, 'units_basic', 'annual', END)).to.equal('200000274');
    expect(shown(statements, 'income_per_unit_basic', 'annual', END)).to.equal('2.3');
    expect(shown(statements, 'units_outstanding', 'instant', END)).to.equal('202000000');
  });

  it('are distinguished from corporations that own one or used to be one', () => {
    const capital = (value: number) => (item: InputFact) =>
      item.concept === 'PartnersCapital' ? { ...item, value: String(value) } : item;
    const withBoth = filings().map((each) => ({
      ...each,
      facts: [
        ...each.facts.map(capital(0)),
        fact('EarningsPerShareBasic', PERIODS.year.start, PERIODS.year.end, '1.00', 'USD/shares'),
      ],
    }));
    expect(compute(withBoth, { sic: '2911' }).issuer.type).to.equal('industrial');
  });
});
