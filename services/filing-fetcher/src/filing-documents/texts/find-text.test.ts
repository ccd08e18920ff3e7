import { expect } from 'chai';
import type { DocumentClues, FoundFile } from '../kind.ts';
import { findText } from './find-text.ts';

const ACCESSION = '0000000001-26-000007';
const SUBMISSION = `${ACCESSION}.txt`;
const INDEX = `${ACCESSION}-index.htm`;

const clues = (changes: Partial<DocumentClues>): DocumentClues => ({
  accession: ACCESSION,
  form: '10-K',
  filed: '2026-02-05',
  sourceTime: 0,
  reportDate: '2025-12-31',
  primaryDocument: 'a10k.htm',
  items: null,
  size: 1000,
  isKnown: true,
  isInline: true,
  files: null,
  isPublished: false,
  lacking: null,
  symbols: ['AAA'],
  ...changes,
});

const document = (type: string, name: string | null, text: string): string =>
  `<DOCUMENT>\n<TYPE>${type}\n${name === null ? '' : `<FILENAME>${name}\n`}<TEXT>${text}</TEXT>\n</DOCUMENT>\n`;
const row = (type: string, name: string): string =>
  `<tr><td>1</td><td>x</td><td><a href="/Archives/${name}">${name}</a></td><td>${type}</td></tr>`;

/** The files found for a filing in a source with these files, and the requests made. */
const find = async (
  changes: Partial<DocumentClues>,
  source: Readonly<Record<string, string>>,
  held: Readonly<Record<string, string>> = {},
) => {
  const requested: string[] = [];
  const from = (files: Readonly<Record<string, string>>, name: string): Uint8Array | null =>
    files[name] === undefined ? null : Buffer.from(files[name]);
  const found = await findText(
    clues(changes),
    (name) => {
      requested.push(name);
      return Promise.resolve(from(source, name));
    },
    (name) => Promise.resolve(from(held, name)),
  );
  const shown = ({ name, content, type }: FoundFile) => [name, Buffer.from(content).toString(), type ?? ''];
  return { requested, found: found?.map(shown) ?? null };
};

describe('the text of a filing', () => {
  it('takes one request by the name of the primary document', async () => {
    const { requested, found } = await find({}, { 'a10k.htm': '<p>report</p>' });
    expect(requested).to.deep.equal(['a10k.htm']);
    expect(found).to.deep.equal([['a10k.htm', '<p>report</p>', '']]);
  });

  it('takes no request if it is archived in the XBRL report', async () => {
    const { requested, found } = await find({}, {}, { 'a10k.htm': 'held' });
    expect(requested).to.deep.equal([]);
    expect(found).to.deep.equal([['a10k.htm', 'held', '']]);
  });

  it('includes the annual report that a 10-K mentions as exhibit 13', async () => {
    const source = {
      'a10k.htm': 'see Exhibit&nbsp;13 hereto',
      [INDEX]:
        row('10-K', 'a10k.htm') + row('EX-10', 'x10.htm') + row('EX-13', 'x13.htm') + row('EX-13.2', 'x.pdf'),
      'x13.htm': 'discussion',
    };
    const { requested, found } = await find({}, source);
    expect(requested).to.deep.equal(['a10k.htm', INDEX, 'x13.htm']);
    expect(found?.[1]).to.deep.equal(['x13.htm', 'discussion', 'EX-13']);
    expect((await find({ form: '10-Q' }, source)).requested).to.deep.equal(['a10k.htm']);
  });

  it('is extracted from the full submission, together with the press release of an 8-K', async () => {
    const submission =
      document('8-K', 'a8k.htm', 'items') +
      document('EX-99.1', 'release.htm', 'results') +
      document('GRAPHIC', 'logo.jpg', 'begin 644') +
      document('EX-99.2', 'slides.pdf', '<PDF>');
    const release = { form: '8-K', primaryDocument: 'a8k.htm', items: '2.02,9.01' };
    const { requested, found } = await find(release, { [SUBMISSION]: submission });
    expect(requested).to.deep.equal([SUBMISSION]);
    expect(found).to.deep.equal([
      ['a8k.htm', 'items', ''],
      ['release.htm', 'results', 'EX-99.1'],
    ]);
    expect((await find({ ...release, items: '5.02' }, { 'a8k.htm': 'items' })).requested).to.deep.equal([
      'a8k.htm',
    ]);
  });

  it('is fetched file by file if the submission is missing or very large', async () => {
    const source = { 'a8k.htm': 'items', [INDEX]: row('EX-99.1', 'release.htm'), 'release.htm': 'results' };
    const release = { form: '8-K', primaryDocument: 'a8k.htm', items: '7.01' };
    const small = await find(release, source);
    expect(small.requested).to.deep.equal([SUBMISSION, 'a8k.htm', INDEX, 'release.htm']);
    expect(small.found).to.have.length(2);
    expect((await find({ ...release, size: 40_000_000 }, source)).requested).to.deep.equal([
      'a8k.htm',
      INDEX,
      'release.htm',
    ]);
  });

  it('of the 1990s has the address of the full submission', async () => {
    const submission = document('10-K405', null, 'Item 1') + document('EX-13', null, 'Item 7');
    const old = { form: '10-K405', primaryDocument: null };
    expect((await find(old, { [SUBMISSION]: submission })).found).to.deep.equal([
      [SUBMISSION, 'Item 1', ''],
      [SUBMISSION, 'Item 7', 'EX-13'],
    ]);
  });

  it('falls back to the submission if the primary document is missing, and is null if neither exists', async () => {
    const { requested, found } = await find({}, { [SUBMISSION]: document('10-K', 'a10k.htm', 'text') });
    expect(requested).to.deep.equal(['a10k.htm', SUBMISSION]);
    expect(found).to.deep.equal([['a10k.htm', 'text', '']]);
    expect((await find({}, {})).found).to.equal(null);
    expect((await find({}, { [SUBMISSION]: '<html>no such file</html>' })).found).to.equal(null);
  });
});
