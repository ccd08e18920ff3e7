/**
 * Draws the statements of equity of every inline report of the corpus from the tables of its document, as where the
 * linkbases are missing. Each number is compared with the inline fact at its place, read by other code, and with the
 * number that the presentation linkbase draws where the report has one; balances are added up:
 *
 *     FOOTNOTE_CORPUS=… node test/realdata/equity.ts [--show] [FOLDER…]
 *
 * With --show it prints the statements as well. Without the corpus it ends at once.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { inlineDocument } from '@footnote/evidence/inline/inline-document';
import { decoded } from '@footnote/filing-text/decoded';
import { drawStatements } from '@footnote/lanes/filings/statements/draw';
import { dayBefore } from '@footnote/values/day';
import type { FiledCell, FiledColumn, FiledRow, FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import type { ReportFile } from '@footnote/xbrl/report/types';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false } },
});
const IS_READ = /\.(?:html?|xml|xsd)$/i;
const IS_LEFT = /_def\.xml$|^R\d+\.|^FilingSummary|^ex|exhibit/i;
const IS_HTML = /\.html?$/i;
const CHANGES = /Cumulative|Adopt|NewAccounting/;

const sums = new Map<string, number>();
const add = (name: string, count = 1): void => void sums.set(name, (sums.get(name) ?? 0) + count);
const differs = (what: string, detail: string): void => {
  add(`other ${what}`);
  console.log(`  other ${what}: ${detail}`);
};

type Shown = {
  readonly row: FiledRow;
  readonly column: FiledColumn;
  readonly cell: FiledCell;
  readonly at: number;
};

const cellsOf = ({ rows, columns }: FiledStatement): readonly Shown[] =>
  rows.flatMap((row, at) =>
    row.cells.flatMap((cell, place) => {
      const column = columns[place];
      return cell === null || column === undefined ? [] : [{ row, column, cell, at }];
    }),
  );

const equityOf = (files: readonly ReportFile[]): FiledStatement | null => {
  const drawn = drawStatements({ files, head: { form: '', filed: '' }, facts: null });
  return 'reason' in drawn
    ? null
    : (drawn.statements.find(({ statement }) => statement === 'equity') ?? null);
};

const membersOf = ({ row, column }: Shown): string =>
  [...row.dimensions, ...column.dimensions]
    .map(({ axis, member }) => `${axis}=${member}`)
    .sort()
    .join(' ');

/** Compares numbers with the facts at their places, and counts those of the tables that are not drawn. */
function compareWithTags(statement: FiledStatement, files: readonly ReportFile[]): void {
  const shown = cellsOf(statement);
  const [first] = shown;
  const file = files.find(({ name }) => name === first?.cell.place?.file);
  if (file === undefined) return;
  const text = decoded(file.bytes);
  const facts = new Map((inlineDocument(text, file.name)?.facts() ?? []).map((fact) => [fact.from, fact]));
  const places = new Set<number>();
  for (const one of shown) {
    const { row, column, cell } = one;
    add('cells');
    const fact = facts.get(cell.place?.from ?? -1);
    const what = `${row.label} ${cell.shown} of ${column.start ?? ''} ${column.end} ${membersOf(one)}`;
    if (cell.place === null || fact === undefined) {
      differs('place', what);
      continue;
    }
    places.add(cell.place.from);
    add('cells with fact and place');
    const members = fact.dimensions
      .map(({ axis, member }) => `${axis}=${member}`)
      .sort()
      .join(' ');
    const days = [column.end, ...(column.start === null ? [] : [dayBefore(column.start)])];
    const isPeriod =
      fact.start === null
        ? days.includes(fact.end) || (fact.end > (days[1] ?? '9') && fact.end < column.end)
        : (fact.start === column.start && fact.end === column.end) ||
          (fact.start === fact.end && fact.start === column.start) ||
          // An accounting change may be dated on a part of the period.
          (CHANGES.test(fact.concept) && fact.start >= (column.start ?? '9') && fact.end <= column.end);
    if (fact.value !== cell.value || `${fact.taxonomy}:${fact.concept}` !== row.concept)
      differs('fact', what);
    if (members !== membersOf(one)) differs('members', `${what}, tagged ${members}`);
    if (!isPeriod) differs('period', `${what}, tagged ${fact.start ?? ''} ${fact.end}`);
  }
  const [from, to] = [Math.min(...places), Math.max(...places)];
  for (const fact of facts.values()) {
    if (fact.hidden || fact.from < from || fact.from > to || places.has(fact.from)) continue;
    const known = shown.some(
      ({ row, cell }) => row.concept === `${fact.taxonomy}:${fact.concept}` && cell.value === fact.value,
    );
    add(known ? 'numbers drawn at another place' : 'numbers in the tables that are not drawn');
    if (!known) console.log(`  left out: ${fact.concept} ${fact.value} ${fact.start ?? ''} ${fact.end}`);
  }
}

/** The balance of the beginning or the end that a row has, and what it is called by in two versions of a statement. */
const keysOf = (statement: FiledStatement): ReadonlyMap<string, Shown> =>
  new Map(
    cellsOf(statement).map((one) => {
      const { row, column, at } = one;
      const same = statement.rows.flatMap((other, place) => (other.concept === row.concept ? [place] : []));
      const edge = same.length > 1 && at === same[0] ? 'first' : '';
      return [`${row.concept} ${column.start ?? ''} ${column.end} ${membersOf(one)} ${edge}`, one];
    }),
  );

