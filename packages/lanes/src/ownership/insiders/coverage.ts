import type { InsiderFormName, Insiders, UnsupportedInsiders } from '@footnote/contract/types.generated';
import { addDays } from '@footnote/values/day';
import { assetTypeOf, type CompanyKind } from '../../subject/asset-type.ts';
import type { KnownForm, ListedForm } from './queries.ts';

export type UnparsedFiling = Insiders['unparsed_filings'][number];

/** The insider forms of a company that a response covers. */
export type Coverage = {
  /** Filing date of the oldest parsed form; null for none. */
  readonly start: string | null;
  /** Whether EDGAR lists earlier forms. */
  readonly hasOlder: boolean;
  /** Filing days of those that report trades. */
  readonly olderDays: readonly string[];
  /** Forms since then that are missing, newest first. */
  readonly unparsed: readonly UnparsedFiling[];
};

const XML = /\.xml$/i;

/**
 * The coverage, from the forms that EDGAR lists for a company and those known to be about it. The list also
 * has forms that the company files about others: `readOf` returns which of them were parsed, whoever their
 * issuer is.
 */
export async function coverageOf(
  listed: readonly ListedForm[],
  known: readonly KnownForm[],
  readOf: (accessions: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<Coverage> {
  const start = known.findLast(({ refusal }) => refusal === '')?.filed ?? null;
  const names = new Set(known.map(({ accession }) => accession));
  const missing = listed.filter(({ accession }) => !names.has(accession));
  const isSince = ({ filed }: { readonly filed: string }): boolean => start !== null && filed >= start;
  const since = missing.filter(isSince);
  const refused = known.filter((form) => form.refusal !== '' && (start === null || isSince(form)));
  const elsewhere = await readOf([...since, ...refused].map(({ accession }) => accession));
  const isMissing = ({ accession }: { readonly accession: string }): boolean => !elsewhere.has(accession);
  return {
    start,
    hasOlder: missing.some((form) => !isSince(form)),
    olderDays: missing.flatMap((form) => (isSince(form) || !reportsTrades(form) ? [] : [form.filed])),
    unparsed: unparsedOf(refused.filter(isMissing), since.filter(isMissing)),
  };
}

function unparsedOf(refused: readonly KnownForm[], missing: readonly ListedForm[]): UnparsedFiling[] {
  return [
    ...refused.map((form) => ({ ...form, reason: form.refusal as UnparsedFiling['reason'] })),
    ...missing.map((form) => ({
      ...form,
      reason: XML.test(form.primary_document) ? ('not_read' as const) : ('not_structured' as const),
    })),
  ]
    .sort((a, b) => (`${a.filed} ${a.accession}` < `${b.filed} ${b.accession}` ? 1 : -1))
    .map(({ accession, filed, form, reason }) => ({
      accession,
      filed,
      form: form as InsiderFormName,
      reason,
    }));
}

/** Why nothing is served of the insiders of a company; null if something is. */
export function unsupportedInsiders({
  company,
  coverage,
}: {
  readonly company: CompanyKind | undefined;
  readonly coverage: Coverage;
}): UnsupportedInsiders['reason'] | null {
  if (coverage.start !== null || coverage.unparsed.length > 0) return null;
  if (coverage.hasOlder) return 'not_collected';
  return assetTypeOf(company) === 'fund' ? 'not_applicable' : null;
}

const reportsTrades = ({ form }: { readonly form: string }): boolean => !form.startsWith('144');

/** Number of listed forms filed from a day on that may report trades and are not known. */
export const missingSince = ({ olderDays, unparsed }: Coverage, from: string): number =>
  unparsed.filter((form) => reportsTrades(form) && form.filed >= from).length +
  olderDays.filter((day) => day >= from).length;

/** Form 4 is due on the second business day after a trade. */
const DAYS_DUE = 5;

/** Whether all forms are known that report trades from a day on, optionally up to another. */
export function covers({ start, hasOlder, unparsed }: Coverage, from: string, to?: string): boolean {
  const due = to === undefined ? undefined : addDays(to, DAYS_DUE);
  return (
    (!hasOlder || (start !== null && start <= from)) &&
    unparsed.every(
      (form) => !reportsTrades(form) || form.filed < from || (due !== undefined && form.filed > due),
    )
  );
}

/** First day on which notices on Form 144 had to be filed electronically. */
const FIRST_NOTICE = '2023-04-13';

/** Whether all notices on Form 144 of these days are known. */
export const coversNotices = ({ start, hasOlder, unparsed }: Coverage, from: string, to: string): boolean =>
  from >= FIRST_NOTICE &&
  (!hasOlder || (start !== null && start <= from)) &&
  unparsed.every((form) => reportsTrades(form) || form.filed < from || form.filed > to);
