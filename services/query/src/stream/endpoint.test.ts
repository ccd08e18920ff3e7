import { expect } from 'chai';
import { revokeKey } from '@footnote/api-keys/registry';
import type { CellRevisions } from '@footnote/event-types/types.generated';
import { changesReport, officerChange } from '@footnote/events/testing/governance';
import { eventually } from '@footnote/testing/eventually';
import { appendEvent } from '@footnote/wire/events/testing/append-event';
import { ACME } from '../testing/companies.ts';
import { componentValidator } from '@footnote/contract/testing';
import { startHarness, type Harness } from '../testing/harness.ts';
import { writePosition } from './position.ts';
import { createEventReader } from './testing/read-stream.ts';

/** A contradicted cell, and one whose period is gone. */
const refused: Partial<CellRevisions> = {
  kind: 'refusal',
  changes: ['verdict', 'withdrawn'].map((cause) => ({
    statement: 'income',
    field: 'eps_diluted',
    period_kind: 'quarter',
    fiscal_year: 2025,
    fiscal_period: 'Q4',
    period_start: '2025-10-01',
    period_end: '2025-12-31',
    unit: 'USD/shares',
    old: {
      value: '1.7205',
      refusal: null,
      rule: null,
      concept: 'us-gaap:EarningsPerShareDiluted',
      method: 'derived_q4',
      accession: '0000000001-26-000001',
      form: '10-K',
      filed: '2026-02-01',
    },
    new:
      cause === 'withdrawn'
        ? null
        : {
            value: null,
            refusal: 'oracle_contradicted',
            rule: 'verification.per_share',
            concept: null,
            method: null,
            accession: null,
            form: null,
            filed: null,
          },
    cause,
    caused_by: null,
  })),
};

