/**
 * Of the cells served of the issuers of a mirror, how many stand in an archived document: by what the documents are, with
 * the cells that have no place by field.
 *
 * Of the corpus 8,252 cells of inline reports stand in them, all of them; of 1,497 cells of older reports 1,163 (78 %). What is
 * missing there are mostly tables of quarters that name neither days nor a unit.
 *
 *     node test/realdata/places.ts --folder DIR [--sample N] [--seed N]
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ciksOf, folderCompany, hasCompanyfacts } from '@footnote/accuracy/corpus/folder-companies';
import { documentText, type DocumentText, type Place, placeOf } from '@footnote/evidence/place';
import { decoded } from '@footnote/filing-text/decoded';
import type { Cell, Operand } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import { accessionDigits } from '@footnote/values/accession';
import { verifiedStatements } from '@footnote/verification/served';
import { randomFrom } from '../faults/random.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    sample: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});

type Kind = 'inline' | 'row';
type Tally = { cells: number; placed: number; printed: number; readonly missing: Map<string, number> };

const newTally = (): Tally => ({ cells: 0, placed: 0, printed: 0, missing: new Map() });
const tallies: Readonly<Record<Kind, Tally>> = { inline: newTally(), row: newTally() };
const lines: string[] = [];

/** The pages of a filing in the mirror, exhibits of releases left out; null if it has none. */
function pagesOf(folder: string, cik: string, accession: string): readonly DocumentText[] | null {
  const path = join(
    folder,
    'www.sec.gov/Archives/edgar/data',
    String(Number(cik)),
    accessionDigits(accession),
  );
  if (!existsSync(path)) return null;
  const pages = globSync(`${path}/*.htm`).filter((page) => !/^R\d+\.htm$|ex-?99/i.test(basename(page)));
  if (pages.length === 0) return null;
  return pages.sort().map((page) => documentText(decoded(readFileSync(page)), basename(page)));
}

function placed(pages: readonly DocumentText[], operand: Operand): Place | null {
  for (const page of pages) {
    const place = placeOf(page, operand, /^(?:10-K|20-F|40-F)/.test(operand.form));
    if (place !== null) return place;
  }
  return null;
}

function countCell(cell: Cell, pagesBy: ReadonlyMap<string, readonly DocumentText[] | null>): void {
  const pages = cell.operands.map(({ accession }) => pagesBy.get(accession) ?? null);
  if (pages.length === 0 || pages.some((one) => one === null)) return;
  const isInline = pages.every((one) => one?.some(({ inline }) => inline !== null));
  const tally = tallies[isInline ? 'inline' : 'row'];
  const places = cell.operands.map((operand, at) => placed(pages[at] ?? [], operand));
  tally.cells += 1;
  if (places.every((place) => place !== null)) tally.placed += 1;
  else tally.missing.set(cell.field, (tally.missing.get(cell.field) ?? 0) + 1);
  if (places.every((place) => place?.printed != null)) tally.printed += 1;
  for (const [at, place] of places.entries()) {
    const { concept = '', end = '', value = '' } = cell.operands[at] ?? {};
    const { label = '', headers = [], unitLine = '' } = place?.printed ?? {};
    if (place !== null)
      lines.push(
        `${cell.field} ${concept} ${end} ${value}: ${place.text} | ${label} | ${headers.join(' / ')} | ${unitLine ?? ''}`,
      );
  }
}

const { folder } = values;
if (folder === undefined) throw new Error('--folder is missing');
for (const cik of ciksOf(folder)) {
  if (!hasCompanyfacts(folder, cik)) continue;
  if (!existsSync(join(folder, 'www.sec.gov/Archives/edgar/data', String(Number(cik))))) continue;
  const { input: company } = await folderCompany(folder, cik);
  const served = verifiedStatements(company, computeStatements(company)).statements.cells.filter(
    (cell) => cell.value !== null,
  );
  const accessions = new Set(served.flatMap(({ operands }) => operands.map(({ accession }) => accession)));
  const pagesBy = new Map([...accessions].map((accession) => [accession, pagesOf(folder, cik, accession)]));
  const before = tallies.inline.cells + tallies.row.cells;
  for (const cell of served) countCell(cell, pagesBy);
  const count = tallies.inline.cells + tallies.row.cells - before;
  if (count > 0) console.log(`${cik}: ${count} cells of filings with documents`);
}
for (const [kind, { cells, placed: found, printed, missing }] of Object.entries(tallies)) {
  const share = cells === 0 ? 0 : (100 * found) / cells;
  console.log(
    `${kind}: ${cells} cells, ${found} with a place (${share.toFixed(2)} %), ${printed} in a table`,
  );
  const worst = [...missing].sort(([, a], [, b]) => b - a).slice(0, 12);
  console.log(`  without: ${worst.map(([field, count]) => `${field} ${count}`).join(', ')}`);
}
const chance = randomFrom(Number(values.seed));
for (let at = 0; at < Number(values.sample); at += 1) console.log(lines[Math.floor(chance() * lines.length)]);
