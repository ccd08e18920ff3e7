import { acceptedFilings } from '../filings/accept.ts';
import { isPeriodicForm } from '../filings/forms.ts';
import type { CompanyInput } from '../inputs.ts';
import type { Statements } from '../statements.ts';
import { type Auditor, auditorOf, type FilerCategory, filerCategoryOf } from './cover-texts.ts';
import { earnsInterest } from './lender.ts';
import { type PublicFloat, publicFloatOf } from './public-float.ts';
import { type SharesOutstanding, sharesOutstandingOf } from './shares.ts';
import type { Sourced } from './sourced.ts';

/** What the filings of a company say of it beside its statements (semantics §9). */
export type Profile = {
  readonly auditor: Sourced<Auditor>;
  readonly filer_category: Sourced<{ readonly category: FilerCategory }>;
  readonly public_float: Sourced<PublicFloat>;
  readonly shares_outstanding: Sourced<SharesOutstanding>;
  /** Whether it earns more by interest than by rents. */
  readonly earns_interest: boolean;
};

/** `statements` as they are served. Only periodic reports count, not what is furnished between them. */
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
