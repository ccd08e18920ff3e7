import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { ciksOf, type FolderCompany, folderCompany } from './corpus/folder-companies.ts';
import { readGoldValue } from './gold-value.ts';
import type { GoldCell } from './gold.ts';
import { type CompanyMeasure, measureCompany } from './measure.ts';
import { accuracyPage } from './page.ts';
import { reportOf, totalOf } from './report.ts';

/** Five years of five of the demo's issuers, without restatements, omissions and errors. */
const issuers = demoSpecs.slice(0, 5).map((spec) =>
  generateIssuer({
    ...spec,
    first_year: 2021,
    years: 5,
    restatements: [],
    errors: [],
    missing: [],
    openings_of_other_scope: false,
  }),
);

describe('the accuracy of a folder of invented filings', () => {
  let folder = '';
  let companies: readonly FolderCompany[];
  let measured: readonly CompanyMeasure[];
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footnote-accuracy-'));
    await writeMirror(folder, issuers);
    companies = await Promise.all(ciksOf(folder).map((cik) => folderCompany(folder, cik)));
    measured = companies.map((company) => measureCompany(company, []));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('identifies each issuer by its symbol, with filings and report dates', () => {
    for (const { symbol, input } of companies) {
      expect(symbol).to.match(/^FN/);
      expect(input.filings.length).to.be.at.least(5);
      expect(input.filings.every(({ report_date: date }) => date !== null)).to.equal(true);
    }
  });

  it('reports nothing for consistent filings', () => {
    const report = reportOf(measured, {}, null);
    expect(report.findings).to.deep.equal({
      wrong: [],
      gold_refused: [],
      contradicted: [],
      missed: [],
      differing: [],
    });
    for (const { fields } of Object.values(report.kinds)) {
      const { served, vouched } = totalOf(fields);
      expect(served).to.be.at.least(100);
      expect(vouched / served).to.be.at.least(0.5);
    }
  });

  it('lists differences from gold in the report and on the page', () => {
    const [company] = companies;
    if (company === undefined) throw new Error('no company');
    const end = company.input.filings
      .filter(({ form }) => form === '10-K')
      .map(({ report_date: date }) => date ?? '')
      .sort()
      .at(-1);
    const gold: GoldCell = {
      symbol: company.symbol,
      cik: company.cik,
      statement: 'balance',
      field: 'total_assets',
      kind: 'instant',
      end: end ?? '',
      unit: 'money',
      expected: readGoldValue('1', 1),
      read: 'page',
      sources: [],
    };
    const wrong = measureCompany(company, [gold, { ...gold, end: '1990-12-31' }]);
    expect(wrong.wrong.map(({ field, end: at }) => [field, at])).to.deep.equal([['total_assets', end]]);
    expect(wrong.goldByRead.page).to.include({ wrong: 1, absent: 1, agreed: 0 });
    expect(measured[0]?.wrong).to.deep.equal([]);
    const page = accuracyPage(reportOf([wrong], { ELSEWHERE: 3 }, null), []);
    expect(page).to.include('not settled yet').and.to.include('3 of ELSEWHERE');
  });

  it('does not depend on the order of companies', () => {
    expect(reportOf(measured.toReversed(), {}, null)).to.deep.equal(reportOf(measured, {}, null));
  });
});
