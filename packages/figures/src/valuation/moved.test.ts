import { expect } from 'chai';
import fc from 'fast-check';
import { exact, served } from '../ratios/exact.ts';
import type { Observations, Observed } from './history.ts';
import { type Move, type MultipleNow, moveSince } from './moved.ts';
import { MULTIPLES, type MultipleName } from './multiples.ts';

type Company = {
  readonly close: number;
  readonly shares: number;
  readonly claims: number;
  readonly figure: number;
};

const multiple = (name: MultipleName, { close, shares, claims, figure }: Company): MultipleNow => {
  const { over } = MULTIPLES[name];
  const [price, marketValue] = [exact(String(close)), exact(String(close)).times(shares)];
  const numerator =
    over === 'close' ? price : over === 'market_value' ? marketValue : marketValue.plus(claims);
  const denominator = exact(String(figure));
  return { value: numerator.div(denominator), close: price, marketValue, numerator, denominator };
};
const observed = (name: MultipleName, date: string, company: Company): Observed => ({
  date,
  ...multiple(name, company),
});
const past = (...values: readonly Observed[]): Observations => ({
  values,
  months: values.map(({ date }) => ({ date, leftOut: null })),
  leftOut: {},
});
const move = (name: MultipleName, then: Company, now: Company): Move => {
  const found = moveSince(name, multiple(name, now), past(observed(name, '2025-06-30', then)), '2025-07-15');
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const percent = (of: { readonly effect: { toNumber(): number } } | null) => of?.effect.toNumber();

describe('what moved a multiple', () => {
  it('is price, shares and figure: a figure that doubles halves it', () => {
    const found = move(
      'price_to_sales',
      { close: 100, shares: 10, claims: 0, figure: 500 },
      { close: 150, shares: 8, claims: 0, figure: 1000 },
    );
    expect([percent(found.close), percent(found.shares), found.claims, percent(found.figure)]).to.deep.equal([
      50,
      -20,
      null,
      -50,
    ]);
    expect(found.figure.change.toNumber()).to.equal(100);
    expect([found.from.value.toNumber(), found.change.toNumber()]).to.deep.equal([2, -40]);
  });

  it('is debt and cash as well, of a multiple of the enterprise value, and no shares of one of the close', () => {
    const then = { close: 10, shares: 10, claims: 100, figure: 50 };
    expect(percent(move('ev_to_sales', then, { ...then, claims: 0 }).claims)).to.equal(-50);
    const found = move('price_to_earnings', then, { ...then, shares: 20 });
    expect([found.shares, found.claims, found.change.toNumber()]).to.deep.equal([null, null, 0]);
  });

  it('has effects that multiply to the change', () => {
    const company = fc.record({
      close: fc.integer({ min: 1, max: 9999 }),
      shares: fc.integer({ min: 1, max: 9999 }),
      claims: fc.integer({ min: 0, max: 99_999 }),
      figure: fc.integer({ min: 1, max: 99_999 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(MULTIPLES) as MultipleName[])),
        company,
        company,
        (name, then, now) => {
          const { close, shares, claims, figure, change } = move(name, then, now);
          const product = [close, shares, claims, figure].reduce(
            (so, each) => (each === null ? so : so.times(each.effect.div(100).plus(1))),
            exact('1'),
          );
          expect(served(product.minus(1).times(100), 20).toFixed()).to.equal(served(change, 20).toFixed());
        },
      ),
    );
  });

  it('is since the last month-end on or before the day, and refused where that month has none', () => {
    const company = { close: 10, shares: 10, claims: 0, figure: 50 };
    const of = (date: string) => observed('price_to_sales', date, company);
    const found: Observations = {
      values: [of('2025-04-30'), of('2025-06-30')],
      months: [
        { date: '2025-04-30', leftOut: null },
        { date: '2025-05-30', leftOut: 'not_meaningful' },
        { date: '2025-06-30', leftOut: null },
      ],
      leftOut: { not_meaningful: 1 },
    };
    const since = (day: string) => {
      const moved = moveSince('price_to_sales', multiple('price_to_sales', company), found, day);
      return typeof moved === 'string' ? moved : moved.from.date;
    };
    expect(
      ['2025-04-29', '2025-05-29', '2025-05-30', '2025-06-29', '2025-06-30', '2026-01-01'].map(since),
    ).to.deep.equal([
      'insufficient_history',
      '2025-04-30',
      'not_meaningful',
      'not_meaningful',
      '2025-06-30',
      '2025-06-30',
    ]);
  });
});
