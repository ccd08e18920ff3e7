/**
 * The long version of the truth test: `node test/simulation/truth.ts --runs 500 --seed 7 [--only restated]
 * [--ignore REGEXP] [--survey]`. Runs this many invented companies of each kind (with --only: of one kind),
 * shrinks the first failure of each, and exits 1 if there is one.
 */
import fc from 'fast-check';
import { parseArgs } from 'node:util';
import type { IssuerSpec } from '@footnote/synthetic-edgar/spec';
import type { Comparison, Fault } from './truth-compare.ts';
import {
  addToTally,
  checkIssuer,
  describeFaults,
  describeSpec,
  newTally,
  servedShare,
} from './truth-check.ts';
import type { Tally } from './truth-check.ts';
import type { Kind } from './issuer-kinds.ts';
import { kinds, randomKinds, specsOf } from './issuer-kinds.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    missed: { type: 'boolean', default: false },
    ignore: { type: 'string' },
    survey: { type: 'boolean', default: false },
  },
});

const ignored = values.ignore === undefined ? null : new RegExp(values.ignore);

/** A different seed for each kind, so that kinds do not draw the same issuers. */
const seedOf = (kind: Kind): number => Number(values.seed) * 101 + kinds.indexOf(kind);

const relevant = ({ faults }: Comparison): Fault[] =>
  faults.filter(({ kind, cell }) => ignored?.test(`${kind} ${cell}`) !== true);

const faultsOf = (spec: IssuerSpec): Fault[] => relevant(checkIssuer(spec));

const summary = (kind: Kind, tally: Tally): string => {
  const reasons = [...tally.refused].map(([reason, count]) => `${reason} ${count}`).join(', ');
  const unchecked = tally.unchecked.size === 0 ? '' : `; not checked: ${[...tally.unchecked].join(', ')}`;
  const share = (servedShare(tally) * 100).toFixed(2);
  return `${kind}: ${tally.issuers} issuers, ${tally.served} true cells served, ${share} % of the knowable; refused: ${reasons || 'none'}${unchecked}`;
};

const run = (kind: Kind): boolean => {
  const tally = newTally();
  const missed = new Map<string, number>();
  let shrinking = false;
  const details = fc.check(
    fc.property(specsOf(kind), (spec) => {
      const result = checkIssuer(spec);
      if (!shrinking) {
        addToTally(tally, result);
        for (const cell of result.missed) {
          const name = cell.replace(/ \d{4}-\d\d-\d\d/, '');
          missed.set(name, (missed.get(name) ?? 0) + 1);
        }
      }
      const good = relevant(result).length === 0;
      if (!good) shrinking = true;
      return good;
    }),
    { numRuns: Number(values.runs), seed: seedOf(kind) },
  );
  process.stdout.write(`${summary(kind, tally)}\n`);
  if (values.missed)
    for (const [name, count] of [...missed].sort((left, right) => right[1] - left[1]).slice(0, 25))
      process.stdout.write(`  missed ${count} × ${name}\n`);
  const [spec] = details.counterexample ?? [];
  if (spec === undefined) {
    if (details.failed) process.stdout.write(`  ${String(details.errorInstance)}\n`);
    return !details.failed;
  }
  process.stdout.write(`  FAILED, path ${details.counterexamplePath ?? ''}\n  ${describeSpec(spec)}\n`);
  try {
    for (const line of describeFaults(faultsOf(spec)).slice(0, 10)) process.stdout.write(`  ${line}\n`);
  } catch (error) {
    process.stdout.write(`  ${error instanceof Error ? (error.stack ?? '') : String(error)}\n`);
  }
  return false;
};

/** Every faulty issuer of all runs, the simplest first, without shrinking. */
const survey = (kind: Kind): boolean => {
  const tally = newTally();
  const faulty: { spec: string; lines: string[] }[] = [];
  for (const spec of fc.sample(specsOf(kind), {
    numRuns: Number(values.runs),
    seed: Number(values.seed),
  })) {
    const result = checkIssuer(spec);
    addToTally(tally, result);
    const lines = describeFaults(relevant(result));
    if (lines.length > 0) faulty.push({ spec: describeSpec(spec), lines });
  }
  process.stdout.write(`${summary(kind, tally)}; ${faulty.length} issuers with faults\n`);
  faulty.sort((left, right) => left.spec.length - right.spec.length);
  for (const { spec, lines } of faulty) {
    process.stdout.write(`  ${spec}\n`);
    for (const line of lines.slice(0, 3)) process.stdout.write(`    ${line}\n`);
    if (lines.length > 3) process.stdout.write(`    and ${lines.length - 3} more kinds\n`);
  }
  return faulty.length === 0;
};

const chosen = values.only === undefined ? randomKinds : kinds.filter((kind) => kind === values.only);
const results = chosen.map(values.survey ? survey : run);
process.exitCode = results.every(Boolean) ? 0 : 1;
