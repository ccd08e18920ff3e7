import { expect } from 'chai';
import fc from 'fast-check';
import {
  calculationLink,
  fileOf,
  linkbaseOf,
  presentationLink,
  schemaOf,
} from '../testing/report-package.ts';
import { readSummations } from './read-report.ts';
import type { ReportFile } from './types.ts';

const ROLE = 'http://footnote.example/role/Income';
const OTHER = 'http://footnote.example/role/Details';
const us = (name: string): string => `us-gaap_${name}`;
const [GROSS, SALES, COST, NET] = [
  us('GrossProfit'),
  us('Revenues'),
  us('CostOfRevenue'),
  us('NetIncomeLoss'),
];

type Arcs = Parameters<typeof calculationLink>[1];

const read = (...files: readonly ReportFile[]) => {
  const { summations, rejected } = readSummations(files);
  return {
    sums: summations.map(({ total, items }) =>
      `${total} = ${items.map(({ concept, weight }) => `${weight} ${concept}`).join(' ')}`.replaceAll(
        'us-gaap:',
        '',
      ),
    ),
    roles: summations.map(
      ({ role, specification }) => `${role.slice(ROLE.lastIndexOf('/') + 1)} ${specification}`,
    ),
    rejected: rejected.map(({ reason, detail }) => `${reason} ${detail}`),
  };
};

const sumsOf = (...parts: readonly Arcs[]): readonly string[] =>
  read(linkbaseOf('c.xml', parts.map((arcs) => calculationLink(ROLE, arcs)).join(''))).sums;

const GROSS_ARCS: Arcs = [
  { from: GROSS, to: COST, order: 2, weight: '-1.0' },
  { from: GROSS, to: SALES, order: 1, weight: '1' },
];

