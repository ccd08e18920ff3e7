/**
 * Served and refused cells of the issuers of the corpus:
 *
 * node test/realdata/refusals.ts [--symbols AAPL,WMT] [--window] [--classes 10]
 *
 * One line per field with the number of served cells and of refused ones by reason, then the largest classes
 * of refusals (reason, field) with their issuers and the newest example. `--window`: only the periods of a
 * response, the last eight quarters and five fiscal years. Fields that do not apply to a kind of issuer are
 * counted separately. Exits 2 without a corpus.
 */
import { parseArgs } from 'node:util';
import type { Cell } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import { CORPUS_ISSUERS, corpusCompany, corpusFolder } from '@footnote/accuracy/corpus/corpus-company';

const { values } = parseArgs({
  options: {
    symbols: { type: 'string' },
    window: { type: 'boolean', default: false },
    classes: { type: 'string', default: '10' },
  },
});

type Reading = { readonly symbol: string; readonly cell: Cell };

/** Cells of the periods that a response shows. */
const windowOf = (cells: readonly Cell[]): readonly Cell[] => {
  const ends = (kind: Cell['period_kind'], count: number): ReadonlySet<string> =>
    new Set(
      [...new Set(cells.filter((cell) => cell.period_kind === kind).map((cell) => cell.period_end))]
        .sort()
        .slice(-count),
    );
  const [quarters, years] = [ends('quarter', 8), ends('annual', 5)];
  const newest = [...quarters, ...years].sort().at(-1);
  return cells.filter(({ period_kind: kind, period_end: end }) =>
    kind === 'quarter'
      ? quarters.has(end)
      : kind === 'annual'
        ? years.has(end)
        : kind === 'instant'
          ? quarters.has(end) || years.has(end)
          : kind === 'ttm' && end === newest,
  );
};

const count = <Key>(keys: Iterable<Key>): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const most = <Key>(counts: ReadonlyMap<Key, number>): readonly (readonly [Key, number])[] =>
  [...counts].sort(([, a], [, b]) => b - a);

const listed = (counts: ReadonlyMap<string, number>): string =>
  most(counts)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');

const periodOf = ({
  fiscal_year: year,
  fiscal_period: period,
  period_kind: kind,
  period_end: end,
}: Cell): string => `${kind} ${year} ${period} to ${end}`;

/** Whether the field was just not tagged, so that no value is lost. */
const isSilence = ({ refusal }: Cell): boolean => refusal === 'not_reported' || refusal === 'not_applicable';

function report(readings: readonly Reading[], classes: number): void {
  const byField = Map.groupBy(readings, ({ cell }) => `${cell.statement} ${cell.field}`);
  console.log(`${'field'.padEnd(42)}${'served'.padStart(8)}${'refused'.padStart(9)}  by reason`);
  for (const [field, cells] of byField) {
    const refused = cells.flatMap(({ cell }) => cell.refusal ?? []);
    const served = cells.length - refused.length;
    console.log(
      `${field.padEnd(42)}${String(served).padStart(8)}${String(refused.length).padStart(9)}  ${listed(count(refused))}`,
    );
  }
  const all = count(readings.map(({ cell }) => cell.refusal ?? 'served'));
  console.log(`\nall: ${listed(all)}`);

  const refusals = Map.groupBy(
    readings.filter(({ cell }) => cell.value === null && !isSilence(cell)),
    ({ cell }) => `${cell.refusal ?? ''} of ${cell.field}`,
  );
  console.log(`\nlargest classes of refusals of tagged values:`);
  const largest = [...refusals].sort(([, a], [, b]) => b.length - a.length).slice(0, classes);
  for (const [name, cells] of largest) {
    const newest = cells.reduce((a, b) => (b.cell.period_end > a.cell.period_end ? b : a));
    console.log(
      `${String(cells.length).padStart(5)}  ${name.padEnd(46)} ${listed(count(cells.map(({ symbol }) => symbol)))}; newest ${newest.symbol} ${periodOf(newest.cell)}`,
    );
  }
}

const folder = corpusFolder();
if (folder === undefined) {
  console.error('no corpus of real filings: set FOOTNOTE_CORPUS');
  process.exit(2);
}
const symbols = values.symbols?.split(',') ?? Object.keys(CORPUS_ISSUERS);
const unknown = symbols.filter((symbol) => CORPUS_ISSUERS[symbol] === undefined);
if (unknown.length > 0) {
  console.error(
    `not in the corpus: ${unknown.join(', ')}; it contains ${Object.keys(CORPUS_ISSUERS).join(', ')}`,
  );
  process.exit(2);
}
const readings: Reading[] = [];
for (const symbol of symbols) {
  const { cells } = computeStatements(await corpusCompany(folder, CORPUS_ISSUERS[symbol] ?? ''));
  for (const cell of values.window ? windowOf(cells) : cells) readings.push({ symbol, cell });
}
report(readings, Number(values.classes));
