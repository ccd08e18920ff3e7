/**
 * Prints what is read of every proxy statement in a folder, each figure with the text at its place, so that it can be read
 * against the document. A name that ends in a day, as in `acme-2026-04-10.htm`, says when it was filed; without one, a day of
 * filing is taken that comes before every meeting that the document states.
 *
 *     FOOTNOTE_PROXIES=/path/to/folder node test/realdata/proxies.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { shownText } from '@footnote/evidence/inline/shown-text';
import { decoded } from '@footnote/filing-text/decoded';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import { readProxy } from '@footnote/governance/proxy/read-proxy';
import type { ProxyFigure, ProxyRow } from '@footnote/governance/proxy/types';
import { ReportError } from '@footnote/xbrl/report/types';

const DAY_IN_NAME = /(\d{4}-\d{2}-\d{2})\.html?$/i;
const DATED =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/;
const SHOWN = 80;

/** The first date of a proxy statement is that of its letter, or of the meeting. */
function filedOf(file: string, html: string): string {
  const named = DAY_IN_NAME.exec(file)?.[1];
  if (named !== undefined) return named;
  const first = DATED.exec(shownText(html).replaceAll(/\s+/g, ' '))?.[0];
  const at = first === undefined ? Number.NaN : Date.parse(`${first} UTC`);
  return Number.isNaN(at) ? '1900-01-01' : new Date(at - 86_400_000 * 90).toISOString().slice(0, 10);
}

const textAt = (html: string, { from, to }: ProxyFigure): string =>
  shownText(html.slice(from, to)).replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN);

function print(html: string, row: ProxyRow): void {
  const { section, kind, name, title, year, end, member, effect, refusal } = row;
  const about = [name, title, year ?? end, member, effect].filter((each) => each !== null).join(' | ');
  console.log(`  ${section} ${kind}: ${about}${refusal === null ? '' : `  REFUSED ${refusal}`}`);
  for (const figure of row.figures)
    console.log(
      `    ${figure.name} = ${figure.value ?? `(${figure.refusal ?? 'place'})`} ${figure.unit ?? ''}  «${textAt(html, figure)}»`,
    );
}

const folder = process.env['FOOTNOTE_PROXIES'];
if (folder === undefined) throw new Error('set FOOTNOTE_PROXIES to a folder of proxy statements');
const counts = { documents: 0, served: 0, refused: 0 };
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:html?|txt)$/i.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const html = decoded(readFileSync(file));
  console.log(`\n== ${file.slice(folder.length + 1)}`);
  counts.documents += 1;
  try {
    const { rows, unassigned } = readProxy(basename(file), html, filedOf(entry.name, html));
    for (const row of rows) print(html, row);
    if (unassigned > 0) console.log(`  ${unassigned} facts that belong to no row`);
    const figures = rows.flatMap((row) => row.figures);
    counts.refused += figures.filter(({ refusal }) => refusal !== null).length;
    counts.served += figures.filter(({ refusal }) => refusal === null).length;
  } catch (error) {
    if (!(error instanceof ReportError) && !(error instanceof DocumentRefusedError)) throw error;
    console.log(`  ${error.message}`);
  }
}
console.log(`\n${counts.documents} documents, ${counts.served} figures served, ${counts.refused} refused`);