describe('calculation linkbases', () => {
  it('have totals in the order of their arcs and items by order, with weights as plain decimals', () => {
    expect(sumsOf([...GROSS_ARCS, { from: NET, to: GROSS, weight: '0.50' }])).to.deep.equal([
      'GrossProfit = 1 Revenues -1 CostOfRevenue',
      'NetIncomeLoss = 0.5 GrossProfit',
    ]);
  });

  it('join the links of a role, and keep roles and specifications apart', () => {
    const [first, second] = GROSS_ARCS;
    const found = read(
      linkbaseOf('c.xml', calculationLink(ROLE, [first!]) + calculationLink(OTHER, GROSS_ARCS)),
      linkbaseOf('d.xml', calculationLink(ROLE, [second!]) + calculationLink(ROLE, GROSS_ARCS, '1.1')),
    );
    expect(found.roles).to.deep.equal(['Income 1.0', 'Income 1.1', 'Details 1.0']);
    expect(new Set(found.sums)).to.deep.equal(new Set(['GrossProfit = 1 Revenues -1 CostOfRevenue']));
  });

  it('are read from the annotations of a schema, including extension concepts', () => {
    const link = calculationLink(ROLE, [{ from: 'fn_Odd', to: SALES }]);
    expect(read(schemaOf({}, { Odd: '' }, link)).sums).to.deep.equal(['fn:Odd = 1 Revenues']);
  });

  it('exclude presentations and arcs of other kinds', () => {
    const link = calculationLink(ROLE, GROSS_ARCS);
    const parents = link.replaceAll('arcrole/summation-item', 'arcrole/parent-child');
    const presented = presentationLink(ROLE, GROSS_ARCS);
    for (const other of [parents, presented, presented.replaceAll('parent-child', 'summation-item')])
      expect(read(linkbaseOf('c.xml', other))).to.deep.equal({ sums: [], roles: [], rejected: [] });
  });

  it('apply prohibition and priority among arcs with the same ends, order and weight', () => {
    const prohibited = {
      from: GROSS,
      to: COST,
      order: 2,
      weight: '-1',
      more: 'use="prohibited" priority="1"',
    };
    expect(sumsOf(GROSS_ARCS, [prohibited])).to.deep.equal(['GrossProfit = 1 Revenues']);
    expect(sumsOf([prohibited], GROSS_ARCS)).to.deep.equal(['GrossProfit = 1 Revenues']);
    expect(sumsOf(GROSS_ARCS, [prohibited], [{ ...prohibited, more: 'priority="2"' }])).to.deep.equal(
      sumsOf(GROSS_ARCS),
    );
    const corrected = { from: GROSS, to: COST, order: 2, weight: '-2' };
    expect(sumsOf(GROSS_ARCS, [prohibited], [corrected])).to.deep.equal([
      'GrossProfit = 1 Revenues -2 CostOfRevenue',
    ]);
    expect(sumsOf(GROSS_ARCS, [{ ...prohibited, order: 7 }])).to.deep.equal(sumsOf(GROSS_ARCS));
  });

  it('leave out a summation that has an arc that cannot be read', () => {
    const whole = calculationLink(ROLE, [...GROSS_ARCS, { from: NET, to: GROSS }]);
    const damage = (from: string, to: string) => read(linkbaseOf('c.xml', whole.replace(from, to)));
    for (const weight of ['0', '-0.0', 'INF', 'one', '']) {
      const { sums, rejected } = damage('weight="-1.0"', `weight="${weight}"`);
      expect(sums, weight).to.deep.equal(['NetIncomeLoss = 1 GrossProfit']);
      expect(rejected, weight).to.deep.equal([
        `weight loc_us-gaap_GrossProfit to loc_us-gaap_CostOfRevenue, weight ${weight}`,
      ]);
    }
    expect(damage('weight="-1.0"', '').rejected[0]).to.contain('weight missing');
    for (const [from, to] of [
      ['#us-gaap_CostOfRevenue', ''],
      ['#us-gaap_CostOfRevenue', '#nothing'],
      ['xlink:to="loc_us-gaap_CostOfRevenue"', 'xlink:to="nowhere"'],
    ] as const) {
      const { sums, rejected } = damage(from, to);
      expect(sums, to).to.deep.equal(['NetIncomeLoss = 1 GrossProfit']);
      expect(rejected, to).to.have.length(1);
      expect(rejected[0]).to.match(/^locator /);
    }
    expect(damage('xlink:from="loc_us-gaap_NetIncomeLoss"', 'xlink:from="nowhere"').sums).to.deep.equal([
      'GrossProfit = 1 Revenues -1 CostOfRevenue',
    ]);
  });

  it('leave out summations on a cycle, and keep those above and below it', () => {
    const arcs = (...pairs: readonly string[]): Arcs =>
      pairs.map((pair, order) => ({ from: us(pair[0] ?? ''), to: us(pair[1] ?? ''), order }));
    const cyclic = read(linkbaseOf('c.xml', calculationLink(ROLE, arcs('TA', 'AB', 'BC', 'CA', 'CX', 'XY'))));
    expect(cyclic.sums).to.deep.equal(['T = 1 A', 'X = 1 Y']);
    expect(cyclic.rejected).to.deep.equal(['cycle us-gaap:A', 'cycle us-gaap:B', 'cycle us-gaap:C']);
    expect(sumsOf(arcs('AA', 'BC'))).to.deep.equal(['B = 1 C']);
    expect(sumsOf(arcs('AB', 'AC', 'BD', 'CD'))).to.deep.equal(['A = 1 B 1 C', 'B = 1 D', 'C = 1 D']);
  });

  it('can be followed from any total to an end, for any arcs', () => {
    const name = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 40 }), (pairs) => {
        const arcs = pairs.map(([from, to], order) => ({ from: us(`C${from}`), to: us(`C${to}`), order }));
        const { summations, rejected } = readSummations([linkbaseOf('c.xml', calculationLink(ROLE, arcs))]);
        const items = new Map(
          summations.map((each) => [each.total, each.items.map(({ concept }) => concept)]),
        );
        let level: readonly string[] = [...items.keys()];
        for (let depth = 0; depth <= 12; depth += 1)
          level = [...new Set(level.flatMap((total) => items.get(total) ?? []))];
        expect(level).to.deep.equal([]);
        const totals = new Set(pairs.map(([from]) => `us-gaap:C${from}`));
        expect(items.size + rejected.length).to.equal(totals.size);
      }),
    );
  });

  it('are limited in the relations that their locators expand to', () => {
    const locators = Array.from({ length: 2000 }, (_, id) => {
      const label = id % 2 === 0 ? GROSS : COST;
      return `<link:loc xlink:type="locator" xlink:href="a.xsd#us-gaap_C${id}" xlink:label="loc_${label}"/>`;
    });
    const end = '</link:calculationLink>';
    const web = calculationLink(ROLE, GROSS_ARCS).replace(end, locators.join('') + end);
    expect(() => read(linkbaseOf('c.xml', web))).to.throw('relations');
    expect(() =>
      read(fileOf('c.xml', '<linkbase xmlns="http://www.xbrl.org/2003/linkbase"><calculationLink>')),
    ).to.throw('c.xml');
  });
});
