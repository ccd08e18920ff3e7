import { expect } from 'chai';
import { assert, constantFrom, date, property, record, string } from 'fast-check';
import { addressOf, routeTo, routeOf } from './address.ts';
import { PAGE_NAMES, ROUTES } from './routes.ts';

const read = (address: string): unknown => routeOf(new URL(address, 'http://footnote.test'));

const DAYS = date({ min: new Date('1994-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map(
  (day) => day.toISOString().slice(0, 10),
);

describe('addresses of the explorer', () => {
  it('keep the state of every page', () => {
    const members = record({
      symbol: constantFrom('ACME', 'BRK.B', 'A'),
      accession: constantFrom('0009999999-26-000001', '0000000001-01-123456'),
      cik: constantFrom('1067983', '0001067983'),
      query: string(),
      period: constantFrom('annual', 'quarter'),
      as_known_on: DAYS,
      from_year: constantFrom('', '2009'),
      columns: constantFrom('', '10', 'all'),
    });
    assert(
      property(constantFrom(...PAGE_NAMES), members, (page, values) => {
        const { path, parameters } = ROUTES[page];
        const names = [...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name), ...Object.keys(parameters)];
        const { as_known_on: day, from_year: year } = values;
        // Of statements a year, of transactions a day.
        const known = { ...values, from: page === 'ownership' ? day : year };
        const own = Object.entries(known).filter(([name]) => names.includes(name));
        const route = routeTo(page, Object.fromEntries(own));
        expect(read(addressOf(route))).to.deep.equal(route);
      }),
    );
  });

  it('leave defaults out', () => {
    expect(addressOf(routeTo('search', {}))).to.equal('/');
    expect(addressOf(routeTo('statements', { symbol: 'ACME' }))).to.equal('/companies/ACME/statements');
  });

  it('are read with defaults in place of invalid parameters, and with symbols in capitals', () => {
    expect(read('/companies/acme/statements?period=x&as_known_on=soon&from=20&other=1')).to.deep.equal({
      page: 'statements',
      symbol: 'ACME',
      period: 'annual',
      view: 'values',
      columns: '',
      from: '',
      to: '',
      order: 'newest',
      as_known_on: '',
      changes: 'previous',
    });
  });

  it('show the statements for an older link to the company with parameters of its statements', () => {
    expect(read('/companies/ACME?period=quarter')).to.include({ page: 'statements', period: 'quarter' });
    expect(read('/companies/ACME')).to.include({ page: 'overview' });
  });

  it('have no route if there is no such page', () => {
    for (const path of [
      '/companies/',
      '/companies/ACME/x',
      '/companies/ACME/',
      '/companies/TOOLONGSYMBOL',
      '/x',
      '/managers/ACME',
    ])
      expect(read(path), path).to.equal(undefined);
  });
});
