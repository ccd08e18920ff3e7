import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, readFileSync } from 'node:fs';
import { readRelease } from './read-release.ts';
import { cellsOn, contextBefore, isOf } from './testing/corpus-context.ts';
import { READ_BY_EYE } from './testing/read-by-eye.ts';
import type { CandidateCell } from './types.ts';

const FOLDER = `${CORPUS}/releases`;
const ISSUER = '0001045810';
/** Its fourth-quarter releases, and the day by which the annual report of that year was filed. */
const FOURTH_QUARTERS = [
  ['NVDA-FY2023-Q4.html', '2023-02-22', '2023-03-31'],
  ['NVDA-FY2025-Q4.html', '2025-02-26', '2025-03-31'],
] as const;

const isHere = existsSync(FOLDER);

const valueOf = (
  cells: readonly CandidateCell[],
  field: string,
  months: number,
  end: string,
): string | undefined =>
  cells.find(
    (cell) => cell.field === field && (cell.period.months ?? 0) === months && cell.period.end === end,
  )?.value;

describe('readRelease on real releases', () => {
  before(function () {
    if (isHere) return;
    console.log(`      skipped: no releases under ${CORPUS} (set FOOTNOTE_CORPUS)`);
    this.skip();
  });

  it('reads the figures that were read by eye', function () {
    this.timeout(300_000);
    for (const [file, { released, figures }] of Object.entries(READ_BY_EYE)) {
      const context = { released, fiscalYearEnd: null, served: [], currency: 'USD' };
      const reading = readRelease(readFileSync(`${FOLDER}/${file}`, 'utf8'), context);
      const cells = reading.statements.flatMap((statement) => statement.cells);
      for (const [field, months, end, value] of figures)
        expect(valueOf(cells, field, months, end), `${file} ${field} ${months} ${end}`).to.equal(value);
    }
  });

  it('reads what the later annual report tags', async function () {
    this.timeout(300_000);
    for (const [file, released, filed] of FOURTH_QUARTERS) {
      const context = await contextBefore(CORPUS, ISSUER, released);
      const reading = readRelease(readFileSync(`${FOLDER}/newsroom/${file}`, 'utf8'), context);
      const later = await cellsOn(CORPUS, ISSUER, (day) => day <= filed);
      const reported = later.filter(({ method, value }) => method === 'reported' && value !== null);
      let compared = 0;
      for (const one of reading.statements.flatMap(({ cells }) => cells)) {
        const cells = reported.filter((cell) => isOf(cell, one));
        if (cells.length === 0) continue;
        const { field, period, value } = one;
        expect(
          cells.map((cell) => Number(cell.value)),
          `${file} ${field} ${period.end}`,
        ).to.include(Number(value));
        compared += 1;
      }
      expect(compared).to.be.at.least(50);
    }
  });
});
