import { createFootnote } from '@footnote/client';
import { wholeContract } from '@footnote/contract/open-api';
import { ACME, NOW } from '@footnote/query/testing/companies';
import { startHarness, type Harness } from '@footnote/query/testing/harness';
import { expect } from 'chai';
import { listStatements } from './resources.ts';
import { startSession, type Session } from './testing/session.ts';

const { signal } = new AbortController();

describe('the resources, by the official client', () => {
  let harness: Harness;
  let session: Session;
  before(async () => {
    harness = await startHarness([{ ...ACME, name: 'Acme Corp' }], { now: NOW });
    session = await startSession({ baseUrl: harness.service.address(), key: harness.key });
  });
  after(async () => {
    await session.stop();
    await harness.stop();
  });
  const failing = (uri: string): Promise<unknown> =>
    session.client.readResource({ uri }).catch((error: unknown) => error);

  it('return the statements of a company, by symbol', async () => {
    const { resourceTemplates } = await session.client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).to.deep.equal([
      'footnote://companies/{symbol}/statements',
      'footnote://companies/{symbol}/statements/{period}',
    ]);
    for (const [suffix, query] of [
      ['', ''],
      ['/annual', '&period=annual'],
      ['/quarter', '&period=quarter'],
    ] as const) {
      const uri = `footnote://companies/acme.b/statements${suffix}`;
      const { contents } = await session.client.readResource({ uri });
      const { text } = await harness.get(`/v2/fundamentals?symbol=acme.b${query}`);
      expect(contents).to.deep.equal([{ uri, mimeType: 'application/json', text }]);
    }
  });

  it('fail for an unknown URI and for an unknown symbol, with the recovery', async () => {
    for (const uri of [
      'footnote://companies',
      'footnote://companies/ACME/statements/monthly',
      'https://a.test/',
    ])
      expect(await failing(uri)).to.include({ code: -32002 });
    const unknown = (await failing('footnote://companies/NOPE/statements')) as { data: object };
    expect(unknown).to.include({ code: -32002 });
    expect(unknown.data).to.deep.include({ reason: 'symbol_unknown' });
    expect(await failing('footnote://companies/%E0%A4%A/statements')).to.include({ code: -32603 });
  });

  it('are suggested by the beginning of a symbol', async () => {
    const suggest = async (name: string, value: string): Promise<readonly string[]> => {
      const ref = { type: 'ref/resource', uri: 'footnote://companies/{symbol}/statements/{period}' } as const;
      return (await session.client.complete({ ref, argument: { name, value } })).completion.values;
    };
    expect(await suggest('symbol', 'acm')).to.deep.equal(['ACME']);
    expect(await suggest('symbol', '')).to.deep.equal([]);
    expect(await suggest('period', 'q')).to.deep.equal(['quarter']);
  });

  it('are listed by pages, as the screener has them', async () => {
    const { responses } = wholeContract().paths['/v2/screen']!['get'] as {
      responses: {
        200: { content: { 'application/json': { examples: Record<string, { value: object }> } } };
      };
    };
    const [{ value } = { value: {} }] = Object.values(responses[200].content['application/json'].examples);
    const { data, ...rest } = value as { data: { rows: { symbol: string; name: string; cik: string }[] } };
    const requested: URLSearchParams[] = [];
    const footnote = createFootnote({
      key: 'fn_any',
      fetch: ({ url }) => {
        requested.push(new URL(url).searchParams);
        return Promise.resolve(
          Response.json({ ...rest, data: { ...data, next_cursor: requested.length === 1 ? 'b_1' : null } }),
        );
      },
    });
    const first = await listStatements(footnote, undefined, signal);
    const last = await listStatements(footnote, first.nextCursor, signal);
    expect(first.nextCursor).to.equal('b_1');
    expect(last).to.not.have.property('nextCursor');
    expect(requested.map((query) => query.get('cursor'))).to.deep.equal([null, 'b_1']);
    const [{ symbol, name, cik } = { symbol: '', name: '', cik: '' }] = data.rows;
    expect(first.resources[0]).to.deep.equal({
      uri: `footnote://companies/${symbol}/statements`,
      name: symbol,
      title: `Statements of ${name}`,
      description: `CIK ${cik}`,
      mimeType: 'application/json',
    });
    expect(first.resources).to.have.lengthOf(data.rows.length);
  });
});
