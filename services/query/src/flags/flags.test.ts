import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { rotateKey } from '@footnote/api-keys/registry';
import type { Flag } from '@footnote/event-types/types.generated';
import { ACME, FUND } from '../testing/companies.ts';
import { startHarness, type Harness, type WireAnswer } from '../testing/harness.ts';

const DOUBT = {
  symbol: 'acme.b',
  statement: 'income_statement',
  field: 'revenue',
  period: '2025-Q3',
  reason: 'wrong_value',
};

const dataOf = (answer: WireAnswer) => answer.body!['data'] as Record<string, unknown>;

describe('/v2/flags', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await startHarness([ACME, FUND], { now: '2026-02-10T15:00:00.700Z' });
  });
  afterEach(() => harness.stop());

  const events = async (): Promise<readonly Flag[]> => {
    const found: Flag[] = [];
    for (const { partition, low } of await harness.log.watermarks('flags'))
      for await (const records of harness.log.read('flags', partition, { from: low }))
        for (const { value } of records) found.push(await harness.codec.decode('flags', value));
    return found;
  };
  /** The rows that the projection writes for the events. */
  const project = async (): Promise<void> => {
    harness.store.flags = (await events()).map((event) => ({
      ...event,
      accession: event.accession ?? '',
      note: event.note ?? '',
      received_at: new Date(event.source_time).toISOString().slice(0, 23).replace('T', ' '),
    }));
  };
  const post = (body: unknown, key = harness.key) =>
    harness.post('/v2/flags', body, { 'X-API-Key': key, 'Content-Type': 'application/json' });

  it('records a flag with only a hash of the caller and returns its id', async () => {
    const answer = await post({ ...DOUBT, note: 'see page 3', accession: '0009999999-26-000001' });
    expect(answer.status).to.equal(200);
    const [event, ...others] = await events();
    expect(others).to.deep.equal([]);
    expect(event).to.include({
      cik: ACME.cik,
      symbol: 'ACME-B',
      statement: 'income',
      field: 'revenue',
      period: '2025-Q3',
      reason: 'wrong_value',
      accession: '0009999999-26-000001',
      note: 'see page 3',
    });
    expect(event!.reporter).to.match(/^[0-9a-f]{64}$/);
    expect(dataOf(answer)).to.deep.equal({
      accession: '0009999999-26-000001',
      field: 'revenue',
      id: event!.flag_id,
      period: '2025-Q3',
      reason: 'wrong_value',
      received_at: '2026-02-10T15:00:00Z',
      state: 'received',
      statement: 'income_statement',
      symbol: 'ACME-B',
      verdict: null,
    });
    expect(answer.text).not.to.include('page 3');
  });

  it('treats repeated flags as one, concurrent or later, under any symbol of the company', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(DOUBT)));
    await project();
    harness.now += 60_000;
    answers.push(await post(DOUBT), await post({ ...DOUBT, symbol: 'ACME' }));
    expect(new Set(answers.map((answer) => answer.text)).size).to.equal(1);
    expect(await events()).to.have.lengthOf(1);
  });

  it('creates another flag for another reason, note or caller, but not for a rotated key', async () => {
    const other = await harness.issue();
    const rotated = await rotateKey(harness.log, harness.codec, harness.key, { graceMs: 60_000 });
    const first = dataOf(await post(DOUBT))['id'];
    await eventually('it is answered', async () => (await post(DOUBT, rotated.key)).status === 200);
    expect(dataOf(await post(DOUBT, rotated.key))['id']).to.equal(first);
    const ids = new Set([first]);
    await eventually('it is answered', async () => (await post(DOUBT, other.key)).status === 200);
    for (const answer of [
      await post(DOUBT, other.key),
      await post({ ...DOUBT, reason: 'other' }),
      await post({ ...DOUBT, note: 'n' }),
      await post({ ...DOUBT, note: '\ud800' }),
    ])
      ids.add(dataOf(answer)['id']);
    expect(ids.size).to.equal(5);
  });

  it("returns flags by company and by id with the verifier's answer", async () => {
    const id = String(dataOf(await post(DOUBT))['id']);
    await post({ ...DOUBT, field: 'net_income' });
    await project();
    const flagsOf = async (query: string) =>
      dataOf(await harness.get(`/v2/flags?${query}`))['flags'] as Record<string, unknown>[];
    expect(await flagsOf('symbol=ACME')).to.have.lengthOf(2);
    expect((await flagsOf(`symbol=ACME&id=${id}`)).map((flag) => flag['state'])).to.deep.equal(['received']);
    harness.store.flagVerdicts = [{ flag_id: id, outcome: 'refused', refusal: 'not_reported' }];
    const [checked] = await flagsOf(`symbol=ACME&id=${id}`);
    expect(checked).to.deep.include({
      state: 'checked',
      verdict: { outcome: 'refused', refusal: 'not_reported' },
    });
    expect(dataOf(await post(DOUBT))['state']).to.equal('checked');
    expect(await flagsOf('symbol=ACMX')).to.deep.equal([]);
    expect((await harness.get(`/v2/flags?symbol=ACMX&id=${id}`)).status).to.equal(404);
    expect((await harness.get(`/v2/flags?symbol=ACME&id=x`)).status).to.equal(400);
    expect(await flagsOf(`id=${id}`)).to.have.lengthOf(1);
    expect(dataOf(await harness.get(`/v2/flags?id=${id}`))['symbol']).to.equal('ACME-B');
    expect((await harness.get(`/v2/flags?id=${'0'.repeat(64)}`)).status).to.equal(404);
    const message = async (query: string) =>
      ((await harness.get(`/v2/flags?${query}`)).body!['error'] as { message: string }).message;
    expect(await message('')).to.equal('symbol or id is required; allowed are id, limit, symbol');
    expect(await message('symbol=ACME&limit=0')).to.equal(
      "limit must be a whole number from 1 to 1000, not '0'",
    );
    expect(await message('symbol=!')).to.equal('a symbol is 1 to 8 letters, digits, dashes or dots');
    expect(await message('symbol=ACMQ')).to.include('footnote ingest --symbols ACMQ');
  });

  it('fails when the log rejects a flag and accepts it when it is sent again', async () => {
    const append = harness.log.append.bind(harness.log);
    harness.log.append = () => Promise.reject(new Error('the broker is away'));
    const refused = await post(DOUBT);
    expect(refused.status).to.equal(503);
    expect(refused.body!['error']).to.include({ message: 'the event log is unavailable', retryable: true });
    harness.log.append = append;
    expect((await post(DOUBT)).status).to.equal(200);
    expect(await events()).to.have.lengthOf(1);
  });

  const REFUSED: readonly [string, unknown, number, string][] = [
    ['no JSON', '{', 400, 'the body must be strict JSON; the body is not JSON'],
    ['a list', [], 400, 'the body: a JSON object, not "[]"'],
    ['nothing', {}, 400, 'field: required: a text of 1 to 64 characters'],
    ['another reason', { ...DOUBT, reason: 'dislike' }, 400, 'reason: one of wrong_value, '],
    ['a wrong period', { ...DOUBT, period: '2025' }, 400, 'period: a text like FY2025, 2025-Q3, 2025-9M'],
    [
      'a wrong accession',
      { ...DOUBT, accession: '1' },
      400,
      'accession: a text like 0009999999-26-000011, not',
    ],
    ['a long note', { ...DOUBT, note: 'x'.repeat(1001) }, 400, 'note: a text of 1 to 1000 characters, not'],
    ['an unknown field', { ...DOUBT, field: 'capex' }, 400, 'field must be one of '],
    ['an unknown member', { ...DOUBT, email: 'a' }, 400, 'email: no such member; allowed are accession, '],
    [
      'a misspelt symbol',
      { ...DOUBT, symbol: '?' },
      400,
      'a symbol is 1 to 8 letters, digits, dashes or dots',
    ],
    ['a number for a symbol', { ...DOUBT, symbol: 5 }, 400, 'symbol: a text like '],
    [
      'an unknown symbol',
      { ...DOUBT, symbol: 'ACMQ' },
      404,
      'no company listed as ACMQ was ingested; if EDGAR lists it: footnote ingest --symbols ACMQ',
    ],
  ];
  for (const [name, body, status, message] of REFUSED) {
    it(`rejects ${name}`, async () => {
      const answer = await post(body);
      expect(answer.status, answer.text).to.equal(status);
      expect((answer.body!['error'] as { message: string }).message).to.satisfy(
        (text: string) => text.startsWith(message),
        answer.text,
      );
      expect(await events()).to.deep.equal([]);
    });
  }
});
