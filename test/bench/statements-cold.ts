/**
 * One company in a fresh process: `node test/bench/statements-cold.ts FILE [--floor]` prints, as JSON, the
 * milliseconds of each step; `--floor` only reads the file and parses its JSON.
 */
import { readFileSync } from 'node:fs';

const [file = '', floor] = process.argv.slice(2);
const loaded = performance.now();
if (floor === '--floor') {
  JSON.parse(readFileSync(file, 'utf8'));
  report({ json: performance.now() - loaded });
} else {
  const { companyOf } = await import('@footnote/accuracy/corpus/corpus-company');
  const { computeStatements } = await import('@footnote/statements/compute');
  const imported = performance.now();
  const company = companyOf(/\d{10}/.exec(file)?.[0] ?? '', readFileSync(file), undefined);
  const parsed = performance.now();
  const { cells } = computeStatements(company);
  const computed = performance.now();
  report({
    imports: imported - loaded,
    parse: parsed - imported,
    compute: computed - parsed,
    cells: cells.length,
  });
}

function report(steps: Readonly<Record<string, number>>): void {
  console.log(JSON.stringify({ start: loaded, ...steps }));
}
