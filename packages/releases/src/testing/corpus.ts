/**
 * What is read of the real releases of the corpus: statements, figures and refusals of each, and the releases of an issuer
 * held against what its later reports tag.
 *
 * node packages/releases/src/testing/corpus.ts [--folder DIR] [--show]
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CORPUS } from '@footnote/testing/corpus';
import { addDays } from '@footnote/values/day';
import { readRelease } from '../read-release.ts';
import type { ReleaseContext, ReleaseReading } from '../types.ts';
import { cellsOn, contextBefore, isOf } from './corpus-context.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: CORPUS },
    show: { type: 'boolean', default: false },
  },
});

/** No column of the exhibits, which are of April 2020, ends after it. */
const UNDATED = '2020-05-31';
const ISSUER = '0001045810';
/** Days of the issuer's releases, by the end of their quarter. */
const RELEASED: Readonly<Record<string, string>> = {
  'FY2023-Q1': '2022-05-25',
  'FY2023-Q2': '2022-08-24',
  'FY2023-Q3': '2022-11-16',
  'FY2023-Q4': '2023-02-22',
  'FY2025-Q1': '2024-05-22',
  'FY2025-Q2': '2024-08-28',
  'FY2025-Q3': '2024-11-20',
  'FY2025-Q4': '2025-02-26',
  'FY2026-Q1': '2025-05-28',
  'FY2026-Q2': '2025-08-27',
  'FY2026-Q3': '2025-11-19',
};
/** Days after a release within which its report is filed. */
const REPORTED = 60;
const CORE = ['revenue', 'net_income', 'eps_basic', 'eps_diluted'];
/** A difference of three figures misses by their roundings: units of the table, or dollars per share. */
const ROUNDED = 3;
const CENTS = 0.021;

type Counts = {
  documents: number;
  income: number;
  balance: number;
  cash_flow: number;
  core: number;
  cells: number;
};
const counts: Counts = { documents: 0, income: 0, balance: 0, cash_flow: 0, core: 0, cells: 0 };
const coreFields = new Map(CORE.map((field) => [field, 0]));
const refused = new Map<string, number>();

function counted(name: string, { statements, refusals }: ReleaseReading): void {
  const cells = statements.flatMap((one) => one.cells);
  counts.documents += 1;
  counts.cells += cells.length;
  for (const kind of ['income', 'balance', 'cash_flow'] as const)
    if (statements.some(({ statement }) => statement === kind)) counts[kind] += 1;
  const ends = cells.filter(({ statement }) => statement === 'income').map(({ period }) => period.end);
  const newest = ends.toSorted().at(-1);
  const has = CORE.filter((field) =>
    cells.some((cell) => cell.field === field && cell.period.end === newest),
  );
  for (const field of has) coreFields.set(field, (coreFields.get(field) ?? 0) + 1);
  if (has.length === CORE.length) counts.core += 1;
  for (const { failed } of refusals) refused.set(failed, (refused.get(failed) ?? 0) + 1);
  if (!values.show) return;
  const failures = refusals.map(({ statement, field, failed }) => `${statement}.${field ?? '*'} ${failed}`);
  console.log(
    `${name}: ${cells.length} figures; lacks ${CORE.filter((one) => !has.includes(one)).join(', ') || 'none'}`,
  );
  for (const line of new Set(failures)) console.log(`  refused: ${line}`);
}

for (const path of globSync(`${values.folder}/releases/0*/*.htm`).sort()) {
  const context: ReleaseContext = { released: UNDATED, fiscalYearEnd: null, served: [], currency: 'USD' };
  counted(path.split('/').at(-1) ?? path, readRelease(readFileSync(path, 'utf8'), context));
}

let [equal, compared, derived, near] = [0, 0, 0, 0];
for (const [quarter, released] of Object.entries(RELEASED)) {
  const path = `${values.folder}/releases/newsroom/NVDA-${quarter}.html`;
  const reading = readRelease(
    readFileSync(path, 'utf8'),
    await contextBefore(values.folder, ISSUER, released),
  );
  counted(path.split('/').at(-1) ?? path, reading);
  const until = addDays(released, REPORTED);
  const later = (await cellsOn(values.folder, ISSUER, (filed) => filed <= until)).filter(
    ({ value }) => value !== null,
  );
  const read = reading.statements.flatMap(({ cells, scale }) => cells.map((cell) => ({ ...cell, scale })));
  for (const one of read) {
    const cells = later.filter((cell) => isOf(cell, one));
    const reported = cells.filter(({ method }) => method === 'reported');
    if (cells.length === 0) continue;
    if (reported.length === 0) {
      // Averages of shares are no sums.
      if (one.unit === 'shares') continue;
      derived += 1;
      const rounding = one.unit.includes('/') ? CENTS : ROUNDED * one.scale;
      if (cells.some(({ value }) => Math.abs(Number(value) - Number(one.value)) <= rounding)) near += 1;
      else
        console.log(
          `${quarter} ${one.field} ${one.period.end}: ${one.value}, derived ${cells[0]?.value ?? ''}`,
        );
      continue;
    }
    compared += 1;
    if (reported.some(({ value }) => Number(value) === Number(one.value))) equal += 1;
    else
      console.log(
        `${quarter} ${one.field} ${one.period.end}: ${one.value}, reported ${reported[0]?.value ?? ''}`,
      );
  }
}

const share = (count: number): string =>
  `${count} of ${counts.documents} (${((100 * count) / counts.documents).toFixed(0)} %)`;
console.log(`income statements read: ${share(counts.income)}`);
console.log(`balance sheets read: ${share(counts.balance)}`);
console.log(`statements of cash flows read: ${share(counts.cash_flow)}`);
for (const [field, count] of coreFields) console.log(`${field} of the newest period served: ${share(count)}`);
console.log(`all four: ${share(counts.core)}`);
console.log(`${counts.cells} figures served`);
console.log(`refused: ${[...refused].map(([failed, count]) => `${failed} ${count}`).join(', ')}`);
console.log(
  `issuer ${ISSUER}: ${equal} of ${compared} figures as reported later, ${near} of ${derived} as differences of them, to their rounding`,
);
process.exitCode = equal === compared ? 0 : 1;
