import { computeStatements } from '@footnote/statements/compute';
import type { Cell } from '@footnote/statements/cell';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { plainStyle } from '@footnote/synthetic-edgar/spec';
import type { IssuerSpec, StyleSpec } from '@footnote/synthetic-edgar/spec';
import { compare } from './truth-compare.ts';
import type { Comparison, Fault } from './truth-compare.ts';
import { companyInput } from './truth-input.ts';

/** Generates the issuer, computes its statements from its documents in shuffled order, and compares. */
export const checkIssuer = (spec: IssuerSpec): Comparison & { readonly cells: readonly Cell[] } => {
  const issuer = generateIssuer(spec);
  const { cells } = computeStatements(companyInput(issuer, spec.seed));
  return { ...compare(cells, issuer.truth), cells };
};

/** Sums over many issuers. */
export type Tally = {
  issuers: number;
  served: number;
  refused: Map<string, number>;
  unchecked: Set<string>;
};

export const newTally = (): Tally => ({
  issuers: 0,
  served: 0,
  refused: new Map(),
  unchecked: new Set(),
});

export const addToTally = (tally: Tally, { served, refused, unchecked }: Comparison): void => {
  for (const field of unchecked) tally.unchecked.add(field);
  tally.issuers += 1;
  tally.served += served;
  for (const [reason, count] of refused) tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + count);
};

/** Share of the knowable cells that were served with their true value, 0 to 1. */
export const servedShare = ({ served, refused }: Tally): number => {
  const missed = [...refused.values()].reduce((sum, count) => sum + count, 0);
  return served / (served + missed);
};

/** The parts of a spec that differ from the plain one. */
export const describeSpec = (spec: IssuerSpec): string => {
  const shown = (key: string, value: unknown): boolean =>
    !['cik', 'name', 'ticker', 'sic', 'sic_description', 'older_page', 'first_year', 'style'].includes(key) &&
    !(Array.isArray(value) && value.length === 0);
  const style = Object.entries(spec.style).filter(
    ([key, value]) => value !== plainStyle[key as keyof StyleSpec],
  );
  return JSON.stringify({
    ...Object.fromEntries(Object.entries(spec).filter(([key, value]) => shown(key, value))),
    style: Object.fromEntries(style),
  });
};

/** One line for each kind of fault and field, with its first case. */
export const describeFaults = (faults: readonly Fault[]): string[] => {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const name = `${fault.kind} ${fault.cell.replace(/ \d{4}-.*/, '')}`;
    groups.set(name, [...(groups.get(name) ?? []), fault]);
  }
  return [...groups].map(([name, [first, ...rest]]) => {
    const { cell, served, truth, method, operands } = first as Fault;
    return `${rest.length + 1} × ${name}: ${cell} served ${served} (${method}), truth ${truth ?? 'none'}; ${operands}`;
  });
};
