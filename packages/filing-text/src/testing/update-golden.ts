/**
 * Rewrites sections.golden.json for the documents that it lists, from an unpacked mirror of EDGAR. Read the start and
 * end of every section that changes before you commit it.
 *
 * node packages/filing-text/src/testing/update-golden.ts DIR
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { GOLDEN, goldenOf, readGolden } from './golden.ts';

const corpus = argv[2];
if (corpus === undefined) throw new Error('name the folder of the corpus');
const documents = Object.entries(readGolden()).map(
  ([path, { form = '' }]) => [path, goldenOf(corpus, path, form)] as const,
);
writeFileSync(GOLDEN, `${JSON.stringify(Object.fromEntries(documents), null, 2)}\n`);
