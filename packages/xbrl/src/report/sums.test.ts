import { expect } from 'chai';
import fc from 'fast-check';
import {
  calculationLink,
  contextOf,
  inlineOf,
  instanceOf,
  linkbaseOf,
  member,
  presentationLink,
  schemaOf,
} from '../testing/report-package.ts';
import { readReport } from './read-report.ts';
import { sumsOf } from './sums.ts';
import type { CalculationSpecification, ReportFact, Sum } from './types.ts';

const fact = (concept: string, value: string, changes: Partial<ReportFact> = {}): ReportFact => ({
  taxonomy: 'us-gaap',
  concept,
  unit: 'USD',
  start: '2023-01-01',
  end: '2023-12-31',
  value,
  decimals: '0',
  dimensions: [],
  ...changes,
});

const declared = (specification: CalculationSpecification, items: Readonly<Record<string, string>>) => ({
  role: 'r',
  specification,
  total: 'us-gaap:T',
  items: Object.entries(items).map(([concept, weight]) => ({ concept: `us-gaap:${concept}`, weight })),
});

const sums = (
  specification: CalculationSpecification,
  items: Readonly<Record<string, string>>,
  ...facts: readonly ReportFact[]
): readonly Sum[] => sumsOf([declared(specification, items)], facts)[0] ?? [];

const AB = { A: '1', B: '1' };
const BOTH: readonly CalculationSpecification[] = ['1.0', '1.1'];

/** What both specifications find of the only sum. */
const found = (...facts: readonly ReportFact[]): readonly string[] =>
  BOTH.map((specification) => {
    const [sum, ...more] = sums(specification, AB, ...facts);
    if (sum === undefined) return 'none';
    expect(more).to.deep.equal([]);
    return `${sum.consistent ? 'consistent' : 'inconsistent'} ${sum.difference}`;
  });

describe('sums of a report', () => {
  it('compare a total with its weighted items, counting missing ones as zero', () => {
    const [sum] = sums(
      '1.0',
      { A: '1', B: '-1', C: '0.5' },
      fact('T', '6'),
      fact('A', '9.0'),
      fact('B', '3'),
    );
    expect(sum).to.deep.equal({
      unit: 'USD',
      start: '2023-01-01',
      end: '2023-12-31',
      dimensions: [],
      consistent: true,
      difference: '0',
      missing: 1,
    });
    expect(sums('1.1', { A: '1', C: '0.5' }, fact('T', '-5'), fact('A', '9'), fact('C', '3'))[0]).to.include({
      consistent: false,
      difference: '-15.5',
      missing: 0,
    });
  });

  it('bind only if the total and an item are reported in one period and unit', () => {
    const [total, item] = [fact('T', '5'), fact('A', '5')];
    expect(found(total, item)).to.deep.equal(['consistent 0', 'consistent 0']);
    expect(found(total)).to.deep.equal(['none', 'none']);
    expect(found(item, fact('B', '1'))).to.deep.equal(['none', 'none']);
    const others: readonly Partial<ReportFact>[] = [
      { unit: 'EUR' },
      { end: '2023-12-30' },
      { start: null },
      { start: '2023-01-02' },
      { dimensions: [{ axis: 'a', member: 'm' }] },
      { taxonomy: 'fn' },
    ];
    for (const other of others) expect(found(total, { ...item, ...other })).to.deep.equal(['none', 'none']);
  });

  it('bind among facts with equal dimensions', () => {
    const north = { dimensions: [{ axis: 'fn:RegionAxis', member: 'fn:NorthMember' }] };
    const copy = { dimensions: [{ axis: 'fn:RegionAxis', member: 'fn:NorthMember' }] };
    const facts = [fact('T', '7'), fact('T', '3', north), fact('A', '2', copy), fact('A', '7')];
    expect(sums('1.0', AB, ...facts).map((sum) => [sum.dimensions, sum.consistent])).to.deep.equal([
      [[], true],
      [north.dimensions, false],
    ]);
  });

  it('round each value to its decimals in XBRL 2.1, and compare ranges in Calculations 1.1', () => {
    const millions = (concept: string, value: string) => fact(concept, value, { decimals: '-6' });
    // Each was rounded for itself: 1.4 + 1.4 = 2.8.
    expect(found(millions('T', '3000000'), millions('A', '1000000'), millions('B', '1000000'))).to.deep.equal(
      ['inconsistent 1000000', 'consistent 1000000'],
    );
    expect(found(millions('T', '4000000'), millions('A', '1000000'), millions('B', '1000000'))).to.deep.equal(
      ['inconsistent 2000000', 'inconsistent 2000000'],
    );
    // The total is less exact than the items.
    expect(found(millions('T', '3000000'), fact('A', '1700000'), fact('B', '1499999'))).to.deep.equal([
      'consistent -199999',
      'consistent -199999',
    ]);
    // Half to even: 2.5 million is 2, at the end of the range of 3.
    expect(found(millions('T', '3000000'), fact('A', '2500000', { decimals: 'INF' }))).to.deep.equal([
      'inconsistent 500000',
      'consistent 500000',
    ]);
    expect(found(millions('T', '-2000000'), fact('A', '-2500000', { decimals: 'INF' }))).to.deep.equal([
      'consistent 500000',
      'consistent 500000',
    ]);
    // A value written with more digits than its decimals is rounded first.
    expect(found(fact('T', '2'), fact('A', '1.4'), fact('B', '1.4'))[0]).to.equal('consistent -0.8');
  });

  it('are exact for values of any size, and compare exactly without rounding', () => {
    const exact = { decimals: 'INF' };
    const [one, two] = ['9007199254740993', '0.000000000000000001'];
    expect(
      found(fact('T', `${one}${two.slice(1)}`, exact), fact('A', one, exact), fact('B', two, exact)),
    ).to.deep.equal(['consistent 0', 'consistent 0']);
    expect(found(fact('T', one, exact), fact('A', one, exact), fact('B', two, exact))).to.deep.equal([
      `inconsistent -${two}`,
      `inconsistent -${two}`,
    ]);
    const far = fact('T', '5', { decimals: '999999' });
    expect(found(far, fact('A', '5', { decimals: '101' }))).to.deep.equal(['consistent 0', 'consistent 0']);
  });

  it('treat duplicates that agree as one fact with the most precise value', () => {
    const note = fact('T', '1200', { decimals: '-2' });
    for (const facts of [
      [note, fact('T', '1234')],
      [fact('T', '1234'), note, fact('T', '1234.0')],
    ])
      expect(found(...facts, fact('A', '1234'))).to.deep.equal(['consistent 0', 'consistent 0']);
    // The ranges of 1249.5 to 1250.5 and 1150 to 1250 share what 1250.4 does not reach.
    const edge = [fact('T', '1250'), note, fact('A', '1250.4', { decimals: '1' })];
    expect(found(...edge)).to.deep.equal(['consistent -0.4', 'inconsistent -0.4']);
  });

  it('do not bind if duplicates disagree or an accuracy is unknown', () => {
    for (const other of [fact('T', '6'), fact('A', '6'), fact('T', '5', { decimals: null })])
      expect(found(fact('T', '5'), fact('A', '5'), other)).to.deep.equal(['none', 'none']);
    for (const decimals of [null, '-101'])
      expect(found(fact('T', '5'), fact('A', '5', { decimals }))).to.deep.equal(['none', 'none']);
  });

  it('limit the number of lookups', () => {
    const items = Array.from({ length: 30_000 }, () => ({ concept: 'us-gaap:A', weight: '1' }));
    const facts = Array.from({ length: 1000 }, (_, unit) => fact('T', '1', { unit: String(unit) }));
    expect(() => sumsOf([{ ...declared('1.0', AB), items }], facts)).to.throw('summands');
  });
});