function compareWithLinkbase(own: FiledStatement, linked: FiledStatement): void {
  const known = keysOf(linked);
  const mine = keysOf(own);
  add('linkbase: columns', linked.columns.length);
  add('linkbase: columns drawn from tables', own.columns.length);
  add('linkbase: rows', linked.rows.filter(({ abstract }) => !abstract).length);
  add('linkbase: rows drawn from tables', own.rows.filter(({ abstract }) => !abstract).length);
  for (const [key, { cell, row }] of mine) {
    const other = known.get(key);
    if (other === undefined) {
      add('linkbase: cells only in the tables');
      console.log(`  only in the tables: ${row.label} ${cell.shown} ${key}`);
      continue;
    }
    add('linkbase: cells of both');
    if (other.cell.value !== cell.value) differs('value than by linkbase', `${key} ${cell.value}`);
    if (other.cell.shown !== cell.shown) differs('sign than by linkbase', `${key} ${cell.shown}`);
  }
  for (const [key, { cell }] of known) {
    if (mine.has(key)) continue;
    add(cell.place === null ? 'linkbase: cells without a place only' : 'linkbase: cells only there');
    console.log(`  only by linkbase: ${key} ${cell.shown}`);
  }
}

/** The balance of the beginning and the movements of a column are that of the end, and components are the whole. */
function addUp(statement: FiledStatement): void {
  const shown = cellsOf(statement).filter(
    ({ cell, row }) =>
      cell.unit !== 'shares' &&
      !cell.unit.endsWith('/shares') &&
      !row.total &&
      !/:ComprehensiveIncome/.test(row.concept ?? ''),
  );
  for (const column of statement.columns) {
    if (column.start === null || statement.columns.every(({ dimensions }) => dimensions.length === 0))
      continue;
    const own = shown.filter((one) => one.column === column);
    const days = own.filter(
      ({ row }) =>
        /Equity|Capital|Interest/.test(row.concept ?? '') &&
        /balance|, (?:beginning|end) of period|beginning|ending/i.test(row.label),
    );
    const begun = days.filter(({ row }) => /begin/i.test(row.label));
    const ended = days.filter(({ row }) => /\bend/i.test(row.label));
    if (begun.length !== 1 || ended.length !== 1 || begun[0]?.row.concept !== ended[0]?.row.concept) continue;
    const movements = own.filter((one) => !days.includes(one));
    const total = [...begun, ...movements].reduce((sum, { cell }) => sum + Number(cell.shown), 0);
    const end = ended.reduce((sum, { cell }) => sum + Number(cell.shown), 0);
    const unit =
      10 ** Math.max(...own.map(({ cell }) => -Number(cell.decimals ?? 0)).filter(Number.isFinite), 0);
    const isEqual = Math.abs(total - end) <= unit * 2;
    add(isEqual ? 'columns that add up' : 'columns that do not add up');
    if (!isEqual)
      console.log(`  adds up to ${total}, not ${end}: ${column.start} ${column.end} ${column.header}`);
  }
}

function print({ columns, rows }: FiledStatement): void {
  for (const [at, { start, end, header, dimensions }] of columns.entries())
    console.log(
      `  |${at} ${start ?? ''}..${end} ${dimensions.map(({ member }) => member).join(' ')} ${header}`,
    );
  for (const { label, depth, abstract, cells, concept, dimensions } of rows)
    console.log(
      `  ${'  '.repeat(depth)}${abstract ? '# ' : ''}${label} [${concept ?? ''} ${dimensions.map(({ member }) => member).join(' ')}] ${cells.flatMap((cell, at) => (cell === null ? [] : [`${at}:${cell.shown}`])).join(' ')}`,
    );
}

const corpus = corpusFolder();
if (corpus !== undefined || positionals.length > 0) {
  const folders =
    positionals.length > 0 ? positionals : globSync(`${corpus}/www.sec.gov/Archives/edgar/data/*/*/`).sort();
  for (const folder of folders) {
    const files = readdirSync(folder)
      .filter((name) => IS_READ.test(name) && !IS_LEFT.test(name))
      .map((name) => ({ name, bytes: readFileSync(`${folder}/${name}`) }));
    const pages = files.filter(({ name, bytes }) => IS_HTML.test(name) && /inlineXBRL/.test(decoded(bytes)));
    const form = pages
      .map(({ bytes }) => /name="dei:DocumentType"[^>]*>(?:<[^>]*>)*([^<]*)/.exec(decoded(bytes))?.[1] ?? '')
      .find((one) => one !== '');
    if (form === undefined || !/^10-[kq]/i.test(form)) continue;
    add('inline reports');
    const own = equityOf(pages);
    console.log(
      `${folder}: ${form} ${own === null ? 'none' : `${own.columns.length} columns, ${own.rows.length} rows`}`,
    );
    if (own === null) {
      add(`inline reports without a statement of equity: ${form}`);
      continue;
    }
    add('statements of equity');
    add('columns', own.columns.length);
    add('rows', own.rows.length);
    compareWithTags(own, pages);
    addUp(own);
    if (files.some(({ name }) => /_pre\.xml$/.test(name))) {
      const linked = equityOf(files);
      if (linked !== null) {
        add('linkbase: statements of equity');
        compareWithLinkbase(own, linked);
      }
    }
    if (flags.show) print(own);
  }
  for (const [name, count] of [...sums].sort()) console.log(`${count} ${name}`);
}
