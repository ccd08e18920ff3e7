import { expect } from 'chai';
import type { StoreReader } from '@footnote/read-store/port';
import type { FilingDocument } from '../documents/source.ts';
import type { FilingHead } from '../filings/read-filing.ts';
import { EXHIBITS_OF_RELEASE, PARTS_OF_RELEASE } from '../releases/read-release-parts.ts';
import { passageMembers } from './passages.ts';
import type { Wanted } from './request.ts';
import { ownLocator } from './places-in.ts';

const OUTLOOK = 'Full Year 2026 Outlook';
const SENTENCE = 'For fiscal 2026, we expect revenue of $4.0 billion to $4.2 billion.';
const page = `<p>Sales rose.</p><p>${OUTLOOK}</p><p>All is well. ${SENTENCE} Costs are not guided.</p>`;
const filing = {
  cik: '1',
  accession: '0000000001-26-000001',
  filed: '2026-01-20',
  form: '8-K/X',
} as FilingHead;
const url = 'https://www.sec.gov/Archives/edgar/data/1/000000000126000001/ex99.htm';
const document: FilingDocument = {
  ...{ url, kind: 'filing', place: 1, form: '8-K', filed: '2026-01-20' },
  ...{ type: 'EX-99.1', sha256: 'a', bytes: page.length },
};

const noCells = {
  ...{
    cell_text: [],
    cell_row: [],
    cell_column: [],
    cell_span: [],
    cell_strong: [],
    cell_start: [],
    cell_stop: [],
  },
};
const prose = (text: string, place: number) => ({
  ...{ source_document: 'a', chunk: 0, place, kind: 'prose', text, ...noCells },
  start: page.indexOf(text),
  stop: page.indexOf('</p>', page.indexOf(text)),
});

const store = {
  read: (query: unknown) =>
    Promise.resolve(
      query === EXHIBITS_OF_RELEASE
        ? [{ source_document: 'a', exhibit: 'EX-99.1', url }]
        : query === PARTS_OF_RELEASE
          ? ['Sales rose.', OUTLOOK, `All is well. ${SENTENCE} Costs are not guided.`].map(prose)
          : [],
    ),
} as unknown as StoreReader;

const passagesIn = (bytes: string | null, documents = [document], wanted: Wanted = {}) => {
  const source = {
    documentsOf: () => Promise.resolve(documents),
    read: () => Promise.resolve(bytes === null ? null : Buffer.from(bytes)),
    outlineOf: () => Promise.resolve(null),
  };
  return passageMembers(filing, 'USD', wanted, { store, source, locator: ownLocator });
};

const guidanceIn = async (bytes: string | null, documents = [document]) => {
  const { guidance } = await passagesIn(bytes, documents);
  expect(guidance).to.have.lengthOf(1);
  return guidance[0]!;
};

describe('the evidence of guidance', () => {
  it('is the sentence in its paragraph, under its heading, with links that open it', async () => {
    const { heading, item, passage, place } = await guidanceIn(page);
    expect([heading, passage, item.text]).to.deep.equal([
      OUTLOOK,
      `All is well. ${SENTENCE} Costs are not guided.`,
      SENTENCE,
    ]);
    if (!('links' in place)) throw new Error('no place');
    expect(page.slice(Number(place.from))).to.match(/^All is well/);
    expect(place.links).to.deep.equal({
      viewer: `/filings/${filing.accession}/document?file=ex99.htm#f${page.indexOf('All is well')}`,
      text_fragment: `${url}#:~:text=For%20fiscal%202026%2C%20we%20expect%20revenue%20of%20%244.0%20billion%20to%20%244.2%20billion.`,
    });
    expect(item.viewer).to.equal(place.links.viewer);
  });

  it('is looked for by its metric, and not where something else is wanted', async () => {
    const counts = async (wanted: Wanted) => (await passagesIn(page, [document], wanted)).guidance.length;
    expect(await counts({ guidance: 'revenue' })).to.equal(1);
    expect(await counts({ guidance: 'eps' })).to.equal(0);
    expect(await counts({ section: 'mda' })).to.equal(0);
  });

  it('has a reason where the release is not archived, or says something else there', async () => {
    const missing = { available: false, reason: 'document_missing' };
    expect((await guidanceIn(null)).place).to.deep.equal(missing);
    expect((await guidanceIn(page, [{ ...document, sha256: 'b' }])).place).to.deep.equal(missing);
    const { passage, place } = await guidanceIn(page.replace('$4.2', '$4.3'));
    expect([passage, place]).to.deep.equal([null, { available: false, reason: 'not_in_document' }]);
  });
});
