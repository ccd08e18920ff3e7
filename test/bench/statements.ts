/**
 * Companyfacts bytes to all cells of all periods, per issuer, split into reading, classification and cells,
 * compared with JSON.parse of the same bytes; the same once in a fresh process; and recomputations per second
 * from stored inputs.
 * node test/bench/statements.ts [--mirror DIR] [--ciks 0000320193,…] [--rounds N]
 * Without a mirror invented issuers are used. `recompute`: from inputs in memory, as after a new filing;
 * `stored`: from the log's bytes. The last column is a checksum of all cells.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { computeStatements } from '@footnote/statements/compute';
import type { CompanyInput } from '@footnote/statements/inputs';
import { companyRecord } from '@footnote/statements/as-of/company-record';
import type { Watch } from '@footnote/statements/derive/trace-hooks';
import { companyOf } from '@footnote/accuracy/corpus/corpus-company';
import { describeMachine, median, scratchFolder } from './bench-env.ts';
import { inventedCompanies, mirroredCompanies, type CompanyBytes } from './company-bytes.ts';
import { storedInputs } from './stored-inputs.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    ciks: { type: 'string' },
    rounds: { type: 'string', default: '15' },
  },
});
const rounds = Number(values.rounds);

/** Milliseconds of `rounds` runs after two warm-up runs. */
async function timesOf(work: () => unknown): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - started);
  }
  return times;
}

/** Median milliseconds of `rounds` runs. */
const timed = async (work: () => unknown): Promise<number> => median(await timesOf(work));

/** Milliseconds until the facts are assigned to periods, before any cell is computed. */
function classification(company: CompanyInput): number {
  const started = performance.now();
  let ended = started;
  const watch: Watch = {
    begin: () => {
      ended = performance.now();
    },
    history: () => undefined,
    step: () => undefined,
    set: () => undefined,
  };
  computeStatements(company, watch);
  return ended - started;
}

const columns = ['json', 'read', 'classify', 'cells', 'all', 'fastest', '×json', 'recompute', 'stored'];
const print = (name: string, figures: readonly (number | string)[], note: string): void =>
  console.log(
    [
      name.padEnd(11),
      ...figures.map((figure) => (typeof figure === 'string' ? figure : figure.toFixed(1)).padStart(10)),
      ` ${note}`,
    ].join(''),
  );

async function measure({ name, cik, bytes, submissions }: CompanyBytes): Promise<void> {
  const company = companyOf(cik, bytes, submissions);
  const json = await timed(() => JSON.parse(bytes.toString('utf8')));
  const read = await timed(() => companyOf(cik, bytes, submissions));
  const compute = await timed(() => computeStatements(company));
  const classify: number[] = [];
  await timed(() => classify.push(classification(company)));
  const times = await timesOf(() => computeStatements(companyOf(cik, bytes, submissions)));
  const all = median(times);
  const stored = await storedInputs(codec, cik, bytes);
  const recompute = await timed(async () =>
    computeStatements(companyRecord(cik, await stored.decode()).company),
  );
  const statements = computeStatements(company);
  const checksum = createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 12);
  const facts = company.filings.reduce((sum, filing) => sum + filing.facts.length, 0);
  print(
    name,
    [
      json,
      read,
      median(classify),
      compute - median(classify),
      all,
      Math.min(...times),
      (all / json).toFixed(1),
      `${(1000 / compute).toFixed(0)}/s`,
      `${(1000 / recompute).toFixed(0)}/s`,
    ],
    `${facts} facts, ${company.filings.length} filings, ${statements.cells.length} cells, ${checksum}`,
  );
}

/** Milliseconds of a fresh process: total, and of its steps. */
function cold(file: string, args: readonly string[]): Readonly<Record<string, number>> {
  const program = fileURLToPath(new URL('./statements-cold.ts', import.meta.url));
  const runs = Array.from({ length: 5 }, () => {
    const started = performance.now();
    const printed = execFileSync(process.execPath, [program, file, ...args], { encoding: 'utf8' });
    const whole = performance.now() - started;
    return { whole, ...(JSON.parse(printed) as Readonly<Record<string, number>>) };
  });
  const steps = Object.keys(runs[0] ?? {}) as (keyof (typeof runs)[number])[];
  return Object.fromEntries(steps.map((step) => [step, median(runs.map((run) => run[step]))]));
}

const describe = (steps: Readonly<Record<string, number>>): string =>
  Object.entries(steps)
    .map(([step, figure]) => `${step} ${figure.toFixed(0)}`)
    .join(', ');

const codec = createCodec(createMemoryRegistry());
const companies =
  values.mirror === undefined
    ? inventedCompanies()
    : mirroredCompanies(values.mirror, values.ciks?.split(','));
console.log(`${describeMachine()}; median of ${rounds}, milliseconds`);
print('', columns, '');
for (const company of companies) await measure(company);

const largest = companies.toSorted((a, b) => b.bytes.length - a.bytes.length)[0];
if (largest !== undefined) {
  const file = join(scratchFolder('statements'), `CIK${largest.cik}.json`);
  writeFileSync(file, largest.bytes);
  console.log(`fresh process, ${largest.name}: ${describe(cold(file, []))}`);
  console.log(`fresh process, JSON.parse alone: ${describe(cold(file, ['--floor']))}`);
}
