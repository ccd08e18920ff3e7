/**
 * Reads the statements of equity of every 10-K and 10-Q of the corpus from the tables of its HTML document, as of a filing
 * without tags. Adds up what is served from the printed texts alone. Of inline documents it compares each number with the
 * inline fact in its cell, which other code reads, and counts the members of each column:
 *
 *     FOOTNOTE_CORPUS=… node test/realdata/equity-tables.ts [--show] [--plain] [DOCUMENT…]
 *
 * With --show it prints the statements as well, with --plain it reads documents without tags only. Without the corpus it
 * ends at once.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { documentFaces } from '@footnote/evidence/faces/document-faces';
import { inlineDocument, type PlacedFact } from '@footnote/evidence/inline/inline-document';
import { decoded } from '@footnote/filing-text/decoded';
import { dayBefore } from '@footnote/values/day';
import type { FiledCell, FiledRow, FiledStatement } from '@footnote/xbrl/report/as-filed/types';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false }, plain: { type: 'boolean', default: false } },
});

const sums = new Map<string, number>();
const add = (name: string, count = 1): void => void sums.set(name, (sums.get(name) ?? 0) + count);

/** A printed number without its sign marks: "$(1,234)" is -1234, a dash is 0. */
function printed(text: string): number {
  const digits = text.replace(/[^\d.]/g, '');
  return (/\(|^\W*[-\u2212]\d/.test(text) ? -1 : 1) * Number(digits === '' ? 0 : digits);
}

/** Adds up the columns of one period from the texts of their cells. */
function addUp({ columns, rows }: FiledStatement): void {
  const filled = rows.filter(({ abstract }) => !abstract);
  const end = filled.at(-1)?.label.replace(/ \(shares\)$/, '') ?? '';
  const isEnd = ({ label }: FiledRow, at: number): boolean =>
    at >= filled.length - 2 && label.startsWith(end);
  for (const [at, { header }] of columns.entries()) {
    const texts = filled.map(({ cells }) => cells[at]?.text ?? '');
    const places = Math.max(0, ...texts.map((text) => text.split('.')[1]?.length ?? 0));
    const sum = (of: (row: FiledRow, place: number) => boolean): number =>
      filled.reduce((total, row, place) => total + (of(row, place) ? printed(texts[place] ?? '') : 0), 0);
    const [total, last] = [sum((row, place) => !row.total && !isEnd(row, place)), sum(isEnd)];
    const apart = Math.abs(total - last) * 10 ** places;
    if (apart < 0.5) add('columns that add up');
    else if (apart < 1.5) add('columns that add up within one printed unit');
    else {
      add('columns that do not add up');
      console.log(`  ${columns[0]?.end ?? ''} ${header}: ${total}, not ${last}`);
    }
  }
}

const membersOf = ({ dimensions }: PlacedFact): string =>
  dimensions.map(({ axis, member }) => `${axis}=${member}`).join(' ');

function compareWithTags({ columns, rows }: FiledStatement, facts: readonly PlacedFact[]): void {
  for (const [at, column] of columns.entries()) {
    const members = new Map<string, number>();
    for (const { cells, label, concept } of rows) {
      const cell: FiledCell | null | undefined = cells[at];
      const place = cell?.place;
      if (cell == null || place == null) continue;
      add('inline: cells');
      const [fact] = facts.filter(({ from, to, hidden }) => !hidden && place.from <= from && to <= place.to);
      if (fact === undefined) {
        add('inline: cells that are not tagged');
        continue;
      }
      const differs = (what: string, detail: string): void => {
        add(`inline: other ${what}`);
        console.log(`  other ${what}: ${column.header} ${label} ${cell.text ?? ''}: ${detail}`);
      };
      if (Math.abs(Number(fact.value)) !== Math.abs(Number(cell.value)))
        differs('value', `${cell.value}, tagged ${fact.value}`);
      const days = [column.end, dayBefore(column.start ?? column.end)];
      const isPeriod =
        fact.start === null
          ? days.includes(fact.end) || fact.end === column.start
          : (fact.start === column.start && fact.end === column.end) || fact.start === fact.end;
      if (!isPeriod)
        differs('period', `${column.start ?? ''} ${column.end}, tagged ${fact.start ?? ''} ${fact.end}`);
      if (cell.unit !== fact.unit) differs('unit', `${cell.unit}, tagged ${fact.unit}`);
      const tagged = `${fact.taxonomy}:${fact.concept}`;
      if (concept !== null)
        add(concept === tagged ? 'inline: cells with the concept' : 'inline: cells with another concept');
      if (concept !== null && concept !== tagged)
        console.log(`  concept ${concept}, tagged ${tagged} ${membersOf(fact)}`);
      members.set(membersOf(fact), (members.get(membersOf(fact)) ?? 0) + 1);
    }
    if (members.size > 1) {
      add('inline: columns with several members');
      console.log(
        `  ${column.end} ${column.header}: ${[...members].map(([name, count]) => `${count} ${name}`).join('; ')}`,
      );
    }
  }
}

function print({ title, unitLine, columns, rows, role }: FiledStatement): void {
  const [first] = columns;
  console.log(
    `\n  ${role} ${title ?? ''} ${unitLine ?? ''} ${first?.months ?? ''} months ${first?.start ?? ''}..${first?.end ?? ''}`,
  );
  console.log(`  | ${columns.map(({ header }) => header).join(' | ')}`);
  for (const { label, depth, abstract, total, cells, concept } of rows) {
    const numbers = cells.map((cell) => (cell === null ? '·' : `${cell.text ?? ''} = ${cell.shown}`));
    console.log(
      `  ${'  '.repeat(depth)}${abstract ? '# ' : ''}${label}${total ? ' =' : ''}  ${numbers.join(' | ')} ${concept ?? ''}`,
    );
  }
}

const DOCUMENT_TYPE = /name="dei:DocumentType"[^>]*>(?:<[^>]*>)*([^<]*)/;
const FORM = /<(?:TYPE|title)>\s*(?:form\s+)?(10-[kq]\S*)/i;

function read(path: string): void {
  const text = decoded(readFileSync(path));
  const name = basename(path);
  const tags = flags.plain && /inlineXBRL/.test(text) ? null : (inlineDocument(text, name)?.facts() ?? null);
  if (flags.plain && (tags !== null || /inlineXBRL/.test(text))) return;
  const form =
    DOCUMENT_TYPE.exec(text)?.[1] ??
    FORM.exec(text.slice(0, 20_000))?.[1] ??
    /10-?[kq]/i.exec(name)?.[0] ??
    '';
  if (!/^10-?[kq]/i.test(form)) return;
  const kind = tags === null ? 'plain' : 'inline';
  const facts = (tags ?? [])
    .filter(({ dimensions }) => dimensions.length === 0)
    .map(({ taxonomy, concept, ...fact }) => ({ ...fact, concept: `${taxonomy}:${concept}` }));
  const faces = documentFaces({
    documents: [{ name, text }],
    filed: '9999-12-31',
    form: form.toUpperCase(),
    facts,
  });
  const equity = faces.statements.filter(({ statement }) => statement === 'equity');
  const refused = faces.refused.map(({ statement, reason }) => `${statement} ${reason}`).join(', ');
  console.log(`${path}: ${form} ${equity.length} ${refused}`);
  add(`${kind}: documents`);
  if (equity.length > 0) add(`${kind}: documents with equity`);
  for (const { statement, reason } of faces.refused)
    if (statement === 'equity') add(`${kind}: equity ${reason}`);
  for (const one of equity) {
    add(`${kind}: periods`);
    add(`${kind}: cells`, one.rows.flatMap(({ cells }) => cells).filter((cell) => cell !== null).length);
    if (new Set(one.columns.map(({ end }) => end)).size === 1) addUp(one);
    if (tags !== null) compareWithTags(one, tags);
    if (flags.show) print(one);
  }
}

const corpus = corpusFolder();
if (corpus !== undefined) {
  const all = globSync(`${corpus}/www.sec.gov/Archives/edgar/data/*/*/*.{htm,txt}`).sort();
  for (const path of positionals.length > 0 ? positionals : all)
    if (!/^R\d+\.htm$|ex(?:hibit)?[-_]?\d/i.test(basename(path))) read(path);
  for (const [name, number] of [...sums].sort()) console.log(`${number} ${name}`);
}
