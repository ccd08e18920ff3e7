import { expect } from 'chai';
import { OPERATIONS } from './testing/session.ts';
import { createValidation } from './validation.ts';

const validatorOf = createValidation();
const faults = (name: string, given: object) =>
  validatorOf(OPERATIONS.find((operation) => operation.name === name)!)(given);

describe('the arguments of a call', () => {
  it('are checked by the schema of the contract', () => {
    expect(faults('get_fundamentals', { symbol: 'ACME', blocks: ['ttm'], as_known_on: '2025-01-31' })).to.be
      .empty;
    expect(faults('get_fundamentals', { symbol: 'ACME', period: 'monthly' })).to.deep.equal([
      {
        param: 'period',
        given: 'monthly',
        expected: 'must be equal to one of the allowed values: annual, quarter',
      },
    ]);
  });

  it('distinguish missing, unknown and wrongly typed arguments, also inside a list', () => {
    expect(faults('get_profile', { ticker: 'ACME' })).to.deep.equal([
      { param: 'symbol', given: null, expected: "must have required property 'symbol'" },
      { param: 'ticker', given: 'ACME', expected: 'no such parameter' },
    ]);
    const [fault] = faults('get_fundamentals', { symbol: 'ACME', blocks: ['ttm', 'nope'] });
    expect(fault).to.deep.include({ param: 'blocks.1', given: 'nope' });
    expect(faults('get_facts', { symbol: 'ACME', limit: '5' })[0]).to.deep.include({
      param: 'limit',
      given: '5',
    });
    expect(faults('get_facts', { symbol: 'ACME', from: '2025-02-30' })[0]).to.deep.include({ param: 'from' });
  });

  it('are refused for their first twenty faults, each with a short name', () => {
    const given = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`${'x'.repeat(200)}${at}`, at]),
    );
    const found = faults('get_profile', given);
    expect(found).to.have.length(20);
    expect(JSON.stringify(found).length).to.be.lessThan(5000);
  });

  it('are checked by the conditions of a schema as well', () => {
    expect(faults('get_filings', {})).to.have.length.greaterThan(0);
    expect(faults('get_filings', { query: 'castings' })).to.be.empty;
    expect(faults('stock_financials', { symbol: 'ACME', schema: 1, approx: true })[0]).to.include({
      param: 'approx',
    });
    expect(faults('stock_financials', { symbol: 'ACME', approx: true })).to.be.empty;
  });

  it('are shortened in error messages', () => {
    const [fault] = faults('get_profile', { symbol: ['x'.repeat(500)] });
    expect(fault!.given).to.have.lengthOf(81);
  });
});
