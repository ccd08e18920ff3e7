/**
 * Draws the statements of every filing of the corpus that has inline XBRL or a presentation linkbase, and compares each
 * number with the inline fact at its place, read by other code: `FOOTNOTE_CORPUS=… node test/realdata/filed-statements.ts
 * [folder] [--show]`. With --show it prints the statements as well. Without the corpus it ends at once.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { inlineDocument, type PlacedFact } from '@footnote/evidence/inline/inline-document';
import { decoded } from '@footnote/filing-text/decoded';
import { drawStatements } from '@footnote/lanes/filings/statements/draw';
import type { FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import type { ReportFile } from '@footnote/xbrl/report/types';

const IS_READ = /\.(?:html?|xml|xsd)$/i;
const IS_LEFT = /_def\.xml$|^R\d+\.|^FilingSummary|^ex/i;
const CORE = ['income', 'balance', 'cash_flow'] as const;

const filesOf = (folder: string): readonly ReportFile[] =>
  readdirSync(folder)
    .filter((name) => IS_READ.test(name) && !IS_LEFT.test(name))
    .map((name) => ({ name, bytes: readFileSync(`${folder}/${name}`) }));

type Counts = Record<'cells' | 'leftOut' | 'missing' | 'otherFact' | 'otherSign' | 'placed', number>;

/** Compares the numbers of statements with what stands at their places; prints those that differ. */
function compared(statements: readonly FiledStatement[], files: readonly ReportFile[]): Counts {
  const counts: Counts = { cells: 0, placed: 0, missing: 0, leftOut: 0, otherFact: 0, otherSign: 0 };
  const documents = new Map<string, { text: string; facts: ReadonlyMap<number, PlacedFact> }>();
  const documentOf = (name: string) => {
    const known = documents.get(name);
    if (known !== undefined) return known;
    const text = decoded(files.find((file) => file.name === name)?.bytes ?? new Uint8Array());
    const facts = new Map((inlineDocument(text, name)?.facts() ?? []).map((fact) => [fact.from, fact]));
    documents.set(name, { text, facts });
    return { text, facts };
  };
  for (const { statement, rows, columns } of statements)
    for (const { concept, label, cells, dimensions } of rows)
      for (const [at, cell] of cells.entries()) {
        if (cell === null) continue;
        counts.cells += 1;
        const { place, value, shown } = cell;
        if (place === null) {
          counts.missing += 1;
          continue;
        }
        counts.placed += 1;
        const { text, facts } = documentOf(place.file);
        const fact = facts.get(place.from);
        const members = [...dimensions, ...(columns[at]?.dimensions ?? [])];
        const isSame =
          fact?.value === value &&
          `${fact.taxonomy}:${fact.concept}` === concept &&
          fact.end <= (columns[at]?.end ?? '') &&
          JSON.stringify(fact.dimensions) === JSON.stringify(members);
        if (!isSame) {
          counts.otherFact += 1;
          console.log(`  other fact: ${statement} ${label} ${value} ${JSON.stringify(fact ?? null)}`);
        }
        const before = text
          .slice(Math.max(0, place.from - 2000), place.from)
          .replace(/^[^<]*>/, '')
          .replace(/<[^>]*>?/g, '');
        const isNegative = /[(\u2010-\u2015\u2212-][\s$€£¥]*(?:&#160;|&nbsp;)*[\s$€£¥]*$/.test(before);
        // "($0.24 per share)" and "(1,234 shares)" in a label are no negative numbers.
        const after = text.slice(place.to, place.to + 2000).replace(/<[^>]*>?/g, '');
        const isInWords = /^[^()]*\p{L}[^()]*\)/u.test(after);
        const isOtherSign = /[1-9]/.test(value) && isNegative !== shown.startsWith('-') && !isInWords;
        if (isOtherSign && statement !== 'parenthetical') {
          counts.otherSign += 1;
          console.log(
            `  other sign: ${statement} ${label} ${shown} …${before.slice(-20).replace(/\s+/g, ' ')}`,
          );
        }
      }
  counts.leftOut = leftOut(statements, documentOf);
  return counts;
}

/** Numbers that the document shows between the first and last one of an income statement, balance sheet or cash flow. */
function leftOut(
  statements: readonly FiledStatement[],
  documentOf: (name: string) => { readonly facts: ReadonlyMap<number, PlacedFact> },
): number {
  const placesOf = ({ rows }: FiledStatement) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell?.place == null ? [] : [cell.place])));
  const taken = new Set(statements.flatMap(placesOf).map(({ file, from }) => `${file} ${from}`));
  let count = 0;
  for (const one of statements.filter(({ statement }) => CORE.some((kind) => kind === statement))) {
    const places = placesOf(one);
    const [first] = places;
    if (first === undefined) continue;
    const from = Math.min(...places.map((place) => place.from));
    const to = Math.max(...places.map((place) => place.to));
    for (const fact of documentOf(first.file).facts.values()) {
      if (fact.hidden || fact.from < from || fact.to > to || taken.has(`${first.file} ${fact.from}`))
        continue;
      count += 1;
      console.log(
        `  left out: ${one.statement} ${fact.concept} ${fact.value} ${fact.start ?? ''} ${fact.end}`,
      );
    }
  }
  return count;
}

