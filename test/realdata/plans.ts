/**
 * Lists the plans that the arrangements of a mirror's 10-Ks and 10-Qs amount to, with the arrangements that are in none, and
 * what each form of insiders says of the adoption of a plan, beside the words that it is read from.
 *
 *     FOOTNOTE_CORPUS=/path/to/mirror node test/realdata/plans.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decoded } from '@footnote/filing-text/decoded';
import { readGovernance } from '@footnote/governance/arrangements/read-report';
import type { Arrangement } from '@footnote/governance/arrangements/types';
import { planHistories } from '@footnote/ownership/plans/histories';
import { statedAdoption } from '@footnote/ownership/plans/stated-adoption';
import type { Stated, TaggedArrangement } from '@footnote/ownership/plans/types';
import { ReportError } from '@footnote/xbrl/report/types';

const LATEST = '9999-12-31';

/** The day in the name of a document, by which the reports of a company are in order. */
const dayIn = (name: string): string => /(\d{4})(\d{2})(\d{2})/.exec(name)?.slice(1).join('-') ?? LATEST;

const taggedOf = (file: string, each: Arrangement, line: number): TaggedArrangement => ({
  accession: file,
  form: '10-Q',
  filed: dayIn(basename(file)),
  line,
  name: each.name,
  adopted: each.adopted.day,
  terminated: each.terminated.day,
  ends: each.ends.day,
  isAdopted: each.rule10b51Adopted === true || each.otherAdopted === true,
  isTerminated: each.rule10b51Terminated === true || each.otherTerminated === true,
  terminates: each.terminates ?? '',
  shares: each.shares.shares,
  sharesRefusal: each.shares.refusal ?? '',
});

const text = (stated: Stated): string => ('value' in stated ? stated.value : `(${stated.reason})`);

function arrangementsIn(file: string): readonly Arrangement[] {
  const content = decoded(readFileSync(file));
  if (!content.includes('ecd:TrdArr')) return [];
  try {
    return readGovernance(basename(file), content, LATEST).arrangements;
  } catch (error) {
    if (error instanceof ReportError) return [];
    throw error;
  }
}

function printForm(file: string): void {
  const content = readFileSync(file, 'utf8');
  if (!content.includes('<ownershipDocument') || !/10b5/i.test(content)) return;
  const all = (element: string): readonly string[] =>
    [...content.matchAll(new RegExp(`<${element}[^>]*>([^<]*)`, 'g'))].map(([, each]) => each ?? '');
  const owners = all('rptOwnerName');
  for (const note of [...all('footnote'), ...all('remarks')]) {
    const stated = statedAdoption([note], owners);
    if (stated !== null)
      console.log(`${file}\n  ${owners.join()}\n  ${note.trim()}\n  ${JSON.stringify(stated)}`);
  }
}

const folder = process.env['FOOTNOTE_CORPUS'];
if (folder === undefined) throw new Error('set FOOTNOTE_CORPUS to the folder of a mirror');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));
const lines = files
  .filter((file) => /\.html?$/i.test(file))
  .flatMap((file) => arrangementsIn(file).map((each, at) => taggedOf(file, each, at)));
const companyOf = ({ accession }: TaggedArrangement): string => basename(accession).split('-')[0] ?? '';
for (const [company, own] of Map.groupBy(lines, companyOf)) {
  const { plans, unplaced } = planHistories(own, []);
  console.log(
    `\n== ${company}: ${own.length} arrangements, ${plans.length} plans, ${unplaced.length} in none`,
  );
  for (const { name, adopted, ends, lines: reports, planned, terminated } of plans)
    console.log(
      `  ${name} | ${adopted} | ${text(planned)} | ends ${text(ends)} | terminated ${text(terminated)} | ${reports.map((line) => `${line.filed}${line.isTerminated ? ' terminated' : ''}`).join(', ')}`,
    );
  for (const { accession, line, reason } of unplaced)
    console.log(`  in none: ${basename(accession)} ${line} ${reason}`);
}
for (const file of files.filter((each) => /\.(xml|txt|nc)$/i.test(each))) printForm(file);
