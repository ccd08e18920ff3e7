import { isAmendment } from '@footnote/values/form';
import type { Accounts } from './accounts.ts';
import { coverTextsOf } from './cover-texts.ts';
import { factsOf } from './facts.ts';
import { hasPackage, type Report } from './reports.ts';
import { coverShares } from './shares.ts';

/** The newest data of an issuer's cover pages; null if no cover page states them. */
export type TrueProfile = {
  readonly auditor: { readonly name: string; readonly accession: string } | null;
  readonly filer_category: { readonly value: string; readonly accession: string } | null;
  readonly public_float: {
    readonly value: string;
    readonly as_of: string;
    readonly accession: string;
  } | null;
  readonly shares_outstanding: { readonly value: string; readonly accession: string } | null;
};

/** Amendments follow the original of the same day. */
const byAge = (a: Report, b: Report): number => {
  if (a.filed !== b.filed) return a.filed < b.filed ? -1 : 1;
  return Number(isAmendment(a.form)) - Number(isAmendment(b.form));
};

export const trueProfile = (accounts: Accounts): TrueProfile => {
  const { spec, splits, reports } = accounts;
  const newestFirst = reports.toSorted(byAge).reverse();
  const stated = (name: string): { readonly value: string; readonly accession: string } | null => {
    for (const report of newestFirst.filter((each) => hasPackage(spec, each))) {
      const { accession, form, quarter } = report;
      const text = coverTextsOf(spec, { form, period: quarter.end }).find((each) => each.name === name);
      if (text !== undefined) return { value: text.value, accession };
    }
    return null;
  };
  const auditor = stated('AuditorName');
  const [newest] = newestFirst;
  return {
    auditor: auditor === null ? null : { name: auditor.value, accession: auditor.accession },
    filer_category: stated('EntityFilerCategory'),
    public_float: floatOf(accounts, newestFirst),
    shares_outstanding:
      newest === undefined
        ? null
        : { value: String(coverShares(spec, splits, newest)), accession: newest.accession },
  };
};

const floatOf = (accounts: Accounts, newestFirst: readonly Report[]): TrueProfile['public_float'] => {
  for (const report of newestFirst) {
    const fact = factsOf(accounts, report).find(({ concept }) => concept === 'dei:EntityPublicFloat');
    if (fact !== undefined) return { value: fact.value, as_of: fact.end, accession: report.accession };
  }
  return null;
};
