/**
 * One line per section of every periodic and current report of a folder: how it was found or why not, its length, its
 * first and last words, the blocks around it, the items of the document that have a heading, and what makes it suspect.
 *
 * node packages/accuracy/src/sections/survey.ts DIR > FILE
 */
import { readFileSync } from 'node:fs';
import { argv, stderr, stdout } from 'node:process';
import { readDocument } from '@footnote/filing-text/read-document';
import { sectionsOf } from '@footnote/filing-text/sections';
import type { FilingText } from '@footnote/filing-text/types';
import { filingsOf } from './filings.ts';
import { describedSection, lineOf, type DescribedSection } from './lines.ts';
import { withSuspicions } from './plausible.ts';

const folder = argv[2]?.replace(/\/$/, '');
if (folder === undefined) throw new Error('name the folder');

const textAt = (path: string): FilingText => readDocument(readFileSync(`${folder}/${path}`));

const described = filingsOf(folder).flatMap((filing): DescribedSection[] => {
  try {
    const text = textAt(filing.path);
    return sectionsOf(text, filing.form, filing.exhibits.map(textAt)).map((section) =>
      describedSection(filing, text, section),
    );
  } catch (error) {
    stderr.write(`${filing.path}: ${String(error)}\n`);
    return [];
  }
});
const surveyed = withSuspicions(described);
for (const section of surveyed) stdout.write(`${lineOf(section)}\n`);
const counts = Map.groupBy(surveyed, ({ filing, name, result }) => `${filing.form} ${name} ${result}`);
for (const [key, sections] of [...counts].sort()) stderr.write(`${sections.length} ${key}\n`);
