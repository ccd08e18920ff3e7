import { expect } from 'chai';
import fc from 'fast-check';
import { componentValidator } from '@footnote/contract/testing';
import { readRequest, type ReadRequest } from './request.ts';

const HEADERS = { 'content-type': 'application/json' };
const read = (body: unknown): ReadRequest =>
  readRequest(HEADERS, Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
const requestOf = (body: object) => {
  const found = read({ symbol: 'ACME', ...body });
  if (!found.ok) throw new Error(JSON.stringify(found.refusal.body));
  return found.request;
};
type Detail = { readonly detail: readonly { loc: unknown[]; msg: string; type: string }[] };
type Envelope = { readonly data: { readonly errors: readonly { param: string; given: unknown }[] } };

/** Faults in the format of schema 1: location and type. */
const detailOf = (body: unknown): readonly (readonly [string, string])[] => {
  const found = read(body);
  if (found.ok) return [];
  expect(found.refusal.status).to.equal(422);
  expect(found.namesSchema2).to.equal(false);
  expect(componentValidator('ToolValidationFailure')(found.refusal.body)).to.equal(true);
  return (found.refusal.body as unknown as Detail).detail.map(({ loc, type }) => [loc.join('.'), type]);
};

/** Faults in the format of schema 2: parameter and given value. */
const errorsOf = (body: object): readonly (readonly [string, unknown])[] => {
  const found = read({ schema: 2, ...body });
  if (found.ok) return [];
  expect(found.refusal.status).to.equal(422);
  expect(found.namesSchema2).to.equal(true);
  expect(componentValidator('InvalidRequest')(found.refusal.body)).to.equal(true);
  return (found.refusal.body as unknown as Envelope).data.errors.map(({ param, given }) => [param, given]);
};

describe('a request for financials', () => {
  it('is refused in a short answer, however many faults it has', () => {
    const faults = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, 'y'.repeat(300)]));
    for (const schema of [1, 2]) {
      const found = read({ symbol: 'ACME', schema, ...faults });
      expect(found.ok).to.equal(false);
      if (!found.ok) expect(JSON.stringify(found.refusal.body).length).to.be.lessThan(20_000);
    }
  });

  it('has default values', () => {
    expect(requestOf({})).to.deep.equal({
      symbol: 'ACME',
      schema: 2,
      statements: ['income', 'balance', 'cash_flow'],
      periodKind: 'annual',
      periods: 3,
      detail: 'core',
      approx: false,
      preliminary: 'include',
      aliases: [],
    });
  });

  it('is the same however it is written', () => {
    const one = requestOf({ statements: ['income'] });
    expect(requestOf({ statements: ['income', 'income'], detail: 'concise' })).to.deep.equal(one);
    expect(requestOf({ statement: 'income', detail: 'core', schema: 2 })).to.deep.equal(one);
    expect(requestOf({ statements: ['cash_flow', 'balance', 'income'] })).to.deep.equal(requestOf({}));
    expect(requestOf({ statements: [], statement: 'financials', periods: 3.0 })).to.deep.equal(requestOf({}));
  });

  it('accepts aliases of statements and reports their use', () => {
    const found = requestOf({ statements: ['balance_sheet', 'income_statement', 'balance_sheet'] });
    expect(found.statements).to.deep.equal(['income', 'balance']);
    expect(found.aliases).to.deep.equal([
      { param: 'statements', given: 'balance_sheet', use: 'balance' },
      { param: 'statements', given: 'income_statement', use: 'income' },
    ]);
    expect(errorsOf({ symbol: 'ACME', statements: ['cash_flow_statement'] })).to.deep.equal([
      ['statements[0]', 'cash_flow_statement'],
    ]);
  });

  const FAULTS: readonly (readonly [body: unknown, place: string, type: string])[] = [
    [{}, 'body.symbol', 'missing'],
    [{ symbol: '' }, 'body.symbol', 'string_too_short'],
    [{ symbol: 'A'.repeat(25) }, 'body.symbol', 'string_too_long'],
    [{ symbol: null }, 'body.symbol', 'string_type'],
    [{ symbol: 7 }, 'body.symbol', 'string_type'],
    [{ symbol: 'A', schema: true }, 'body.schema', 'int_type'],
    [{ symbol: 'A', schema: '2' }, 'body.schema', 'int_type'],
    [{ symbol: 'A', schema: 3 }, 'body.schema', 'literal_error'],
    [{ symbol: 'A', schema: 1.5 }, 'body.schema', 'int_type'],
    [{ symbol: 'A', periods: 0 }, 'body.periods', 'greater_than_equal'],
    [{ symbol: 'A', periods: 21 }, 'body.periods', 'less_than_equal'],
    [{ symbol: 'A', periods: 2.5 }, 'body.periods', 'int_type'],
    [{ symbol: 'A', periods: '3' }, 'body.periods', 'int_type'],
    [{ symbol: 'A', periods: false }, 'body.periods', 'int_type'],
    [{ symbol: 'A', period_kind: 'ttm' }, 'body.period_kind', 'literal_error'],
    [{ symbol: 'A', vintage: 'as_filed' }, 'body.vintage', 'literal_error'],
    [{ symbol: 'A', detail: 'all' }, 'body.detail', 'literal_error'],
    [{ symbol: 'A', statement: 'income_statement' }, 'body.statement', 'literal_error'],
    [{ symbol: 'A', statements: 'income' }, 'body.statements', 'list_type'],
    [{ symbol: 'A', statements: ['income', 7] }, 'body.statements.1', 'string_type'],
    [{ symbol: 'A', statements: Array(4).fill('income') }, 'body.statements', 'too_long'],
    [{ symbol: 'A', approx: 1 }, 'body.approx', 'bool_type'],
    [{ symbol: 'A', limit: 1 }, 'body.limit', 'extra_forbidden'],
    ['{"symbol":"A","__proto__":{}}', 'body.__proto__', 'extra_forbidden'],
    [{ symbol: 'A', statement: 'income', statements: ['balance'] }, 'body.statement', 'contradiction'],
    [{ symbol: 'A', schema: 1, detail: 'core' }, 'body.detail', 'literal_error'],
    [{ symbol: 'A', schema: 1, detail: 'audit' }, 'body.detail', 'literal_error'],
    [{ symbol: 'A', schema: 1, statements: ['income'] }, 'body.statements', 'schema_2_only'],
    [{ symbol: 'A', schema: 1, statements: ['balance_sheet'] }, 'body.statements.0', 'literal_error'],
    [{ symbol: 'A', schema: 1, approx: false }, 'body.approx', 'schema_2_only'],
    [[], 'body', 'object_type'],
    ['null', 'body', 'object_type'],
    ['"ACME"', 'body', 'object_type'],
    ['{"symbol":"A"', 'body', 'json_invalid'],
    ['{"symbol":"A","symbol":"B"}', 'body.symbol', 'json_duplicate_member'],
    ['{"symbol":"A","periods":1e400}', 'body.periods', 'json_number_out_of_range'],
    ['{"statements":[7,{"a":1e16}]}', 'body.statements.1.a', 'json_number_out_of_range'],
    ['\uFEFF{"symbol":"A"}', 'body', 'byte_order_mark'],
  ];
  for (const [body, place, type] of FAULTS) {
    it(`is refused for ${typeof body === 'string' ? body : JSON.stringify(body)}`, () => {
      expect(detailOf(body)).to.deep.include([place, type]);
    });
  }

  it('returns every fault once, in the format of the requested schema', () => {
    const body = {
      symbol: '',
      periods: 99,
      statements: ['x', 'income', 'y'],
      approx: 'no',
      schema: 2,
      more: 1,
    };
    expect(errorsOf(body)).to.have.deep.members([
      ['more', 1],
      ['symbol', ''],
      ['periods', 99],
      ['statements[0]', 'x'],
      ['statements[2]', 'y'],
      ['approx', 'no'],
    ]);
    expect(detailOf({ ...body, schema: true })).to.have.lengthOf(7);
    expect(errorsOf({})).to.deep.equal([['symbol', null]]);
    expect(errorsOf({ symbol: { a: [1] } })).to.deep.equal([['symbol', '{"a":[1]}']]);
  });

  it('returns readable descriptions of the faults', () => {
    const found = read({ schema: 1, symbol: 'A', periods: 0, approx: true });
    expect(
      !found.ok && (found.refusal.body as unknown as Detail).detail.map(({ msg }) => msg),
    ).to.have.members(['expected a whole number from 1 to 20', 'expected schema 2, or no such member']);
    const other = read({ limit: 1 });
    expect(
      !other.ok && (other.refusal.body as unknown as Detail).detail.map(({ msg }) => msg),
    ).to.have.members([
      'required: a text of 1 to 24 characters',
      'no such member; allowed are symbol, statement, period_kind, periods, vintage, detail, schema, statements, approx, preliminary',
    ]);
  });

  it('returns faults of non-strict JSON in the format of the schema it names', () => {
    const refusalOf = (text: string): unknown => {
      const found = read(text);
      return found.ok ? undefined : [found.namesSchema2, found.refusal.status, found.refusal.body];
    };
    const invalid = (param: string, expected: string) => [
      true,
      422,
      {
        data: {
          errors: [{ param, given: null, expected }],
          recovery: { action: 'fix_request' },
          unavailable: 'invalid_request',
        },
        meta: { schema_version: '2' },
      },
    ];
    expect(refusalOf('{"schema":2,"symbol":"A","symbol":"B"}')).to.deep.equal(
      invalid('symbol', "strict JSON; the member 'symbol' is there twice"),
    );
    expect(refusalOf('{"schema":2,"symbol":"A","periods":1e16}')).to.deep.equal(
      invalid('periods', "strict JSON; the number '1e16' is 2^53 or more"),
    );
    // The requested schema is unknown.
    for (const text of ['{"schema":2,"symbol":"A","schema":2}', '{"schema":2,"symbol":"A"', '[{"schema":2}'])
      expect(refusalOf(text), text).to.deep.include(false);
  });

  it('shortens echoed input', () => {
    const [[, given] = []] = errorsOf({ symbol: 'x'.repeat(60_000) });
    expect(given).to.have.lengthOf(101);
    const [[place] = []] = errorsOf({ symbol: 'A', ['y'.repeat(60_000)]: 1 });
    expect(place).to.have.lengthOf(101);
  });

  it('counts the characters of a symbol, not their halves', () => {
    expect(read({ symbol: '𝒜'.repeat(24) }).ok).to.equal(true);
    expect(read({ symbol: '𝒜'.repeat(25) }).ok).to.equal(false);
  });

  it('is accepted or rejected exactly as in the contract, for any request', () => {
    const member = fc.constantFrom('symbol', 'schema', 'statements', 'approx', 'detail', 'periods', 'other');
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom<unknown>('income', 'balance_sheet', ['income'], [], 1, 2, true, 'core', 'ACME'),
    );
    fc.assert(
      fc.property(fc.dictionary(member, value), (body) => {
        const found = read(body);
        if (found.ok) return;
        const schema = found.namesSchema2 ? 'InvalidRequest' : 'ToolValidationFailure';
        expect(componentValidator(schema)(found.refusal.body)).to.equal(true);
      }),
      { numRuns: 500 },
    );
  });
});
