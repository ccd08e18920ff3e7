import { expect } from 'chai';
import fc from 'fast-check';
import type { RowCell, View } from '../index/row-cell.ts';
import { sampleCompany } from '../testing/sample-company.ts';
import { fundamentalBlocks } from './blocks.ts';
import { windowOf } from './window.ts';

const QUARTERS = 60;
const PLAIN = [
  ...sampleCompany('quarter', '2025-12-31', QUARTERS),
  ...sampleCompany('annual', '2025-12-31', QUARTERS / 4).filter(({ statement }) => statement !== 'balance'),
];

/** The engine has a cell for every twelve months, served or refused. */
const TRAILING = PLAIN.filter(({ period_kind: kind }) => kind === 'quarter').map((cell): RowCell => ({
  ...cell,
  period_kind: 'ttm',
  value: String(4 * Number(cell.value)),
}));

/** The balances of year ends a second time, labelled as those of fiscal years. */
const YEAR_ENDS = PLAIN.filter(
  ({ statement, fiscal_period: period }) => statement === 'balance' && period === 'Q4',
).map((cell): RowCell => ({ ...cell, fiscal_period: 'FY' }));

const blocksOf = (cells: readonly RowCell[], view: View): unknown => {
  const { rows, ttm, trajectory, forensics } = fundamentalBlocks(cells, {
    view,
    issuerType: 'industrial',
    cadence: 'quarterly',
    currency: 'USD',
    asOf: '2026-02-10',
  });
  return JSON.parse(
    JSON.stringify({ ...rows(), ttm: ttm(), trajectory: trajectory(), forensics: forensics() }),
  );
};

describe('the window of a view', () => {
  it('has every cell that the rows and blocks need', () => {
    const positions = (cells: readonly RowCell[]) =>
      fc.uniqueArray(fc.nat({ max: cells.length - 1 }), { maxLength: 40 });
    const all = [...PLAIN, ...TRAILING, ...YEAR_ENDS];
    fc.assert(
      fc.property(
        fc.constantFrom<View>('annual', 'quarter'),
        fc.boolean(),
        positions(PLAIN),
        positions(all),
        (view, hasBothLabels, absent, refused) => {
          const cells = (hasBothLabels ? all : [...PLAIN, ...TRAILING])
            .map((item, at) => (refused.includes(at) ? { ...item, value: null, method: null } : item))
            .filter((_, at) => !absent.includes(at));
          const window = windowOf(cells, view);
          expect(window.length).to.be.lessThan(cells.length);
          expect(blocksOf(window, view)).to.deep.equal(blocksOf(cells, view));
        },
      ),
      { numRuns: 30 },
    );
  });
});