function print({ statement, title, columns, rows }: FiledStatement): void {
  console.log(`\n${statement} ${title ?? ''}`);
  for (const { start, end, header, dimensions } of columns)
    console.log(`  | ${start ?? ''}..${end} ${dimensions.map(({ member }) => member).join(' ')} ${header}`);
  for (const { label, depth, abstract, total, cells } of rows)
    console.log(
      `  ${'  '.repeat(depth)}${abstract ? '# ' : ''}${label}${total ? ' =' : ''} ${cells.map((cell) => cell?.shown ?? '·').join('  ')}`,
    );
}

if (import.meta.main) {
  const corpus = corpusFolder();
  const [, , ...args] = process.argv;
  const only = args.find((arg) => !arg.startsWith('--'));
  const archive = `${corpus ?? ''}/www.sec.gov/Archives/edgar/data`;
  const folders =
    only !== undefined
      ? [only]
      : corpus === undefined
        ? []
        : readdirSync(archive).flatMap((cik) =>
            readdirSync(`${archive}/${cik}`).map((name) => `${archive}/${cik}/${name}`),
          );
  const sums = new Map<string, number>();
  const add = (name: string, count: number): void => void sums.set(name, (sums.get(name) ?? 0) + count);
  for (const folder of folders) {
    if (!statSync(folder).isDirectory()) continue;
    const files = filesOf(folder);
    const isReport = files.some(
      ({ name, bytes }) =>
        /_pre\.xml$/.test(name) ||
        (/\.html?$/i.test(name) && new TextDecoder().decode(bytes).includes('inlineXBRL')),
    );
    if (!isReport) continue;
    const began = performance.now();
    const drawn = drawStatements({ files, head: { form: '', filed: '' }, facts: null });
    const ms = Math.round(performance.now() - began);
    if ('reason' in drawn) {
      console.log(`${folder}: ${drawn.reason}`);
      add(drawn.reason, 1);
      continue;
    }
    const kinds = drawn.statements.map(({ statement }) => statement);
    const missing = CORE.filter((kind) => !kinds.includes(kind));
    const counts = compared(drawn.statements, files);
    console.log(`${folder}: ${drawn.source} ${kinds.join(' ')} ${JSON.stringify(counts)} ${ms} ms`);
    if (missing.length > 0) console.log(`  without ${missing.join(', ')}`);
    if (args.includes('--show')) drawn.statements.forEach(print);
    add(`${drawn.source}: reports`, 1);
    add(`${drawn.source}: reports with all faces`, missing.length === 0 ? 1 : 0);
    for (const [name, count] of Object.entries(counts)) add(`${drawn.source}: ${name}`, count);
  }
  for (const [name, count] of [...sums].sort()) console.log(`${count} ${name}`);
}
