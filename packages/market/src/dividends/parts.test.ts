import { expect } from 'chai';
import { wholePayments } from './parts.ts';
import type { Dividend } from './dividend.ts';

const of = (...written: readonly string[]): readonly Dividend[] =>
  written.map((line) => {
    const [exDate = '', amount] = line.split(' ');
    return { exDate, amount: Number(amount) };
  });

describe('dividends that go ex within ten days', () => {
  it('are one payment in parts', () => {
    const paid = of('2014-01-08 0.65', '2014-03-25 0.25', '2014-03-27 0.4', '2014-06-26 0.65');
    expect(wholePayments(paid)).to.deep.equal(of('2014-01-08 0.65', '2014-03-25 0.65', '2014-06-26 0.65'));
    const halves = of('2014-01-08 1', '2014-03-25 0.5', '2014-03-27 0.5', '2014-06-26 1');
    expect(wholePayments(halves)[1]).to.deep.equal({ exDate: '2014-03-25', amount: 1 });
  });

  it('and each equal the payments before and after are one that the feed reports twice', () => {
    const twice = of('2013-12-27 0.65', '2014-03-25 0.65', '2014-03-27 0.65', '2014-06-26 0.65');
    const once = of('2013-12-27 0.65', '2014-03-25 0.65', '2014-06-26 0.65');
    expect(wholePayments(twice)).to.deep.equal(once);
    expect(wholePayments(twice.slice(0, -1)), 'before the next is known').to.deep.equal(once.slice(0, -1));
  });

  it('of which one is the other, rounded, are the one of more digits', () => {
    const paid = of('2013-12-04 0.125', '2014-03-04 0.13', '2014-03-05 0.125', '2014-06-04 0.125');
    expect(wholePayments(paid)).to.deep.equal(of('2013-12-04 0.125', '2014-03-05 0.125', '2014-06-04 0.125'));
  });

  it('are parts where the payments beside them differ, and where nothing stands beside them', () => {
    const raised = of('2013-12-27 0.65', '2014-03-25 0.65', '2014-03-27 0.65', '2014-06-26 1.3');
    expect(wholePayments(raised)[1]).to.include({ amount: 1.3 });
    expect(wholePayments(of('2014-03-25 0.65', '2014-03-27 0.65'))).to.deep.equal(of('2014-03-25 1.3'));
  });

  it('lose nothing where every payment is that close', () => {
    const weekly = of('2025-01-02 1', '2025-01-09 1', '2025-01-16 1', '2025-01-23 1', '2025-01-30 1');
    expect(wholePayments(weekly).reduce((sum, { amount }) => sum + amount, 0)).to.equal(5);
  });
});
