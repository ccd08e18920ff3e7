/**
 * Reads the statements of every 10-K and 10-Q of the corpus from the tables of its HTML document. Of inline documents it
 * compares each number with the inline fact in its cell, which other code reads, and the rows with those drawn from the
 * tags; of the others it looks for the numbers among the facts that companyfacts has of the filing:
 *
 *     FOOTNOTE_CORPUS=… node test/realdata/table-faces.ts [--show] [--no-facts] [DOCUMENT…]
 *
 * With --show it prints the statements as well, with --no-facts it reads documents without their facts. Without the corpus
 * it ends at once.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { documentFaces, type DocumentFaces } from '@footnote/evidence/faces/document-faces';
import type { FaceFact } from '@footnote/evidence/faces/types';
import { inlineDocument, type PlacedFact } from '@footnote/evidence/inline/inline-document';
import { decoded } from '@footnote/filing-text/decoded';
import { drawStatements } from '@footnote/lanes/filings/statements/draw';
import { parseAccession } from '@footnote/values/accession';
import { paddedCik } from '@footnote/values/cik';
import { parseCompanyfacts } from '@footnote/xbrl/companyfacts';
import type { FiledStatement } from '@footnote/xbrl/report/as-filed/types';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false }, 'no-facts': { type: 'boolean', default: false } },
});

const sums = new Map<string, number>();
const add = (name: string, count = 1): void => void sums.set(name, (sums.get(name) ?? 0) + count);

/** The number without its sign: a concept's sign is not that of a row. */
const size = (value: string): number => Math.abs(Number(value));

type Stated = { readonly form: string; readonly filed: string; readonly facts: readonly FaceFact[] };

const companies = new Map<string, ReadonlyMap<string, Stated>>();

/** What companyfacts has of the filings of a company, by accession. */
function statedOf(folder: string, cik: string): ReadonlyMap<string, Stated> {
  const known = companies.get(cik);
  if (known !== undefined) return known;
  const path = `${folder}/data.sec.gov/api/xbrl/companyfacts/CIK${paddedCik(cik)}.json`;
  const facts = existsSync(path) ? parseCompanyfacts(readFileSync(path)).facts : [];
  const stated = new Map(
    [...Map.groupBy(facts, ({ accession }) => accession)].map(([accession, same]) => [
      accession,
      {
        form: same[0]?.form ?? '',
        filed: same[0]?.filed ?? '',
        facts: same.map(({ taxonomy, concept, start, end, value, unit }) => ({
          concept: `${taxonomy}:${concept}`,
          start,
          end,
          value,
          unit,
        })),
      },
    ]),
  );
  companies.set(cik, stated);
  return stated;
}

function print({ statement, title, unitLine, columns, rows }: FiledStatement): void {
  console.log(`\n${statement} ${title ?? ''} ${unitLine ?? ''}`);
  for (const { months, start, end, header } of columns)
    console.log(`  | ${months ?? ''} ${start ?? ''}..${end} ${header}`);
  for (const { label, depth, abstract, total, cells, concept } of rows) {
    const numbers = cells.map((cell) =>
      cell === null ? '·' : `${cell.text ?? ''} = ${cell.shown} ${cell.unit}`,
    );
    console.log(
      `  ${'  '.repeat(depth)}${abstract ? '# ' : ''}${label}${total ? ' =' : ''}  ${numbers.join(' | ')}  ${concept ?? ''}`,
    );
  }
}

/** Compares the numbers of a statement with the inline facts in their cells; prints those that differ. */
function compareWithTags(
  { statement, rows, columns }: FiledStatement,
  facts: readonly PlacedFact[],
): ReadonlySet<number> {
  const seen = new Set<number>();
  for (const { label, concept, cells } of rows)
    for (const [at, cell] of cells.entries()) {
      const [place, column] = [cell?.place, columns[at]];
      if (cell === null || place == null || column === undefined) continue;
      add('inline: cells');
      const inside = facts.filter(({ from, to, hidden }) => !hidden && place.from <= from && to <= place.to);
      for (const { from } of inside) seen.add(from);
      const [fact] = inside;
      if (fact === undefined) {
        add('inline: cells that are not tagged');
        continue;
      }
      const differs = (what: string, own: string, other: string): void => {
        add(`inline: other ${what}`);
        console.log(`  other ${what}: ${statement} ${label} ${cell.text ?? ''}: ${own}, tagged ${other}`);
      };
      if (size(fact.value) !== size(cell.value)) differs('value', cell.value, fact.value);
      const isPeriod =
        fact.start === null
          ? fact.end === column.end || column.months !== null
          : fact.end === column.end && (column.start === null || column.start === fact.start);
      if (!isPeriod) differs('period', column.end, `${fact.start ?? ''} ${fact.end}`);
      if (cell.unit !== fact.unit) differs('unit', cell.unit, fact.unit);
      const tagged = `${fact.taxonomy}:${fact.concept}`;
      if (concept === null) add('inline: cells without a concept');
      else if (concept === tagged) add('inline: cells with the concept');
      else differs('concept', concept, tagged);
    }
  return seen;
}

const plain = (label: string): string => label.toLowerCase().replace(/\s+/g, ' ').trim();

