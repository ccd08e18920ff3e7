import { expect } from 'chai';
import { lookUp, ownPlaces, reasonAt, reasonOf } from './places.ts';

const ANSWER = {
  market_value: { close: 2, close_date: '2026-05-29', value: 20 },
  multiples: {
    price_to_book: { available: false, operand: 'common_equity', reason: 'operand_missing' },
    price_to_sales: { denominator: { name: 'revenue', value: 5 }, value: 4 },
  },
  periods: [{ eps: 1 }, { eps: { available: false, reason: 'not_reported' } }, {}],
};

describe('places of the catalog in an answer', () => {
  it('are found with their sibling members', () => {
    expect(lookUp(ANSWER, 'market_value.close')).to.deep.equal({
      value: 2,
      beside: { close_date: '2026-05-29', value: 20 },
    });
    expect(lookUp(ANSWER, 'multiples.price_to_sales.denominator').value).to.deep.equal({
      name: 'revenue',
      value: 5,
    });
  });

  it('of operands are those of one member of several', () => {
    const members = ['drawdowns.year.depth', 'drawdowns.all.depth'];
    const operands = ['drawdowns.year.peak', 'drawdowns.all.peak', 'close'];
    expect(ownPlaces(operands, 'drawdowns.all.depth', members)).to.deep.equal([
      'drawdowns.all.peak',
      'close',
    ]);
    expect(ownPlaces(operands, 'growth', ['growth'])).to.deep.equal(operands);
  });

  it('are lists if there is one for each item', () => {
    expect(lookUp(ANSWER, 'periods[].eps')).to.deep.equal({
      value: [1, { available: false, reason: 'not_reported' }, null],
      beside: null,
    });
  });

  it('have the refusal of the member that would contain them', () => {
    const { value, beside } = lookUp(ANSWER, 'multiples.price_to_book.history.percentile');
    expect([reasonOf(value), beside]).to.deep.equal(['operand_missing', null]);
    expect(lookUp(ANSWER, 'multiples.price_to_cash.value')).to.deep.equal({ value: undefined, beside: null });
    expect(reasonOf(2)).to.equal(null);
  });

  it('have the reason that the answer lists for the member, or for the object that would contain it', () => {
    const unavailable = { macd: 'insufficient_history', rsi_zone: 'flat_series' };
    expect(reasonAt(unavailable, 'momentum.macd.histogram')).to.equal('insufficient_history');
    expect(reasonAt(unavailable, 'momentum.rsi_zone')).to.equal('flat_series');
    expect(reasonAt(unavailable, 'momentum.rsi_14')).to.equal(null);
    expect(reasonAt(undefined, 'momentum.rsi_14')).to.equal(null);
  });
});
