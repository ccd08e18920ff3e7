import { isAmendment, isForm6K } from '@footnote/values/form';
import type { CompanyInput, InputFiling } from '../inputs.ts';
import { isAnnualForm, isForeignAnnualForm, isPeriodicForm } from './forms.ts';
import { contextsOf, filingPeriod, newestReported } from './filing-period.ts';
import { isAfterReports, isOfYear, isRelease } from './releases.ts';
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

type Aged = Pick<InputFiling, 'filed' | 'form' | 'accession' | 'release'>;

/**
 * Oldest first; a release precedes the reports of its day, an amendment follows the original of the same day, then the
 * accession decides.
 */
export const byAge = (a: Aged, b: Aged): number => {
  if (a.filed !== b.filed) return a.filed < b.filed ? -1 : 1;
  const releases = Number(isRelease(b)) - Number(isRelease(a));
  if (releases !== 0) return releases;
  const amendments = Number(isAmendment(a.form)) - Number(isAmendment(b.form));
  if (amendments !== 0) return amendments;
  return a.accession < b.accession ? -1 : a.accession > b.accession ? 1 : 0;
};

/**
 * The reports whose facts may be used in a statement (semantics §0): never proxy statements or registration
 * statements, nor the XBRL of an 8-K, which contain other companies' statements, recasts and re-tagged totals. A column
 * filed under two spans is used once; columns that an annual report files under another year's dates are
 * dropped.
 */
export const acceptedReports = remembered((company: CompanyInput): readonly InputFiling[] => {
  const reports = company.filings.filter((filing) => !isRelease(filing));
  const foreign = reports.some(({ form }) => isForeignAnnualForm(form));
  const accepted = reports
    .filter(
      (filing) => isPeriodicForm(filing.form) || (foreign && isForm6K(filing.form) && hasStatements(filing)),
    )
    .toSorted(byAge)
    .map(withoutRepeatedColumns);
  return withoutMisdatedYears(accepted, isAnnualForm);
});

/** The reports, and the releases of their issuer: what may change a statement, in the order in which it became known. */
export const knownFilings = remembered((company: CompanyInput): readonly InputFiling[] => {
  const releases = company.filings.filter(isRelease);
  const reports = acceptedReports(company);
  return releases.length === 0 ? reports : [...reports, ...releases].toSorted(byAge);
});

/**
 * The filings that a statement is computed from: the reports, the releases of periods after them, and those of fiscal
 * years, whose fourth quarter no report states.
 */
export const acceptedFilings = remembered((company: CompanyInput): readonly InputFiling[] => {
  const known = knownFilings(company);
  if (!known.some(isRelease)) return known;
  const dated = known.map((filing) => {
    const contexts = contextsOf(filing.facts);
    return { filing, contexts, period: filingPeriod(filing, contexts) };
  });
  const reported = newestReported(dated);
  return dated.flatMap(({ filing, contexts, period }) => {
    if (!isRelease(filing)) return [filing];
    if (period === null || reported === null) return [];
    return isAfterReports(period, reported) || isOfYear(contexts, period) ? [filing] : [];
  });
});
