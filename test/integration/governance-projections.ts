import { companies } from '@footnote/projector/projections/companies/project';
import { filings } from '@footnote/projector/projections/filings/project';
import { governance } from '@footnote/projector/projections/governance/project';
import { insiders } from '@footnote/projector/projections/insiders/project';
import { prices } from '@footnote/projector/projections/prices/project';
import { securities } from '@footnote/projector/projections/securities/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import { computeStatements } from '@footnote/statements/compute';

/** What `GET /v2/governance` is read from: plans are set against the forms of insiders and the splits of prices. */
export const GOVERNANCE_PROJECTIONS = [
  companies,
  filings,
  governance,
  insiders,
  prices,
  securities,
  statementsProjection({ compute: computeStatements, verifies: true }),
];
