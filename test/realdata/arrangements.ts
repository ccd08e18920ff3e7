/**
 * Lists every trading arrangement that the 10-Ks and 10-Qs of a mirror tag, each with its terms or, where they are not
 * tagged, with the text around its first fact, so that persons, days and shares can be read against it.
 *
 *     FOOTNOTE_CORPUS=/path/to/mirror node test/realdata/arrangements.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { shownText } from '@footnote/evidence/inline/shown-text';
import { decoded } from '@footnote/filing-text/decoded';
import { readGovernance } from '@footnote/governance/arrangements/read-report';
import type { Arrangement, StatedDay } from '@footnote/governance/arrangements/types';
import { ReportError } from '@footnote/xbrl/report/types';

/** No report of a mirror is filed later. */
const LATEST = '9999-12-31';
const AROUND = 2_500;

const dayOf = ({ day, refusal, text }: StatedDay): string => day ?? `(${[refusal, text].join(' ').trim()})`;

const actionsOf = (each: Arrangement): string =>
  [
    each.rule10b51Adopted === true ? 'adopted under the rule' : '',
    each.otherAdopted === true ? 'adopted otherwise' : '',
    each.rule10b51Terminated === true ? 'terminated under the rule' : '',
    each.otherTerminated === true ? 'terminated otherwise' : '',
  ]
    .filter((action) => action !== '')
    .join(', ');

function lineOf(each: Arrangement): string {
  const { adopted, terminated, ends, terminates, duration, shares, parts } = each;
  return [
    `${each.name}, ${each.title}`,
    `${actionsOf(each)}${terminates === null ? '' : ` (${terminates})`}`,
    `adopted ${dayOf(adopted)}, terminated ${dayOf(terminated)}, ends ${dayOf(ends)}`,
    `${duration.days ?? `(${duration.refusal})`} days`,
    `${shares.shares ?? `(${shares.refusal})`} shares`,
    parts.map((part) => `${part.member} ${part.shares}`).join(', '),
  ].join(' | ');
}

/** What a reader sees around the first fact of an arrangement. */
function around(text: string, { marks }: Arrangement): string {
  const from = marks[0]?.from ?? 0;
  return shownText(text.slice(from, from + AROUND))
    .replaceAll(/\s+/g, ' ')
    .slice(0, AROUND / 4);
}

const folder = process.env['FOOTNOTE_CORPUS'];
if (folder === undefined) throw new Error('set FOOTNOTE_CORPUS to the folder of a mirror');
let count = 0;
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.html?$/i.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const text = decoded(readFileSync(file));
  if (!text.includes('ecd:TrdArr')) continue;
  try {
    const { arrangements, unread, unplaced } = readGovernance(basename(file), text, LATEST);
    if (arrangements.length === 0) continue;
    console.log(`\n== ${file.slice(folder.length + 1)}`);
    let terms: string | null = null;
    for (const each of arrangements) {
      count += 1;
      console.log(`  ${lineOf(each)}`);
      if (each.terms !== terms || terms === null)
        console.log(`    ${each.terms?.replaceAll('\n', '\n    ') ?? `around: ${around(text, each)}`}`);
      terms = each.terms;
    }
    for (const { mark, reason, text: tagged } of unread)
      console.log(`  unread: ${mark.concept} ${reason} ${tagged}`);
    if (unplaced > 0) console.log(`  ${unplaced} facts without context`);
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    console.log(`\n== ${file.slice(folder.length + 1)}: ${error.message}`);
  }
}
console.log(`\n${count} arrangements`);
