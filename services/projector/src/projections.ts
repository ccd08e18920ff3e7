import type { Config } from '@footnote/runtime/config';
import type { Projection } from '@footnote/projection/projection';
import { computeStatements } from '@footnote/statements/compute';
import { companies } from './projections/companies/project.ts';
import { facts } from './projections/facts/project.ts';
import { filings } from './projections/filings/project.ts';
import { flags } from './projections/flags/project.ts';
import { names } from './projections/names/project.ts';
import { statementsProjection } from './projections/statements/project.ts';

/** All projections. A new one is a folder in `projections/` and a line here, and nothing else. */
export const PROJECTIONS: readonly Projection[] = [
  companies,
  names,
  flags,
  facts,
  filings,
  statementsProjection({ compute: computeStatements, verifies: true }),
];

/** Without the verifier nothing is masked. */
const UNVERIFIED: readonly Projection[] = [
  companies,
  names,
  flags,
  facts,
  filings,
  statementsProjection({ compute: computeStatements, verifies: false }),
];

/** The projections that a deployment runs. */
export function projectionsOf({ verification }: Pick<Config, 'verification'>): readonly Projection[] {
  return verification === 'on' ? PROJECTIONS : UNVERIFIED;
}
