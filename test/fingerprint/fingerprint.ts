import { createHash } from 'node:crypto';
import { fundamentalBlocks } from '@footnote/figures/fundamentals/blocks';
import { projectionsOf } from '@footnote/projector/projections';
import type { Cell, Operand } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import type { IssuerSpec } from '@footnote/synthetic-edgar/spec';
import { verifiedStatements } from '@footnote/verification/served';
import { type CellVerdict, POLICY_VERSION } from '@footnote/verification/verification';
import fc from 'fast-check';
import { type Kind, specsOf } from '../simulation/issuer-kinds.ts';
import { companyInput } from '../simulation/truth-input.ts';

/** The results of one invented issuer. Digests have eight characters. */
export type IssuerPrint = {
  /** Digest of its facts: if they move, the results may. */
  readonly input: string;
  /** `field:digest` of the cells before masks, separated by spaces. */
  readonly cells: string;
  /** `field:digest` of the verifier's verdicts. */
  readonly verdicts: string;
  /** `block:digest` of the figures, which are computed per request. */
  readonly figures: string;
};

/** Versions of the code that computes stored cells and verdicts. */
export type Versions = {
  readonly statements: number;
  readonly statements_without_masks: number;
  readonly verification: number;
};

export type Fingerprint = {
  readonly versions: Versions;
  readonly issuers: Readonly<Record<string, IssuerPrint>>;
};

const versionOf = (verification: 'on' | 'off'): number =>
  projectionsOf({ verification }).find(({ name }) => name === 'statements')?.version ?? 0;

export const versionsNow = (): Versions => ({
  statements: versionOf('on'),
  statements_without_masks: versionOf('off'),
  verification: POLICY_VERSION,
});

const KINDS: readonly Kind[] = [
  'retagged',
  'restated',
  'errors',
  'gaps',
  'transition',
  'mixed',
  'mixed_bases',
  'merger',
  'wrong_duplicates',
];

/** The issuers of the demo by ticker, and one issuer of each of these kinds. */
const specs = (): ReadonlyMap<string, IssuerSpec> =>
  new Map([
    ...demoSpecs.map((spec) => [spec.ticker, spec] as const),
    ...KINDS.flatMap((kind, seed) =>
      fc.sample(specsOf(kind), { numRuns: 1, seed }).map((spec) => [kind, spec] as const),
    ),
  ]);

/** Sorts members: the wire sorts them, so their original order is not part of the result. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sorted)).digest('base64url').slice(0, 8);

const perField = <T extends { readonly field: string }>(
  items: readonly T[],
  members: (item: T) => unknown,
): string =>
  [...Map.groupBy(items, ({ field }) => field)]
    .map(([field, list]) => `${field}:${digest(list.map((item) => JSON.stringify(members(item))).sort())}`)
    .sort()
    .join(' ');

/** Members are listed explicitly, so that a new member of a cell does not move the fingerprint. */
const operandMembers = (it: Operand): unknown => [
  it.concept,
  it.value,
  it.start,
  it.end,
  it.role,
  it.accession,
];

const cellMembers = (it: Cell): unknown => [
  [it.statement, it.field, it.period_kind, it.fiscal_year, it.fiscal_period, it.period_start, it.period_end],
  [it.value, it.refusal, it.unit, it.concept, it.accession, it.form, it.filed, it.method, it.flags],
  it.operands.map(operandMembers),
];

const verdictMembers = (it: CellVerdict): unknown => [
  [it.statement, it.field, it.period_kind, it.fiscal_year, it.fiscal_period, it.period_start, it.period_end],
  [it.value, it.verdict, it.vouched],
];

const figuresOf = (cells: readonly Cell[], options: Parameters<typeof fundamentalBlocks>[1]): string => {
  const blocks = fundamentalBlocks(cells, options);
  const made = {
    rows: blocks.rows(),
    annual_rows: fundamentalBlocks(cells, { ...options, view: 'annual' }).rows(),
    ttm: blocks.ttm(),
    trajectory: blocks.trajectory(),
    forensics: blocks.forensics(),
    bank_metrics: blocks.bankMetrics() ?? null,
  };
  return Object.entries(made)
    .map(([name, block]) => `${name}:${digest(block)}`)
    .join(' ');
};

const printOf = (spec: IssuerSpec): IssuerPrint => {
  const company = companyInput(generateIssuer(spec), null);
  const computed = computeStatements(company);
  const { statements, verdicts } = verifiedStatements(company, computed);
  const { issuer } = statements;
  return {
    input: digest(company),
    cells: perField(computed.cells, cellMembers),
    verdicts: perField([...verdicts.values()], verdictMembers),
    figures: figuresOf(statements.cells, {
      view: issuer.reporting_cadence === 'annual' ? 'annual' : 'quarter',
      issuerType: issuer.type,
      cadence: issuer.reporting_cadence,
      currency: issuer.reporting_currency ?? '',
      asOf: '2026-01-01',
    }),
  };
};

/** The results of the current code for the invented issuers. */
export const fingerprintNow = (): Fingerprint => ({
  versions: versionsNow(),
  issuers: Object.fromEntries([...specs()].map(([name, spec]) => [name, printOf(spec)])),
});
