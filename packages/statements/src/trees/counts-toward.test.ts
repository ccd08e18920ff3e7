import { expect } from 'chai';
import type { Sum } from '@footnote/event-types/types.generated';
import type { InputSummation } from '../inputs.ts';
import { sum, summation as weighted } from './testing/summations.ts';
import { countsToward, rootAmong, sumVerdict } from './counts-toward.ts';

const YEAR = { start: '2025-01-01', end: '2025-12-31' };

const summation = (total: string, items: readonly string[], more: Partial<InputSummation> = {}) =>
  weighted('income', total, Object.fromEntries(items.map((concept) => [concept, '1'])), more);

const INCOME = [
  summation('GrossProfit', ['Revenues', 'Cost']),
  summation('Revenues', ['Contracts', 'Leases']),
];

describe('rows of a calculation linkbase', () => {
  it('count toward every total above them', () => {
    expect(countsToward(INCOME, { concept: 'Leases' }, ['Revenues'])).to.equal(true);
    expect(countsToward(INCOME, { concept: 'Leases' }, ['GrossProfit'])).to.equal(true);
    expect(countsToward(INCOME, { concept: 'Revenues' }, ['Revenues', 'Leases'])).to.equal(false);
    expect(countsToward(INCOME, { concept: 'Other' }, ['GrossProfit'])).to.equal(false);
  });

  it('count in statements only, and a circle of totals ends', () => {
    const note = summation('Revenues', ['Contracts'], { statement: null });
    expect(countsToward([note], { concept: 'Contracts' }, ['Revenues'])).to.equal(false);
    const circle = [summation('A', ['B']), summation('B', ['A'])];
    expect(countsToward(circle, { concept: 'A' }, ['C'])).to.equal(false);
  });

  it('have one root if all others count toward it', () => {
    expect(rootAmong(INCOME, 'income', ['Contracts', 'Revenues', 'SalesNet'])).to.equal('Revenues');
    expect(rootAmong(INCOME, 'income', ['Contracts', 'SalesNet'])).to.equal('Contracts');
    expect(rootAmong(INCOME, 'income', ['Contracts', 'Leases'])).to.equal(undefined);
    expect(rootAmong(INCOME, 'income', ['SalesNet'])).to.equal(undefined);
    expect(rootAmong(INCOME, 'cash_flow', ['Revenues'])).to.equal(undefined);
  });

  it('are confirmed or contradicted by sums of the period that miss no item', () => {
    const verdict = (...sums: readonly Sum[]) =>
      sumVerdict([summation('Revenues', ['Contracts'], { sums })], { concept: 'Contracts', ...YEAR });
    expect(verdict(sum())).to.equal('for');
    expect(verdict(sum({ consistent: false, difference: '5' }))).to.equal('against');
    expect(verdict(sum(), sum({ unit: 'EUR', consistent: false }))).to.equal('against');
    expect(verdict(sum({ missing: 1, consistent: false }))).to.equal('silent');
    expect(verdict(sum({ end: '2024-12-31' }))).to.equal('silent');
    expect(sumVerdict(INCOME, { concept: 'Revenues', ...YEAR })).to.equal('for');
    expect(sumVerdict(INCOME, { concept: 'Assets', ...YEAR })).to.equal('silent');
  });
});
