import type { CompanyInput, InputFiling } from '../inputs.ts';
import { isAmendment, isAnnualForm, isForeignAnnualForm, isFurnished, isPeriodicForm } from './forms.ts';
import { remembered } from '../values/remembered.ts';
import { withoutMisdatedYears } from './misdated-years.ts';
import { withoutRepeatedColumns } from './repeated-columns.ts';

/**
 * A 6-K is accepted only if the issuer's annual form is 20-F or 40-F and the 6-K has its own statements:
 * total assets or equity, and a result. Other documents furnished on 6-K are news, not reports.
 */
const hasStatements = (filing: InputFiling): boolean => {
  let assets = false;
  let result = false;
  for (const fact of filing.facts) {
    assets ||= fact.concept === 'Assets' && fact.start === null;
    result ||= (fact.concept === 'ProfitLoss' || fact.concept === 'NetIncomeLoss') && fact.start !== null;
  }
  return assets && result;
};

/** Oldest first; an amendment follows the original of the same day, then the accession decides. */
export const byAge = (
  a: { filed: string; form: string; accession: string },
  b: { filed: string; form: string; accession: string },
): number => {
  if (a.filed !== b.filed) return a.filed < b.filed ? -1 : 1;
  const amendments = Number(isAmendment(a.form)) - Number(isAmendment(b.form));
  if (amendments !== 0) return amendments;
  return a.accession < b.accession ? -1 : a.accession > b.accession ? 1 : 0;
};

/**
 * The filings whose facts may be used in a statement (semantics §0): never 8-K, proxy statements or
 * registration statements, which contain other companies' statements, recasts and re-tagged totals. A column
 * filed under two spans is used once; columns that an annual report files under another year's dates are
 * dropped.
 */
export const acceptedFilings = remembered((company: CompanyInput): readonly InputFiling[] => {
  const foreign = company.filings.some(({ form }) => isForeignAnnualForm(form));
  const accepted = company.filings
    .filter(
      (filing) =>
        isPeriodicForm(filing.form) || (foreign && isFurnished(filing.form) && hasStatements(filing)),
    )
    .toSorted(byAge)
    .map(withoutRepeatedColumns);
  return withoutMisdatedYears(accepted, isAnnualForm);
});
