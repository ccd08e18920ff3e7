import { expect } from 'chai';
import { parseAmount } from '@footnote/statements/decimal';
import { ACCESSION } from '@footnote/values/accession';
import { GoldValueError, readGoldValue } from './gold-value.ts';
import { goldCells, goldFiles, type GoldCell, type GoldFile } from './gold.ts';
import { tuningOf } from './tuning.ts';

const valueOf = (text: string, unit = 1): string => {
  const read = readGoldValue(text, unit);
  return 'value' in read ? read.value : `refused ${read.refused}`;
};

describe('gold values', () => {
  it('parses gold figures, sums, splits and refusals', () => {
    expect(valueOf('416161', 1_000_000)).to.equal('416161000000');
    expect(valueOf('416161 - 313695', 1_000_000)).to.equal('102466000000');
    expect(valueOf('-12715 + 9473', 1_000_000)).to.equal('-3242000000');
    expect(valueOf('4.9 / 3')).to.equal('1.633333');
    expect(valueOf('5470820 * 4', 1000)).to.equal('21883280000');
    expect(valueOf('3.13 * 2 / 3')).to.equal('2.086667');
    expect(valueOf('refused: not_reported')).to.equal('refused not_reported');
    expect(valueOf('refused')).to.equal('refused undefined');
  });

  it('determines the unit of the last digit of a gold figure', () => {
    const precisionOf = (text: string, unit: number): bigint => {
      const read = readGoldValue(text, unit);
      return 'value' in read ? read.precision : 0n;
    };
    expect(precisionOf('7.46', 1)).to.equal(parseAmount('0.01'));
    expect(precisionOf('670.1 + 572', 1_000_000)).to.equal(parseAmount('1100000'));
    expect(precisionOf('8.31 / 4', 1)).to.equal(parseAmount('0.0025'));
    expect(precisionOf('355.1 * 3 / 2', 1_000_000)).to.equal(parseAmount('150000'));
  });

  it('rejects an invalid gold value', () => {
    for (const text of ['', '1,234', '(5)', '1 ++ 2', 'n/a', '4 / 0.5'])
      expect(() => readGoldValue(text, 1), text).to.throw(GoldValueError);
  });
});

const fileOf = (cells: readonly Record<string, readonly (string | null)[]>[]): GoldFile => ({
  symbol: 'X',
  cik: '0000000001',
  readings: cells.map((columns, at) => ({
    accession: `0000000001-25-00000${at}`,
    form: '10-K',
    read: at === 0 ? 'tagged_row' : 'page',
    page: 'Balance Sheets',
    kind: 'instant',
    ends: ['2025-12-31', '2024-12-31'],
    scale: 1000,
    cells: columns,
  })),
});

describe('gold files', () => {
  it('merges the readings of a cell from two pages', () => {
    const [cell] = goldCells(fileOf([{ total_assets: ['5', null] }, { total_assets: ['6 - 1', '4'] }]));
    expect(cell).to.deep.include({
      field: 'total_assets',
      statement: 'balance',
      end: '2025-12-31',
      read: 'page',
    });
    expect(cell?.sources).to.have.length(2);
  });

  it('rejects differing pages, a missing column and an unknown field', () => {
    expect(() => goldCells(fileOf([{ total_assets: ['5', null] }, { total_assets: ['6', null] }]))).to.throw(
      /two pages disagree/,
    );
    expect(() => goldCells(fileOf([{ total_assets: ['5'] }]))).to.throw(/1 columns/);
    expect(() => goldCells(fileOf([{ assets: ['5', '6'] }]))).to.throw(/no field assets/);
  });
});

describe('the committed gold', () => {
  const cells = goldFiles().flatMap(goldCells);

  it('has at least 4,000 cells of at least 50 issuers, each with an accession and a page', () => {
    expect(cells.length).to.be.at.least(4000);
    expect(new Set(cells.map(({ symbol }) => symbol)).size).to.be.at.least(50);
    for (const { sources, symbol, field } of cells)
      for (const { accession, page } of sources) {
        expect(accession, `${symbol} ${field}`).to.match(ACCESSION);
        expect(page, `${symbol} ${field}`).to.not.equal('');
      }
  });

  it('has at least twenty cells of each of twenty issuers that no rule was based on', () => {
    const others = Map.groupBy(cells, ({ cik }) => cik);
    const many = [...others].filter(([cik, own]) => tuningOf(cik) !== 'tuned on' && own.length >= 20);
    expect(many.length).to.be.at.least(20);
    expect(many.filter(([cik]) => tuningOf(cik) === 'not tuned on').length).to.be.at.least(12);
  });

  it('covers every kind of period, and includes cells that must be refused', () => {
    expect([...new Set(cells.map(({ kind }) => kind))].sort()).to.deep.equal([
      'annual',
      'instant',
      'quarter',
      'ytd',
    ]);
    expect(cells.filter(({ expected }) => 'refused' in expected).length).to.be.at.least(10);
  });

  // A digit misread by hand breaks a sum, so reading errors are found without running the pipeline.
  const amountAt = (all: readonly GoldCell[], field: string, like: GoldCell): bigint | null => {
    const found = all.find(
      (cell) =>
        cell.symbol === like.symbol &&
        cell.field === field &&
        cell.kind === like.kind &&
        cell.end === like.end,
    );
    return found && 'value' in found.expected ? parseAmount(found.expected.value) : null;
  };
  const satisfied = (whole: string, parts: readonly string[], sign: bigint): number => {
    let checked = 0;
    for (const cell of cells.filter(({ field }) => field === whole)) {
      const total = amountAt(cells, whole, cell);
      const amounts = parts.map((part) => amountAt(cells, part, cell));
      if (total === null || amounts.includes(null)) continue;
      const [first = 0n, ...rest] = amounts as bigint[];
      const sum = rest.reduce((all, amount) => all + sign * amount, first);
      const gap = total > sum ? total - sum : sum - total;
      expect(gap <= parseAmount('2000000'), `${cell.symbol} ${whole} ${cell.kind} ${cell.end}`).to.equal(
        true,
      );
      checked += 1;
    }
    return checked;
  };

  it('satisfies gross profit = revenue - cost, and free cash flow = operating cash flow - capex', () => {
    expect(satisfied('gross_profit', ['revenue', 'cost_of_revenue'], -1n)).to.be.at.least(40);
    expect(satisfied('free_cash_flow', ['operating_cash_flow', 'capex'], 1n)).to.be.at.least(8);
  });
});
