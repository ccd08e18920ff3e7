import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseCompanyfacts } from '../companyfacts.ts';
import { readFaces, readReport, readSummations } from './read-report.ts';
import type { Face, ReportFact, ReportFile } from './types.ts';

const ARCHIVES = `${CORPUS}/www.sec.gov/Archives/edgar/data`;

const fileOf = (path: string): ReportFile => ({ name: basename(path), bytes: readFileSync(path) });
const filesOf = (folder: string, pattern = '*.{htm,xml,xsd}'): ReportFile[] =>
  globSync(`${folder}/${pattern}`)
    .filter((path) => !/^R[0-9]+\.htm$/.test(basename(path)))
    .sort()
    .map(fileOf);

/** A value without trailing zeros, so that 5.0 equals 5. */
const plain = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);
const rowOf = (fact: ReportFact, start = fact.start): string =>
  [fact.taxonomy, fact.concept, fact.unit, start ?? '', fact.end, plain(fact.value)].join(' ');
const wholeOf = (fact: ReportFact): string =>
  `${rowOf(fact)} ${fact.decimals ?? ''} ${JSON.stringify(fact.dimensions)}`;

const STANDARD = new Set(['us-gaap', 'dei', 'srt', 'ifrs-full', 'invest', 'ecd', 'ffd']);
const ACCESSION = /^([0-9]{10})([0-9]{2})([0-9]{6})$/;

/** Faces of the filings whose linkbases are available, as in the printed statements. */
const INTEREST: Readonly<Record<string, readonly string[]>> = {
  '320193/000032019323000106': [],
  '320193/000032019325000057': [],
  '320193/000119312510238044': [],
  '1318605/000162828024032662': ['us-gaap:InterestExpense'],
  '1018724/000101872423000004': ['us-gaap:InterestExpense'],
  '789019/000119312515272806': [],
  '789019/000095017024087843': [],
  '12927/000001292723000007': ['us-gaap:FinancingInterestExpense', 'us-gaap:InterestAndDebtExpense'],
  '21344/000002134412000007': ['us-gaap:InterestExpense'],
  '21344/000002134424000009': ['us-gaap:InterestExpense'],
  '19617/000001961713000221': ['us-gaap:InterestExpense'],
  '19617/000001961724000225': ['us-gaap:InterestExpense'],
};

const skipWithout = (context: Mocha.Context, found: number): void => {
  if (found > 0) return;
  console.log(`      skipped: no filings under ${CORPUS} (set FOOTNOTE_CORPUS)`);
  context.skip();
};

