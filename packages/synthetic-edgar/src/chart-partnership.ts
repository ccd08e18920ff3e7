import type { Chart } from './chart.ts';
import { incomeField, incomeTag } from './chart.ts';
import type { KindRows } from './chart-kinds.ts';
import type { Flows } from './flows.ts';
import { perShareIncome } from './flows.ts';
import type { IssuerSpec, UnitSpec } from './spec.ts';

const WITH_OTHERS = 'IncludingPortionAttributableToNoncontrollingInterest';

/** Equity is partners' capital. */
const EQUITY: ReadonlyMap<string, string> = new Map([
  ['us-gaap:StockholdersEquity', 'us-gaap:PartnersCapital'],
  [`us-gaap:StockholdersEquity${WITH_OTHERS}`, `us-gaap:PartnersCapital${WITH_OTHERS}`],
]);

const RETAINED = 'us-gaap:RetainedEarningsAccumulatedDeficit';

/** The concept of the limited partners' part of net income. */
const limitedPartners = ({ limited_partners: reported }: UnitSpec): ((flows: Flows) => bigint) | null => {
  if (reported === 'untagged') return null;
  return reported === 'common' ? perShareIncome : (f) => perShareIncome(f) + f.preferredDistributions;
};

/** A business whose owners are partners: it has no retained earnings, and all equity belongs to the partners. */
export const withPartners = ({ flowTags, balanceTags, flowFields, balanceFields }: Chart): Chart => ({
  flowTags,
  balanceTags: balanceTags
    .filter(({ concept }) => concept !== RETAINED)
    .map((tag) => ({ ...tag, concept: EQUITY.get(tag.concept) ?? tag.concept })),
  flowFields,
  balanceFields: balanceFields.map((field) =>
    field.field === 'retained_earnings' ? { ...field, of: null } : field,
  ),
});

/** The partners' parts of net income. */
export const partnershipRows = ({ units }: IssuerSpec): KindRows => {
  const limited = units === undefined ? null : limitedPartners(units);
  const general = (f: Flows): bigint => f.generalPartner;
  return {
    flowTags: [
      ...(limited === null ? [] : [incomeTag('NetIncomeLossAllocatedToLimitedPartners', limited)]),
      incomeTag('NetIncomeLossAllocatedToGeneralPartners', general),
    ],
    balanceTags: [],
    flowFields: [
      incomeField('limited_partners_income', limited),
      incomeField('general_partner_income', general),
    ],
    balanceFields: [],
  };
};
