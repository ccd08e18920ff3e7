import { readReport } from '@footnote/xbrl/report/read-report';
import type { ReportFact } from '@footnote/xbrl/report/types';
import { expect } from 'chai';
import { demoSpecs } from '../demo.ts';
import { accountsOf } from '../generate.ts';
import type { IssuerSpec, StyleSpec } from '../spec.ts';
import { decimalsOf } from './dimensioned.ts';
import type { FiledReport } from './filed-report.ts';
import { filedReports } from './filed-report.ts';
import { roleUri } from './names.ts';
import { ownReportOf } from './own-report.ts';
import { packageFiles, zipped } from './package.ts';

const [december, january, bank, foreign] = demoSpecs;
if (!december || !january || !bank || !foreign) throw new Error('four issuers expected');

type Changes = Partial<Omit<IssuerSpec, 'style'>> & { readonly style?: Partial<StyleSpec> };

/** Without trading arrangements, whose shares are facts of a report's own text. */
const changed = (spec: IssuerSpec, { style, ...rest }: Changes): IssuerSpec => ({
  ...spec,
  arrangements: [],
  ...rest,
  style: { ...spec.style, ...style },
});

const sorted = (facts: readonly ReportFact[]): string[] => facts.map((fact) => JSON.stringify(fact)).sort();

/** The facts that a reader must find in the package. */
const factsOf = (spec: IssuerSpec, report: FiledReport): ReportFact[] => [
  ...report.facts.map((fact): ReportFact => {
    const { concept, unit, start, end, value } = fact;
    const [taxonomy = '', name = ''] = concept.split(':');
    const decimals = decimalsOf(spec, fact);
    return { taxonomy, concept: name, unit, start, end, value, decimals, dimensions: [] };
  }),
  ...report.dimensioned,
];

type Tree = { readonly role: string; readonly total: string; readonly items: readonly object[] };
const treeOf = (calculations: readonly Tree[]): Tree[] =>
  calculations.map(({ role, total, items }) => ({ role, total, items }));
const declaredIn = (spec: IssuerSpec, report: FiledReport): Tree[] =>
  report.calculations.map(({ network, total, items }) => ({
    role: roleUri(spec, network),
    total,
    items: items.map(({ concept, weight }) => ({ concept, weight: String(weight) })),
  }));

describe('XBRL packages', () => {
  const cases: Readonly<Record<string, IssuerSpec>> = {
    'a plain issuer, XML instances before 2019': changed(december, {
      first_year: 2015,
      unrelated_filings: ['part_iii'],
    }),
    'small units, errors and a retailer': changed(january, {
      unit: 1,
      errors: [{ year: 2022, quarter: 4, target: 'revenue', error: 'thousandth' }],
      style: { interest: 'related_party', finance_lease: 'annual_note' },
    }),
    'a bank with losses': changed(bank, { loss_years: [2022] }),
    'a foreign issuer with a convenience translation': changed(foreign, {
      unrelated_filings: ['convenience'],
    }),
    'a captive by legal entity, and classes that differ': changed(december, {
      style: { interest: 'captive_total' },
      classes: { figures: 'both', second: 'nine_tenths', total: false },
    }),
    'a captive by product, and equal classes': changed(december, {
      seed: 12,
      style: { interest: 'captive', eps: 'basic_and_diluted' },
      classes: { figures: 'both', second: 'equal', total: true },
    }),
    'interest in a note, and a quarterly table': changed(december, {
      style: { interest: 'note', quarterly_table: true },
    }),
  };

  type Filed = { readonly report: FiledReport; readonly read: ReturnType<typeof readReport> };
  const packages = new Map<IssuerSpec, readonly Filed[]>();
  const packagesOf = (spec: IssuerSpec): readonly Filed[] => {
    const known =
      packages.get(spec) ??
      filedReports(accountsOf(spec)).map((report) => ({
        report,
        read: readReport(packageFiles(spec, report)),
      }));
    packages.set(spec, known);
    return known;
  };

  for (const [name, spec] of Object.entries(cases))
    it(`contains the filed facts: ${name}`, () => {
      const filed = packagesOf(spec);
      expect(filed.length).to.be.greaterThan(5);
      for (const { report, read } of filed) {
        const { faces } = ownReportOf(spec, report);
        expect(read.rejected).to.deep.equal([]);
        expect(treeOf(read.calculations)).to.deep.equal(treeOf(declaredIn(spec, report)));
        expect(read.cik).to.equal(spec.cik);
        expect(read.faces).to.deep.equal(faces);
        expect(sorted(read.facts)).to.deep.equal(sorted(factsOf(spec, report)));
      }
    });

  it('add up by their calculation linkbase if all items are tagged', () => {
    for (const spec of Object.values(cases).filter(({ errors }) => errors.length === 0)) {
      const totals = new Set<string>();
      for (const { report, read } of packagesOf(spec))
        for (const { total, statement, sums } of read.calculations) {
          totals.add(`${statement} ${total.slice(total.indexOf(':') + 1)}`);
          for (const { consistent, missing, end } of sums)
            if (missing === 0) expect(consistent, `${report.accession} ${total} ${end}`).to.equal(true);
        }
      expect(totals.size).to.be.greaterThan(3);
    }
  });

  it('do not add up if the linkbase has wrong signs', () => {
    const spec = changed(december, { calculations: 'wrong_sign' });
    const report = filedReports(accountsOf(spec)).at(-1);
    if (!report) throw new Error('no report');
    const gross = readReport(packageFiles(spec, report)).calculations.find(
      ({ total }) => total === 'us-gaap:GrossProfit',
    );
    expect(gross?.items.map(({ weight }) => weight)).to.deep.equal(['1', '1']);
    expect(gross?.sums).not.to.deep.equal([]);
    for (const { consistent, difference } of gross?.sums ?? []) {
      expect(consistent).to.equal(false);
      expect(difference).to.match(/^-/);
    }
  });

  it('are generated byte for byte identically', async () => {
    const [report] = filedReports(accountsOf(december));
    const [again] = filedReports(accountsOf(december));
    if (!report || !again) throw new Error('no report');
    const first = await zipped(packageFiles(december, report));
    expect(first.equals(await zipped(packageFiles(december, again)))).to.equal(true);
  });
});
