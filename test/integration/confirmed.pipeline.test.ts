import { expect } from 'chai';
import type { StreamedEvent } from '@footnote/contract/types.generated';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { newestRelease, newestReport, without } from './release-mirror.ts';
import { useSpineOf } from './spine-of.ts';

const whole = generateIssuer({ ...demoSpecs[0]!, first_year: 2022, years: 4 });

/** The events of a stream until one fits. */
async function eventsUntil(
  body: ReadableStream<Uint8Array> | null,
  fits: (event: StreamedEvent) => boolean,
): Promise<readonly StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  let text = '';
  for await (const bytes of (body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
    text += bytes;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.+)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      const event = JSON.parse(data) as StreamedEvent;
      events.push(event);
      if (fits(event)) return events;
    }
  }
  throw new Error('the stream ended');
}

describe('a report that follows its release', () => {
  const { spine, mirror } = useSpineOf([without(whole, [newestReport(whole).accession])]);

  it('confirms each announced figure for a subscriber, in SQL and in the statements', async () => {
    const headers = { 'X-API-Key': spine().key };
    const quarters = () =>
      spine().store.query<{ form: string; preliminary: number }>(
        `SELECT form, has(flags, 'preliminary') AS preliminary FROM statement_cells
        WHERE field = 'revenue' AND period_kind = 'quarter' ORDER BY period_end DESC LIMIT 1`,
      );
    expect(await quarters()).to.deep.equal([{ form: '8-K', preliminary: 1 }]);

    const abort = new AbortController();
    const stream = await fetch(`${spine().address}/v2/stream?symbols=${whole.spec.ticker}&kinds=revision`, {
      headers,
      signal: abort.signal,
    });
    expect(stream.status).to.equal(200);
    await writeMirror(mirror(), [whole]);
    await spine().ingest(mirror(), { symbols: [whole.spec.ticker] });
    const events = await eventsUntil(
      stream.body,
      (event) => event.kind === 'revision' && event.chunk === event.chunks - 1,
    );
    abort.abort();

    const changes = events.flatMap((event) => (event.kind === 'revision' ? event.changes : []));
    const revenue = changes.find(({ field, period_kind: kind }) => field === 'revenue' && kind === 'quarter');
    expect(revenue?.cause.code).to.equal('confirmed');
    expect(revenue?.old.filing?.accession).to.equal(newestRelease(whole).accession);
    expect(revenue?.new.filing?.accession).to.equal(newestReport(whole).accession);
    expect(revenue?.new.value).to.equal(revenue?.old.value);
    expect(changes.filter(({ cause }) => cause.code === 'changed')).to.deep.equal([]);
    expect(await quarters()).to.deep.equal([{ form: '10-Q', preliminary: 0 }]);
  });
});
