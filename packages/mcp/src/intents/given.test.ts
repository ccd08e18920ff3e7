import { expect } from 'chai';
import { readArguments } from './given.ts';
import { Problem } from './problem.ts';

const NAMES = ['company', 'fields', 'periods', 'limit', 'more'];
const read = (given: object) =>
  readArguments('get_figures', NAMES, given as Readonly<Record<string, unknown>>);

describe('arguments', () => {
  it('are lists, single texts, texts with commas, numbers, or lists in JSON', () => {
    for (const fields of [['a', 'b'], 'a, b', 'a;b', '["a", "b"]', [['a'], 'b']])
      expect(read({ fields }).list('fields')).to.deep.equal(['a', 'b']);
    expect(read({ periods: 2023 }).list('periods')).to.deep.equal(['2023']);
    expect(read({ fields: 'a' }).text('fields')).to.equal('a');
    expect(read({ fields: '', company: null }).list('fields')).to.be.empty;
  });

  it('may have other names that mean the same', () => {
    for (const name of ['symbol', 'ticker', 'Company', 'cik'])
      expect(read({ [name]: 'AAPL' }).text('company'), name).to.equal('AAPL');
    expect(read({ metric: 'sales' }).list('fields')).to.deep.equal(['sales']);
    expect(read({ year: 2023 }).text('periods')).to.equal('2023');
  });

  it('are refused if unknown, missing or of no use, with a call to repeat', () => {
    expect(() => read({ company: 'AAPL', fieldz: 'revenue' })).to.throw(
      Problem,
      'get_figures has no argument fieldz; it has company, fields, periods, limit, more. Repeat: get_figures {"company":"AAPL","fields":"revenue"}',
    );
    expect(() => read({ fields: 'x' }).needed('company', 'AAPL')).to.throw(
      'company is missing. Example: get_figures {"fields":"x","company":"AAPL"}',
    );
    expect(() => read({ fields: { a: 1 } }).list('fields')).to.throw(Problem, 'a text or a list of texts');
    expect(() => read({ fields: '[a' }).list('fields')).to.throw(Problem, 'not a list in JSON');
    expect(() => read({ limit: 'many' }).count('limit', 10, 40)).to.throw(Problem, 'from 1 to 40');
    expect(read({ limit: '500' }).count('limit', 10, 40)).to.equal(40);
    expect(read({}).count('limit', 10, 40)).to.equal(10);
  });
});
