import { deadLetter, ok, type Step } from '@footnote/projection/step';
import type { ProfileRow } from '@footnote/read-models/profiles';
import type { CompanyInput } from '@footnote/statements/inputs';
import { type Profile, profileOf } from '@footnote/statements/profile/profile';
import type { ProfileRefusal } from '@footnote/statements/profile/sourced';
import type { Statements } from '@footnote/statements/statements';
import { unstorable } from './rows.ts';

type Key = Pick<ProfileRow, 'cik' | 'revision' | 'symbol'>;

/** The profile of the company from its filings; `statements`: the served statements. */
export function storedProfile(
  company: CompanyInput,
  statements: Statements,
  key: Key,
): Step<readonly ProfileRow[]> {
  const row = profileRow(profileOf(company, statements), key, newestEnd(statements));
  const problem =
    problemOf(row.public_float, row.public_float_as_of) ??
    problemOf(row.shares_outstanding, row.shares_as_of);
  return problem === null ? ok([row]) : deadLetter('profile_not_storable', problem);
}

function problemOf(value: string | null, asOf: string | null): string | null {
  if (asOf === null) return null;
  const fiscalYear = Number(asOf.slice(0, 4));
  return unstorable({ value, period_start: null, period_end: asOf, fiscal_year: fiscalYear, filed: null });
}

function newestEnd({ cells }: Statements): string | null {
  return cells.reduce<string | null>(
    (newest, { period_end: end, value }) =>
      value !== null && (newest === null || end > newest) ? end : newest,
    null,
  );
}

type Source =
  | { readonly refusal: ProfileRefusal }
  | { readonly accession: string; readonly form: string; readonly filed: string };

function profileRow(profile: Profile, key: Key, periodEnd: string | null): ProfileRow {
  const { auditor, filer_category: category, public_float: float, shares_outstanding: shares } = profile;
  const isAudited = auditor.refusal === null;
  const isCounted = shares.refusal === null;
  return {
    ...key,
    auditor: isAudited ? auditor.name : '',
    auditor_location: isAudited ? (auditor.location ?? '') : '',
    auditor_firm_id: isAudited ? (auditor.firm_id ?? '') : '',
    ...footnoted('auditor', auditor),
    filer_category: category.refusal === null ? category.category : '',
    ...footnoted('filer_category', category),
    public_float: float.refusal === null ? float.value : null,
    public_float_as_of: float.refusal === null ? float.as_of : null,
    ...footnoted('public_float', float),
    shares_outstanding: isCounted ? shares.count : null,
    shares_as_of: isCounted ? shares.as_of : null,
    share_classes: isCounted ? shares.classes : 0,
    share_count_basis: isCounted ? shares.basis : '',
    ...footnoted('shares', shares),
    earns_interest: profile.earns_interest,
    period_end: periodEnd,
  };
}

type Footnote<Name extends string> = {
  readonly [Column in `${Name}_accession` | `${Name}_form`]: string;
} & { readonly [Column in `${Name}_filed`]: string | null } & {
  readonly [Column in `${Name}_refusal`]: ProfileRefusal | '';
};

function footnoted<Name extends string>(name: Name, source: Source): Footnote<Name> {
  const isServed = 'accession' in source;
  return {
    [`${name}_refusal`]: isServed ? '' : source.refusal,
    [`${name}_accession`]: isServed ? source.accession : '',
    [`${name}_form`]: isServed ? source.form : '',
    [`${name}_filed`]: isServed ? source.filed : null,
  } as Footnote<Name>;
}
