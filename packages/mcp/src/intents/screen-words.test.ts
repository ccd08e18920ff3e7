import { expect } from 'chai';
import type { Field, Fields } from './fields.ts';
import { marketName } from './market-words.ts';
import { ownerName } from './owner-words.ts';
import { Problem } from './problem.ts';
import { readFilter, screenName } from './screen-words.ts';

const field = (name: string, unit = 'percent'): Field => ({
  name,
  member: `ttm.${name}`,
  unit,
  series: {},
  definition: '',
  isSpecial: false,
});
const NAMES: Readonly<Record<string, string>> = {
  'net margin': 'net_margin_pct',
  revenue: 'revenue',
  coverage: 'interest_coverage',
  payables: 'accounts_payable',
};
const MARKET = [
  ...[
    'market_value',
    'price_to_earnings',
    'total_return_1y_pct',
    'total_return_ytd_pct',
    'price_return_3m_pct',
  ],
  ...['largest_stake_pct', 'institutional_held_pct', 'insider_net_shares_3m', 'insider_net_value_12m'],
  'insider_buyers_6m',
];
const read = (words: string): Field => {
  const name = NAMES[words.trim()];
  if (name === undefined) throw new Problem(`no field ${words}`);
  return field(name);
};
const FIELDS: Fields = {
  all: new Map(),
  atClose: () => [],
  search: () => [],
  screenable: new Set([
    ...['net_margin_pct', 'revenue', 'income_statement.interest_coverage', 'roic.trend'],
    ...MARKET,
  ]),
  read,
  readScreened: (words) => {
    const name = ownerName(words) ?? marketName(words) ?? '';
    return MARKET.includes(name) ? field(name) : read(words);
  },
};
const where = (text: string) => readFilter(text, FIELDS).where;

describe('a filter in words', () => {
  for (const [text, read] of [
    ['net margin > 20', 'net_margin_pct > 20'],
    ['largest stake > 10%', 'largest_stake_pct > 10'],
    ['institutional ownership over 80%', 'institutional_held_pct > 80'],
    ['net insider buying in the last 90 days > 0', 'insider_net_shares_3m > 0'],
    ['insider buying value > $1 million', 'insider_net_value_12m > 1000000'],
    ['6m insider buyers >= 3', 'insider_buyers_6m >= 3'],
    ['insider_net_value_12m > 0', 'insider_net_value_12m > 0'],
    ['net margin above 20%', 'net_margin_pct > 20'],
    ['revenue over 10 billion', 'revenue > 10000000000'],
    ['revenue >= $1.5bn', 'revenue >= 1500000000'],
    ['revenue at least 5e9', 'revenue >= 5000000000'],
    ['revenue < 250k', 'revenue < 250000'],
    ['revenue less than 2,000 million', 'revenue < 2000000000'],
    ['revenue is at most 3 thousand', 'revenue <= 3000'],
    [
      'net margin > 20% and (revenue > 1b or not revenue < 5m)',
      'net_margin_pct > 20 and ( revenue > 1000000000 or not revenue < 5000000 )',
    ],
    ["revenue > 1 && currency = 'USD'", "revenue > 1 and currency = 'USD'"],
    ['symbol = AAPL', "symbol = 'AAPL'"],
    [
      "sic in ('3571', '3572') and coverage > 2",
      "sic in ('3571', '3572') and income_statement.interest_coverage > 2",
    ],
    ["roic.trend = 'increasing'", "roic.trend = 'increasing'"],
    ['P/E below 15 and market cap over 10bn', 'price_to_earnings < 15 and market_value > 10000000000'],
    ['PE ratio < 15x and sector = Health Care', "price_to_earnings < 15 and sector = 'Health Care'"],
    ['1-year return above 20%', 'total_return_1y_pct > 20'],
    ['YTD return > 0 or 3-month price change < -10', 'total_return_ytd_pct > 0 or price_return_3m_pct < -10'],
  ] as const)
    it(`is read: ${text}`, () => expect(where(text)).to.equal(read));

  it('is refused with an example if it compares nothing, or no number', () => {
    expect(() => where('cheap')).to.throw(Problem, 'Example of where');
    expect(() => where('revenue > many')).to.throw(Problem, 'is no number');
    expect(() => where('payables > 1')).to.throw(Problem, 'cannot be screened');
    expect(() => screenName(field('accounts_payable'), FIELDS)).to.throw(Problem);
  });
});
