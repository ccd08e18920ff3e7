import { expect } from 'chai';
import { cellLines } from './cell-lines.ts';
import { checksumFile, checksumsOf, movedFields } from './checksums.ts';
import { coverageOf, holesOf } from './coverage.ts';
import { moveLine, movesBetween, movesTable } from './moves.ts';
import { cell, years } from './test-cells.ts';

const lines = (values: readonly (number | null)[]) =>
  cellLines('0000000001', 'X', years('eps_basic', 2016, values));

describe('cells of two revisions', () => {
  it('lists revisions in one order, for any order of the cells', () => {
    const cells = years('eps_basic', 2016, [1, null]);
    expect(cellLines('0000000001', 'X', cells.toReversed())).to.deep.equal(
      cellLines('0000000001', 'X', cells),
    );
    expect(lines([1, null])).to.deep.equal([
      '0000000001 X income eps_basic annual 2016 FY 2016-12-31 1 reported 0000000001-21-000001',
      '0000000001 X income eps_basic annual 2017 FY 2017-12-31 !not_reported reported 0000000001-21-000001',
    ]);
  });

  it('differ by class', () => {
    const moves = movesBetween(lines([1, null, 2, 4, 5, 10, 7, 8]), lines([null, 1, 1, -4, 5.01, 13, 7]));
    expect(moves.map(({ class: kind }) => kind)).to.deep.equal([
      'served → refused',
      'refused → served',
      'by a factor',
      'opposite sign',
      'by rounding',
      'otherwise',
      'gone',
    ]);
    expect(moveLine(moves[2]!)).to.match(/eps_basic annual 2018 FY 2018-12-31 \| by a factor 1:2 \| 2 \| 1$/);
    expect(movesTable(moves)).to.deep.equal([['eps_basic', '1', '1', '1', '1', '1', '1', '', '1', '', 'X']]);
  });

  it('are equal to themselves', () => {
    expect(movesBetween(lines([1, null]), lines([1, null]))).to.deep.equal([]);
  });
});

describe('checksums', () => {
  const file = (values: readonly (number | null)[]) =>
    checksumFile({ '0000000001 X': checksumsOf(years('eps_basic', 2016, values)) });

  it('name the issuer and the field that moved', () => {
    expect(movedFields(file([1, 2]), file([1, 2]))).to.deep.equal([]);
    expect(movedFields(file([1, 2]), file([1, null]))).to.deep.equal([
      '0000000001 X: eps_basic moved (2 served before, 1 served now)',
    ]);
  });

  it('do not depend on the order of cells', () => {
    const cells = years('eps_basic', 2016, [1, 2, 3]);
    expect(checksumsOf(cells.toReversed())).to.deep.equal(checksumsOf(cells));
  });

  it('name an issuer that they lack, and leave out one that was not surveyed', () => {
    const other = checksumFile({ '0000000002 Y': checksumsOf(years('eps_basic', 2016, [1])) });
    expect(movedFields(other, file([1]))).to.deep.equal(['0000000001 X: not among the checksums']);
    expect(Object.keys(checksumFile({}, other.issuers).issuers)).to.deep.equal(['0000000002 Y']);
  });
});

describe('coverage', () => {
  it('counts served cells and the reasons of the others, without fields that do not apply', () => {
    const cells = [
      ...years('revenue', 2018, [1, null]),
      cell('revenue', null, { refusal: 'not_applicable' }),
    ];
    expect(coverageOf(cells)).to.deep.equal({ revenue: { served: 1, refused: { not_reported: 1 } } });
  });

  it('finds a hole in the newest years, and a history refused by decision', () => {
    expect(
      holesOf(years('revenue', 2016, [1, 1, null, null, null]), 'annual').map(({ end }) => end),
    ).to.deep.equal(['newest']);
    const refused = years('eps_basic', 2010, [null, null, null]).map((item) => ({
      ...item,
      refusal: 'restatement_mixed_basis' as const,
    }));
    const [hole] = holesOf([...refused, ...years('eps_basic', 2013, [1, 1, 1, 1, 1])], 'annual');
    expect(hole).to.deep.include({
      end: 'history',
      served: 5,
      of: 8,
      reasons: { restatement_mixed_basis: 3 },
    });
  });
});