/** Compares the rows of statements with those drawn from the tags of the same document. */
function compareRows(
  drawn: readonly FiledStatement[],
  tagged: readonly FiledStatement[],
  seen: ReadonlySet<number>,
): void {
  for (const { statement, rows } of tagged) {
    const own = drawn.filter((one) => one.statement === statement).flatMap((one) => one.rows);
    if (own.length === 0) continue;
    const labels = new Map(own.map((row) => [plain(row.label), row]));
    const shown = rows.filter(({ label }) => label !== '');
    const places = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.place?.from ?? []));
    add('rows drawn from tags', shown.length);
    add(
      'rows drawn from tags with the label in tables',
      shown.filter(({ label }) => labels.has(plain(label))).length,
    );
    add(
      'rows drawn from tags with the depth in tables',
      shown.filter(({ label, depth }) => labels.get(plain(label))?.depth === depth).length,
    );
    add('numbers drawn from tags', places.length);
    add('numbers drawn from tags that are drawn from tables', places.filter((from) => seen.has(from)).length);
  }
}

/** Looks for the numbers of a statement among facts of its filing; total assets must be one of its day. */
function compareWithFacts({ statement, rows, columns }: FiledStatement, facts: readonly FaceFact[]): void {
  for (const [at, { end, start, months }] of columns.entries()) {
    const ofPeriod = facts.filter(
      (fact) => fact.end === end && (fact.start === null || fact.start === start || start === null),
    );
    const days = facts.filter((fact) => fact.start === null && months !== null);
    const values = new Set([...ofPeriod, ...days].map(({ value }) => size(value)));
    for (const { label, cells } of rows) {
      const cell = cells[at];
      if (cell == null || !/[1-9]/.test(cell.shown)) continue;
      const isStated = values.has(size(cell.shown));
      add(isStated ? 'plain: numbers that are facts' : 'plain: numbers that are none');
      if (!isStated)
        console.log(`  no fact: ${statement} ${label} ${cell.text ?? ''} = ${cell.shown} of ${end}`);
      if (statement !== 'balance' || !/^total assets$/i.test(label)) continue;
      const isFact = facts.some(
        (fact) => fact.end === end && /:Assets$/.test(fact.concept) && fact.value === cell.value,
      );
      add(isFact ? 'plain: total assets that are the fact' : 'plain: total assets that are not');
      if (!isFact) console.log(`  total assets ${cell.shown} of ${end} are no fact`);
    }
  }
}

function count(kind: string, { statements, refused }: DocumentFaces): void {
  add(`${kind}: documents`);
  for (const { statement, rows } of statements) {
    add(`${kind}: ${statement}`);
    add(`${kind}: numbers`, rows.flatMap(({ cells }) => cells).filter((cell) => cell !== null).length);
  }
  for (const { statement, reason } of refused) add(`${kind}: refused ${statement} ${reason}`);
}

const DOCUMENT_TYPE = /name="dei:DocumentType"[^>]*>(?:<[^>]*>)*([^<]*)/;
const TITLE = /<(?:TYPE|title)>\s*(?:form\s+)?(10-[kq]\S*)/i;

function read(folder: string, path: string): void {
  const bytes = readFileSync(path);
  const text = decoded(bytes);
  const name = basename(path);
  const [, cik = '', digits = ''] = /data\/(\d+)\/(\d{18})\//.exec(path) ?? [];
  const stated = statedOf(folder, cik).get(parseAccession(digits) ?? '');
  const tags = inlineDocument(text, name)?.facts() ?? null;
  const form = DOCUMENT_TYPE.exec(text)?.[1] ?? stated?.form ?? TITLE.exec(text.slice(0, 20_000))?.[1] ?? '';
  if (!/^10-[kq]/i.test(form)) return;
  const consolidated = tags
    ?.filter(({ dimensions }) => dimensions.length === 0)
    .map(({ taxonomy, concept, ...fact }) => ({ ...fact, concept: `${taxonomy}:${concept}` }));
  const facts = flags['no-facts'] ? [] : (consolidated ?? stated?.facts ?? []);
  const filed = stated?.filed ?? '9999-12-31';
  const faces = documentFaces({ documents: [{ name, text }], filed, form: form.toUpperCase(), facts });
  const refused = faces.refused.map(({ statement, reason }) => `${statement} ${reason}`).join(', ');
  console.log(
    `${path}: ${form}, ${facts.length} facts: ${faces.statements.map(({ role }) => role).join(' ')} ${refused}`,
  );
  count(tags === null ? 'plain' : 'inline', faces);
  if (flags.show) faces.statements.forEach(print);
  if (tags === null) {
    if (facts.length > 0) for (const one of faces.statements) compareWithFacts(one, facts);
    return;
  }
  const seen = new Set(faces.statements.flatMap((one) => [...compareWithTags(one, tags)]));
  const tagged = drawStatements({ files: [{ name, bytes }], head: { form, filed }, facts: null });
  if (!('reason' in tagged)) compareRows(faces.statements, tagged.statements, seen);
}

const corpus = corpusFolder();
if (corpus !== undefined) {
  const all = globSync(`${corpus}/www.sec.gov/Archives/edgar/data/*/*/*.htm`).sort();
  for (const path of positionals.length > 0 ? positionals : all)
    if (!/^R\d+\.htm$|ex(?:hibit)?[-_]?\d/i.test(basename(path))) read(corpus, path);
  for (const [name, number] of [...sums].sort()) console.log(`${number} ${name}`);
}
