import { expect } from 'chai';
import { createHash } from 'node:crypto';
import type { Archive } from '@footnote/edgar/archive';
import type { Document, FilingRelease } from '@footnote/event-types/types.generated';
import { readRelease } from '@footnote/releases/read-release';
import { inventedRelease } from '@footnote/releases/testing/invented-release';
import { partsOf } from '@footnote/releases/document/event-parts';
import { readParts } from '@footnote/releases/document/read-parts';
import { releasesStage } from './releases-stage.ts';
import { archiveOf, documentOf } from './testing/documents.ts';

const FOLDER = 'https://www.sec.gov/Archives/edgar/data/9990001/000999000126000003';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const report = (item: string): Uint8Array =>
  bytes(`<html><p>FORM 8-K</p><p>Item ${item} Something</p><p>See the release.</p></html>`);
const RESULTS = report('2.02');
const HTML =
  '<html><p>Revenue rose to $41.2 million.</p><table><tr><td></td><td colspan="2"><b>Three Months</b></td></tr>' +
  '<tr></tr><tr><td>Revenue</td><td>$</td><td>41,200</td></tr></table></html>';
const RELEASE = bytes(HTML);

const exhibit = (content: Uint8Array, name: string, type = 'EX-99.1') => ({
  url: `${FOLDER}/${name}`,
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.length,
  type,
});

const filing = (main: Uint8Array, parts: Document['parts'], form = '8-K'): Document => ({
  ...documentOf(main),
  kind: 'filing',
  accession: '0009990001-26-000003',
  form,
  filed: '2026-01-28',
  url: `${FOLDER}/a8k.htm`,
  parts,
});

const take = async (document: Document, archive: Pick<Archive, 'get'>) =>
  releasesStage({ archive }).take(document);

const read = async (document: Document, archive: Pick<Archive, 'get'>) => {
  const step = await take(document, archive);
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  const { runs, leftOut } = step.value;
  return { sets: [...runs].map((run) => run.map(({ event }) => event as FilingRelease)), leftOut };
};

