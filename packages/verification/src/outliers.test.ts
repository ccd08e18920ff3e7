import { expect } from 'chai';
import type { Cell, Operand } from '@footnote/statements/cell';
import { linesOf } from './lines.ts';
import { outliers } from './outliers.ts';
import { spread } from './spread.ts';

const operand = (end: string): Operand => ({
  accession: `0000000001-${end.slice(2, 4)}-${end.slice(5, 7)}0000`,
  form: '10-Q',
  filed: end,
  concept: 'us-gaap:InventoryNet',
  value: '1',
  start: null,
  end,
  role: '+',
});

const ENDS = ['03-31', '06-30', '09-30', '12-31'];

/** Quarter ends from 2020 on. */
const line = (values: readonly number[], more: Partial<Cell> = {}): Cell[] =>
  values.map((value, at) => {
    const end = `${2020 + Math.floor(at / 4)}-${ENDS[at % 4] ?? ''}`;
    return {
      statement: 'balance',
      field: 'inventory',
      period_kind: 'instant',
      fiscal_period: `Q${(at % 4) + 1}`,
      period_end: end,
      value: String(value),
      method: 'reported',
      operands: [operand(end)],
      ...more,
    } as Cell;
  });

const found = (cells: readonly Cell[], vouched: readonly string[] = []): string[] =>
  [
    ...spread(
      cells,
      outliers(linesOf(cells), ({ period_end: end }) => vouched.includes(end)),
    ).keys(),
  ].map(({ field, period_end: end }) => `${field} ${end}`);

describe('outliers', () => {
  it('finds an omitted digit, also in a cell that is derived from the same fact', () => {
    const cells = line([5100, 5300, 5200, 530, 5500, 5400]);
    const beside = {
      ...cells[3],
      field: 'total',
      operands: [operand('2020-12-31'), operand('2020-09-30')],
    } as Cell;
    expect(found([...cells, beside])).to.deep.equal(['inventory 2020-12-31', 'total 2020-12-31']);
    const [fault] = outliers(linesOf(cells), () => false).values();
    expect(fault).to.include({ rule: 'outlier', because: 'itself' });
    expect(fault?.beside.map(({ value }) => value)).to.deep.equal(['5200', '5500']);
  });

  it('ignores corroborated values, steps, the newest cell, and filers with erratic figures', () => {
    const slipped = line([5100, 5300, 5200, 530, 5500, 5400]);
    expect(found(slipped, ['2020-12-31'])).to.deep.equal([]);
    expect(found(line([5100, 5300, 5200, 530, 550, 540]))).to.deep.equal([]);
    expect(found(line([5100, 5300, 5200, 5300, 5500, 530]))).to.deep.equal([]);
    expect(found(line([5100, 900, 5200, 530, 5500, 5400]))).to.deep.equal([]);
    expect(found(line([5100, 530, 5200]))).to.deep.equal([]);
  });

  it('ignores irregular items', () => {
    expect(found(line([5100, 5300, 5200, 530, 5500, 5400], { field: 'acquisitions' }))).to.deep.equal([]);
  });

  it('ignores a small figure between two of opposite sign', () => {
    expect(found(line([-5100, -5300, -5200, 30, 5500, 5400]))).to.deep.equal([]);
  });

  it('compares the income of a quarter with that quarter of other years', () => {
    const seasonal = line([100, 100, 100, 900, 110, 110, 110, 950, 120, 120, 120, 990], {
      period_kind: 'quarter',
      field: 'revenue',
    });
    expect(found(seasonal)).to.deep.equal([]);
  });
});
