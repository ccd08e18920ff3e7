import { expect } from 'chai';
import type {
  ChangedParagraph,
  FilingDiff,
  FilingSection,
  PeriodicFiling,
} from '@footnote/contract/types.generated';
import type { FilingParagraphRow, FilingSectionRow, FilingTextRow } from '@footnote/read-models/filings';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { filedDocuments } from '@footnote/synthetic-edgar/documents/filed-documents';
import { accountsOf, generateIssuer } from '@footnote/synthetic-edgar/generate';
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
    const response = await fetch(`${spine().address}/v2/filings/${path}`, {
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
      const filing = await ask<PeriodicFiling>(accession);
      expect(filing.sections.map(({ name }) => name)).to.have.members(
        sections.filter(({ found }) => found).map(({ name }) => name),
      );
      const diff = await ask<FilingDiff>(`${accession}/diff`);
      expect(diff.prior_accession).to.equal(since?.accession);
      for (const [name, truth] of Object.entries(since?.changes ?? {})) {
        const reported = diff.sections[name as 'mda' | 'risk_factors'];
        expect(reported?.total_changes).to.equal(truth.length);
        expect(reported?.changed.map(form)).to.have.members(truth.map(form));
        for (const { change, prior, text } of reported?.changed ?? []) {
          expect(prior !== undefined, text).to.equal(change === 'modified');
          if (prior === undefined) continue;
          const page = `${diff.prior_accession}/sections/${name}?cursor=${prior.index}&limit=1`;
          expect((await ask<FilingSection>(page)).paragraphs[0]?.text).to.equal(prior.text);
          modified += 1;
        }
      }
    }
    expect(modified).to.be.greaterThan(0);
  });

  it('stores the same when every record is delivered twice', async () => {
    const all = async (): Promise<unknown> => ({
      filings: await read('filings'),
      texts: await read('filing_texts'),
      sections: await read('filing_sections'),
      paragraphs: await read('filing_paragraphs'),
    });
    const before = await all();
    for (const topic of ['filings', 'documents', 'sections'] as const) await spine().deliverAgain(topic);
    expect(await all()).to.deep.equal(before);
    await sectionsTrue();
  });
});
