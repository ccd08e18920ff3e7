import { expect } from 'chai';
import { diffParagraphs, type Change } from '@footnote/filing-text/diff';
import { pressReleaseOf } from '@footnote/filing-text/headline';
import { readDocument } from '@footnote/filing-text/read-document';
import { sectionsOf } from '@footnote/filing-text/sections';
import type { Section } from '@footnote/filing-text/types';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import type { TrueChange, TrueSection } from '@footnote/synthetic-edgar/documents/document-truth';
import { filedDocuments, type FiledDocument } from '@footnote/synthetic-edgar/documents/filed-documents';
import { accountsOf } from '@footnote/synthetic-edgar/generate';
import type { DocumentSpec, IssuerSpec } from '@footnote/synthetic-edgar/spec';

const [december, january] = demoSpecs;
if (!december || !january) throw new Error('two issuers expected');

const full: DocumentSpec = {
  layout: 'anchored',
  risk_factors: 'full',
  mda: 'full',
  quarterly_risks: 'full',
};

const untagged = { first_year: 1998, years: 3, reports: 'none', splits: [], older_page: 0 } as const;

const issuers: Readonly<Record<string, IssuerSpec>> = {
  'anchored contents, inline XBRL': { ...december, documents: full },
  'headings in tables, inline XBRL': { ...january, documents: { ...full, layout: 'table_headings' } },
  'a cross-reference index': {
    ...december,
    reports: 'none',
    documents: { ...full, layout: 'cross_reference', quarterly_risks: 'unchanged' },
  },
  'titles alone under running headers': {
    ...december,
    seed: 77,
    reports: 'some',
    documents: { ...full, layout: 'running_headers' },
  },
  'headings whose letters are written apart': { ...january, documents: { ...full, layout: 'letters_apart' } },
  'plain text': { ...december, ...untagged, documents: { ...full, layout: 'plain_text' } },
  'plain text of another seed': {
    ...january,
    ...untagged,
    restatements: [],
    documents: { ...full, layout: 'plain_text', quarterly_risks: 'unchanged' },
  },
  'an annual report to shareholders, items missing in quarters': {
    ...january,
    documents: { layout: 'anchored', risk_factors: 'full', mda: 'incorporated', quarterly_risks: 'none' },
  },
  'a smaller reporting company': {
    ...december,
    seed: 99,
    documents: {
      layout: 'table_headings',
      risk_factors: 'not_required',
      mda: 'full',
      quarterly_risks: 'unchanged',
    },
  },
};

/** The sections that were read, in the format of the truth. */
const reported = (section: Section): TrueSection | Section =>
  section.found
    ? {
        name: section.name,
        found: true,
        paragraphs: section.paragraphs.map(({ kind, text }) => ({ kind, text })),
      }
    : section;

const readSections = ({ files, form }: FiledDocument): readonly Section[] => {
  const [primary] = files;
  if (!primary) throw new Error('no primary document');
  return sectionsOf(readDocument(Buffer.from(primary.text)), form);
};

const proseOf = (section: Section | undefined): readonly string[] =>
  section?.found === true
    ? section.paragraphs.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text)
    : [];

const RANK = { added: 0, modified: 0, removed: 1 } as const;
const ordered = (changes: readonly (Change | TrueChange)[]): readonly (Change | TrueChange)[] =>
  changes.toSorted((one, other) => RANK[one.change] - RANK[other.change] || one.index - other.index);

/** ASCII text has no typographic marks. */
const typed = (text: string): string => text.replace(/[“”]/g, '"').replace(/’/g, "'");

describe('documents of synthetic issuers', () => {
  for (const [name, spec] of Object.entries(issuers)) {
    const documents = filedDocuments(accountsOf(spec));
    const periodic = documents.filter(({ form }) => form !== '8-K');

    it(`are read with the sections that they were written with: ${name}`, () => {
      expect(periodic.length).to.be.greaterThan(10);
      for (const document of periodic)
        expect(readSections(document).map(reported), `${document.accession} ${document.form}`).to.deep.equal(
          document.sections,
        );
    });

    it(`are read with the changes made between two filings: ${name}`, () => {
      let changes = 0;
      const read = new Map(periodic.map((document) => [document.accession, readSections(document)]));
      for (const { accession, since } of periodic)
        for (const [section, truth] of Object.entries(since?.changes ?? {})) {
          const textOf = (filing: string): readonly string[] =>
            proseOf(read.get(filing)?.find((each) => each.name === section));
          const { changed, totalChanges } = diffParagraphs(textOf(since?.accession ?? ''), textOf(accession));
          const asFiled = (text: string): string =>
            spec.documents?.layout === 'plain_text' ? typed(text) : text;
          const expected = truth.map(({ prior, ...change }) => ({
            ...change,
            text: asFiled(change.text),
            ...(prior !== undefined && { prior: { ...prior, text: asFiled(prior.text) } }),
          }));
          const found = changed.map(({ changedWords, heading, similar, ...change }) => {
            expect(changedWords, change.text).to.be.greaterThan(0);
            if (heading !== undefined) expect(change.text).not.to.equal(heading);
            if (similar !== undefined) expect(change.change).not.to.equal('modified');
            return change;
          });
          expect(ordered(found), `${accession} ${section}`).to.deep.equal(ordered(expected));
          expect(totalChanges).to.equal(truth.length);
          changes += truth.length;
        }
      expect(changes).to.be.greaterThan(20);
    });
  }

  it('include press releases with their headline', () => {
    const current = filedDocuments(accountsOf({ ...december, documents: full })).filter(
      ({ form }) => form === '8-K',
    );
    expect(current).to.have.length(30);
    for (const { files, headline } of current)
      expect(pressReleaseOf(readDocument(Buffer.from(files[1]?.text ?? ''))).headline).to.equal(headline);
  });
});
