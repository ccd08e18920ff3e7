import { wholeContract } from '@footnote/contract/open-api';
import { expect } from 'chai';
import { readRefusal } from './refusal.ts';

type Content = {
  readonly example?: unknown;
  readonly examples?: Record<string, { readonly value: unknown }>;
};
type Response = { readonly $ref?: string; readonly content?: Record<string, Content> };

const { paths, components } = wholeContract();

/** Every example of a refusal in the contract. */
function examples(): readonly (readonly [where: string, value: unknown])[] {
  const shared = components['responses'] as Record<string, Response>;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap((operation) =>
      Object.entries((operation as { responses: Record<string, Response> }).responses)
        .filter(([status]) => Number(status) === 202 || Number(status) >= 400)
        .flatMap(([status, named]) => {
          const { content } = named.$ref === undefined ? named : shared[named.$ref.split('/').at(-1)!]!;
          const { example, examples: several = {} } = content?.['application/json'] ?? {};
          const values = [example, ...Object.values(several).map(({ value }) => value)];
          return values
            .filter((value) => value !== undefined)
            .map((value) => [`${path} ${status}`, value] as const);
        }),
    ),
  );
}

describe('reading a refusal', () => {
  it('reads the reason and recovery of every example of the contract', () => {
    const all = examples();
    expect(all).to.have.length.greaterThan(200);
    for (const [where, value] of all) {
      const read = readRefusal(value);
      const text = JSON.stringify(value);
      expect(text, where).to.include(read?.reason === 'invalid_request' ? '' : `"${read!.reason}"`);
      if (text.includes('"recovery"')) expect(text, where).to.include(JSON.stringify(read!.recovery));
      if (text.includes('"message"')) expect(text, where).to.include(JSON.stringify(read!.message));
    }
  });

  it('marks as retryable collected companies, limits per minute, a missing read store and internal errors', () => {
    const retryable = (status: string): boolean[] =>
      examples()
        .filter(([where]) => where.endsWith(` ${status}`))
        .map(([, value]) => readRefusal(value)!.retryable);
    for (const status of ['202', '429', '500', '503'])
      expect(new Set(retryable(status)), status).to.have.keys([true]);
    for (const status of ['400', '401', '404', '413', '422'])
      expect(new Set(retryable(status)), status).to.have.keys([false]);
  });

  it('joins the errors of a request into one message, in both schemas', () => {
    const errors = [
      { param: 'periods', given: 99, expected: 'a whole number from 1 to 20' },
      { param: 'symbol', given: null, expected: 'a text' },
    ];
    const recovery = { action: 'fix_request' };
    const envelope = { data: { unavailable: 'invalid_request', recovery, errors }, meta: {} };
    expect(readRefusal(envelope)!.message).to.equal('periods: a whole number from 1 to 20; symbol: a text');
    expect(
      readRefusal({ detail: [{ loc: ['body', 'periods'], msg: 'too large', type: 'x' }] }),
    ).to.deep.equal({
      reason: 'invalid_request',
      message: 'body.periods: too large',
      recovery,
      retryable: false,
    });
  });

  it('returns nothing for a body that is not a refusal', () => {
    for (const body of [undefined, null, '', '<html>', 502, [], {}, { data: {} }, { error: 'Bad Gateway' }])
      expect(readRefusal(body), JSON.stringify(body)).to.equal(undefined);
  });
});
