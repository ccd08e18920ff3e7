import { expect } from 'chai';
import type { Sum } from '@footnote/event-types/types.generated';
import type { InputReport, InputSummation } from '../inputs.ts';
import { sum, summation as weighted } from './testing/summations.ts';
import { evidenceOf, leavesBelow, treesWith } from './tree.ts';

const SPAN = { start: '2025-01-01', end: '2025-12-31' };
const summation = (
  total: string,
  items: Readonly<Record<string, string>>,
  sums: readonly Sum[] = [sum()],
  more: Partial<InputSummation> = {},
) => weighted('cash_flow', total, items, { sums, ...more });
const report = (...calculations: InputSummation[]): InputReport => ({
  faces: [],
  dimensioned: [],
  calculations,
});

const treeOf = (...summations: InputSummation[]) => {
  const [tree] = treesWith(report(...summations), 'cash_flow', 'Operating');
  if (tree === undefined) throw new Error('no tree');
  return tree;
};

const NESTED = [
  summation('Operating', { Income: '1', Adjustments: '1' }),
  summation('Adjustments', { Gain: '-1', Assets: '-1.0' }),
];

describe('the tree of a statement', () => {
  it('is a network with the total, for each role of the statement', () => {
    const own = NESTED[0]!;
    const parent = summation('Operating', { Income: '1' }, [], { role: 'parent', statement: null });
    const second = summation('Operating', { Income: '1' }, [], { role: 'condensed' });
    expect(treesWith(report(own, parent), 'cash_flow', 'Operating')).to.have.length(1);
    expect(treesWith(report(own, second), 'cash_flow', 'Operating')).to.have.length(2);
    expect(treesWith(report(own), 'income', 'Operating')).to.deep.equal([]);
    expect(treesWith({ faces: [], dimensioned: [] }, 'cash_flow', 'Operating')).to.deep.equal([]);
  });

  it('has as leaves the rows that are no totals, with their signs', () => {
    expect(leavesBelow(treeOf(...NESTED), 'Operating')).to.deep.equal([
      { concept: 'Income', sign: 1 },
      { concept: 'Gain', sign: -1 },
      { concept: 'Assets', sign: -1 },
    ]);
    const deducted = treeOf(
      summation('Operating', { Costs: '-1' }),
      summation('Costs', { Wages: '1', Refund: '-1' }),
    );
    expect(leavesBelow(deducted, 'Operating')).to.deep.equal([
      { concept: 'Wages', sign: -1 },
      { concept: 'Refund', sign: 1 },
    ]);
    expect(leavesBelow(treeOf(summation('Operating', { Half: '0.5' })), 'Operating')).to.equal(null);
  });

  it('is proven if every total below it adds up and no row is missing', () => {
    const evidence = (...sums: readonly (readonly Sum[])[]) =>
      evidenceOf(
        treeOf(...NESTED.map((each, at) => ({ ...each, sums: sums[at] ?? each.sums }))),
        'Operating',
        SPAN,
      );
    expect(evidence()).to.equal('proven');
    expect(evidence([])).to.equal('incomplete');
    expect(evidence([sum({ start: '2025-07-01' })])).to.equal('incomplete');
    expect(evidence([sum()], [sum({ missing: 1 })])).to.equal('incomplete');
    expect(evidence([sum()], [sum({ missing: 1, consistent: false })])).to.equal('incomplete');
    expect(evidence([sum()], [sum({ consistent: false })])).to.equal('contradicted');
    expect(evidence([sum({ consistent: false })])).to.equal('contradicted');
    expect(evidence([sum(), sum({ unit: 'EUR', missing: 2 })])).to.equal('incomplete');
  });
});
