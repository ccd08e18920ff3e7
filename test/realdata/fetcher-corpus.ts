import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS } from '@footnote/testing/corpus';
import type { Context } from 'mocha';

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
