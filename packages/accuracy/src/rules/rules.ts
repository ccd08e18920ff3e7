/**
 * The page of rules: `node packages/accuracy/src/rules/rules.ts [--folder DIR] [--check]` writes
 * `docs/rules.md`, with counts over every issuer of a folder in EDGAR's URL space; without a folder it keeps the
 * counts of the page. `--check` writes nothing and exits 1 when the page lacks a rule or differs from a declaration.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { ciksOf } from '../corpus/folder-companies.ts';
import { askAll } from '../survey/pool.ts';
import { countsOf, issuersOf, outdatedRules, rulesPage, type Count } from './page.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/rules.md', import.meta.url));

const { values } = parseArgs({
  options: { folder: { type: 'string' }, check: { type: 'boolean', default: false } },
});

type Counted = { readonly counts: ReadonlyMap<string, Count>; readonly issuers: number };

const countFolder = async (folder: string): Promise<Counted> => {
  const counts = new Map<string, Count>();
  let issuers = 0;
  const questions = ciksOf(folder).map((cik) => ({ folder, cik, symbol: null, lines: false }));
  await askAll(questions, availableParallelism(), (reply) => {
    if ('failed' in reply) throw new Error(`${reply.cik}: ${reply.failed}`);
    if (reply.survey === null) return;
    issuers += 1;
    for (const [rule, cells] of Object.entries(reply.survey.refused)) {
      const known = counts.get(rule) ?? { cells: 0, issuers: 0 };
      counts.set(rule, { cells: known.cells + cells, issuers: known.issuers + 1 });
    }
  });
  return { counts, issuers };
};

const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
if (values.check) {
  const outdated = outdatedRules(page);
  for (const line of outdated) console.error(line);
  if (outdated.length > 0) process.exitCode = 1;
} else {
  const { counts, issuers } =
    values.folder === undefined
      ? { counts: countsOf(page), issuers: issuersOf(page) }
      : await countFolder(values.folder);
  const options = { ...(await resolveConfig(PAGE)), filepath: PAGE };
  writeFileSync(PAGE, await format(rulesPage(counts, issuers), options));
  console.log(`written: ${PAGE}`);
}
