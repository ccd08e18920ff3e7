import type { Schemas } from '@footnote/client';
import { expect } from 'chai';
import { createFields } from './fields.ts';
import { Problem } from './problem.ts';

type Catalog = Schemas['CatalogResponse']['data'];

const cell = (name: string, statement: string, unit = 'reporting_currency') =>
  (['quarter', 'annual', 'ttm'] as const).map((periods) => ({
    definition: null,
    formula: null,
    member: `${statement}.${name}`,
    name: `${name}_${periods}`,
    periods,
    unit,
  }));
const field = (name: string, types: readonly string[] = ['industrial']) => ({
  field: name,
  definition: `What ${name} is. More of it.`,
  names: [name],
  candidates: [{ concepts: '', conditions: [], flags: [], issuer_types: types }],
});
const CATALOG = {
  lanes: [],
  rules: [],
  screen: [
    { name: 'price_to_earnings', kind: 'number', unit: 'ratio', path: '/v2/valuation', definition: '' },
    ...['1m', '3m', 'ytd', '1y', '3y', '5y'].map((span) => ({
      name: `total_return_${span}_pct`,
      kind: 'number',
      unit: 'percent',
      path: '/v2/price-action',
      definition: '',
    })),
    { name: 'largest_stake_pct', kind: 'number', unit: 'percent', path: '/v2/ownership', definition: '' },
    { name: 'sector', kind: 'text', unit: null, path: '/v2/profile', definition: '' },
  ],
  fields: [field('revenue'), field('premiums_earned', ['insurer'])],
  series: [
    ...['revenue', 'gas_revenue', 'net_income', 'rnd_expense', 'premiums_earned'].flatMap((name) =>
      cell(name, 'income'),
    ),
    ...['operating_lease_liabilities', 'total_equity', 'total_debt'].flatMap((name) => cell(name, 'balance')),
    ...cell('buybacks', 'cash_flow'),
    ...cell('eps_diluted', 'income', 'reporting_currency_per_share'),
    ...['gross_margin_pct', 'net_margin_pct'].flatMap((name) =>
      cell(name, 'income_statement.margins', 'percent'),
    ),
    { ...cell('pe', '')[0]!, member: null, name: 'pe_ttm', periods: 'session' as const },
  ],
} as unknown as Catalog;

const fields = createFields(CATALOG);

describe('fields by words', () => {
  it('are those at the newest close as well in a screen', () => {
    expect(fields.readScreened('P/E').name).to.equal('price_to_earnings');
    expect(fields.readScreened('sales').name).to.equal('revenue');
    expect(() => fields.read('P/E')).to.throw(Problem, 'depends on the price');
    expect(fields.screenable).to.include('price_to_earnings').and.not.include('sector');
  });
  it('are those at the newest close apart, several by one word, without those of owners', () => {
    const namesOf = (words: string) => fields.atClose(words).map(({ name }) => name);
    expect(namesOf('P/E')).to.deep.equal(['price_to_earnings']);
    expect(namesOf('Returns')).to.include('total_return_ytd_pct').and.have.lengthOf(6);
    expect(['revenue', 'largest stake', 'return on equity'].flatMap(namesOf)).to.deep.equal([]);
  });
  for (const [words, name] of [
    ['revenue', 'revenue'],
    ['Revenue', 'revenue'],
    ['sales', 'revenue'],
    ['Net sales', 'revenue'],
    ['total revenue', 'revenue'],
    ['annual revenue', 'revenue'],
    ['revenue_ttm', 'revenue'],
    ['net income', 'net_income'],
    ['netIncome', 'net_income'],
    ['profit', 'net_income'],
    ['EPS', 'eps_diluted'],
    ['diluted EPS', 'eps_diluted'],
    ['R&D', 'rnd_expense'],
    ['R&D expense', 'rnd_expense'],
    ['research and development', 'rnd_expense'],
    ["shareholders' equity", 'total_equity'],
    ['debt', 'total_debt'],
    ['share repurchases', 'buybacks'],
    ['gross margin', 'gross_margin_pct'],
    ['gross margin %', 'gross_margin_pct'],
    ['lease liabilities', 'operating_lease_liabilities'],
  ] as const)
    it(`are read: ${words}`, () => expect(fields.read(words).name).to.equal(name));

  it('name the nearest if they mean several or none, and the likeliest of them', () => {
    const problemOf = (words: string) => {
      try {
        fields.read(words);
      } catch (error) {
        return error;
      }
      return undefined;
    };
    expect(problemOf('margin')).to.be.instanceOf(Problem);
    expect(problemOf('margin')).to.have.property(
      'message',
      '"margin" is several fields. Nearest: gross_margin_pct, net_margin_pct',
    );
    expect(problemOf('revenu')).to.deep.include({ mend: { wrong: 'revenu', right: 'revenue' } });
    expect(problemOf('zzz')).to.have.property('message').that.includes('list_fields');
  });

  it('send what depends on the price to the tool that has it', () => {
    for (const words of ['P/E', 'market cap', 'EV/EBITDA', 'dividend yield', 'share price'])
      expect(() => fields.read(words), words).to.throw(Problem, 'get_market');
  });

  it('have the series of each kind of periods, and say what is of certain industries only', () => {
    expect(fields.read('revenue')).to.deep.equal({
      name: 'revenue',
      member: 'income.revenue',
      unit: 'reporting_currency',
      series: { quarter: 'revenue_quarter', year: 'revenue_annual', ttm: 'revenue_ttm' },
      definition: 'What revenue is. More of it.',
      isSpecial: false,
    });
    expect(fields.read('premiums earned').isSpecial).to.equal(true);
    expect(fields.all.has('pe')).to.equal(false);
  });

  it('are found by words of names, phrases and definitions, best first', () => {
    const names = (words: string) => fields.search(words).map(({ name }) => name);
    expect(names('revenue')[0]).to.equal('revenue');
    expect(names('stock buybacks')).to.deep.equal(['buybacks']);
    expect(names('equty')[0]).to.equal('total_equity');
    expect(names('qqqq')).to.be.empty;
  });
});