describe('the releases of an 8-K', () => {
  it('are the paragraphs and tables of each exhibit 99 under item 2.02, with their places', async () => {
    const other = bytes('<html><p>Supplement</p></html>');
    const parts = [exhibit(RELEASE, 'results.htm'), exhibit(other, 'more.htm', 'EX-99.2')];
    const { sets, leftOut } = await read(filing(RESULTS, parts), archiveOf(RESULTS, RELEASE, other));
    expect(leftOut).to.equal(null);
    expect(sets.map(([event]) => [event?.exhibit, event?.url, event?.chunks])).to.deep.equal([
      ['EX-99.1', `${FOLDER}/results.htm`, 1],
      ['EX-99.2', `${FOLDER}/more.htm`, 1],
    ]);
    const carried = sets[0]?.[0]?.parts ?? [];
    expect(partsOf(carried)).to.deep.equal(readParts(HTML));
    for (const { from, to, text } of carried.flatMap(({ cells }) => cells))
      expect(HTML.slice(from, to)).to.include(text);
    const again = await read(
      { ...filing(RESULTS, parts), source_time: 1 },
      archiveOf(RESULTS, RELEASE, other),
    );
    expect(again.sets[0]?.[0]?.set_id).to.equal(sets[0]?.[0]?.set_id);
  });

  it('are announced by one event of a filing, with the period that its exhibit proves', async () => {
    const { html, context } = inventedRelease(1, 'two_columns');
    const proven = bytes(html);
    const letter = bytes('<p>To our shareholders</p>');
    const parts = [exhibit(letter, 'letter.htm'), exhibit(proven, 'results.htm', 'EX-99.2')];
    const document = { ...filing(RESULTS, parts), filed: context.released };
    const { sets } = await read(document, archiveOf(RESULTS, letter, proven));
    const ends = readRelease(html, { ...context, served: [] })
      .statements.filter(({ statement }) => statement === 'income')
      .flatMap(({ cells }) => cells.map(({ period }) => period.end));
    expect(sets.flat().map(({ announces }) => announces)).to.deep.equal([
      null,
      { period_end: ends.toSorted().at(-1) },
    ]);
    const unproven = await read(filing(RESULTS, parts.slice(0, 1)), archiveOf(RESULTS, letter));
    expect(unproven.sets.flat().map(({ announces }) => announces)).to.deep.equal([{ period_end: null }]);
  });

  it('are split into several events, in order, if they do not fit into one', async () => {
    const long = bytes(`<html>${`<p>${'Many words about results. '.repeat(400)}</p>`.repeat(200)}</html>`);
    const { sets } = await read(filing(RESULTS, [exhibit(long, 'long.htm')]), archiveOf(RESULTS, long));
    const [events = []] = sets;
    expect(events.length).to.be.greaterThan(1);
    expect(events.map(({ chunk, chunks }) => [chunk, chunks])).to.deep.equal(
      events.map((_, at) => [at, events.length]),
    );
    const said = events.map(({ announces }) => announces !== null);
    expect(said).to.deep.equal(events.map((_, at) => at === events.length - 1));
    expect(partsOf(events.flatMap(({ parts }) => parts))).to.have.length(200);
  });

  it('are not those of other items, other forms or filings without exhibits', async () => {
    const parts = [exhibit(RELEASE, 'results.htm')];
    const reasonOf = async (document: Document, main: Uint8Array): Promise<unknown> => {
      const step = await take(document, archiveOf(main, RELEASE));
      return step.kind === 'drop' ? step.reason : step;
    };
    const appointment = report('5.02');
    expect(await reasonOf(filing(appointment, parts), appointment)).to.equal('no_results');
    expect(await reasonOf(filing(RESULTS, []), RESULTS)).to.equal('no_exhibit');
    expect(await reasonOf(filing(RESULTS, parts, '10-K'), RESULTS)).to.equal('other_form');
    const old = report('12.');
    expect((await read(filing(old, parts), archiveOf(old, RELEASE))).sets).to.have.length(1);
  });

  it('of a 6-K are the exhibits whose headline announces results of a period and whose tables prove a statement', async () => {
    const { html, context } = inventedRelease(1, 'two_columns');
    const main = bytes('<html>FORM 6-K</html>');
    const headed = (headline: string, body: string): Uint8Array => bytes(`<p>${headline}</p>${body}`);
    const step = async (content: Uint8Array) =>
      take(
        { ...filing(main, [exhibit(content, 'ex99.htm')], '6-K'), filed: context.released },
        archiveOf(main, content),
      );
    expect(await step(headed('Example SA reports second quarter results', html))).to.have.property(
      'kind',
      'ok',
    );
    const others = [
      headed('Example SA appoints a director', html.replace(/results|earnings/gi, 'matters')),
      headed('Example SA reports second quarter results', '<p>See our website.</p>'),
      bytes('%PDF-1.4'),
    ];
    for (const other of others) expect(await step(other)).to.include({ kind: 'drop', reason: 'no_results' });
  });

  it('are left out with the reason if they cannot be read, and the others are kept', async () => {
    const pdf = bytes('%PDF-1.4');
    const parts = [exhibit(pdf, 'results.pdf'), exhibit(RELEASE, 'results.htm', 'EX-99.2')];
    const { sets, leftOut } = await read(filing(RESULTS, parts), archiveOf(RESULTS, pdf, RELEASE));
    expect(sets).to.have.length(1);
    expect(leftOut?.reason).to.equal('not_text');
    const alone = await take(filing(RESULTS, parts.slice(0, 1)), archiveOf(RESULTS, pdf));
    expect(alone).to.include({ kind: 'dead-letter', reason: 'not_text' });
    const deep = bytes(`<html>${'<div>'.repeat(500)}</html>`);
    const hurt = filing(RESULTS, [exhibit(deep, 'results.htm')]);
    expect(await take(hurt, archiveOf(RESULTS, deep))).to.include({ reason: 'document_too_deep' });
    expect(await take(filing(RESULTS, parts), archiveOf(RESULTS))).to.include({ reason: 'archive_missing' });
  });
});