describe('readReport on real filings', function () {
  it('reads the same facts as companyfacts for the filing', function () {
    const documents = existsSync(CORPUS) ? globSync(`${CORPUS}/data.sec.gov/**/companyfacts/CIK*.json`) : [];
    skipWithout(this, documents.length);
    const counts = { filings: 0, rows: 0, oneDay: 0, perShareAsMoney: 0 };
    for (const document of documents) {
      const cik = String(Number(/[0-9]+/.exec(basename(document))?.[0]));
      const folders = globSync(`${ARCHIVES}/${cik}/*`);
      if (folders.length === 0) continue;
      const filed = Map.groupBy(
        parseCompanyfacts(readFileSync(document)).facts,
        ({ accession }) => accession,
      );
      for (const folder of folders) {
        const rows = filed.get(basename(folder).replace(ACCESSION, '$1-$2-$3'));
        const files = filesOf(folder);
        if (rows === undefined || !files.some(({ bytes }) => Buffer.from(bytes).includes('contextRef')))
          continue;
        const report = readReport(files);
        expect(report.rejected, folder).to.deep.equal([]);
        const own = report.facts.filter(
          ({ taxonomy, dimensions }) => dimensions.length === 0 && STANDARD.has(taxonomy),
        );
        const expected = new Set(
          rows.map((row) =>
            [row.taxonomy, row.concept, row.unit, row.start ?? '', row.end, plain(row.value)].join(' '),
          ),
        );
        counts.filings += 1;
        for (const fact of own) {
          counts.rows += 1;
          if (expected.delete(rowOf(fact))) continue;
          // Companyfacts has a period of one day as an instant.
          if (fact.start === fact.end && expected.delete(rowOf(fact, null))) counts.oneDay += 1;
          // It has some prices per share of 2010 in USD, as the taxonomy then typed them as money.
          else if (expected.delete(rowOf({ ...fact, unit: fact.unit.replace('/shares', '') })))
            counts.perShareAsMoney += 1;
          else expect.fail(`${folder}: companyfacts has no ${rowOf(fact)}`);
        }
        expect([...expected], folder).to.deep.equal([]);
      }
    }
    console.log(`      ${JSON.stringify(counts)}`);
    expect(counts.filings).to.be.greaterThan(40);
    expect(counts.perShareAsMoney).to.be.lessThan(20);
    expect(counts.oneDay / counts.rows).to.be.lessThan(0.001);
  });

  it('reads the same facts from an inline document and from its extracted instance', function () {
    const extracted = existsSync(CORPUS) ? globSync(`${CORPUS}/**/*_htm.xml`) : [];
    skipWithout(this, extracted.length);
    let compared = 0;
    for (const path of extracted) {
      const inline = path.replace(/_htm\.xml$/, '.htm');
      if (!existsSync(inline)) continue;
      const schemas = filesOf(dirname(path), '*.xsd');
      const facts = (of: string): string[] =>
        readReport([...schemas, fileOf(of)])
          .facts.map(wholeOf)
          .sort();
      expect(facts(inline), path).to.deep.equal(facts(path));
      compared += 1;
    }
    expect(compared).to.be.greaterThan(4);
  });

  it('finds the primary statements of packages with linkbases', function () {
    const folders = Object.entries(INTEREST).filter(([folder]) => existsSync(`${ARCHIVES}/${folder}`));
    skipWithout(this, folders.length);
    for (const [folder, interest] of folders) {
      const faces = readFaces(filesOf(`${ARCHIVES}/${folder}`, '*.{xml,xsd}'));
      const kinds = faces.map(({ statement }) => statement);
      for (const kind of ['income', 'balance', 'cash_flow', 'equity'])
        expect(kinds.filter((other) => other === kind).length, `${folder} ${kind}`).to.equal(1);
      expect(kinds, folder).to.include('parenthetical');
      const income = faces.find(({ statement }) => statement === 'income');
      const shown = (income?.concepts ?? []).filter((concept) =>
        /:(Financing)?Interest(AndDebt)?Expense(Nonoperating)?$/.test(concept),
      );
      expect(shown, folder).to.deep.equal(interest);
      expect(income?.concepts, folder).to.include('us-gaap:EarningsPerShareDiluted');
      for (const { labels, role } of faces) expect(labels, role).not.to.include('');
    }
  });

  it('reads the same rows from tables as from the presentation linkbase', function () {
    const linkbases = existsSync(CORPUS) ? globSync(`${ARCHIVES}/*/*/*_pre.xml`) : [];
    skipWithout(this, linkbases.length);
    let compared = 0;
    for (const path of linkbases) {
      const inline = filesOf(dirname(path), '*.htm').filter(({ bytes }) =>
        Buffer.from(bytes).includes('inlineXBRL'),
      );
      if (inline.length === 0) continue;
      const schemas = filesOf(dirname(path), '*.xsd');
      const presented = readReport([...inline, ...schemas, fileOf(path)]).faces;
      for (const table of readReport([...inline, ...schemas]).faces) {
        const other = presented.find(({ statement }) => statement === table.statement);
        // Numbers in the words of a row are a page of their own in the linkbase.
        const aside = presented
          .filter(({ statement }) => statement === 'parenthetical')
          .flatMap(({ concepts }) => concepts);
        const rows = (face: Face | undefined): string[] =>
          (face?.concepts ?? []).filter((concept) => !aside.includes(concept)).sort();
        expect(rows(table), `${path} ${table.statement}`).to.deep.equal(rows(other));
        compared += 1;
      }
    }
    expect(compared).to.be.greaterThan(20);
  });

  it('reads calculation linkbases completely, and statements add up if all of their items are reported', function () {
    const linkbases = existsSync(CORPUS) ? globSync(`${ARCHIVES}/*/*/*.xsd`) : [];
    skipWithout(this, linkbases.length);
    const counts = { packages: 0, summations: 0, onFaces: 0, reports: 0 };
    const sums = { whole: 0, wholeConsistent: 0, parts: 0, partsConsistent: 0 };
    for (const folder of new Set(linkbases.map(dirname))) {
      const files = filesOf(folder);
      const { summations, rejected } = readSummations(files);
      if (summations.length === 0) continue;
      expect(rejected, folder).to.deep.equal([]);
      counts.packages += 1;
      counts.summations += summations.length;
      if (!files.some(({ bytes }) => Buffer.from(bytes).includes('contextRef'))) continue;
      counts.reports += 1;
      for (const { statement, total, sums: all } of readReport(files).calculations) {
        if (statement !== null) counts.onFaces += 1;
        for (const { consistent, dimensions, missing, end } of all) {
          if (dimensions.length > 0) continue;
          if (missing > 0) sums.parts += 1;
          else sums.whole += 1;
          if (consistent && missing > 0) sums.partsConsistent += 1;
          if (consistent && missing === 0) sums.wholeConsistent += 1;
          if (statement !== null && missing === 0)
            expect(consistent, `${folder} ${total} ${end}`).to.equal(true);
        }
      }
    }
    console.log(`      ${JSON.stringify({ ...counts, ...sums })}`);
    expect(counts.packages).to.be.greaterThan(15);
    expect(counts.summations).to.be.greaterThan(1000);
    expect(sums.whole).to.be.greaterThan(600);
    // Microsoft's deferred taxes of 2014 and 2015 are added up with totals of the balance sheet.
    expect(sums.whole - sums.wholeConsistent).to.be.lessThan(3);
  });
});
