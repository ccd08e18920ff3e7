import { expect } from 'chai';
import fc from 'fast-check';
import { computeStatements } from '../compute.ts';
import type { DimensionedFact, InputFact, InputFiling, InputReport } from '../inputs.ts';
import { company, fact, filing, plainFilings, plainYears } from '../test-support.ts';
import { type Profile, profileOf } from './profile.ts';

const COUNT = 'dei:EntityCommonStockSharesOutstanding';
const FLOAT = 'dei:EntityPublicFloat';
const AXIS = 'us-gaap:StatementClassOfStockAxis';

const report = (more: Partial<InputReport> = {}): InputReport => ({ faces: [], dimensioned: [], ...more });
const cover = (texts: Readonly<Record<string, string>>): InputReport =>
  report({ cover: Object.entries(texts).map(([name, value]) => ({ name, value })) });
const ofClass = (member: string, value: number | string, end = '2026-01-31'): DimensionedFact => ({
  ...fact(COUNT, null, end, value, 'shares'),
  decimals: 'INF',
  dimensions: [{ axis: AXIS, member }],
});
const count = (value: number | string, end: string): InputFact => fact(COUNT, null, end, value, 'shares');

const profile = (...filings: readonly InputFiling[]): Profile => {
  const input = company(filings);
  return profileOf(input, computeStatements(input));
};
const annual = (day: string, facts: readonly InputFact[], more: Partial<InputFiling> = {}): InputFiling =>
  filing('10-K', day, facts, more);

describe('auditor and filer category of a profile', () => {
  const named = cover({
    AuditorName: 'Example & Partners LLP',
    AuditorLocation: 'Springfield, Ohio',
    AuditorFirmId: '42',
    EntityFilerCategory: 'large accelerated  filer',
  });

  it('are those of the newest filing that states them, with its accession', () => {
    const older = annual('2025-02-01', [], { report: cover({ AuditorName: 'Other LLP' }) });
    const newer = annual('2026-02-01', [], { report: named });
    const later = filing('10-Q', '2026-05-01', [], {
      report: cover({ EntityFilerCategory: 'Accelerated Filer' }),
    });
    const { auditor, filer_category: category } = profile(older, newer, later);
    expect(auditor).to.deep.equal({
      accession: newer.accession,
      form: '10-K',
      filed: '2026-02-01',
      name: 'Example & Partners LLP',
      location: 'Springfield, Ohio',
      firm_id: '42',
      refusal: null,
    });
    expect(category).to.deep.include({ category: 'Accelerated Filer', accession: later.accession });
    expect(profile(newer).filer_category).to.deep.include({ category: 'Large Accelerated Filer' });
  });

  it('are refused without a report, without a statement of them, and when it is years old', () => {
    const plain = annual('2026-02-01', []);
    expect(profile().auditor).to.deep.equal({ refusal: 'no_report' });
    expect(profile(plain).auditor).to.deep.equal({ refusal: 'no_report' });
    const silent = annual('2026-02-01', [], { report: cover({ EntityFilerCategory: 'Big' }) });
    expect(profile(silent).auditor).to.deep.equal({ refusal: 'not_reported' });
    expect(profile(silent).filer_category).to.deep.equal({ refusal: 'not_reported' });
    const old = annual('2023-02-01', [], { report: named });
    expect(profile(old, plain).auditor).to.deep.equal({ refusal: 'outdated' });
  });
});

