/**
 * Reads items 5.07 and 5.02 of every 8-K in a folder, and prints each figure and each change with the text that it is read
 * from, so that they can be read against it.
 *
 *     FOOTNOTE_CORPUS=/path/to/filings node test/realdata/votes.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownText } from '@footnote/evidence/inline/shown-text';
import { decoded } from '@footnote/filing-text/decoded';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import { readCurrentReport } from '@footnote/governance/current-report/read-current-report';
import type { MeetingVotes } from '@footnote/governance/votes/types';
import type { Changes } from '@footnote/governance/changes/types';

/** No filing of a mirror is filed later. */
const LATEST = '9999-12-31';
const LISTS = /item(?:\s|&nbsp;|&#160;|<[^>]*>)*5\.0[27]/i;
const LONGEST = 400;

type Place = { readonly from: number; readonly to: number };

const read = (text: string, { from, to }: Place): string =>
  shownText(text.slice(from, to)).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);

const totals = { proposals: 0, refused: 0, figures: 0, changes: 0 };

function printVotes(text: string, { day, represented, proposals }: MeetingVotes): void {
  console.log(`  5.07 held ${day.day ?? `(${day.refusal})`}, represented ${represented?.votes ?? '-'}`);
  for (const each of proposals) {
    totals.proposals += 1;
    if (each.refusal !== null) totals.refused += 1;
    console.log(
      `  ${each.number ?? '-'} [${each.kind}] ${each.refusal ?? each.laws.join(', ')}: ${each.description.slice(0, LONGEST)}`,
    );
    for (const { nominee, counts } of each.lines) {
      totals.figures += counts.length;
      const figures = counts.map((count) => `${count.kind} ${count.votes} <${read(text, count)}>`);
      console.log(`      ${nominee ?? '-'}: ${figures.join(', ')}`);
    }
  }
}

function printChanges(text: string, { changes, subItems, refusal }: Changes): void {
  console.log(`  5.02 ${subItems.join(', ')} ${refusal ?? ''}`);
  for (const each of changes) {
    totals.changes += 1;
    console.log(
      `  ${each.type}: ${each.person}, ${each.role ?? '-'}, ${each.day.day ?? `(${each.day.refusal})`} <${read(text, each)}>`,
    );
  }
}

const folder = process.env['FOOTNOTE_CORPUS'];
if (folder === undefined) throw new Error('set FOOTNOTE_CORPUS to a folder of filings');
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:html?|txt|nc)$/i.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const text = decoded(readFileSync(file));
  if (!LISTS.test(text) || !/8-K/.test(text)) continue;
  console.log(`\n== ${file.slice(folder.length + 1)}`);
  try {
    const { votes, changes } = readCurrentReport(text, LATEST);
    if (votes !== null) printVotes(text, votes);
    if (changes !== null) printChanges(text, changes);
  } catch (error) {
    if (!(error instanceof DocumentRefusedError)) throw error;
    console.log(`  ${error.message}`);
  }
}
console.log(
  `\n${totals.proposals} proposals, ${totals.refused} refused, ${totals.figures} figures, ${totals.changes} changes`,
);
