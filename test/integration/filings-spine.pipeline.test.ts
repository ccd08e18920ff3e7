import { expect } from 'chai';
import type {
  ChangedParagraph,
  FilingDiff,
  FilingDocument,
  FilingSection,
  PeriodicFiling,
  Release,
  UnavailableRelease,
} from '@footnote/contract/types.generated';
import type { FilingParagraphRow, FilingSectionRow, FilingTextRow } from '@footnote/read-models/filings';
import type { StatementCellRow } from '@footnote/read-models/statement-cells';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { filedDocuments } from '@footnote/synthetic-edgar/documents/filed-documents';
import { accountsOf, generateIssuer } from '@footnote/synthetic-edgar/generate';
import { STATEMENT_OF } from '@footnote/wire/statement-blocks';
import { useSpineOf } from './spine-of.ts';

const issuer = generateIssuer({ ...demoSpecs[0]!, first_year: 2022, years: 4 });
const { spec } = issuer;

describe('from a mirror of EDGAR to the text of filings', () => {
  const { spine } = useSpineOf([issuer]);
  const documents = filedDocuments(accountsOf(spec));
  const periodic = documents.filter(({ form }) => form !== '8-K');
  const read = <T>(view: string): Promise<readonly T[]> =>
    spine().store.query<T>(`SELECT * FROM ${view} ORDER BY ALL`);

  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${spine().address}/v2/${path}`, {
      headers: { 'X-API-Key': spine().key },
    });
    expect(response.status).to.equal(200);
    return ((await response.json()) as { data: T }).data;
  };

  const sectionsTrue = async (): Promise<void> => {
    const rows = await read<FilingSectionRow>('filing_sections');
    const paragraphs = Map.groupBy(
      await read<FilingParagraphRow>('filing_paragraphs'),
      ({ accession, section }) => `${accession} ${section}`,
    );
    for (const { accession, sections } of periodic)
      for (const truth of sections) {
        const row = rows.find((each) => each.accession === accession && each.section === truth.name);
        expect(row?.omission, `${accession} ${truth.name}`).to.equal(truth.found ? '' : truth.omission);
        const own = paragraphs.get(`${accession} ${truth.name}`) ?? [];
        expect(own.map(({ kind, text }) => ({ kind, text }))).to.deep.equal(
          truth.found ? truth.paragraphs : [],
        );
      }
  };

  it('stores the sections that the filings were written with, paragraph by paragraph', async () => {
    expect(periodic.length).to.be.greaterThan(15);
    await sectionsTrue();
  });

  it('stores the headlines of press releases', async () => {
    const texts = new Map((await read<FilingTextRow>('filing_texts')).map((row) => [row.accession, row]));
    const current = documents.filter(({ form }) => form === '8-K');
    expect(current.length).to.be.greaterThan(15);
    for (const { accession, headline } of current)
      expect(texts.get(accession)?.release_headline, accession).to.equal(headline);
  });

  it('serves the sections, and their changes since the previous report', async () => {
    const compared = periodic.filter(({ since }) =>
      periodic.some(({ accession }) => accession === since?.accession),
    );
    expect(compared.length).to.be.greaterThan(10);
    const form = ({ change, text }: Pick<ChangedParagraph, 'change' | 'text'>): string => `${change} ${text}`;
    let modified = 0;
    for (const { accession, since, sections } of compared.slice(-4)) {
      const filing = await ask<PeriodicFiling>(`filings/${accession}`);
      expect(filing.sections.map(({ name }) => name)).to.have.members(
        sections.filter(({ found }) => found).map(({ name }) => name),
      );
      const diff = await ask<FilingDiff>(`filings/${accession}/diff`);
      expect(diff.prior_accession).to.equal(since?.accession);
      for (const [name, truth] of Object.entries(since?.changes ?? {})) {
        const reported = diff.sections[name as 'mda' | 'risk_factors'];
        expect(reported?.total_changes).to.equal(truth.length);
        expect(reported?.changed.map(form)).to.have.members(truth.map(form));
        for (const { change, prior, text } of reported?.changed ?? []) {
          expect(prior !== undefined, text).to.equal(change === 'modified');
          if (prior === undefined) continue;
          const page = `${diff.prior_accession}/sections/${name}?cursor=${prior.index}&limit=1`;
          expect((await ask<FilingSection>(`filings/${page}`)).paragraphs[0]?.text).to.equal(prior.text);
          modified += 1;
        }
      }
    }
    expect(modified).to.be.greaterThan(0);
  });

  it('serves the figures of a release as the report states them afterwards, with place and evidence', async () => {
    const cells = new Map(
      (await read<StatementCellRow>('statement_cells')).map((cell) => [
        `${cell.statement} ${cell.field} ${cell.period_kind} ${cell.period_end}`,
        cell.value,
      ]),
    );
    const kinds = { 3: 'quarter', 12: 'annual', 0: 'instant' } as const;
    const releases = documents.filter(({ form }) => form === '8-K').slice(-4);
    for (const { accession, files } of releases) {
      const release = await ask<Release>(`releases/${accession}`);
      const [exhibit] = release.exhibits;
      // The two statements, and one that looks like the first.
      expect(exhibit?.total_tables).to.equal(3);
      const figures = exhibit?.statements.flatMap(({ statement, figures: own }) =>
        own.map((figure) => ({ ...figure, statement: STATEMENT_OF[statement] })),
      );
      expect(figures?.length, accession).to.be.greaterThan(30);
      for (const { statement, field, period, value, places, evidence } of figures ?? []) {
        const kind = kinds[(period.months ?? 0) as keyof typeof kinds];
        const name = `${statement} ${field} ${kind} ${period.end}`;
        expect(Number(cells.get(name)), `${accession} ${name}`).to.equal(value);
        expect(evidence.map((each) => each.kind)).to.include('prior_column');
        for (const { from, to, text } of places)
          expect(files[1]?.text.slice(from, to)).to.include(text.replaceAll(/[()$ ]/g, ''));
      }
      expect((await ask<Release>(`releases/${accession}?tables=none`)).exhibits[0]?.tables).to.deep.equal([]);
    }
    const [report] = periodic;
    expect(await ask<UnavailableRelease>(`releases/${report?.accession ?? ''}`)).to.include({
      available: false,
      reason: 'not_current_report',
    });
  });

  it('serves the documents of a filing as HTML, and the part with a figure', async () => {
    const release = documents.findLast(({ form }) => form === '8-K');
    const main = await ask<FilingDocument>(`filings/${release?.accession}/document`);
    expect(main.documents.map(({ file, type }) => [file, type])).to.deep.equal(
      release?.files.slice(0, 2).map(({ name }, at) => [name, at === 0 ? null : 'EX-99.1']),
    );
    expect(main.document).to.deep.equal(main.documents[0]);
    const [exhibit] = (await ask<Release>(`releases/${release?.accession}`)).exhibits;
    const [place] = exhibit?.statements[0]?.figures[0]?.places ?? [];
    const file = main.documents[1]?.file;
    const shown = await ask<FilingDocument>(
      `filings/${release?.accession}/document?file=${file}&at=${place?.from}`,
    );
    expect(shown.parts.at(-1)?.to).to.be.at.least(release?.files[1]?.text.length ?? Infinity);
    expect(shown.part.html).to.include(place?.text.replaceAll(/[()$ ]/g, ''));
    const [report] = periodic.slice(-1);
    const { part } = await ask<FilingDocument>(`filings/${report?.accession}/document`);
    for (const { at, concept } of part.figures)
      expect(part.html).to.include(`id="f${at}" class="n" data-concept="${concept}"`);
  });

  it('stores the same when every record is delivered twice', async () => {
    const all = async (): Promise<unknown> => ({
      filings: await read('filings'),
      texts: await read('filing_texts'),
      sections: await read('filing_sections'),
      paragraphs: await read('filing_paragraphs'),
      releases: await read('releases'),
      parts: await read('release_parts'),
    });
    const before = await all();
    for (const topic of ['filings', 'documents', 'sections', 'releases'] as const)
      await spine().deliverAgain(topic);
    expect(await all()).to.deep.equal(before);
    await sectionsTrue();
  });
});
