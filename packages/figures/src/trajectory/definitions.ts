import { SINCE_BLOCKS, type Definition } from '../ratios/definition.ts';
import { epsYoyPct, revenueYoyPct } from '../ratios/growth.ts';
import { fcfMarginPct, grossMarginPct } from '../ratios/margins.ts';

const series = (
  of: { readonly definition: Definition },
  name: string,
  values: string,
  latest: string,
): Definition => ({
  ...of.definition,
  members: [`trajectory.${name}.${values}`, `trajectory.${name}.${latest}`],
  since: SINCE_BLOCKS,
});

const counted = (name: string, member: string, of: string): Definition => ({
  members: [`trajectory.${name}.${member}`],
  unit: 'count',
  sign: 'not_negative',
  definition: `Number of the ${of} with a value.`,
  formula: 'count of values that are not null',
  refusals: [],
  source: 'Footnote',
  since: SINCE_BLOCKS,
});

/** Members of `trajectory` that are figures of rows by quarter, and their counts. */
export const trajectoryDefinitions: readonly Definition[] = [
  series(epsYoyPct, 'eps_growth', 'last_quarters_yoy', 'latest_yoy_pct'),
  series(revenueYoyPct, 'revenue_growth', 'last_quarters_yoy', 'latest_yoy_pct'),
  series(fcfMarginPct, 'fcf_margin', 'last_quarters', 'latest_pct'),
  series(grossMarginPct, 'gross_margin', 'last_quarters', 'latest_pct'),
  counted('eps_growth', 'n_quarters', '8 quarters'),
  counted('revenue_growth', 'n_quarters', '8 quarters'),
  counted('fcf_margin', 'n_quarters', '8 quarters'),
  counted('gross_margin', 'n_quarters', '8 quarters'),
  counted('roic', 'n_years', '5 fiscal years'),
];
