import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { blocksOf, PAGES, ROOT } from './pages.ts';

const CONSUMERS = join(ROOT, 'test/consumers');
const files = new Map(
  readdirSync(CONSUMERS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|py)$/.test(name))
    .map((name) => [readFileSync(join(CONSUMERS, name), 'utf8'), name]),
);

/** The programs of the pages also exist as files for the compiler and linter; `examples.test.ts` runs them, except those
 * marked `check`, which serve requests: `webhooks.test.ts` runs these. */
describe('programs of the documentation', () => {
  for (const page of PAGES)
    for (const { info, line, text } of blocksOf(page).filter((block) =>
      /^(ts|python)( check)?$/.test(block.info),
    ))
      it(`are files: ${page}:${line}`, () => {
        expect(files.get(text)).to.match(info.startsWith('ts') ? /\.ts$/ : /\.py$/);
      });
});
