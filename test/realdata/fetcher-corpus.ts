import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Context } from 'mocha';

/** Folder of the unpacked mirror of real documents, which is not part of the repository. */
export const CORPUS =
  process.env['FOOTNOTE_CORPUS'] ?? resolve(import.meta.dirname, '../../../shared/corpus/unpack');

/** Skips the calling test, saying why, where the corpus is absent. */
export const needCorpus = (context: Context): void => {
  if (existsSync(join(CORPUS, 'data.sec.gov/submissions'))) return;
  console.log(`      skipped: no documents under ${CORPUS} (set FOOTNOTE_CORPUS)`);
  context.skip();
};

/** Files of the corpus that match, absolute. */
export const corpusFiles = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: CORPUS })
    .sort()
    .map((name) => join(CORPUS, name));
