import { Decimal } from 'decimal.js';
import { expect } from 'chai';
import { classKindOf } from './class-title.ts';
import {
  aboveOutstanding,
  changeOf,
  type CoverCount,
  type Holding,
  isSameCount,
  isValuePlausible,
  medianPrice,
  percentHeld,
  quarterToTell,
} from './institutional.ts';

const d = (value: number): Decimal => new Decimal(value);
const holding = (cik: number, shares: number, value: number | null = shares * 20): Holding => ({
  cik: String(cik),
  shares: d(shares),
  value: value === null ? null : d(value),
});
const five = (factor = 1): readonly Holding[] =>
  [1, 2, 3, 4, 5].map((cik) => holding(cik, cik * 100 * factor));
const mapOf = (holdings: readonly Holding[]) => new Map(holdings.map((each) => [each.cik, each]));

describe('holdings of an issuer', () => {
  it('are plausible if the median holder confirms them, or if there is no median', () => {
    const price = medianPrice(five());
    expect(price?.toNumber()).to.equal(20);
    expect(isValuePlausible(holding(9, 100, 2000), price)).to.equal(true);
    expect(isValuePlausible(holding(9, 100, 2), price)).to.equal(false);
    expect(isValuePlausible(holding(9, 100, 2_000_000), price)).to.equal(false);
    expect(isValuePlausible(holding(9, 100, 2), medianPrice(five().slice(1)))).to.equal(true);
  });

  it('change on the quarter before, unless all shares were split', () => {
    const before = mapOf(five());
    expect(isSameCount(five(), before)).to.equal(true);
    expect(isSameCount(five(4), before)).to.equal(false);
    expect(isSameCount(five(0.1), before)).to.equal(false);
    expect(isSameCount(five(4).slice(1), before)).to.equal(null);
    const change = (
      shares: number,
      earlier: number | undefined,
      reported = true,
      sameCount: boolean | null = true,
    ) => {
      const result = changeOf(holding(1, shares), earlier === undefined ? undefined : holding(1, earlier), {
        reported,
        sameCount,
      });
      return 'refused' in result ? result.refused : `${result.kind} ${result.shares.toString()}`;
    };
    expect(change(5, 4)).to.equal('added 1');
    expect(change(4, 5, true, null)).to.equal('reduced -1');
    expect(change(5, 5)).to.equal('unchanged 0');
    expect(change(5, undefined)).to.equal('new 5');
    expect(change(5, undefined, false)).to.equal('quarter_before_not_ingested');
    expect(change(20, 5, true, false)).to.equal('shares_split');
  });

  it('are reported for the newest quarter that most managers have reported', () => {
    const shown = (...quarters: readonly (readonly [string, number])[]): string => {
      const result = quarterToTell(quarters.map(([period, managers]) => ({ period, managers })));
      return result === null ? 'none' : `${result.quarter.period} ${result.before?.period ?? 'none'}`;
    };
    expect(shown()).to.equal('none');
    expect(shown(['2025-12-31', 3])).to.equal('2025-12-31 none');
    expect(shown(['2026-03-31', 3], ['2025-12-31', 10], ['2025-09-30', 9])).to.equal('2025-12-31 2025-09-30');
    expect(shown(['2026-03-31', 5], ['2025-12-31', 10])).to.equal('2026-03-31 2025-12-31');
    expect(shown(['2026-03-31', 5], ['2025-06-30', 10])).to.equal('2026-03-31 none');
  });

  it('are a percentage of one class of shares counted at about the same time, or refused', () => {
    const count: CoverCount = { shares: d(1000), asOf: '2026-01-30', classes: 1 };
    const held = (
      shares: number,
      {
        kinds = ['share'],
        given = count,
      }: { kinds?: readonly ('share' | 'receipt')[]; given?: CoverCount | null } = {},
    ): string => {
      const result = percentHeld(
        d(shares),
        kinds.map((kind) => ({ kind })),
        '2025-12-31',
        given,
      );
      return 'refused' in result ? result.refused : result.percent.toString();
    };
    expect(held(250)).to.equal('25');
    expect(held(1001)).to.equal('exceeds_shares_outstanding');
    expect(held(250, { given: null })).to.equal('shares_outstanding_not_known');
    expect(held(250, { given: { ...count, classes: 2 } })).to.equal('several_share_classes');
    expect(held(250, { kinds: ['share', 'share'] })).to.equal('several_securities');
    expect(held(250, { kinds: ['receipt'] })).to.equal('depositary_receipts');
    expect(held(250, { given: { ...count, asOf: '2026-12-30' } })).to.equal('share_count_of_another_time');
  });

  it('of more than all shares outstanding are in no sum, unless the others exceed them too', () => {
    const above = (held: Readonly<Record<string, number>>, classes = 1): readonly string[] => [
      ...aboveOutstanding(
        Object.entries(held).map(([cik, shares]) => ({ cik, shares: d(shares), value: null })),
        [{ kind: 'share' }],
        '2025-12-31',
        { shares: d(1000), asOf: '2026-01-30', classes },
      ),
    ];
    expect(above({ a: 1000, b: 1001, c: 2 })).to.deep.equal([]);
    expect(above({ a: 600, b: 100_100, c: 400 })).to.deep.equal(['b']);
    expect(above({ a: 600, b: 20_000, c: 900, e: 700 }), 'after a reverse split').to.deep.equal([]);
    expect(above({ b: 100_100 }, 2), 'of one of two classes').to.deep.equal([]);
  });
});

describe('classKindOf', () => {
  it('distinguish shares from receipts and from other securities counted in shares', () => {
    for (const title of ['COM', 'CL A', 'COM NEW', 'CAP STK CL C', 'ORD SHS', 'SHS', 'COMMON STOCK'])
      expect(classKindOf(title), title).to.equal('share');
    for (const title of ['SPONSORED ADR', 'ADS', 'SPON ADS EACH REP', 'AMERICAN DEPOSITARY SHS'])
      expect(classKindOf(title), title).to.equal('receipt');
    for (const title of [
      '*W EXP 12/31/2027',
      'WT EXP 010128',
      'UNIT',
      'RIGHT',
      'RT',
      'PFD SER A',
      'NOTE 1.250% 5/1',
      'PREFERRED',
    ])
      expect(classKindOf(title), title).to.equal('other');
  });
});
