import { expect } from 'chai';
import { demoSpecs } from '../demo.ts';
import { accountsOf, generateIssuer } from '../generate.ts';
import { isInline } from '../xbrl/names.ts';
import { filedReports } from '../xbrl/filed-report.ts';
import { packageFiles } from '../xbrl/package.ts';
import type { IssuerSpec } from '../spec.ts';
import type { FilingColumns } from '../submissions.ts';
import { businessTopics } from './business-topics.ts';
import { filedDocuments } from './filed-documents.ts';
import { resultTopics } from './result-topics.ts';
import { riskTopics } from './risk-topics.ts';

const [december, , , foreign, captive] = demoSpecs;
if (!december || !foreign || !captive) throw new Error('five issuers expected');

const columnsOf = (spec: IssuerSpec): FilingColumns => {
  // Excludes the schedules and forms of its owners, which the issuer did not file.
  const { submissions } = generateIssuer({ ...spec, older_page: 0, stakes: [], insiders: [] });
  const main = submissions[`CIK${spec.cik}.json`] as { readonly filings: { readonly recent: FilingColumns } };
  return main.filings.recent;
};

describe('documents of filings', () => {
  it('have the names listed in the submissions', () => {
    const columns = columnsOf(december);
    const documents = new Map(filedDocuments(accountsOf(december)).map((each) => [each.accession, each]));
    columns.accessionNumber.forEach((accession, at) => {
      const document = documents.get(accession);
      expect(document?.files[0]?.name).to.equal(columns.primaryDocument[at]);
      expect(document?.form).to.equal(columns.form[at]);
      expect(document?.period).to.equal(columns.reportDate[at]);
    });
    expect(documents.size).to.equal(columns.accessionNumber.length);
  });

  it('have no files of their own if they are plain text', () => {
    const spec: IssuerSpec = {
      ...december,
      first_year: 1998,
      years: 2,
      reports: 'none',
      splits: [],
      proxies: 'none',
      documents: { layout: 'plain_text', risk_factors: 'full', mda: 'full', quarterly_risks: 'full' },
    };
    const columns = columnsOf(spec);
    columns.form.forEach((form, at) => {
      expect(columns.primaryDocument[at] === '').to.equal(form !== '8-K');
    });
    for (const { accession, form, files } of filedDocuments(accountsOf(spec)))
      if (form !== '8-K') expect(files.map(({ name }) => name)).to.deep.equal([`${accession}.txt`]);
  });

  it('are the inline documents of the XBRL packages', () => {
    for (const spec of [december, captive]) {
      const accounts = accountsOf(spec);
      const documents = new Map(filedDocuments(accounts).map((each) => [each.accession, each.files[0]]));
      const inline = filedReports(accounts).filter(({ filed }) => isInline(filed));
      expect(inline.length).to.be.greaterThan(5);
      for (const report of inline) {
        const [packed] = packageFiles(spec, report);
        expect(packed?.name).to.equal(documents.get(report.accession)?.name);
        expect(Buffer.from(packed?.bytes ?? []).toString()).to.equal(documents.get(report.accession)?.text);
      }
    }
  });

  it('do not exist for an issuer without documents', () => {
    expect(filedDocuments(accountsOf(foreign))).to.deep.equal([]);
    expect(filedDocuments(accountsOf({ ...december, documents: null }))).to.deep.equal([]);
  });

  it('are compared with the preceding report, amendments excluded', () => {
    const spec: IssuerSpec = {
      ...december,
      restatements: [
        { year: 2022, quarters: [1], kind: 'revenue', permille: -31, how: 'amendment', amended: [4] },
      ],
    };
    const documents = filedDocuments(accountsOf(spec));
    const annual = documents.filter(({ form }) => form.startsWith('10-K'));
    const amended = annual.filter(({ form }) => form === '10-K/A');
    expect(amended.map(({ since }) => since)).to.deep.equal([null]);
    const originals = annual.filter(({ form }) => form === '10-K');
    originals.forEach(({ since }, at) => {
      expect(since?.accession).to.equal(originals[at - 1]?.accession);
    });
  });

  it('are listed where an 8-K/A corrects a release, whose tax was wrong', () => {
    const spec: IssuerSpec = { ...december, corrected_releases: [{ year: 2023, quarter: 2 }] };
    const documents = filedDocuments(accountsOf(spec));
    const at = documents.findIndex(({ form }) => form === '8-K/A');
    const [first, correction] = [documents[at - 1], documents[at]];
    const listed = columnsOf(spec);
    expect(listed.form.filter((form) => form === '8-K/A')).to.have.length(1);
    expect(listed.accessionNumber).to.include.members([first?.accession, correction?.accession]);
    const right = new Map(
      correction?.announced.map(({ field, period, value }) => [`${field} ${period.end}`, value]),
    );
    const wrong = first?.announced.filter(
      ({ field, period, value }) => right.get(`${field} ${period.end}`) !== value,
    );
    expect(wrong?.map(({ field }) => field)).to.deep.equal(['pretax_income', 'income_tax']);
    expect(correction?.files.map(({ name }) => name)[1]).to.match(/xex991\.htm$/);
  });

  it('have unique titles that are long enough to be compared', () => {
    const titles = [...riskTopics, ...businessTopics, ...resultTopics].map(({ title }) => title);
    for (const title of titles) expect(title.length, title).to.be.at.least(40);
    expect(new Set(titles).size).to.equal(titles.length);
  });

  it('are generated with the same text every time', () => {
    const texts = (): string[] =>
      filedDocuments(accountsOf(december)).flatMap(({ files }) => files.map(({ text }) => text));
    expect(texts()).to.deep.equal(texts());
  });
});
