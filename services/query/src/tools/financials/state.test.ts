import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { NOW } from '../../testing/companies.ts';
import type { FakeCompany } from '../../testing/fake-store.ts';
import { startHarness, type Harness } from '../../testing/harness.ts';
import { changed, toolCells } from '@footnote/lanes/testing/tool-cells';
import { NAMED, YEAR } from '../../testing/tool-companies.ts';

const PATH = '/v1/tools/stock_financials';

describe('the state of an answer', () => {
  let harness: Harness;
  const ask = (body: object) => harness.post(PATH, body);
  before(async () => {
    harness = await startHarness([NAMED], { now: NOW });
  });
  after(() => harness.stop());

  const conditionally = (body: object, tag: string, from: Harness = harness) =>
    from.post(PATH, body, {
      'X-API-Key': from.key,
      'Content-Type': 'application/json',
      'If-None-Match': tag,
    });

  it('has a strong ETag and answers 304 without a body', async () => {
    const first = await ask({ symbol: 'ACME' });
    const tag = first.headers.get('etag')!;
    expect(tag).to.match(/^"[\w-]{22}-gzip"$/);
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await conditionally({ symbol: 'ACME' }, given);
      expect(answer.status, given).to.equal(304);
      expect(answer.text).to.equal('');
      expect(answer.headers.get('etag')).to.equal(tag);
    }
    expect((await conditionally({ symbol: 'ACME' }, '"other"')).status).to.equal(200);
    expect((await conditionally({ symbol: 'ACME', periods: 4 }, tag)).status).to.equal(200);
  });

  it('has the same ETag on every replica, at any time and for equivalent requests', async () => {
    const other = await startHarness([NAMED], { now: '2027-07-01T03:00:00Z' });
    try {
      const tag = (await ask({ symbol: 'ACME', detail: 'full' })).headers.get('etag')!;
      const requested = {
        detail: 'full',
        symbol: 'acme',
        schema: 2,
        periods: 3,
        statements: [],
        approx: false,
      };
      expect((await conditionally(requested, tag, other)).status).to.equal(304);
    } finally {
      await other.stop();
    }
  });

  it('has the same ETag for every spelling of the company', async () => {
    const body = { period_kind: 'quarter', detail: 'audit' };
    const tags = await Promise.all(
      ['ACME', 'acme', '9999999'].map(async (symbol) => (await ask({ ...body, symbol })).headers.get('etag')),
    );
    expect(new Set(tags)).to.have.property('size', 1);
    expect((await ask({ ...body, symbol: 'acme.b' })).headers.get('etag')).not.to.equal(tags[0]);
  });

  it('changes with the response once the company is published, and returns with it', async () => {
    const before = await ask({ symbol: 'ACME' });
    const tag = before.headers.get('etag')!;
    const known = harness.store.companies;
    const publish = async (companies: readonly FakeCompany[], revision: number) => {
      harness.store.companies = companies;
      await harness.publish(NAMED.cik, revision);
    };
    const restated = changed(
      toolCells(NAMED.cells ?? []),
      ({ field, period_end: end }) => field === 'revenue' && end === YEAR,
      { value: '1061' },
    );
    await publish([{ ...NAMED, cells: restated, revision: 2 }], 2);
    await eventually(
      'it is answered',
      async () => (await conditionally({ symbol: 'ACME' }, tag)).status === 200,
    );
    await publish(known, 3);
    await eventually(
      'the tag is valid again',
      async () => (await conditionally({ symbol: 'ACME' }, tag)).status === 304,
    );
    expect((await ask({ symbol: 'ACME' })).text).to.equal(before.text);
  });
});
