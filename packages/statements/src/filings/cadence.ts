import { isForeignAnnualForm, isInterimForm } from './forms.ts';
import { dayOf } from '../values/day.ts';
import type { Filing } from '../model/model.ts';

const EIGHTEEN_MONTHS = 549;

/** Annual: the newest annual form is 20-F or 40-F and no 10-Q within 18 months of the newest filing (semantics §2.9). */
export const cadenceOf = (filings: readonly Filing[]): 'quarterly' | 'annual' => {
  const annual = filings.findLast((filing) => filing.annual);
  const newest = filings.at(-1);
  if (!annual || !newest || !isForeignAnnualForm(annual.form)) return 'quarterly';
  const interim = filings.findLast((filing) => isInterimForm(filing.form));
  return interim && dayOf(newest.filed) - dayOf(interim.filed) <= EIGHTEEN_MONTHS ? 'quarterly' : 'annual';
};
