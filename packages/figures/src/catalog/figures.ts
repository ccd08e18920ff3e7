import * as banks from '../banks/measures.ts';
import * as cagr from '../forensics/cagr.ts';
import * as forensics from '../forensics/measures.ts';
import { piotroskiFScore } from '../quality/piotroski.ts';
import { capexIntensity3yAvgPct } from '../ratios/capex-intensity-average.ts';
import type { Definition } from '../ratios/definition.ts';
import * as growth from '../ratios/growth.ts';
import { interestCoverage } from '../ratios/interest-coverage.ts';
import * as leverage from '../ratios/leverage.ts';
import * as margins from '../ratios/margins.ts';
import { trailingDefinitions } from '../trailing/definitions.ts';
import * as returns from '../trailing/returns.ts';
import { trajectoryDefinitions } from '../trajectory/definitions.ts';
import * as trends from '../trajectory/trend.ts';

/** The definitions of a module's computed figures; its other functions are intermediate steps. */
function definitionsOf(module: Readonly<Record<string, unknown>>): readonly Definition[] {
  return Object.values(module).flatMap((member) =>
    typeof member === 'function' && 'definition' in member ? [member.definition as Definition] : [],
  );
}

/** Every computed figure that responses show. */
export const derivedDefinitions: readonly Definition[] = [
  growth,
  margins,
  { capexIntensity3yAvgPct, interestCoverage, piotroskiFScore },
  leverage,
  returns,
  trends,
  forensics,
  cagr,
  banks,
]
  .flatMap(definitionsOf)
  .concat(trailingDefinitions, trajectoryDefinitions);
