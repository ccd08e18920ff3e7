import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS } from '@footnote/testing/corpus';
import { type InventedBar, reinvested } from '../testing/invented-history.ts';
import { difference, ownFigures, vectorsOf } from '../testing/technical-vectors.ts';

const BENCHMARK = 'prices/SPY.csv';
const SECTOR = 'prices/XLK.csv';

const historyOf = (path: string): readonly InventedBar[] => {
  const [head = '', ...lines] = readFileSync(join(CORPUS, path), 'utf8').trimEnd().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const at = (name: string): number => Number(cells[columns.indexOf(name)] ?? NaN);
    return {
      date: cells[0] ?? '',
      high: at('high'),
      low: at('low'),
      close: at('close'),
      volume: at('volume'),
      dividend: at('dividend'),
    };
  });
};

describe('technical indicators of real prices', () => {
  it('are those of TA-Lib', function () {
    if (!existsSync(join(CORPUS, BENCHMARK))) {
      console.log('      skipped: no corpus of real prices (set FOOTNOTE_CORPUS)');
      return this.skip();
    }
    const vectors = vectorsOf('corpus');
    const [benchmark, sector] = [historyOf(BENCHMARK), historyOf(SECTOR)];
    const worst = new Map<string, number>();
    for (const { path, asOf, figures } of vectors) {
      const [bars = [], spy = [], fund = []] = [historyOf(path), benchmark, sector].map((history) =>
        history.filter(({ date }) => date <= asOf),
      );
      const own = ownFigures({ bars, returns: reinvested(bars) }, reinvested(spy), reinvested(fund));
      for (const [name, value] of difference(own, figures))
        worst.set(name, Math.max(value, worst.get(name) ?? 0));
    }
    expect(vectors).to.have.length(80);
    for (const [name, value] of worst) expect(value, name).to.be.below(1e-9);
  });
});
