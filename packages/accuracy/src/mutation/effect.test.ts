import { expect } from 'chai';
import type { Cell } from '@footnote/statements/cell';
import type { CellVerdict } from '@footnote/verification/verification';
import type { JudgedCell } from '../judged.ts';
import { baselineOf, effectOf } from './effect.ts';

const cell = (field: string, value: string | null, masked = false): JudgedCell => ({
  cell: {
    field,
    period_kind: 'annual',
    period_start: '2025-01-01',
    period_end: '2025-12-31',
    value,
    refusal: value === null ? 'not_reported' : null,
  } as Cell,
  verdict: value === null ? null : ({ verdict: masked ? 'contradicted' : 'passed' } as CellVerdict),
});

const before = baselineOf([
  cell('revenue', '100000'),
  cell('inventory', null),
  cell('receivables', '50', true),
]);
const rest = [cell('inventory', null), cell('receivables', '50', true)];

describe('the effect of a wrong fact', () => {
  it('is none if everything is served and refused as before, up to rounding', () => {
    expect(effectOf(before, [cell('revenue', '100000'), ...rest]).kind).to.equal('none');
    expect(effectOf(before, [cell('revenue', '100400'), ...rest]).kind).to.equal('none');
  });

  it('is caught if a cell is masked, refused or absent', () => {
    expect(effectOf(before, [cell('revenue', '7', true), ...rest])).to.include({ kind: 'caught', masked: 1 });
    expect(effectOf(before, [cell('revenue', null), ...rest])).to.include({ kind: 'caught', refused: 1 });
    expect(effectOf(before, rest)).to.include({ kind: 'caught', refused: 1 });
  });

  it('is wrong if a cell is served with another value, or was refused before', () => {
    expect(effectOf(before, [cell('revenue', '99000'), ...rest]).kind).to.equal('wrong');
    const served = effectOf(before, [cell('revenue', '100000'), cell('inventory', '3')]);
    expect(served.kind).to.equal('wrong');
    expect(served.wrong.map(({ cell: { field }, before: was }) => [field, was])).to.deep.equal([
      ['inventory', null],
    ]);
    expect(effectOf(before, [cell('revenue', null), cell('inventory', '3')]).kind).to.equal('wrong');
  });

  it('of a cell that was masked and is now served depends on its value', () => {
    expect(effectOf(before, [cell('revenue', '100000'), cell('receivables', '50')]).kind).to.equal('none');
    expect(effectOf(before, [cell('revenue', '100000'), cell('receivables', '60')]).kind).to.equal('wrong');
  });
});
