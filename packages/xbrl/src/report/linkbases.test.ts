import { expect } from 'chai';
import fc from 'fast-check';
import {
  fileOf,
  labelLink,
  linkbaseOf,
  presentationLink,
  schemaOf,
  STANDARD,
  type ArcOf,
} from '../testing/report-package.ts';
import { conceptOfHref } from './concept-of-href.ts';
import { readLinkbase, type ExtendedLink } from './linkbase.ts';
import { presentationsOf } from './presentation.ts';
import { readFaces } from './read-report.ts';
import type { Face, ReportFile } from './types.ts';

const ROLE = 'http://footnote.example/role/Income';
const ROLES = { [ROLE]: '0002 - Statement - RESULTS' };
const us = (name: string): string => `us-gaap_${name}`;
const ROOT = us('IncomeStatementAbstract');
const NET = us('NetIncomeLoss');
const TAX = us('IncomeTaxExpenseBenefit');

const faceOf = (arcs: readonly ArcOf[], more: readonly ReportFile[] = []): Face | undefined =>
  readFaces([schemaOf(ROLES), linkbaseOf('p.xml', presentationLink(ROLE, arcs)), ...more])[0];
const names = (face: Face | undefined): string[] =>
  (face?.concepts ?? []).map((name) => name.replace(/^.*:/, ''));

