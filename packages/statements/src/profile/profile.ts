import { acceptedFilings } from '../filings/accept.ts';
import { isPeriodicForm } from '../filings/forms.ts';
import type { CompanyInput } from '../inputs.ts';
import type { Statements } from '../statements.ts';
import { type Auditor, auditorOf, type FilerCategory, filerCategoryOf } from './cover-texts.ts';
import { earnsInterest } from './lender.ts';
import { type PublicFloat, publicFloatOf } from './public-float.ts';
import { type SharesOutstanding, sharesOutstandingOf } from './shares.ts';
import type { Sourced } from './sourced.ts';

/** Facts about a company from its filings, other than its statements (semantics §9). */
export type Profile = {
  readonly auditor: Sourced<Auditor>;
  readonly filer_category: Sourced<{ readonly category: FilerCategory }>;
  readonly public_float: Sourced<PublicFloat>;
  readonly shares_outstanding: Sourced<SharesOutstanding>;
  /** Whether it earns more from interest than from rents. */
  readonly earns_interest: boolean;
};

/** `statements`: the served statements. Only periodic reports are used, not other filings between them. */
export const profileOf = (company: CompanyInput, { issuer, cells }: Statements): Profile => {
  const filings = acceptedFilings(company).filter(({ form }) => isPeriodicForm(form));
  return {
    auditor: auditorOf(filings),
    filer_category: filerCategoryOf(filings),
    public_float: publicFloatOf(filings, cells, issuer),
    shares_outstanding: sharesOutstandingOf(filings, cells, issuer, company.reported_splits),
    earns_interest: earnsInterest(filings),
  };
};
