import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { ACME, NOW } from '@footnote/query/testing/companies';
import { startHarness, type Harness } from '@footnote/query/testing/harness';
import { TOOL_COMPANIES } from '@footnote/query/testing/tool-companies';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { expect } from 'chai';
import { OPERATIONS, startSession, type Session } from './testing/session.ts';

const clock = { now: () => Date.parse(NOW), sleep: () => Promise.resolve() };

describe('the tools, by the official client', () => {
  let harness: Harness;
  let session: Session;
  let tools: readonly Tool[];
  before(async () => {
    harness = await startHarness([{ ...ACME, name: 'Acme Corp' }, ...TOOL_COMPANIES.slice(1)], { now: NOW });
    session = await startSession({ baseUrl: harness.service.address(), key: harness.key, clock });
    ({ tools } = await session.client.listTools());
  });
  afterEach(() => (harness.store.failure = undefined));
  after(async () => {
    await session.stop();
    await harness.stop();
  });

  it('are the operations, with their schemas', () => {
    const [shown, ...operations] = tools.toReversed();
    expect(shown).to.include({ name: 'show_evidence' }).and.to.not.have.any.keys('outputSchema');
    expect(operations.toReversed().map(({ name }) => name)).to.deep.equal(OPERATIONS.map(({ name }) => name));
    for (const { inputSchema, outputSchema, description } of operations) {
      expect(inputSchema).to.not.have.any.keys('$schema', 'anyOf', 'oneOf', 'allOf');
      expect(outputSchema).to.include({ type: 'object' }).and.to.not.have.any.keys('$schema');
      expect(description).to.be.a('string');
    }
    expect(
      tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name),
    ).to.deep.equal(['post_flag']);
  });

  it('return structured content that names the filings, and the same as text', async () => {
    const result = await session.call('get_fundamentals', {
      symbol: 'acme',
      blocks: ['income_statement', 'ttm'],
    });
    expect(result.isError).to.equal(undefined);
    const { body } = await harness.get('/v2/fundamentals?symbol=acme&blocks=income_statement,ttm');
    expect(result.structuredContent).to.deep.equal(body);
    const [row] = (body!['data'] as { income_statement: { provenance: object }[] }).income_statement;
    expect(row!.provenance).to.have.keys('accession', 'filed', 'form');
    expect(result.content).to.deep.equal([{ type: 'text', text: JSON.stringify(body) }]);
  });

  it('return a refusal as a result with a recovery that can be executed', async () => {
    const refused = await session.call('get_profile', { symbol: 'ACMEE' });
    expect(refused.isError).to.equal(true);
    const { reason, recovery } = refused.structuredContent as {
      reason: string;
      recovery: { tool: string; params: Record<string, unknown> };
    };
    expect(reason).to.equal('symbol_unknown');
    const found = await session.call(recovery.tool, recovery.params);
    expect(found.isError).to.equal(undefined);
    expect(JSON.stringify(found.structuredContent)).to.include('"ticker":"ACME"');
  });

  it('keep refused cells in place', async () => {
    const result = await session.call('stock_financials', {
      symbol: 'ACME',
      statements: ['income'],
      detail: 'full',
    });
    expect(result.isError).to.equal(undefined);
    expect(JSON.stringify(result.structuredContent)).to.include('"refusals":[{"unavailable":"not_reported"');
  });

  it('refuse invalid arguments without calling the service, in the format of the operation', async () => {
    const requested = harness.store.queries;
    const get = await session.call('get_fundamentals', { symbol: 'ACME', period: 'monthly' });
    expect(get).to.deep.include({
      isError: true,
      structuredContent: {
        available: false,
        error: {
          code: 'PARAM_INVALID',
          message: 'period: must be equal to one of the allowed values: annual, quarter',
          retryable: false,
        },
        reason: 'param_invalid',
        recovery: { action: 'fix_request' },
      },
    });
    const tool = await session.call('stock_financials', { periods: 99 });
    expect(tool.structuredContent).to.deep.nested.include({
      'data.unavailable': 'invalid_request',
      'data.recovery': { action: 'fix_request' },
    });
    expect(tool.isError).to.equal(true);
    expect(harness.store.queries).to.equal(requested);
  });

  it('pass on what only the service can refuse', async () => {
    const future = await session.call('get_fundamentals', { symbol: 'ACME', as_known_on: '2999-01-01' });
    expect(future.structuredContent).to.deep.include({ reason: 'param_invalid' });
    harness.store.failure = new ReadStoreUnavailableError('away', { cause: undefined });
    const away = await session.call('stock_financials', { symbol: 'ACMB', periods: 7 });
    expect(away.isError).to.equal(true);
    expect(away.structuredContent).to.deep.equal({
      available: false,
      reason: 'upstream_unavailable',
      recovery: { action: 'wait', seconds: 5 },
    });
  });

  it('refuse an invalid key', async () => {
    const other = await startSession({ baseUrl: harness.service.address(), key: 'fn_unknown', clock });
    const result = await other.call('get_catalog');
    expect(result).to.deep.include({
      isError: true,
      structuredContent: { available: false, reason: 'invalid_api_key' },
    });
    await other.stop();
  });

  it('report that the service is unavailable', async () => {
    // Nothing listens on port 1.
    const nowhere = await startSession({ baseUrl: 'http://127.0.0.1:1', key: 'fn_any', clock });
    for (const [name, given] of [
      ['get_catalog', {}],
      ['stock_search', { query: 'acme' }],
    ] as const) {
      const result = await nowhere.call(name, given);
      expect(result.isError).to.equal(true);
      expect(result.structuredContent).to.deep.include({
        reason: 'upstream_unavailable',
        recovery: { action: 'wait', seconds: 5 },
      });
    }
    await nowhere.stop();
  });

  it('fail by the protocol only if there is no such tool', async () => {
    const failure: unknown = await session.call('get_rich').catch((error: unknown) => error);
    expect(failure).to.include({ code: -32602 });
  });

  it('serve many concurrent calls', async () => {
    const symbols = ['ACME', 'NOPE', 'acme.b', 'ACMB'];
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => session.call('get_fundamentals', { symbol: symbols[at % 4]! })),
    );
    for (const [at, result] of all.entries()) expect(result.isError === true).to.equal(at % 4 === 1);
  });
});
