/**
 * True cells of invented issuers that the verifier would mask, by disorder and by kind of filings that do not speak of
 * the same thing: because their truth is known, each is a false alarm, unless two filings contradict each other without
 * evidence which one is right.
 * node test/simulation/false-alarms.ts [--runs 20] [--seed 7]
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { computeStatements } from '@footnote/statements/compute';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import type { IssuerSpec } from '@footnote/synthetic-edgar/spec';
import { verifiedStatements } from '@footnote/verification/served';
import type { CellVerdict } from '@footnote/verification/verification';
import { describeSpec } from './truth-check.ts';
import { compare } from './truth-compare.ts';
import { companyInput } from './truth-input.ts';
import { bases } from './basis-specs.ts';
import { specsOf, type Kind } from './issuer-kinds.ts';
import { disorders } from './truth-specs.ts';

export type Alarms = {
  /** True cells before any mask. */
  readonly served: number;
  /** Number of these that are masked. */
  readonly hidden: number;
  /** Contradicted cells, true or not, whose right value no reader can determine. */
  readonly undecided: number;
  /** Every contradicted cell, true or not. */
  readonly contradicted: readonly { readonly verdict: CellVerdict; readonly spec: IssuerSpec }[];
};

export function falseAlarms(kind: Kind, runs: number, seed: number): Alarms {
  let served = 0;
  let hidden = 0;
  const contradicted: { verdict: CellVerdict; spec: IssuerSpec }[] = [];
  for (const spec of fc.sample(specsOf(kind), { numRuns: runs, seed })) {
    const issuer = generateIssuer(spec);
    const company = companyInput(issuer, spec.seed);
    const computed = computeStatements(company);
    const { statements, verdicts } = verifiedStatements(company, computed);
    const before = compare(computed.cells, issuer.truth).served;
    served += before;
    hidden += before - compare(statements.cells, issuer.truth).served;
    for (const verdict of verdicts.values())
      if (verdict.verdict === 'contradicted') contradicted.push({ verdict, spec });
  }
  const undecided = contradicted.filter(({ verdict }) =>
    verdict.evidence.every(({ because }) => because === 'undecided'),
  ).length;
  return { served, hidden, undecided, contradicted };
}

function main(): number {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '20' }, seed: { type: 'string', default: '7' } },
  });
  let alarms = 0;
  for (const kind of [...disorders, ...bases]) {
    const found = falseAlarms(kind, Number(values.runs), Number(values.seed));
    const { served, hidden, undecided, contradicted } = found;
    alarms += Math.max(0, hidden - undecided);
    console.log(`${kind}: ${served} true cells, ${hidden} masked; ${undecided} cells undecided`);
    for (const { verdict, spec } of contradicted.slice(0, 3))
      console.log(`  ${JSON.stringify(verdict)}\n  ${describeSpec(spec)}`);
  }
  return alarms === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = main();
