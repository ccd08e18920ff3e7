import type { Config } from '@footnote/runtime/config';
import type { Projection } from '@footnote/projection/projection';
import { computeStatements } from '@footnote/statements/compute';
import { computedOnce } from './computed.ts';
import { companies } from './projections/companies/project.ts';
import { flags } from './projections/flags/project.ts';
import { names } from './projections/names/project.ts';
import { statementsProjection } from './projections/statements/project.ts';
import { verificationProjection } from './projections/verification/project.ts';

const compute = computedOnce(computeStatements);
const verifier = verificationProjection(compute);

/** Every projection there is. A new one is a folder beside these and a line here, and nothing else. */
export const PROJECTIONS: readonly Projection[] = [
  companies,
  names,
  flags,
  // What says events stands before what takes them: whoever waits for all looks at them in this order.
  verifier,
  statementsProjection({ compute, masks: true }),
];

/** Without the verifier nothing is masked: cells would wait for its verdicts for ever. */
const UNVERIFIED: readonly Projection[] = [
  companies,
  names,
  flags,
  statementsProjection({ compute, masks: false }),
];

/** The projections that a deployment runs. */
export function projectionsOf({ verification }: Pick<Config, 'verification'>): readonly Projection[] {
  return verification === 'on' ? PROJECTIONS : UNVERIFIED;
}