describe('presentation linkbases', () => {
  it('lists concepts depth first in order, each at its first appearance', () => {
    const face = faceOf([
      { from: ROOT, to: NET, order: 30 },
      { from: ROOT, to: us('CostsAbstract'), order: 10.5 },
      { from: us('CostsAbstract'), to: us('CostOfRevenue'), order: 2 },
      { from: us('CostsAbstract'), to: us('Revenues'), order: 1 },
      { from: ROOT, to: TAX, order: 20 },
      { from: ROOT, to: us('Revenues'), order: 40 },
    ]);
    expect(names(face)).to.deep.equal([
      'Revenues',
      'CostOfRevenue',
      'IncomeTaxExpenseBenefit',
      'NetIncomeLoss',
    ]);
  });

  it('begin with the root that the document has first', () => {
    const two = [
      { from: us('OneAbstract'), to: NET },
      { from: us('OtherAbstract'), to: TAX },
    ];
    expect(names(faceOf(two))).to.deep.equal(['NetIncomeLoss', 'IncomeTaxExpenseBenefit']);
    expect(names(faceOf(two.toReversed()))).to.deep.equal(['IncomeTaxExpenseBenefit', 'NetIncomeLoss']);
  });

  it('obey prohibition and priority', () => {
    const arcs = [
      { from: ROOT, to: NET },
      { from: ROOT, to: TAX },
      { from: ROOT, to: us('Revenues'), order: 5 },
    ];
    const stop = 'use="prohibited"';
    expect(names(faceOf([...arcs, { from: ROOT, to: TAX, more: stop }]))).to.deep.equal([
      'NetIncomeLoss',
      'Revenues',
    ]);
    expect(names(faceOf([...arcs, { from: ROOT, to: TAX, order: 7, more: stop }])).length).to.equal(3);
    const again = { from: ROOT, to: TAX, more: 'priority="2"' };
    expect(
      names(faceOf([{ from: ROOT, to: TAX, more: `${stop} priority="1"` }, ...arcs, again])).length,
    ).to.equal(3);
  });

  it('keeps axes and members and omits headings', () => {
    const face = readFaces([
      schemaOf(ROLES, {
        OurHeading: 'type="xbrli:stringItemType" abstract="true" substitutionGroup="xbrli:item"',
        OurAxis: 'type="xbrli:stringItemType" abstract="true" substitutionGroup="xbrldt:dimensionItem"',
        Our_Odd_Member: 'type="dtr-types:domainItemType" abstract="true" substitutionGroup="xbrli:item"',
      }),
      linkbaseOf(
        'p.xml',
        presentationLink(
          ROLE,
          [
            us('StatementTable'),
            'fn_OurAxis',
            us('OurDomain'),
            'fn_Our_Odd_Member',
            'fn_OurHeading',
            NET,
            TAX,
          ].map((to, order) => ({ from: ROOT, to, order })),
        ),
      ),
    ])[0];
    expect(face?.concepts).to.deep.equal([
      'fn:OurAxis',
      'fn:Our_Odd_Member',
      'us-gaap:NetIncomeLoss',
      'us-gaap:IncomeTaxExpenseBenefit',
    ]);
  });

  it('finds links embedded in the schema and merges them by role', () => {
    const own = presentationLink(ROLE, [{ from: ROOT, to: NET, order: 2 }]);
    const other = presentationLink(ROLE, [{ from: ROOT, to: TAX, order: 1 }]);
    const labels = labelLink([[NET, STANDARD, 'en', 'Profit']]);
    const [face] = readFaces([
      schemaOf(ROLES, {}, `<link:linkbase>${own}${labels}</link:linkbase>`),
      linkbaseOf('p', other),
    ]);
    expect(names(face)).to.deep.equal(['IncomeTaxExpenseBenefit', 'NetIncomeLoss']);
    expect(face?.labels).to.deep.equal(['', 'Profit']);
  });

  it('terminates for any arcs and lists each concept at most once, children after a parent', () => {
    const arc = fc.record({
      from: fc.integer({ min: 0, max: 12 }),
      to: fc.integer({ min: 1, max: 12 }),
      order: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(arc, { maxLength: 60 }), (web) => {
        const arcs = web.map(({ from, to, order }) => ({ from: us(`C${from}`), to: us(`C${to}`), order }));
        const links: ExtendedLink[] = [];
        readLinkbase(
          'p',
          new TextDecoder().decode(linkbaseOf('p', presentationLink(ROLE, arcs)).bytes),
          links,
        );
        const rows = presentationsOf(links, new Map())[0]?.rows.map(({ concept }) => concept) ?? [];
        expect(new Set(rows).size).to.equal(rows.length);
        const roots = new Set(
          arcs.map(({ from }) => from).filter((from) => !arcs.some(({ to }) => to === from)),
        );
        const reached = new Set(roots);
        for (let round = 0; round < 13; round += 1)
          for (const { from, to } of arcs) if (reached.has(from)) reached.add(to);
        expect(new Set(rows)).to.deep.equal(new Set([...reached].map((id) => id.replace('_', ':'))));
        for (const row of rows) {
          const parents = arcs.filter(({ to }) => to.replace('_', ':') === row);
          const after = parents.some(({ from }) => rows.indexOf(from.replace('_', ':')) < rows.indexOf(row));
          if (parents.length > 0) expect(after, row).to.equal(true);
        }
      }),
    );
  });

  it('sorts the children of a parent by numeric order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 30 }),
        (orders) => {
          const arcs = orders.map((order) => ({ from: ROOT, to: us(`C${order}`), order: order / 100 }));
          const face = faceOf([
            ...arcs,
            { from: ROOT, to: TAX, order: 1000 },
            { from: ROOT, to: NET, order: 1001 },
          ]);
          const sorted = orders.toSorted((a, b) => a - b).map((order) => `C${order}`);
          expect(names(face)).to.deep.equal([...sorted, 'IncomeTaxExpenseBenefit', 'NetIncomeLoss']);
        },
      ),
    );
  });
});

describe('label linkbases', () => {
  const NEGATED = 'http://www.xbrl.org/2009/role/negatedLabel';
  const label = (rows: Parameters<typeof labelLink>[0], preferred = NEGATED): string | undefined =>
    faceOf(
      [
        { from: ROOT, to: TAX, more: `preferredLabel="${preferred}"` },
        { from: ROOT, to: NET, order: 2 },
      ],
      [linkbaseOf('l.xml', labelLink(rows))],
    )?.labels[0];

  it('uses the preferred label, else the standard one, else none', () => {
    const standard = [TAX, STANDARD, 'en-US', 'Income taxes'] as const;
    expect(label([standard, [TAX, NEGATED, 'en-US', 'Less: &amp; taxes']])).to.equal('Less: & taxes');
    expect(label([standard])).to.equal('Income taxes');
    expect(label([[TAX, 'http://www.xbrl.org/2003/role/documentation', 'en-US', 'Amount of']])).to.equal('');
    expect(label([])).to.equal('');
  });

  it('treats labels without a role as standard and drops prohibited ones', () => {
    const labels = linkbaseOf('l.xml', labelLink([[NET, STANDARD, 'en', 'Profit']]));
    const text = new TextDecoder().decode(labels.bytes);
    const labelsOf = (changed: string): readonly string[] | undefined =>
      faceOf(
        [
          { from: ROOT, to: NET },
          { from: ROOT, to: TAX },
        ],
        [fileOf('l.xml', changed)],
      )?.labels;
    expect(labelsOf(text.replace(`xlink:role="${STANDARD}"`, ''))).to.deep.equal(['Profit', '']);
    expect(labelsOf(text.replace('<link:labelArc', '<link:labelArc use="prohibited"'))).to.deep.equal([
      '',
      '',
    ]);
  });

  it('prefers English labels', () => {
    const french = [TAX, NEGATED, 'fr', 'Impôts'] as const;
    expect(label([french, [TAX, NEGATED, 'EN-gb', 'Taxes']])).to.equal('Taxes');
    expect(label([french])).to.equal('Impôts');
  });
});

