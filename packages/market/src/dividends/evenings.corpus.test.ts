import { CORPUS } from '@footnote/testing/corpus';
import { expect } from 'chai';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { monthEnd } from '@footnote/values/month';
import { currentDividends } from './current.ts';
import type { Dividend } from './dividend.ts';
import { paymentsOf } from './payments.ts';
import { trackRecordOf } from './track-record.ts';

const FOLDERS = ['prices', 'prices-2/set-a', 'prices-2/set-b'];

/**
 * Series of which a later payment than the next two decides: one becomes quarterly after years of yearly payments, and
 * two pay irregular amounts at irregular times, so that only years of them show what is regular.
 */
const DECIDED_LATER = ['PBR', 'TSM', 'VALE'];

/** End of each quarter of these years. */
const EVENINGS = Array.from({ length: 40 }, (_, quarter) => monthEnd(2016, 3 * quarter + 3));

const dividendsIn = (
  path: string,
): { readonly paid: readonly Dividend[]; readonly days: readonly string[] } => {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const column = head.split(',').indexOf('dividend');
  const cells = lines.map((line) => line.split(','));
  const rows = cells.map((row) => ({
    exDate: row[0] ?? '',
    amount: column < 0 ? 0 : Number(row[column] ?? 0),
  }));
  return { paid: rows.filter(({ amount }) => amount > 0), days: rows.map(({ exDate }) => exDate) };
};

/** The answer as of a day by some payments, to six decimals. */
const answerOf = (dividends: readonly Dividend[], asOf: string): string => {
  const payments = paymentsOf(dividends);
  const current = currentDividends(payments, asOf);
  return JSON.stringify([current, trackRecordOf(payments, current, asOf)], (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(6)) : value,
  );
};

describe('dividends of an evening of real stocks', () => {
  const files = FOLDERS.map((folder) => join(CORPUS, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.csv') && basename(path) !== 'splits.csv');

  it('are as today remembers them, once the next two payments are known', function () {
    if (files.length === 0) {
      console.log('      skipped: no corpus of real prices (set FOOTNOTE_CORPUS)');
      return this.skip();
    }
    const changed = files.filter((path) => {
      const { paid, days } = dividendsIn(path);
      return EVENINGS.filter((day) => day >= (days[0] ?? '') && day <= (days.at(-1) ?? '')).some(
        (evening) => {
          const known = paid.filter(({ exDate }) => exDate <= evening).length;
          return answerOf(paid.slice(0, known + 2), evening) !== answerOf(paid, evening);
        },
      );
    });
    const names = changed.map((path) => basename(path, '.csv')).sort();
    expect(names.filter((name) => !DECIDED_LATER.includes(name))).to.deep.equal([]);
  });

  it('had a rate of 3.15 for EOG on 2023-06-30, and no cut', function () {
    const path = join(CORPUS, 'prices-2/set-a/EOG.csv');
    if (!existsSync(path)) return this.skip();
    const evening = dividendsIn(path).paid.filter(({ exDate }) => exDate <= '2023-06-30');
    const payments = paymentsOf(evening);
    const current = currentDividends(payments, '2023-06-30');
    expect(current.annualRate).to.be.closeTo(3.15, 1e-9);
    expect(trackRecordOf(payments, current, '2023-06-30').cuts).to.equal(0);
  });
});
