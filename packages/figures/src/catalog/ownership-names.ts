/** Of a figure of owners; `usd` as forms state prices. */
export type OwnershipUnit = 'count' | 'percent' | 'shares' | 'usd';

/** The filings that a figure is from, which are read separately: most screens compare one kind. */
export const OWNERSHIP_KINDS = ['insiders', 'institutional', 'stakes'] as const;

export type OwnershipKind = (typeof OWNERSHIP_KINDS)[number];

/** A figure of who owns a company, which screens compare without a price. */
export type OwnershipName = {
  readonly name: string;
  readonly unit: OwnershipUnit;
  readonly owners: OwnershipKind;
  /** The endpoint that has the same number, and its place there. */
  readonly served: { readonly path: '/v2/insiders' | '/v2/ownership'; readonly member: string };
  readonly definition: string;
  readonly formula: string | null;
};

const HOLDERS = 'beneficial_ownership.holders[]';

const STAKES: readonly OwnershipName[] = [
  {
    name: 'largest_stake_pct',
    unit: 'percent',
    owners: 'stakes',
    served: { path: '/v2/ownership', member: `${HOLDERS}.pct_of_class` },
    definition:
      'The largest stake in force, percent of its class, on Schedules 13D and 13G since December 2024; older ones are not known. Refused if a listed schedule was not read, or a stake in force is in doubt.',
    formula: 'max(pct_of_class)',
  },
  {
    name: 'holders_above_5_pct',
    unit: 'count',
    owners: 'stakes',
    served: { path: '/v2/ownership', member: HOLDERS },
    definition:
      'Holders with a stake in force of more than 5 percent of a class, on the same schedules; refused for the same reasons, and without any schedule.',
    formula: 'count of holders with pct_of_class > 5',
  },
];

const INSTITUTIONAL: readonly OwnershipName[] = [
  {
    name: 'institutional_managers',
    unit: 'count',
    owners: 'institutional',
    served: { path: '/v2/ownership', member: 'institutional_13f.managers' },
    definition: 'Managers that report shares of the company on the ingested Forms 13F of the quarter.',
    formula: null,
  },
  {
    name: 'institutional_shares',
    unit: 'shares',
    owners: 'institutional',
    served: { path: '/v2/ownership', member: 'institutional_13f.totals.shares' },
    definition: 'Shares that these managers report, without options.',
    formula: null,
  },
  {
    name: 'institutional_held_pct',
    unit: 'percent',
    owners: 'institutional',
    served: { path: '/v2/ownership', member: 'institutional_13f.share_of_company.pct' },
    definition: 'The same shares in percent of the shares outstanding on the cover page.',
    formula: 'institutional_shares ÷ shares_outstanding · 100',
  },
];

/** Months of trades. */
export const INSIDER_MONTHS = [3, 6, 12] as const;

const INSIDERS: readonly OwnershipName[] = INSIDER_MONTHS.flatMap((months): OwnershipName[] => {
  const member = (name: string): OwnershipName['served'] => ({
    path: '/v2/insiders',
    member: `summary.windows[].${name}`,
  });
  return [
    {
      name: `insider_net_shares_${months}m`,
      unit: 'shares',
      owners: 'insiders',
      served: member('net.shares'),
      definition: `Shares that insiders bought less those sold on the open market in the last ${months} months (codes P and S), negative for net sales; refused if forms of these months are missing.`,
      formula: 'purchases.shares − sales.shares',
    },
    {
      name: `insider_net_value_${months}m`,
      unit: 'usd',
      owners: 'insiders',
      served: member('net.value'),
      definition: `The same in dollars, at the prices on the forms.`,
      formula: 'purchases.value − sales.value',
    },
    {
      name: `insider_buyers_${months}m`,
      unit: 'count',
      owners: 'insiders',
      served: member('purchases.insiders'),
      definition: `Insiders who bought on the open market in the last ${months} months; those who report a trade together count once.`,
      formula: null,
    },
  ];
});

/** Every figure of owners, by name. */
export const OWNERSHIP_NAMES: readonly OwnershipName[] = [...STAKES, ...INSTITUTIONAL, ...INSIDERS];