describe('conceptOfHref', () => {
  const own = new Map([['filer.xsd#my_co_Odd_Name', 'my_co:Odd_Name']]);
  const cases: readonly (readonly [string, string | null])[] = [
    [
      'http://xbrl.fasb.org/us-gaap/2023/elts/us-gaap-2023.xsd#us-gaap_InterestExpense',
      'us-gaap:InterestExpense',
    ],
    ['http://xbrl.us/us-gaap/1.0/elts/us-gaap-std-2009-01-31.xsd#us-gaap_Assets', 'us-gaap:Assets'],
    ['https://xbrl.sec.gov/dei/2023/dei-2023.xsd#dei_CoverAbstract', 'dei:CoverAbstract'],
    [
      'http://xbrl.ifrs.org/taxonomy/2023-03-23/full_ifrs/full_ifrs-cor_2023-03-23.xsd#ifrs-full_Assets',
      'ifrs-full:Assets',
    ],
    ['http://my.example/2023/filer.xsd#my_co_Odd_Name', 'my_co:Odd_Name'],
    ['ifrs_2011.xsd#ifrs_Assets', 'ifrs-full:Assets'],
    ['my_co-20231231.xsd#my_co_Unheard_Of', 'my_co:Unheard_Of'],
    ['x-y-20231231.xsd#x-y_Thing', 'x-y:Thing'],
    ['a.xsd#b_Caf%C3%A9', 'b:Café'],
    ['a.xsd#b_100%', 'b:100%'],
    ['a.xsd', null],
    ['a.xsd#noprefix', null],
    ['a.xsd#_x', null],
    ['a.xsd#x_', null],
  ];
  for (const [href, concept] of cases)
    it(`reads ${href}`, () => {
      expect(conceptOfHref(href, own)).to.equal(concept);
    });
});

describe('linkbases that cannot be read', () => {
  it('limits labels for thousands of locators', () => {
    const locator = (label: string, id: number): string =>
      `<link:loc xlink:type="locator" xlink:href="us-gaap-2023.xsd#us-gaap_C${id}" xlink:label="${label}"/>`;
    const locators = Array.from({ length: 1000 }, (_, id) => locator('a', id) + locator('b', id + 1000)).join(
      '',
    );
    const link = presentationLink(ROLE, [{ from: 'a', to: 'b' }]).replace(
      '</link:pres',
      `${locators}</link:pres`,
    );
    const web = linkbaseOf('p.xml', link.replaceAll('"loc_a"', '"a"').replaceAll('"loc_b"', '"b"'));
    expect(() => readFaces([web])).to.throw('relations');
  });

  it('ignores arcs of another kind', () => {
    const link = presentationLink(ROLE, [
      { from: ROOT, to: NET },
      { from: ROOT, to: TAX },
    ]);
    const other = linkbaseOf('p.xml', link.replaceAll('arcrole/parent-child', 'arcrole/summation-item'));
    expect(readFaces([schemaOf(ROLES), other])).to.deep.equal([]);
  });

  it('refuse the report', () => {
    expect(() =>
      readFaces([fileOf('p.xml', '<linkbase xmlns="http://www.xbrl.org/2003/linkbase"><presentationLink>')]),
    ).to.throw('p.xml');
  });
});
