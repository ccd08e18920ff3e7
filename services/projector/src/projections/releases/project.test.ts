import { expect } from 'chai';
import { releaseEvent } from '@footnote/events/testing/samples';
import type { FilingRelease } from '@footnote/event-types/types.generated';
import type { ReleasePartRow, ReleaseRow } from '@footnote/read-models/releases';
import { eventParts } from '@footnote/releases/document/event-parts';
import { readParts } from '@footnote/releases/document/read-parts';
import { useBench } from '../../testing/bench.ts';
import { releases } from './project.ts';

const CIK = '0000000001';
const ACCESSION = '0000000001-26-000003';
const parts = (html: string): FilingRelease['parts'] => eventParts(readParts(html));
const TABLE = parts('<p>Results</p><table><tr><td>Revenue</td><td colspan="2"><b>41.2</b></td></tr></table>');

describe('the releases projection', () => {
  const bench = useBench();
  const read = <T>(view: string): Promise<readonly T[]> =>
    bench().store.query<T>(`SELECT * FROM ${view} ORDER BY ALL`);
  const project = (...events: readonly FilingRelease[]): Promise<void> =>
    bench()
      .append('releases', ...events)
      .then(() => bench().project([releases]));
  const texts = async (): Promise<readonly string[]> =>
    (await read<ReleasePartRow>('release_parts')).map(
      ({ text, cell_text: cells }) => text || cells.join('|'),
    );

  it('stores an exhibit, its paragraphs, and its tables cell by cell with their places', async () => {
    await project(releaseEvent(CIK, ACCESSION, TABLE));
    const [release, ...others] = await read<ReleaseRow>('releases');
    expect(others).to.deep.equal([]);
    expect(release).to.include({ cik: CIK, accession: ACCESSION, form: '8-K', exhibit: 'EX-99.1' });
    expect(Number(release?.accepted)).to.equal(Date.parse('2026-02-01T21:30:00Z'));
    const [prose, table] = await read<ReleasePartRow>('release_parts');
    expect(prose).to.include({ kind: 'prose', chunk: 0, place: 0, text: 'Results', start: 3 });
    expect(table).to.deep.include({
      kind: 'table',
      place: 1,
      text: '',
      cell_row: [0, 0],
      cell_column: [0, 1],
      cell_span: [1, 2],
      cell_strong: [0, 1],
      cell_text: ['Revenue', '41.2'],
    });
  });

  it('shows an exhibit once its last event is there, and then in place of the set before', async () => {
    const half = (chunk: number, word: string) =>
      releaseEvent(CIK, ACCESSION, parts(`<p>${word} ${chunk}</p>`), { chunk, chunks: 2, set_id: word });
    await project(
      releaseEvent(CIK, ACCESSION, parts('<p>before</p>'), { set_id: 'before' }),
      half(0, 'after'),
    );
    expect(await texts()).to.deep.equal(['before']);
    await project(half(1, 'after'));
    expect(await texts()).to.deep.equal(['after 0', 'after 1']);
    expect(await read('releases')).to.have.length(1);
    await project(half(0, 'after'), half(1, 'after'));
    expect(await texts()).to.deep.equal(['after 0', 'after 1']);
  });

  it('keeps exhibits of one filing apart, and makes dead letters of what no reader could find', async () => {
    await project(
      releaseEvent(CIK, ACCESSION, TABLE),
      releaseEvent(CIK, ACCESSION, TABLE, { source_document: 'e'.repeat(64), exhibit: 'EX-99.2' }),
      releaseEvent('1', ACCESSION, TABLE),
      releaseEvent(CIK, 'x', TABLE),
      releaseEvent(CIK, ACCESSION, TABLE, { chunk: 1 }),
    );
    expect((await read<ReleaseRow>('releases')).map(({ exhibit }) => exhibit)).to.deep.equal([
      'EX-99.1',
      'EX-99.2',
    ]);
    expect((await bench().read('dead-letters')).map(({ reason }) => reason)).to.deep.equal([
      'cik_malformed',
      'accession_malformed',
      'chunk_out_of_range',
    ]);
  });
});
