import type { Config } from '@footnote/runtime/config';
import type { Projection } from '@footnote/projection/projection';
import { computeStatements } from '@footnote/statements/compute';
import { companies } from './projections/companies/project.ts';
import { documents } from './projections/documents/project.ts';
import { facts } from './projections/facts/project.ts';
import { filings } from './projections/filings/project.ts';
import { flags } from './projections/flags/project.ts';
import { governance } from './projections/governance/project.ts';
import { holdings } from './projections/holdings/project.ts';
import { insiders } from './projections/insiders/project.ts';
import { names } from './projections/names/project.ts';
import { prices } from './projections/prices/project.ts';
import { releases } from './projections/releases/project.ts';
import { securities } from './projections/securities/project.ts';
import { stakes } from './projections/stakes/project.ts';
import { statementsProjection } from './projections/statements/project.ts';

/** A new projection needs only a folder in `projections/` and a line here. */
const withStatements = (statements: Projection): readonly Projection[] => [
  companies,
  names,
  flags,
  documents,
  facts,
  filings,
  governance,
  holdings,
  insiders,
  prices,
  releases,
  securities,
  stakes,
  statements,
];

/** All projections. */
export const PROJECTIONS = withStatements(
  statementsProjection({ compute: computeStatements, verifies: true }),
);

/** Without the verifier no cell is masked. */
const UNVERIFIED = withStatements(statementsProjection({ compute: computeStatements, verifies: false }));

/** The projections that a deployment runs. */
export function projectionsOf({ verification }: Pick<Config, 'verification'>): readonly Projection[] {
  return verification === 'on' ? PROJECTIONS : UNVERIFIED;
}