describe('laws of sums', () => {
  const unit = fc.integer({ min: -6, max: 3 });
  const values = fc.array(
    fc.tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.constantFrom('1', '-1')),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  /** A number of units of 10^-decimals. */
  const amount = (units: bigint, decimals: number): string => {
    const digits = (units < 0n ? -units : units).toString();
    const sign = units < 0n ? '-' : '';
    if (decimals <= 0) return `${sign}${digits}${'0'.repeat(-decimals)}`;
    const padded = digits.padStart(decimals + 1, '0');
    return `${sign}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
  };
  const report = (
    specification: CalculationSpecification,
    parts: readonly (readonly [bigint, string])[],
    total: bigint,
    decimals: number,
  ): Sum | undefined => {
    const items = Object.fromEntries(parts.map(([, weight], at) => [`I${at}`, weight]));
    const facts = parts.map(([value], at) =>
      fact(`I${at}`, amount(value, decimals), { decimals: String(decimals) }),
    );
    const sum = fact('T', amount(total, decimals), { decimals: String(decimals) });
    return sums(specification, items, sum, ...facts)[0];
  };
  const totalOf = (parts: readonly (readonly [bigint, string])[]): bigint =>
    parts.reduce((sum, [value, weight]) => sum + value * BigInt(weight), 0n);

  it('a total that is the sum of its items is consistent under both', () => {
    fc.assert(
      fc.property(values, unit, fc.constantFrom(...BOTH), (parts, decimals, specification) => {
        const sum = report(specification, parts, totalOf(parts), decimals);
        expect(sum).to.include({ consistent: true, difference: '0', missing: 0 });
      }),
    );
  });

  it('a total that misses by more than the rounding of all its values is inconsistent under both', () => {
    fc.assert(
      fc.property(values, unit, fc.nat(1000), fc.boolean(), (parts, decimals, more, up) => {
        const by = BigInt(parts.length + 2 + more) * (up ? 1n : -1n);
        for (const specification of BOTH) {
          const sum = report(specification, parts, totalOf(parts) + by, decimals);
          expect(sum?.consistent).to.equal(false);
          expect(Number(sum?.difference)).to.be.closeTo(Number(by) * 10 ** -decimals, 10 ** -decimals / 2);
        }
      }),
    );
  });

  it('separately rounded values are consistent under Calculations 1.1', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 6 }), (parts, zeros) => {
        const step = 10n ** BigInt(zeros);
        const rounded = (value: bigint): bigint => {
          const down = value >= 0n ? value / step : -((-value + step - 1n) / step);
          return value - down * step >= step / 2n ? down + 1n : down;
        };
        const items = parts.map(([value, weight]) => [rounded(value), weight] as const);
        expect(report('1.1', items, rounded(totalOf(parts)), -zeros)?.consistent).to.equal(true);
      }),
    );
  });

  it('neither the order of facts nor repetitions change a sum', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('T', 'A', 'B'), fc.nat(9), fc.constantFrom('0', '-1', 'INF')), {
          maxLength: 8,
        }),
        fc.constantFrom(...BOTH),
        (rows, specification) => {
          const facts = rows.map(([concept, value, decimals]) => fact(concept, String(value), { decimals }));
          const verdict = (of: readonly ReportFact[]) =>
            sums(specification, AB, ...of).map((sum) => sum.consistent);
          expect(verdict([...facts, ...facts].reverse())).to.deep.equal(verdict(facts));
        },
      ),
    );
  });
});

describe('summations of a report', () => {
  const ROLE = 'http://footnote.example/role/Income';
  const NOTE = 'http://footnote.example/role/Details';
  const ids = { gross: 'us-gaap_GrossProfit', sales: 'us-gaap_Revenues', cost: 'us-gaap_CostOfRevenue' };
  const arcs = [
    { from: ids.gross, to: ids.sales },
    { from: ids.gross, to: ids.cost, order: 2, weight: '-1' },
  ];
  const shown = ['us-gaap_GrossProfit', 'us-gaap_IncomeTaxExpenseBenefit', 'us-gaap_NetIncomeLoss'];
  const linkbases = [
    schemaOf({ [ROLE]: '02 - Statement - INCOME', [NOTE]: '03 - Disclosure - Details' }),
    linkbaseOf(
      'p.xml',
      presentationLink(
        ROLE,
        shown.map((to, order) => ({ from: 'us-gaap_StatementLineItems', to, order })),
      ),
    ),
    linkbaseOf('c.xml', calculationLink(ROLE, arcs) + calculationLink(NOTE, arcs)),
  ];
  const line = (name: string, value: string, context = 'y', rest = 'decimals="0"'): string =>
    `<us-gaap:${name} contextRef="${context}" unitRef="usd" ${rest}>${value}</us-gaap:${name}>`;

  it('have the statement of the face of their role, and the sums of consolidated and dimensioned facts', () => {
    const north = member('fn:RegionAxis', 'fn:NorthMember');
    const context = contextOf('n', { start: '2023-01-01', end: '2023-12-31' }, { segment: north });
    const facts = [
      context,
      line('GrossProfit', '60'),
      line('Revenues', '100'),
      line('CostOfRevenue', '40'),
      line('GrossProfit', '9', 'n'),
      line('Revenues', '5', 'n'),
    ];
    const { calculations, rejected } = readReport([instanceOf(facts.join('')), ...linkbases]);
    expect(rejected).to.deep.equal([]);
    expect(calculations.map(({ role, statement }) => [role, statement])).to.deep.equal([
      [ROLE, 'income'],
      [NOTE, null],
    ]);
    for (const { sums: each } of calculations)
      expect(
        each.map(({ consistent, difference, missing, dimensions }) => [
          consistent,
          difference,
          missing,
          dimensions.length,
        ]),
      ).to.deep.equal([
        [true, '0', 0, 0],
        [false, '4', 1, 1],
      ]);
  });

  it('treat nil facts as missing', () => {
    const nil = line('CostOfRevenue', '', 'y', 'xsi:nil="true"');
    const report = readReport([
      instanceOf(line('GrossProfit', '60') + line('Revenues', '60') + nil),
      ...linkbases,
    ]);
    expect(report.calculations[0]?.sums[0]).to.include({ consistent: true, missing: 1 });
  });

  it('compare the duplicates of an inline document as tagged', () => {
    const tag = (name: string, text: string, decimals: string, scale: string): string =>
      `<ix:nonFraction name="us-gaap:${name}" contextRef="y" unitRef="usd" decimals="${decimals}" scale="${scale}"
        format="ixt:num-dot-decimal">${text}</ix:nonFraction>`;
    const body = (gross: string): string =>
      [
        tag('GrossProfit', '61', '-6', '6'),
        tag('Revenues', '101', '-6', '6'),
        tag('CostOfRevenue', '40', '-6', '6'),
        tag('GrossProfit', gross, '-9', '9'),
      ].join('');
    const [agreed, disagreed] = ['0', '7'].map((gross) => readReport([inlineOf(body(gross)), ...linkbases]));
    expect(agreed?.calculations[0]?.sums.map(({ consistent }) => consistent)).to.deep.equal([true]);
    expect(disagreed?.calculations[0]?.sums).to.deep.equal([]);
  });

  it('are absent without a calculation linkbase', () => {
    expect(readReport([instanceOf(line('Revenues', '5'))]).calculations).to.deep.equal([]);
  });
});
