import { OWN, SINCE_BLOCKS, type Definition } from '../ratios/definition.ts';
import { TRAILING_FLAGS } from './flags.ts';

const COMMON = { source: OWN, since: SINCE_BLOCKS } as const;
const ROUTES =
  'the last fiscal year + the year to date − the year to date a year earlier, equal to the sum of four quarters';

/** Members of `ttm` that are cells of the trailing twelve months, or flags about them. */
export const trailingDefinitions: readonly Definition[] = [
  {
    ...COMMON,
    members: ['ttm.eps_diluted_ttm'],
    unit: 'reporting_currency_per_share',
    sign: 'signed',
    definition:
      "Diluted earnings per share of the trailing twelve months, on today's split basis; in the reporting currency.",
    formula: "the sum of four quarters' eps_diluted; at a fiscal year end the year's own",
    refusals: [],
  },
  {
    ...COMMON,
    members: ['ttm.net_income_ttm_usd'],
    unit: 'usd',
    sign: 'signed',
    definition: "The parent's net income of the trailing twelve months.",
    formula: `of net_income: ${ROUTES}`,
    refusals: ['the two derivations differ by more than 0.5 %', 'the issuer does not report in US dollars'],
  },
  {
    ...COMMON,
    members: ['ttm.revenue_ttm_usd'],
    unit: 'usd',
    sign: 'not_negative',
    definition: 'Revenue of the trailing twelve months.',
    formula: `of revenue: ${ROUTES}`,
    refusals: ['the two derivations differ by more than 0.5 %', 'the issuer does not report in US dollars'],
  },
  {
    ...COMMON,
    members: ['ttm.flags'],
    unit: 'list',
    sign: 'signed',
    definition: 'Peculiarities of the twelve months.',
    formula: `any of ${TRAILING_FLAGS.join(', ')}`,
    refusals: [],
  },
];