describe('GET /v2/stream', () => {
  let harness: Harness;
  const leaving: AbortController[] = [];
  beforeEach(async () => {
    harness = await startHarness([ACME], {
      now: '2026-02-10T15:00:00Z',
      streams: { perKey: 2, times: { beatMs: 10 } },
    });
  });
  afterEach(async () => {
    for (const controller of leaving.splice(0)) controller.abort();
    await harness.stop();
  });

  const open = async (query = '', headers: Record<string, string> = {}) => {
    const controller = new AbortController();
    leaving.push(controller);
    const response = await fetch(`${harness.service.address()}/v2/stream${query}`, {
      headers: { 'X-API-Key': harness.key, ...headers },
      signal: controller.signal,
    });
    expect(response.status).to.equal(200);
    const reader = createEventReader();
    let hasEnded = false;
    const read = async (): Promise<void> => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) reader.push(chunk);
      hasEnded = true;
    };
    const ended = read().catch(() => undefined);
    return { response, reader, ended, hasEnded: () => hasEnded, leave: () => controller.abort() };
  };
  const refusal = async (query: string, headers: Record<string, string> = {}) => {
    const { status, body } = await harness.get(`/v2/stream${query}`, {
      'X-API-Key': harness.key,
      ...headers,
    });
    return [status, (body!['error'] as { code: string; message: string }).message];
  };

  it('sends each kind of event as the contract has it', async () => {
    const { response, reader } = await open('?symbols=acme.b');
    expect(response.headers.get('content-type')).to.equal('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-ratelimit-remaining')).to.match(/^\d+$/);
    await appendEvent(harness, 'filings', '0000000001', 0);
    const ids = [
      await appendEvent(harness, 'filings', ACME.cik, 1),
      await appendEvent(harness, 'stakes', ACME.cik, 2),
      await appendEvent(harness, 'trades', ACME.cik, 3),
      await appendEvent(harness, 'revisions', ACME.cik, 4),
      await appendEvent(harness, 'revisions', ACME.cik, 5, refused),
      await appendEvent(harness, 'releases', ACME.cik, 6),
      await appendEvent(harness, 'governance', ACME.cik, 8),
      await appendEvent(harness, 'governance', ACME.cik, 10, {
        arrangements: [],
        statements: [],
        current_report: changesReport([officerChange()]),
      }),
    ];
    await appendEvent(harness, 'releases', ACME.cik, 7, { announces: null });
    await appendEvent(harness, 'governance', ACME.cik, 9, { arrangements: [], statements: [] });
    await eventually('all', () => reader.events.length === 8);
    expect(reader.events.map(({ data }) => data['event_id'])).to.have.members(ids);
    expect(reader.events.map(({ event }) => event)).to.have.members([
      'filing',
      'stake',
      'insider_trade',
      'revision',
      'refusal',
      'results',
      'governance',
      'governance',
    ]);
    const validate = componentValidator('StreamedEvent');
    for (const { event, data } of reader.events) {
      expect(validate(data), JSON.stringify(validate.errors)).to.equal(true);
      expect(data['kind']).to.equal(event);
      expect(Object.keys(data)).to.deep.equal(Object.keys(data).sort());
    }
  });

  it('resumes behind an id, also behind one of a block without an event', async () => {
    const first = await open();
    await eventually('an id', () => first.reader.lastId() !== '');
    first.leave();
    const ids = [
      await appendEvent(harness, 'stakes', ACME.cik, 1),
      await appendEvent(harness, 'stakes', ACME.cik, 2),
    ];
    const second = await open('', { 'Last-Event-ID': first.reader.lastId() });
    await eventually('both', () => second.reader.events.length === 2);
    expect(second.reader.events.map(({ data }) => data['event_id'])).to.deep.equal(ids);
    const third = await open('', { 'Last-Event-ID': second.reader.events[0]!.id });
    await eventually('the second', () => third.reader.events.length === 1);
    expect(third.reader.events[0]).to.deep.equal(second.reader.events[1]);
  });

  it('refuses what is no id of this log', async () => {
    const message = 'Last-Event-ID is not an id of this stream: connect without it, and read what you missed';
    await appendEvent(harness, 'stakes', ACME.cik, 1);
    const other = (offset: number, check: string) =>
      writePosition({
        next: { filings: [0], stakes: [offset], trades: [0], revisions: [0], releases: [0], governance: [0] },
        witness: { topic: 'stakes', partition: 0, check },
      });
    for (const id of ['x', other(1, '00000000'), other(2, '00c0ffee')])
      expect(await refusal('', { 'Last-Event-ID': id })).to.deep.equal([400, message]);
  });

  it('names what is wrong with a request', async () => {
    expect(await refusal('?kinds=stake,price')).to.deep.equal([
      400,
      "kinds must be a comma-separated list of filing, governance, insider_trade, refusal, refusal_lifted, results, revision, stake, not 'price'",
    ]);
    expect(await refusal('?since=2026')).to.deep.equal([400, "since must be a day, YYYY-MM-DD, not '2026'"]);
    expect(await refusal('?symbol=ACME')).to.deep.equal([
      400,
      "'symbol' is not a parameter; allowed are kinds, since, symbols",
    ]);
    expect((await refusal('?symbols=ACME-B,ACMX'))[0]).to.equal(404);
    expect((await harness.get('/v2/stream', {})).status).to.equal(401);
  });

  it('has a number of streams for each key, which count until they end', async () => {
    const first = await open();
    await open();
    expect(await refusal('')).to.deep.equal([429, 'the key has its 2 streams already']);
    first.leave();
    await eventually('there is room', async () => {
      const head = await fetch(`${harness.service.address()}/v2/stream`, {
        method: 'HEAD',
        headers: { 'X-API-Key': harness.key },
      });
      return head.status === 200;
    });
    await open();
  });

  it('ends the streams of a key that is revoked', async () => {
    const another = await harness.issue();
    await eventually('it is known', async () => {
      const { status } = await harness.get('/v2/catalog', { 'X-API-Key': another.key });
      return status === 200;
    });
    const one = await open('', { 'X-API-Key': another.key });
    const stays = await open();
    await revokeKey(harness.log, harness.codec, another.key);
    await one.ended;
    expect([one.hasEnded(), stays.hasEnded()]).to.deep.equal([true, false]);
  });

  it('ends streams with the word to come back when the service ends', async () => {
    const one = await open();
    await eventually('it is live', () => one.reader.lastId() !== '');
    await harness.service.stop();
    await one.ended;
    expect(one.hasEnded()).to.equal(true);
    expect(one.reader.text()).to.match(/retry: \d+\n\n$/);
  });
});