describe('shares outstanding of a profile', () => {
  const at = (...facts: readonly InputFact[]): InputFiling => annual('2026-02-01', facts);
  const byClass = (...dimensioned: readonly DimensionedFact[]): InputFiling =>
    annual('2026-02-01', [], { report: report({ dimensioned }) });

  it('are those of the newest cover page', () => {
    expect(
      profile(annual('2025-02-01', [count(900, '2025-01-20')]), at(count(1000, '2026-01-20'))),
    ).to.have.nested.property('shares_outstanding.count', '1000');
    expect(profile(at(count(1000, '2026-01-20'))).shares_outstanding).to.deep.include({
      as_of: '2026-01-20',
      classes: 1,
      basis: 'listed_security',
    });
  });

  it('are the sum of the classes of common stock, without a member that is their total', () => {
    const classes = [ofClass('us-gaap:CommonClassAMember', 600), ofClass('us-gaap:CommonClassBMember', 400)];
    const expected = { count: '1000', classes: 2, basis: 'all_classes', as_of: '2026-01-31' };
    expect(profile(byClass(...classes)).shares_outstanding).to.deep.include(expected);
    const more = [
      ofClass('us-gaap:CommonStockMember', 1000),
      ofClass('us-gaap:PreferredStockMember', 50),
      ofClass('fn:AmericanDepositarySharesMember', 70),
      ofClass('us-gaap:TreasuryStockCommonMember', 80),
    ];
    expect(profile(byClass(...classes, ...more)).shares_outstanding).to.deep.include(expected);
  });

  it('of a single class tagged as such are those of the listed security', () => {
    expect(profile(byClass(ofClass('us-gaap:CommonStockMember', 500))).shares_outstanding).to.deep.include({
      count: '500',
      basis: 'listed_security',
    });
  });

  it('are refused if the cover page contradicts itself', () => {
    const a = ofClass('us-gaap:CommonClassAMember', 600);
    const refused = { refusal: 'two_values' };
    const late = ofClass('us-gaap:CommonClassBMember', 400, '2026-01-10');
    expect(profile(byClass(a, late)).shares_outstanding).to.deep.equal(refused);
    expect(profile(byClass(a, ofClass('us-gaap:CommonClassAMember', 500))).shares_outstanding).to.deep.equal(
      refused,
    );
    const both = annual('2026-02-01', [count(700, '2026-01-31')], {
      report: report({ dimensioned: [a, ofClass('us-gaap:CommonClassBMember', 400)] }),
    });
    expect(profile(both).shares_outstanding).to.deep.equal(refused);
    expect(profile(at(count(1, '2026-01-31'), count(2, '2026-01-31'))).shares_outstanding).to.deep.equal(
      refused,
    );
  });

  it('are refused when they are lost digits, of another scale than averages, zero, or long superseded', () => {
    const years = plainFilings(2023, plainYears(3));
    const last = years.at(-1)!;
    const withCount = (value: number | string): Profile =>
      profile(...years.slice(0, -1), { ...last, facts: [...last.facts, count(value, last.filed)] });
    const average = computeStatements(company(years)).cells.find(
      ({ field, value }) => field === 'shares_basic' && value !== null,
    )?.value;
    expect(withCount(average ?? '0').shares_outstanding).to.deep.include({ count: average });
    expect(withCount(`${average ?? ''}000`).shares_outstanding).to.deep.equal({ refusal: 'implausible' });
    expect(withCount('0').shares_outstanding).to.deep.equal({ refusal: 'implausible' });
    const before = annual('2025-02-01', [count(36_400_000, '2025-01-20')]);
    expect(profile(before, at(count(36_710, '2026-01-20'))).shares_outstanding).to.deep.equal({
      refusal: 'implausible',
    });
    expect(profile(before, filing('10-Q', '2026-02-01', [])).shares_outstanding).to.deep.equal({
      refusal: 'outdated',
    });
    // Only XBRL reports have counts by class.
    expect(profile().shares_outstanding).to.deep.equal({ refusal: 'no_report' });
    expect(profile(byClass()).shares_outstanding).to.deep.equal({ refusal: 'not_reported' });
  });

  it('of a foreign issuer are ordinary shares, not the listed depositary shares', () => {
    const foreign = filing('20-F', '2026-04-01', [count(25_000, '2025-12-31')]);
    expect(profile(foreign).shares_outstanding).to.deep.include({
      count: '25000',
      basis: 'ordinary_shares',
    });
  });

  it('do not depend on the order of filings and facts', () => {
    const filings = [
      annual('2025-02-01', [count(900, '2025-01-20'), fact(FLOAT, null, '2024-06-30', 5000)]),
      byClass(ofClass('us-gaap:CommonClassAMember', 600), ofClass('us-gaap:CommonClassBMember', 400)),
      filing('10-Q', '2025-05-01', [count(950, '2025-04-20')]),
    ];
    const expected = profile(...filings);
    fc.assert(
      fc.property(fc.shuffledSubarray(filings, { minLength: filings.length }), (shuffled) => {
        expect(profile(...shuffled)).to.deep.equal(expected);
      }),
    );
  });
});

describe('public float of a profile', () => {
  const float = (value: number | string, end: string, unit = 'USD'): InputFact =>
    fact(FLOAT, null, end, value, unit);
  const years = (newest: number | string, unit = 'USD'): Profile =>
    profile(
      annual('2025-02-01', [float(2_000_000, '2024-06-30')]),
      annual('2026-02-01', [float(newest, '2025-06-30', unit)]),
    );

  it('is that of the newest annual report, with the day of its price', () => {
    expect(years(2_500_000).public_float).to.deep.include({
      value: '2500000',
      as_of: '2025-06-30',
      filed: '2026-02-01',
    });
  });

  it('is refused when it is zero, a thousandfold, of another currency, or twice', () => {
    for (const wrong of ['0', '2500', '2500000000'])
      expect(years(wrong).public_float, wrong).to.deep.equal({ refusal: 'implausible' });
    expect(years(2_500_000, 'CAD').public_float).to.deep.equal({ refusal: 'not_in_usd' });
    const twice = annual('2026-02-01', [float(5, '2025-06-30'), float(6, '2025-06-30')]);
    expect(profile(twice).public_float).to.deep.equal({ refusal: 'two_values' });
    expect(profile(annual('2026-02-01', [])).public_float).to.deep.equal({ refusal: 'not_reported' });
  });

  it('is refused if no other figure confirms its scale', () => {
    expect(profile(annual('2026-02-01', [float(7, '2025-06-30')])).public_float).to.deep.equal({
      refusal: 'implausible',
    });
  });

  it('is vouched for by book figures, or refused by them', () => {
    const filings = plainFilings(2023, plainYears(3));
    const last = filings.at(-1)!;
    const withFloat = (value: number): Profile =>
      profile(...filings.slice(0, -1), { ...last, facts: [...last.facts, float(value, '2025-06-30')] });
    const assets = Number(
      computeStatements(company(filings)).cells.findLast(
        ({ field, value }) => field === 'total_assets' && value !== null,
      )?.value,
    );
    expect(withFloat(2 * assets).public_float).to.deep.include({ value: String(2 * assets) });
    expect(withFloat(assets / 100_000).public_float).to.deep.equal({ refusal: 'implausible' });
  });
});

describe('whether a company is a lender', () => {
  const earning = (interest: number, rents: number): boolean =>
    profile(
      annual('2026-02-01', [
        fact('InterestIncomeOperating', '2025-01-01', '2025-12-31', interest),
        fact('OperatingLeaseLeaseIncome', '2025-01-01', '2025-12-31', rents),
      ]),
    ).earns_interest;

  it('is decided by the larger of interest and rents', () => {
    expect([earning(9, 1), earning(1, 9), earning(0, 0)]).to.deep.equal([true, false, false]);
    expect(profile().earns_interest).to.equal(false);
  });
});
