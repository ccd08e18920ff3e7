import { createFootnote } from '@footnote/client';
import { expect } from 'chai';
import { startSession } from '../testing/session.ts';
import { estimateTokens } from './tokens.ts';
import { createIntentTools, INTENTS } from './tools.ts';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
/** Nothing listens on port 1. */
const NOWHERE = { baseUrl: 'http://127.0.0.1:1', key: 'fn_any', clock };

describe('the tools that are offered by default', () => {
  const tools = createIntentTools(createFootnote(NOWHERE), NOWHERE.baseUrl);

  it('are a dozen in under 4,000 tokens, with an example in each description', () => {
    expect(tools.list).to.have.lengthOf.within(10, 12);
    expect(estimateTokens(JSON.stringify({ tools: tools.list }))).to.be.below(4000);
    for (const { name, description } of tools.list) {
      const [, example = ''] = /Examples?: (\{.*?\})(?:;|$)/.exec(description ?? '') ?? [];
      const { input } = INTENTS.find((intent) => intent.name === name)!;
      expect(Object.keys(JSON.parse(example) as object), name).to.satisfy((given: readonly string[]) =>
        given.every((argument) => argument in input),
      );
    }
  });

  it('have schemas that every client reads, and only read', () => {
    for (const { inputSchema, annotations } of tools.list) {
      expect(inputSchema).to.have.all.keys('type', 'properties');
      expect(annotations).to.deep.equal({ readOnlyHint: true });
    }
  });

  it('say that the service is unavailable, and name the tools if one is unknown', async () => {
    const session = await startSession(NOWHERE, 'default');
    const result = await session.call('get_figures', { company: 'AAPL', fields: 'revenue' });
    expect(result.isError).to.equal(true);
    expect(JSON.stringify(result.content)).to.include('cannot be reached').and.to.include('wait 5 seconds');
    const failure: unknown = await session.call('get_fundamentals').catch((error: unknown) => error);
    expect(failure).to.include({ code: -32602 });
    expect((failure as Error).message).to.include('find_company, get_figures');
    await session.stop();
  });
});
