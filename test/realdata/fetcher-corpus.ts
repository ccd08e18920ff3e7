import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS } from '@footnote/testing/corpus';
import type { Context } from 'mocha';

/** Skips the calling test with a message if the corpus is absent. */
export const needCorpus = (context: Context): void => {
  if (existsSync(join(CORPUS, 'data.sec.gov/submissions'))) return;
  console.log(`      skipped: no documents under ${CORPUS} (set FOOTNOTE_CORPUS)`);
  context.skip();
};

/** Absolute paths of the matching files of the corpus. */
export const corpusFiles = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: CORPUS })
    .sort()
    .map((name) => join(CORPUS, name));
