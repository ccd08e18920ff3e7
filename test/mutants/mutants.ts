/**
 * Do the tests notice when the code changes? Draws places of the source at random, changes one at a time (an operator, a
 * constant, a condition, a call that is left out) and runs the tests of `make test` and `make pipelines` that reach it, nearest
 * first, until one fails. Nothing is written to the checkout: the changed source replaces the file's while it is loaded.
 *
 *     node test/mutants/mutants.ts [--places 50] [--seed 1] [--only packages/market] [--tests 60]
 *
 * Prints a line for each place and those that survive, for a person to read: some changes have no effect. Exits 1 only if
 * the tests cannot be run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { randomFrom } from '../faults/random.ts';
import { changed, type Place, placesOf } from './places.ts';
import { namersOf, testsOf } from './tests-of.ts';

/** The nearest tests are run first, because most changes fail one of them. */
const NEAREST = 8;
const TEST_MS = 120_000;
const RUN_MS = 900_000;
/** Tests with a target of their own, and what serves tests or measures. */
const NOT_TESTS = /^test\/(simulation|examples|processes|recovery)\/|\.(processes|corpus)\.test\.ts$/;
const NOT_PRODUCT =
  /\.test\.ts$|\.generated\.ts$|\/(testing|bench|accuracy|synthetic-edgar|event-log\/src\/contract)\/|test-support|\/testing\.ts$/;

type Failure = { readonly fullTitle: string; readonly file?: string };
type Mutant = { readonly url: string; readonly source: string };
type Outcome = { readonly isNoticed: boolean; readonly words: string };

const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '60' },
  },
});

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'footnote-mutants-'));
const mutantFile = join(folder, 'mutant.json');

const HOOK = pathToFileURL(join(root, 'test/mutants/hook.ts')).href;
const FLAGS = [
  '--no-config',
  '--require',
  'test/house/root-hooks.ts',
  '--bail',
  '--exit',
  '--reporter',
  'json',
];

/** What mocha says of the first test that fails with the source of a mutant; null if none does. */
function firstFailure(tests: readonly string[], mutant: Mutant): Failure | null {
  writeFileSync(mutantFile, JSON.stringify(mutant));
  const { stdout, status, signal } = spawnSync(
    'node_modules/.bin/mocha',
    [...FLAGS, '--timeout', String(TEST_MS), ...tests],
    {
      env: { ...process.env, NODE_OPTIONS: `--import=${HOOK}`, MUTANT_FILE: mutantFile },
      encoding: 'utf8',
      timeout: RUN_MS,
      maxBuffer: 2 ** 28,
    },
  );
  if (status === 0) return null;
  if (signal !== null) return { fullTitle: 'the tests do not end' };
  // Tests may print lines of their own before the report.
  const report = /^\{\n {2}"stats"[\s\S]*/m.exec(stdout)?.[0];
  const [failure] = (
    report === undefined
      ? { failures: [] }
      : (JSON.parse(report) as { readonly failures: readonly Failure[] })
  ).failures;
  return failure ?? { fullTitle: 'a test file does not load' };
}

/** A test that fails without the change as well, as on a busy machine, has noticed nothing. */
function run(tests: readonly string[], mutant: Mutant, original: Mutant): Outcome {
  const failure = firstFailure(tests, mutant);
  if (failure === null) return { isNoticed: false, words: '' };
  const { file, fullTitle } = failure;
  if (file !== undefined && firstFailure([file], original) !== null)
    return run(
      tests.filter((test) => join(root, test) !== file),
      mutant,
      original,
    );
  return { isNoticed: true, words: fullTitle };
}

/** The tests in two helpings: the nearest, then the others. */
function tried(tests: readonly string[], mutant: Mutant, original: Mutant): Outcome {
  for (const some of [tests.slice(0, NEAREST), tests.slice(NEAREST)]) {
    const outcome = some.length === 0 ? { isNoticed: false, words: '' } : run(some, mutant, original);
    if (outcome.isNoticed) return outcome;
  }
  return { isNoticed: false, words: `survives ${tests.length} test files` };
}

function describe(file: string, source: string, place: Place): string {
  const line = source.slice(0, place.start).split('\n').length;
  const before = source.slice(place.start, place.end).replaceAll(/\s+/g, ' ');
  return `${file}:${line} ${before} → ${place.replacement.replaceAll(/\s+/g, ' ')}`;
}

const files = execFileSync('git', ['ls-files', 'packages', 'services', 'infra', 'test'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));
const namers = namersOf(root, files);
const isTest = (file: string): boolean => file.endsWith('.test.ts') && !NOT_TESTS.test(file);
const random = randomFrom(Number(values.seed));
/** Every place is as likely as any other, so that a long file is drawn more often than a short one. */
const all = files
  .filter((file) => file.startsWith(values.only) && /\/src\/.*\.ts$/.test(file) && !NOT_PRODUCT.test(file))
  .flatMap((file) => placesOf(readFileSync(file, 'utf8')).map((place) => ({ file, place })));

let noticed = 0;
const survivors: string[] = [];
try {
  for (let drawn = 0; drawn < Number(values.places); drawn += 1) {
    const picked = all[Math.floor(random() * all.length)];
    if (picked === undefined) throw new Error(`no source begins with ${values.only}`);
    const { file, place } = picked;
    const source = readFileSync(file, 'utf8');
    const original = { url: pathToFileURL(join(root, file)).href, source };
    const mutant = { ...original, source: changed(source, place) };
    const tests = testsOf(file, namers, isTest).slice(0, Number(values.tests));
    const { isNoticed, words } = tried(tests, mutant, original);
    const line = describe(file, source, place);
    if (isNoticed) noticed += 1;
    else survivors.push(line);
    console.log(`${isNoticed ? 'noticed ' : 'SURVIVES'} ${line}: ${words}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of survivors) console.log(`survives: ${line}`);
console.log(
  `${values.places} places of seed ${values.seed}: ${noticed} noticed, ${survivors.length} survive`,
);
